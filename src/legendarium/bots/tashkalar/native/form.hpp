// The facts of a form, from the rules in Python (form.py); the library knows no form by name.
#pragma once

namespace tashkalar {

// The ways to score that the library has, as in scoring/; `SCORINGS` in packing.py has their names.
enum Scoring { BY_TASKS, BY_DESTRUCTION, BY_COLOURS };

// What the library needs of a form, for one number of sides, in the order of `_form` in packing.py.
struct Form {
  Scoring scoring;
  int points_to_end;
  int stock, legendary_stock;  // The pieces of a side, and those of legendary rank.
  int hand, legends_in_hand;   // How many cards a full hand has.
  int open_of_category;        // How many open tasks may share a category; 0: any number.
  bool advanced_tasks;         // Whether the advanced tasks are in the deck.
  bool improvises, may_discard, has_last_turns;

  bool has_tasks() const { return scoring == BY_TASKS; }
  bool has_legends() const { return legendary_stock > 0; }
};

}  // namespace tashkalar
