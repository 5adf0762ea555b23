// The functions that Python calls. Arguments and results are rows of numbers; `packing.py` writes
// them. Bots use `search` and `weigh`; `after`, `worths` and `deal` are for the tests that compare
// both implementations.
#include "weighing.hpp"

using namespace tashkalar;

namespace {

class Reader {
 public:
  explicit Reader(const int64_t* numbers) : next_(numbers) {}
  int64_t number() { return *next_++; }
  Squares squares() {
    const auto low = static_cast<uint64_t>(number());
    return static_cast<Squares>(static_cast<uint64_t>(number())) << 64 | low;
  }
  template <int SIZE>
  void cards(Cards<SIZE>& cards) {
    cards = {};
    for (int64_t left = number(); left; left--) cards.add(static_cast<int>(number()));
  }
  template <class Whole>
  void to(Whole& whole) { whole = static_cast<Whole>(number()); }

 private:
  const int64_t* next_;
};

class Writer {
 public:
  explicit Writer(int64_t* numbers) : next_(numbers) {}
  void number(int64_t number) { *next_++ = number; }
  void squares(Squares group) {
    number(static_cast<int64_t>(group));
    number(static_cast<int64_t>(group >> 64));
  }
  template <int SIZE>
  void cards(const Cards<SIZE>& cards) {
    number(cards.size());
    for (int card : cards) number(card);
  }
  template <class Whole>
  void to(const Whole& whole) { number(static_cast<int64_t>(whole)); }

 private:
  int64_t* next_;
};

void read_form(Reader& in, Form& form) {
  in.to(form.scoring), in.to(form.points_to_end), in.to(form.stock), in.to(form.legendary_stock);
  in.to(form.hand), in.to(form.legends_in_hand), in.to(form.open_of_category);
  in.to(form.advanced_tasks), in.to(form.improvises), in.to(form.may_discard);
  in.to(form.has_last_turns);
}

Setup read_setup(Reader& in) {
  Setup setup{};
  read_form(in, setup.form);
  in.to(setup.teams), in.to(setup.seats), in.to(setup.sides);
  for (int seat = 0; seat < setup.seats; seat++) in.cards(setup.decks[seat]);
  in.cards(setup.legends);
  return setup;
}

// Reads or writes a position: one order for both.
template <class Stream, class Where>
void pass(Stream& io, Where& position, const Setup& setup) {
  for (int seat = 0; seat < setup.seats; seat++) {
    auto& player = position.players[seat];
    io.cards(player.hand), io.cards(player.legends), io.to(player.flare);
    io.cards(player.deck), io.cards(player.discard), io.to(player.sideways), io.to(player.known);
  }
  io.cards(position.legend_deck), io.cards(position.legend_discard);
  io.cards(position.flare_deck), io.cards(position.flare_discard);
  io.cards(position.tasks), io.to(position.next_task), io.cards(position.task_deck);
  io.to(position.claimed[0]), io.to(position.claimed[1]);
  for (int side = 0; side < setup.sides; side++) {
    for (int column = 0; column < setup.sides; column++) io.to(position.scores[side][column]);
    for (int rank = 0; rank < 3; rank++) io.to(position.destroyed[side][rank]);
  }
  for (int seat = 0; seat < setup.seats; seat++) io.to(position.improvised[seat]);
  io.to(position.summonings);
  for (int i = 0; i < position.summonings; i++)
    io.to(position.summoned[i].card), io.to(position.summoned[i].square);
  io.to(position.stage), io.to(position.seat), io.to(position.actions);
  io.to(position.extra_cards), io.to(position.extra_legends), io.to(position.discarded);
  io.to(position.war_summoner), io.to(position.extra_turn), io.to(position.handed_over);
  io.to(position.end_triggered), io.cards(position.last_turns), io.to(position.chance);
}

Position read_position(Reader& in, const Setup& setup) {
  Position position{};
  position.setup = &setup;
  for (int side = 0; side < setup.sides; side++) position.owners[side] = in.squares();
  position.commons = in.squares();
  position.heroics = in.squares();
  position.legendaries = in.squares();
  pass(in, position, setup);
  return position;
}

void write_position(Writer& out, const Position& position) {
  for (int side = 0; side < position.setup->sides; side++) out.squares(position.owners[side]);
  out.squares(position.commons);
  out.squares(position.heroics);
  out.squares(position.legendaries);
  pass(out, position, *position.setup);
}

using Offsets = std::vector<std::pair<int, int>>;

Offsets read_offsets(Reader& in) {
  Offsets found(static_cast<size_t>(in.number()));
  for (auto& [across, up] : found) in.to(across), in.to(up);
  return found;
}

Squares laid(const Offsets& offsets, Squares square) {
  Squares found = 0;
  for (const auto& [across, up] : offsets) found |= back(square, -(up * STRIDE + across));
  return found & ARENA;
}

Shape shape_of(const Offsets& heroics, const Offsets& commons) {
  std::vector<std::pair<int, bool>> cells;
  for (const auto& [across, up] : heroics) cells.push_back({up * STRIDE + across, false});
  for (const auto& [across, up] : commons) cells.push_back({up * STRIDE + across, true});
  const int first = std::min_element(cells.begin(), cells.end())->first;
  Shape shape{first, {}};
  for (const auto& [offset, is_common] : cells)
    shape.cells.push_back({is_common, static_cast<uint8_t>(offset - first)});
  return shape;
}

void read_card(Reader& in, Card& card) {
  card = {};
  in.to(card.rank), in.to(card.uses_pieces);
  const auto orientations = in.number();
  for (int number = 0; number < orientations; number++) {
    const auto commons = read_offsets(in), heroics = read_offsets(in), marks = read_offsets(in);
    const auto directions = static_cast<uint8_t>(in.number());
    card.size = static_cast<int>(commons.size() + heroics.size());
    const Shape shape = shape_of(heroics, commons);
    if (std::find(card.shapes.begin(), card.shapes.end(), shape) == card.shapes.end())
      card.shapes.push_back(shape);
    for (Squares square : each(ARENA)) {
      const Squares high = laid(heroics, square), used = high | laid(commons, square);
      if (count(used) == card.size)
        card.footprints[index_of(square)].push_back(
            {used, high, laid(marks, square), static_cast<uint8_t>(number), directions});
    }
  }
}

Answers read_answers(const int64_t* numbers, int number) {
  Answers answers;
  for (int i = 0; i < number && i < MOST_ANSWERS; i++)
    answers.add(choice(static_cast<Kind>(numbers[i] >> 24), numbers[i] >> 16 & 255,
                       numbers[i] >> 8 & 255, numbers[i] & 255));
  return answers;
}

Judge read_judge(const double* numbers) {
  Judge judge;
  std::copy(numbers, numbers + FEATURES, judge.weights);
  judge.ends = {numbers[FEATURES], numbers[FEATURES + 1]};
  return judge;
}

class Numbers {
 public:
  explicit Numbers(const double* numbers) : next_(numbers) {}
  double number() { return *next_++; }
  int whole() { return static_cast<int>(number()); }
  Width width(bool closer, bool quiet) {
    const int actions = whole(), effects = whole(), options = whole(), effect_actions = whole();
    return {actions, effects, options, effect_actions, closer, quiet};
  }

