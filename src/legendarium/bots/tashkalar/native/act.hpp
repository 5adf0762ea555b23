// An action being carried out: verbs, and the rulebook's words for choosing (verbs.py, act.py).
//
// An action asks by calling `ask`. While answers are left, it gets the next one; after the last
// one, the question is stored and the action is left by a longjmp. It is run again with one more
// answer. So no code of an action may own memory: a longjmp runs no destructors.
#pragma once
#include <csetjmp>
#include <vector>

#include "kinds.hpp"
#include "position.hpp"

namespace tashkalar {

// An option and the numbers of its fields, in the order of their declaration in options.py: squares
// by their index, cards by their number, colours by their side. For a field that may be missing,
// the number is one higher, and 0 if it is missing.
struct Choice {
  Kind kind = DECLINE;
  uint8_t one = 0, other = 0, third = 0;
  bool operator==(const Choice& also) const { return code() == also.code(); }
  // As one number; option_codes.py makes the same.
  uint32_t code() const {
    return static_cast<uint32_t>(kind) << 24 | static_cast<uint32_t>(one) << 16 |
           static_cast<uint32_t>(other) << 8 | third;
  }
};

using Options = std::vector<Choice>;

inline Choice choice(Kind kind, int one = 0, int other = 0, int third = 0) {
  return {kind, static_cast<uint8_t>(one), static_cast<uint8_t>(other),
          static_cast<uint8_t>(third)};
}

inline void list_squares(Options& options, Kind kind, Squares group) {
  for (Squares square : each(group)) options.push_back(choice(kind, index_of(square)));
}

// Discarding asks most: once for every other card that is held.
constexpr int MOST_ANSWERS = 2 + MAX_SCHOOL_CARDS + MAX_LEGENDS;

struct Answers {
  int number = 0;
  Choice given[MOST_ANSWERS];
  void add(Choice answer) { given[number++] = answer; }
  bool operator==(const Answers& also) const {
    if (number != also.number) return false;
    for (int i = 0; i < number; i++)
      if (!(given[i] == also.given[i])) return false;
    return true;
  }
};

enum Steps { STANDARD, COMBAT };

struct Move {
  Squares from = 0, to = 0;
  explicit operator bool() const { return from != 0; }
};

// Pieces, each with the squares it may go to.
struct Moves {
  int number = 0;
  Squares pieces[72], targets[72];
  void add(Squares piece, Squares onto) {
    if (!onto) return;
    pieces[number] = piece;
    targets[number++] = onto;
  }
  void add(const Moves& more) {
    for (int i = 0; i < more.number; i++) add(more.pieces[i], more.targets[i]);
  }
};

class Act {
 public:
  Position& position;
  const int side;
  Squares being = 0, used = 0, marked = 0;
  int directions = 0;  // As bits.

  Act(Position& changed, const Answers& answers, Options& options, bool checked)
      : position(changed), side(changed.side()), answers_(answers), options_(options),
        checked_(checked) {}

  // Carry an action out; returns whether it ends with exactly these answers.
  template <class Action>
  bool run(Action action) {
    is_over_ = false;
    if (!_setjmp(left_)) {
      action(*this);
      is_over_ = true;
    }
    return is_over_ && next_ == answers_.number;
  }
  // Whether it waits for an answer; if not, an answer was not among the options.
  bool is_asking() const { return !is_over_ && !refused_; }
  // Leave the action, which an answer does not fit.
  [[noreturn]] void refuse() {
    refused_ = true;
    leave();
  }

  // What stands where

  Squares mine() const { return position.owners[side]; }
  Squares enemies() const { return position.occupied() & ~position.owners[side]; }
  Squares commons() const { return position.commons; }
  Squares heroics() const { return position.heroics; }
  Squares legendaries() const { return position.legendaries; }
  Squares non_legendaries() const { return position.commons | position.heroics; }
  Squares upgraded() const { return position.upgraded(); }
  Squares pieces() const { return position.occupied(); }
  Squares empty() const { return position.empty(); }
  Player& player() { return position.players[position.seat]; }

  // Verbs

