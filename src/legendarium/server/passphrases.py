"""Passphrases are kept as argon2 hashes, and hashed where no game has to wait for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER = PasswordHasher()
_THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passphrases")
"""Each hash takes much memory: more than two at once would be an invitation."""


async def hashed(passphrase: str) -> str:
    """What is kept of a passphrase."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _HASHER.hash, passphrase)


async def matches(passphrase: str, kept: str) -> bool:
    """Whether this is the passphrase that was kept."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _verify, kept, passphrase)


def _verify(kept: str, passphrase: str) -> bool:
    try:
        return _HASHER.verify(kept, passphrase)
    except (VerificationError, InvalidHashError):
        return False
