### How the parts of a phrase are joined: A, B and C.

phrase-and = { $most } i { $last }
phrase-or = { $most } lub { $last }
