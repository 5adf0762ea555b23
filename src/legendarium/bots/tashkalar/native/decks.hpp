// The decks: every being by its number, one deck after the other, as in schools/.
#pragma once
#include <algorithm>
#include <iterator>

#include "highland.hpp"
#include "imperial.hpp"
#include "legends.hpp"
#include "sylvan.hpp"

namespace tashkalar {

// In the order of the rules in Python; the legends, which all schools share, come last.
constexpr int DECK_SIZES[] = {std::size(IMPERIAL), std::size(HIGHLAND), std::size(SYLVAN),
                              std::size(LEGENDS)};
constexpr int FIRST_LEGEND = std::size(IMPERIAL) + std::size(HIGHLAND) + std::size(SYLVAN);
constexpr int BEINGS = FIRST_LEGEND + std::size(LEGENDS);

static_assert(std::max({std::size(IMPERIAL), std::size(HIGHLAND), std::size(SYLVAN)}) <=
                  MAX_SCHOOL_CARDS,
              "a school has too many cards: raise MAX_SCHOOL_CARDS");
static_assert(std::size(LEGENDS) <= MAX_LEGENDS, "too many legends: raise MAX_LEGENDS");
static_assert(BEINGS <= HIDDEN, "too many beings: their numbers must fit into a byte");

inline Card CARDS[BEINGS];  // Loaded from the rules in Python.

constexpr std::array<Being, BEINGS> every_being() {
  std::array<Being, BEINGS> all{};
  int number = 0;
  for (const Being& being : IMPERIAL) all[number++] = being;
  for (const Being& being : HIGHLAND) all[number++] = being;
  for (const Being& being : SYLVAN) all[number++] = being;
  for (const Being& being : LEGENDS) all[number++] = being;
  return all;
}
inline constexpr std::array<Being, BEINGS> ALL_BEINGS = every_being();

inline bool is_legend(int card) { return card >= FIRST_LEGEND; }

}  // namespace tashkalar
