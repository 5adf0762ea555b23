// A budget being spent (budget.py).
#pragma once
#include <algorithm>
#include <chrono>

namespace tashkalar {

class Timer {
 public:
  Timer(double seconds, long steps) : end_(seconds), steps_(steps), left_(steps) {}
  double spent_seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
  }
  // The fraction spent, from 0 to 1, since a start that may be later than the timer's own.
  double spent(double from_seconds, long from_left) const {
    double share = 0;
    if (end_ > 0) share = (spent_seconds() - from_seconds) / std::max(1e-9, end_ - from_seconds);
    if (steps_ >= 0)
      share = std::max(share, 1.0 - double(left_) / double(std::max(1L, from_left)));
    return std::min(1.0, share);
  }
  bool is_late() const { return end_ > 0 && spent_seconds() >= end_; }
  bool is_over() const { return (steps_ >= 0 && left_ <= 0) || is_late(); }
  void step(long number) { left_ -= number; }
  long left() const { return left_; }

 private:
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  const double end_;
  const long steps_;
  long left_;
};

}  // namespace tashkalar
