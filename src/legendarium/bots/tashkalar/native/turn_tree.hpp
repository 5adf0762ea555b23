// A search through one turn, action by action, as in search/turn_tree.py.
#pragma once
#include "purposes.hpp"
#include "timer.hpp"

namespace tashkalar {

struct Width {
  int actions, effects, options, effect_actions;
  bool closer;  // Whether positions within effects are judged as closely as those between actions.
  bool quiet;   // Whether pieces are also placed where they gain nothing this turn.
};

constexpr double SUMMONING_WORTH[3] = {0.2, 0.6, 1.2};

// What the best being that can be summoned now may gain (promise.py).
inline double promise(const Position& position) {
  if (!position.actions || position.handed_over) return 0;
  const Player& player = position.players[position.seat];
  double best = 0;
  const auto look = [&](int card) {
    const double brings = SUMMONING_WORTH[CARDS[card].rank];
    if (brings > best && summoning_squares(position, card)) best = brings;
  };
  for (int card : player.legends) look(card);
  for (int card : player.hand) look(card);
  return best;
}

// Every empty square on which a common piece makes some card of the hand summonable.
inline Squares completing_squares(const Position& position, int seat) {
  const Squares mine = position.owners[position.setup->side_of(seat)];
  const Squares upgraded = position.upgraded(), empty = position.empty();
  const Player& player = position.players[seat];
  const Squares allowed[3] = {ARENA & ~upgraded, ARENA & ~position.legendaries, ARENA};
  Squares found = 0;
  const auto look = [&](int card) {
    found |= CARDS[card].completing(mine, mine & upgraded, empty, allowed[CARDS[card].rank]);
  };
  for (int card : player.hand) look(card);
  for (int card : player.legends) look(card);
  return found & empty;
}

// The positions already seen, by their hash.
class Known {
 public:
  // A power of two. The set is full at half this size; further positions count as new.
  explicit Known(size_t size) : keys_(size), stamps_(size), last_(size - 1) {}
  void clear() {
    if (!++turn_) {
      std::fill(stamps_.begin(), stamps_.end(), 0);
      turn_ = 1;
    }
    number_ = 0;
  }
  bool add(uint64_t key) {
    if (number_ > last_ / 2) return true;
    size_t place = key & last_;
    while (stamps_[place] == turn_) {
      if (keys_[place] == key) return false;
      place = (place + 1) & last_;
    }
    stamps_[place] = turn_;
    keys_[place] = key;
    number_++;
    return true;
  }

 private:
  std::vector<uint64_t> keys_;
  std::vector<uint32_t> stamps_;
  const size_t last_;
  uint32_t turn_ = 0;
  size_t number_ = 0;
};

class Mixed {
 public:
  void add(uint64_t number) {
    key = (key ^ number) * 0x9E3779B97F4A7C15ULL;
    key ^= key >> 29;
  }
  void add(Squares group) {
    add(static_cast<uint64_t>(group));
    add(static_cast<uint64_t>(group >> 64));
  }
  template <int SIZE>
  void add(const Cards<SIZE>& cards) {
    uint64_t all = cards.number;
    for (int card : cards) all = all * 131 + card;
    add(all);
  }
  uint64_t key = 1;
};

// A position of the turn, between two actions or in the middle of one.
struct Node {
  Position position;
  double worth;
  int previous;  // Where its last action began; NONE where the search began.
  Answers answers;
};

// A turn as its actions, each with all its choices.
using Line = std::vector<Answers>;

class TurnTree {
 public:
  // Once the timer is late, the search stops with what it has found. `known` is the size of the
  // set of positions seen: narrow searches are faster with a small one.
  explicit TurnTree(const Timer& timer, size_t known = 1 << 13) : timer_(timer), known_(known) {
    reached_.reserve(1024);
  }

  // The possible ends of the seat's turn, best first; actions may be left. Ties are broken at
  // random by `chance`, which orders the first actions, unless it is 0.
  const std::vector<int>& search(const Position& world, int seat, const Judge& judge, Width width,
                                 Purpose purpose = PLAIN_WORTH, uint64_t chance = 0) {
    seat_ = seat;
    judge_ = &judge;
    width_ = width;
    purpose_ = purpose;
    chance_ = chance;
    reached_.clear();
    ends_.clear();
    known_.clear();
    reached_.push_back({world, worth(world), NONE, {}});
    if (!width.quiet) ends_.push_back(0);
    std::vector<int>& frontier = frontier_;
    frontier.assign(1, 0);
    while (!frontier.empty()) {
      found_.clear();
      for (int number : frontier) follow_actions(number);
      sort_out(frontier);
    }
    std::stable_sort(ends_.begin(), ends_.end(), [&](int one, int other) {
      return reached_[one].worth > reached_[other].worth;
    });
    return ends_;
  }