  bool can_place(int rank, int owner = NONE) const {
    return position.stock(owner == NONE ? side : owner, rank) > 0;
  }
  bool place(Squares square, int rank = COMMON, int owner = NONE) {
    if (owner == NONE) owner = side;
    if (!square || !can_place(rank, owner)) return false;
    put(square, owner, rank);
    return true;
  }
  void destroy(Squares group, bool counts = true) {
    for (Squares square : each(group)) {
      const int rank = position.rank_at(square), owner = lift(square);
      if (counts && owner != side) position.destroyed[owner][rank]++;
    }
  }
  bool convert(Squares square, int rank = NONE) {
    if (!square) return false;
    const int old_rank = position.rank_at(square), new_rank = rank == NONE ? old_rank : rank;
    if (!can_place(new_rank)) return false;
    position.destroyed[lift(square)][old_rank]++;
    put(square, side, new_rank);
    return true;
  }
  Squares can_be_upgraded(Squares group) const {
    Squares found = group & position.commons;
    if (group & position.heroics)
      for (int owner = 0; owner < position.setup->sides; owner++)
        if (position.stock(owner, LEGENDARY) > 0)
          found |= group & position.heroics & position.owners[owner];
    return found;
  }
  void upgrade(Squares square) {
    if (!(square & can_be_upgraded(square))) return;
    if (square & position.commons) {
      position.commons ^= square;
      position.heroics |= square;
    } else {
      position.heroics ^= square;
      position.legendaries |= square;
    }
  }
  void downgrade(Squares square) {
    if (square & position.heroics) {
      position.heroics ^= square;
      position.commons |= square;
    } else if (square & position.legendaries &&
               position.stock(position.owner_at(square), HEROIC) > 0) {
      position.legendaries ^= square;
      position.heroics |= square;
    }
  }
  void move(Move move) {
    if (move.to & position.occupied()) destroy(move.to);
    const bool is_being = being == move.from, is_used = used & move.from;
    const int rank = position.rank_at(move.from), owner = lift(move.from);
    put(move.to, owner, rank);
    if (is_being) being = move.to;
    if (is_used) used |= move.to;
  }
  void gain_action(int number = 1) { position.actions += number; }
  void pick_up(Squares square) { lift(square); }
  void add_points(int owner, int points, int column = 0) {
    position.scores[owner][column] += points;
  }

  // Where a piece may go

  Squares stepping(Squares piece, Steps kind) const { return adjacent(piece) & ~barred(piece, kind); }
  Squares leaping(Squares piece, Steps kind) const {
    return ARENA & ~piece & ~barred(piece, kind);
  }
  bool is_combat(Move move) const {
    return move.to & position.occupied() &&
           position.rank_at(move.from) == position.rank_at(move.to);
  }

  // Asking

  template <class List>
  Choice ask(bool optional, List list) {
    const bool is_last = next_ >= answers_.number;
    if (is_last || checked_) {
      options_.clear();
      list(options_);
      if (optional) options_.push_back(choice(DECLINE));
    }
    if (is_last) leave();
    const Choice answer = answers_.given[next_++];
    if (checked_) check(answer);
    return answer;
  }
  Choice ask_squares(bool optional, Kind kind, Squares group) {
    return ask(optional, [&](Options& options) { list_squares(options, kind, group); });
  }

  Squares may_pick(Squares group, Kind kind = PICK) {
    if (!group) return 0;
    const Choice answer = ask_squares(true, kind, group);
    return answer.kind == DECLINE ? 0 : at(answer.one);
  }
  Squares must_pick(Squares group, Kind kind = PICK) {
    if (!(group & (group - 1))) return group;
    return at(ask_squares(false, kind, group).one);
  }
  Squares may_destroy(Squares group) {
    const Squares victim = may_pick(group);
    destroy(victim);
    return victim;
  }
  Squares must_destroy(Squares group) {
    const Squares victim = must_pick(group);
    destroy(victim);
    return victim;
  }
  Squares may_upgrade(Squares group) {
    const Squares piece = may_pick(can_be_upgraded(group));
    upgrade(piece);
    return piece;
  }
  Squares must_upgrade(Squares group) {
    const Squares piece = must_pick(can_be_upgraded(group));
    upgrade(piece);
    return piece;
  }
  Squares may_convert(Squares group, int rank = NONE) {
    const Squares piece = may_pick(can_place(COMMON) ? group : 0);
    convert(piece, rank);
    return piece;
  }
  Squares may_place(Squares group) {
    const Squares square = may_pick(can_place(COMMON) ? group & empty() : 0, PLACE);
    place(square);
    return square;
  }
  Squares must_place(Squares group = ARENA, int rank = COMMON) {
    const Squares square = must_pick(can_place(rank) ? group & empty() : 0, PLACE);
    place(square, rank);
    return square;
  }

