### How the parts of a phrase are joined: A, B and C.

phrase-and = { $most } и { $last }
phrase-or = { $most } или { $last }