  const Node& operator[](int number) const { return reached_[number]; }

  Line line(int number) const {
    Line found;
    for (; reached_[number].previous != NONE; number = reached_[number].previous)
      found.push_back(reached_[number].answers);
    std::reverse(found.begin(), found.end());
    return found;
  }

 private:
  static constexpr size_t MAX_POSITIONS = 1 << 16;  // How many positions are kept: about 50 MB.
  static constexpr int STEPS_PER_TIME_CHECK = 64;
  const Timer& timer_;
  int steps_ = 0;
  bool is_late_ = false;
  int seat_ = 0;
  const Judge* judge_ = nullptr;
  Width width_{};
  Purpose purpose_ = PLAIN_WORTH;
  uint64_t chance_ = 0;
  std::vector<Node> reached_;
  std::vector<int> ends_, frontier_, found_, begun_, going_;
  std::vector<std::pair<double, int>> promising_;
  Known known_;
  Options actions_, options_, asked_;
  Position after_;

  double worth(const Position& position) const {
    if (purpose_ == LAST_POINTS) return last_turn_worth(position, seat_);
    if (purpose_ == FAR_TASKS) return judge_->quick(position, seat_) + nearness(position);
    return width_.quiet ? judge_->quick(position, seat_) : judge_->glance(position, seat_);
  }

  // Nearly ready cards are not discarded; cards are put under their decks in one order only.
  void leave_out_foolish(Options& options, const Position& position) const {
    bool put_under = false;
    const auto is_foolish = [&](const Choice& option) {
      if (option.kind == DISCARD) return is_near(position, option.one, 1);
      if (option.kind != PUT_UNDER) return false;
      if (put_under || option.other == FLARE_DECK || is_near(position, option.one, 2)) return true;
      put_under = true;
      return false;
    };
    options.erase(std::remove_if(options.begin(), options.end(), is_foolish), options.end());
  }

  bool is_near(const Position& position, int card, int near) const {
    return judge_->lacking_pieces(position, card, position.mine()) <= near;
  }