 private:
  const double* next_;
};

Foresight read_foresight(Numbers& in) {
  Foresight foresight{};
  foresight.glance = in.width(false, false);
  foresight.closer = in.width(true, false);
  foresight.closer_fraction = in.number();
  foresight.lines_shared = in.whole();
  foresight.max_lines_tried = in.whole();
  foresight.thorough = in.width(false, true);
  foresight.ends = in.whole();
  return foresight;
}

Settings read_settings(Numbers& in) {
  Settings settings{};
  settings.rounds = in.whole();
  settings.finalists = in.whole();
  settings.preparing = in.number();
  settings.prepared = in.number();
  settings.racers = in.whole();
  settings.prior = in.number();
  settings.hands = in.whole();
  settings.fewest = in.whole();
  settings.behind = in.number();
  settings.alike = in.number();
  settings.narrowing = in.whole();
  for (int i = 0; i < settings.narrowing; i++) {
    settings.after[i] = in.number();
    settings.left[i] = in.whole();
  }
  return settings;
}

}  // namespace

#pragma GCC visibility push(default)
extern "C" {

// What the library was made from (build_fingerprint.py); the build defines it.
const char* fingerprint() { return FINGERPRINT; }

int decks() { return std::size(DECK_SIZES); }
int deck_size(int deck) { return DECK_SIZES[deck]; }
int legends() { return std::size(LEGENDS); }
int beings() { return BEINGS; }
int flares() { return FLARES_NUMBER; }
int tasks() { return TASKS_NUMBER; }
int features() { return FEATURES; }
const char* being_name(int number) { return ALL_BEINGS[number].name; }
const char* flare_name(int number) { return FLARES[number].name; }
const char* task_name(int number) { return TASKS[number].name; }

// The patterns of the beings, and what the rules say of the tasks.
void load(const int64_t* numbers) {
  Reader in(numbers);
  for (Card& card : CARDS) read_card(in, card);
  for (Task& task : TASKS) in.to(task.category), in.to(task.points), in.to(task.advanced);
}

// The result of an action with these answers: the packed position and the options of its question;
// without answers, the options between two actions. Returns the number of options, or -1 if an
// answer is refused.
int after(const int64_t* packed, const int64_t* answers, int number, int64_t* position,
          int64_t* options) {
  Reader in(packed);
  const Setup setup = read_setup(in);
  const Position before = read_position(in, setup);
  Position reached = before;
  Options listed;
  if (!number) {
    list_actions(before, ARENA, true, listed);
  } else {
    const Answers given = read_answers(answers, number);
    if (!may_begin(before, given.given[0])) return -1;
    const Run state = run(before, given, reached, listed, true);
    if (state == REFUSED) return -1;
    if (state == DONE) listed.clear();
  }
  Writer out(position);
  write_position(out, reached);
  for (const Choice& option : listed) *options++ = option.code();
  return static_cast<int>(listed.size());
}

// The worths of a position to a seat: at a glance, quick, rough and full; its worth in a last turn;
// and how close the side to move is to the tasks.
void worths(const int64_t* packed, int seat, const double* weights, double* found) {
  Reader in(packed);
  const Setup setup = read_setup(in);
  const Position position = read_position(in, setup);
  const Judge judge = read_judge(weights);
  found[0] = judge.glance(position, seat);
  found[1] = judge.quick(position, seat);
  found[2] = judge.rough(position, seat);
  found[3] = judge.full(position, seat);
  found[4] = last_turn_worth(position, seat);
  found[5] = nearness(position);
}

// A world that a seat with this view cannot tell from the real one.
void deal(const int64_t* packed, uint64_t chance, int further, int64_t* world) {
  Reader in(packed);
  const Setup setup = read_setup(in);
  Writer out(world);
  write_position(out, dealt(read_position(in, setup), chance, further));
}

// Search for the best turns from here, at most `most` of them, with their full worths; returns how
// many there are. Ties are broken at random by `chance`. Each line is the number of its choices
// followed by these; `room` is the size of `lines`.
int search(const int64_t* packed, int seat, const double* weights, const double* width, int purpose,
           uint64_t chance, int most, double seconds, double* worths, int64_t* lines, int room) {
  const Timer timer(seconds, -1);
  Reader in(packed);
  const Setup setup = read_setup(in);
  const Position world = read_position(in, setup);
  const Judge judge = read_judge(weights);
  Numbers numbers(width);
  TurnTree tree(timer, 1 << 16);
  int found = 0;
  const Width wide = numbers.width(true, true);
  for (int end : tree.search(world, seat, judge, wide, Purpose(purpose), chance)) {
    std::vector<int64_t> line;
    for (const Answers& action : tree.line(end))
      for (int i = 0; i < action.number; i++) line.push_back(action.given[i].code());
    room -= 1 + static_cast<int>(line.size());
    if (found == most || room < 0 || (found && timer.is_late())) break;
    *lines++ = static_cast<int64_t>(line.size());
    lines = std::copy(line.begin(), line.end(), lines);
    worths[found++] = judge.full(tree[end].position, seat);
  }
  return found;
}

// Weigh turns, given as the seat's views of their ends. `chances` takes the prior chances and
// returns the updated ones. `results` has room for `most` chances of each turn, one for each world;
// `worlds` is the number of them, or -1 minus that number for a turn that was dropped.
void weigh(const int64_t* packed, int number, int seat, const double* weights,
           const double* settings, double* chances, const int64_t* stays, double seconds,
           int64_t steps, uint64_t dice, int most, double* results, int64_t* worlds) {
  Timer timer(seconds, static_cast<long>(steps));
  Reader in(packed);
  const Setup setup = read_setup(in);
  const Judge judge = read_judge(weights);
  Numbers numbers(settings);
  const Foresight foresight = read_foresight(numbers);
  const Settings race = read_settings(numbers);
  std::vector<Candidate> turns;
  for (int i = 0; i < number; i++)
    turns.push_back({read_position(in, setup), chances[i], stays[i] != 0, {}});
  const std::vector<int> racing = Weighing(turns, seat, judge, foresight, race, dice, timer).run();
  for (int i = 0; i < number; i++) {
    const int seen = std::min<int>(most, static_cast<int>(turns[i].results.size()));
    std::copy(turns[i].results.end() - seen, turns[i].results.end(), results + i * most);
    chances[i] = turns[i].first;
    const bool is_racing = std::find(racing.begin(), racing.end(), i) != racing.end();
    worlds[i] = is_racing ? seen : -seen - 1;
  }
}

}  // extern "C"
#pragma GCC visibility pop
