### How the parts of a phrase are joined: A, B and C.

phrase-and = { $most } a { $last }
phrase-or = { $most } nebo { $last }