  // Keeps the best of the positions found to continue from.
  void sort_out(std::vector<int>& frontier) {
    promising_.clear();
    for (int number : found_) {
      const Position& position = reached_[number].position;
      if (!position.actions || !width_.quiet) ends_.push_back(number);
      if (position.stage == OVER || position.seat != seat_) continue;
      if (!position.actions && !may_invoke(position)) continue;
      promising_.push_back({reached_[number].worth + promise(position), number});
    }
    std::stable_sort(promising_.begin(), promising_.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    frontier.clear();
    for (const auto& one : promising_)
      if (static_cast<int>(frontier.size()) < width_.actions) frontier.push_back(one.second);
  }

  void follow_actions(int number) {
    const Position& here = reached_[number].position;
    Squares placing = width_.quiet ? ARENA : task_squares(here);
    // A being completed by the last action cannot be summoned this turn.
    if (!width_.quiet && here.actions > 1) placing |= completing_squares(here, seat_);
    list_actions(here, placing, width_.quiet, actions_);
    leave_out_foolish(actions_, here);
    if (!number && chance_) shuffle(chance_, actions_);
    begun_.clear();
    for (const Choice& option : actions_) {
      Answers answers;
      answers.add(option);
      const int after = follow(number, answers, true);
      if (after != NONE) begun_.push_back(after);
    }
    keep_best(begun_, width_.effect_actions);
    const std::vector<int> begun = begun_;
    for (int one : begun) follow_effect(one);
  }

  void follow_effect(int begun) {
    std::vector<int> now(1, begun);
    while (!now.empty()) {
      going_.clear();
      for (int number : now) {
        const int previous = reached_[number].previous;
        const Answers answers = reached_[number].answers;
        run(reached_[previous].position, answers, after_, options_);
        asked_ = options_;
        leave_out_foolish(asked_, reached_[number].position);
        if (static_cast<int>(asked_.size()) > width_.options) take_few(reached_[number].position);
        for (const Choice& option : asked_) {
          Answers more = answers;
          more.add(option);
          const int after = follow(previous, more, false);
          if (after != NONE) going_.push_back(after);
        }
      }
      keep_best(going_, width_.effects);
      now = going_;
    }
  }

  // Run an action. A finished one is added to the positions found; the number of one that asks
  // further is returned. For the start of an action, whether it was seen before is not checked.
  int follow(int previous, const Answers& answers, bool begins) {
    if (++steps_ % STEPS_PER_TIME_CHECK == 0) is_late_ = timer_.is_late();
    if (is_late_ || reached_.size() >= MAX_POSITIONS || answers.number >= MOST_ANSWERS - 1)
      return NONE;
    const Run state = run(reached_[previous].position, answers, after_, options_);
    const bool is_over = state == DONE;
    if ((is_over || !begins) && !known_.add(key_of(after_, is_over ? nullptr : &answers)))
      return NONE;
    reached_.push_back({after_, is_over || width_.closer ? worth(after_) : judge_->rough(after_, seat_),
                        previous, answers});
    const int number = static_cast<int>(reached_.size()) - 1;
    if (!is_over) return number;
    found_.push_back(number);
    return NONE;
  }

  void keep_best(std::vector<int>& numbers, int most) {
    if (static_cast<int>(numbers.size()) <= most) return;
    std::stable_sort(numbers.begin(), numbers.end(), [&](int one, int other) {
      return reached_[one].worth > reached_[other].worth;
    });
    numbers.resize(most);
  }

  // A few of the options: those against an enemy first, and always the last option.
  void take_few(const Position& position) {
    const Squares enemies = position.occupied() & ~position.mine();
    const Choice last = asked_.back();
    Options few, others;
    for (const Choice& option : asked_) {
      if (target(option) & enemies)
        few.push_back(option);
      else if (&option != &asked_.back())
        others.push_back(option);
    }
    const size_t most = width_.options, by = std::max<size_t>(1, others.size() / most);
    for (size_t i = 0; i < others.size(); i += by) few.push_back(others[i]);
    if (few.size() > most) few.resize(most);
    if (std::find(few.begin(), few.end(), last) == few.end()) few.push_back(last);
    asked_ = few;
  }

  static Squares target(const Choice& option) {
    switch (option.kind) {
      case MOVE: case LEAP: return at(option.other);
      case PLACE: case PICK: case UPGRADE: case CONVERT: case PICK_UP: return at(option.one);
      case SUMMON: case DISCARD: case FLARE: case HAND_OVER: case END_TURN: case DECLINE: case WAY:
      case DIRECTION: case CARD: case CHOOSE: case OPPONENT: case COLOUR: case CLAIM:
      case PUT_UNDER: case CONCEDE: case SKIP_LAST_TURNS:
        return 0;
    }
    return 0;
  }

  uint64_t key_of(const Position& position, const Answers* asking) const {
    Mixed mixed;
    for (int side = 0; side < position.setup->sides; side++) mixed.add(position.owners[side]);
    mixed.add(position.heroics);
    mixed.add(position.legendaries);
    const Player& player = position.players[seat_];
    mixed.add(player.hand);
    mixed.add(player.legends);
    mixed.add(player.deck);
    mixed.add(static_cast<uint64_t>(player.flare + 1));
    mixed.add(static_cast<uint64_t>(position.actions | position.extra_turn << 8 |
                                    position.war_summoner << 9 | position.extra_cards << 10));
    for (int side = 0; side < position.setup->sides; side++) {
      uint64_t destroyed = 0, scores = 0;
      for (int rank = 0; rank < 3; rank++) destroyed = destroyed << 8 | position.destroyed[side][rank];
      for (int column = 0; column < SEATS; column++)
        scores = scores << 16 | static_cast<uint16_t>(position.scores[side][column]);
      mixed.add(destroyed);
      mixed.add(scores);
    }
    if (asking) {
      for (int i = 0; i < asking->number; i++)
        mixed.add(static_cast<uint64_t>(asking->given[i].code()));
    } else {
      for (int i = 0; i < position.summonings; i++)
        mixed.add(static_cast<uint64_t>(position.summoned[i].card << 8 | position.summoned[i].square));
    }
    return mixed.key;
  }
};

}  // namespace tashkalar
