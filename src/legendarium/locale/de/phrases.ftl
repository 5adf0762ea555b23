### How the parts of a phrase are joined: A, B and C.

phrase-and = { $most } und { $last }
phrase-or = { $most } oder { $last }
