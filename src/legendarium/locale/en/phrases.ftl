### How the parts of a phrase are joined: A, B and C.

phrase-and = { $most } and { $last }
phrase-or = { $most } or { $last }
