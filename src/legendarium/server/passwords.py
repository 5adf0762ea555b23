"""Passwords are stored as argon2 hashes, computed in threads so that no game waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER = PasswordHasher()
_THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")
"""At most two at once: each hash takes much memory, which an attacker could use up."""


async def hash_password(password: str) -> str:
    """The hash of a password, to be stored."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _HASHER.hash, password)


async def matches(password: str, stored_hash: str) -> bool:
    """Whether the password has this hash."""
    return await asyncio.get_running_loop().run_in_executor(
        _THREADS, _verify, stored_hash, password
    )


def _verify(stored_hash: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored_hash, password)
    except (VerificationError, InvalidHashError):
        return False