  Moves moves(Squares pieces, Steps kind, Squares onto = ARENA) const {
    Moves found;
    for (Squares piece : each(pieces)) found.add(piece, stepping(piece, kind) & onto);
    return found;
  }
  Moves moves_in_direction(Squares pieces, Steps kind, int way) const {
    Moves found;
    for (Squares piece : each(pieces)) found.add(piece, stepping(piece, kind) & step(piece, way));
    return found;
  }
  // The choice of one of these moves, which is not carried out yet.
  Move choose_move(const Moves& moves, Kind kind = MOVE) {
    if (!moves.number) return {};
    return move_of(ask(true, [&](Options& options) { list_moves(options, moves, kind); }));
  }
  Move may_move_among(const Moves& moves) { return done(choose_move(moves)); }
  Move must_move_among(const Moves& moves) {
    if (!moves.number) return {};
    if (moves.number == 1 && count(moves.targets[0]) == 1)
      return done({moves.pieces[0], moves.targets[0]});
    return done(move_of(ask(false, [&](Options& options) { list_moves(options, moves, MOVE); })));
  }
  Move may_move(Squares pieces, Steps kind, Squares onto = ARENA) {
    return may_move_among(moves(pieces, kind, onto));
  }
  Move may_leap(Squares pieces, Steps kind, Squares onto = ARENA) {
    Moves leaps;
    for (Squares piece : each(pieces)) leaps.add(piece, leaping(piece, kind) & onto);
    return done(choose_move(leaps, LEAP));
  }
  // Make one combat move or up to two standard moves with the pieces, or none.
  template <class Pieces>
  void move_or_two(Pieces pieces) {
    const Move first = choose_move(moves(pieces(), COMBAT));
    if (!first) return;
    const bool in_combat = is_combat(first);
    move(first);
    if (!in_combat) may_move(pieces(), STANDARD);
  }
  static int direction_of(Move move) { return direction_between(move.from, move.to); }
  static Move move_of(Choice answer) {
    if (answer.kind != MOVE && answer.kind != LEAP) return {};
    return {at(answer.one), at(answer.other)};
  }
  static void list_moves(Options& options, const Moves& moves, Kind kind = MOVE) {
    for (int i = 0; i < moves.number; i++)
      for (Squares target : each(moves.targets[i]))
        options.push_back(choice(kind, index_of(moves.pieces[i]), index_of(target)));
  }

  // The choice of one of these directions, given as bits; NONE if declined.
  int may_pick_direction(int ways) {
    if (!ways) return NONE;
    const Choice answer = ask(true, [&](Options& options) { list_directions(options, ways); });
    return answer.kind == DECLINE ? NONE : answer.one;
  }
  int must_pick_direction(int ways) {
    if (!(ways & (ways - 1))) return __builtin_ctz(ways);
    return ask(false, [&](Options& options) { list_directions(options, ways); }).one;
  }
  static void list_directions(Options& options, int ways) {
    for (int way = 0; way < 8; way++)
      if (ways >> way & 1) options.push_back(choice(DIRECTION, way));
  }

  // Do something up to a number of times; returns how often it was done.
  template <class Once>
  int up_to(int times, Once once) {
    for (int done = 0; done < times; done++)
      if (!once()) return done;
    return times;
  }

 private:
  const Answers& answers_;
  Options& options_;
  const bool checked_;
  int next_ = 1;  // The first answer began the action.
  volatile bool is_over_ = false, refused_ = false;
  std::jmp_buf left_;

  [[noreturn]] __attribute__((noinline)) void leave() { _longjmp(left_, 1); }

  void check(Choice answer) {
    for (const Choice& option : options_)
      if (option == answer) return;
    refuse();
  }
  Move done(Move move) {
    if (move) this->move(move);
    return move;
  }
  Squares barred(Squares piece, Steps kind) const {
    if (piece & position.commons)
      return kind == COMBAT ? position.upgraded() : position.occupied();
    if (piece & position.heroics)
      return kind == COMBAT ? position.legendaries : position.upgraded();
    return kind == COMBAT ? 0 : position.legendaries;
  }
  // Take a piece off the arena; returns its owner.
  int lift(Squares square) {
    const int owner = position.owner_at(square);
    position.owners[owner] ^= square;
    position.commons &= ~square;
    position.heroics &= ~square;
    position.legendaries &= ~square;
    if (square == being) being = 0;
    used &= ~square;
    return owner;
  }
  void put(Squares square, int owner, int rank) {
    position.owners[owner] |= square;
    (rank == COMMON ? position.commons : rank == HEROIC ? position.heroics : position.legendaries) |=
        square;
  }
};

}  // namespace tashkalar
