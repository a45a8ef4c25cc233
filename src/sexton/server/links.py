"""Links that claim a chair: unguessable, stored only as a hash, shown as a QR code."""

from __future__ import annotations

import hashlib
import io
import ipaddress
import re
import secrets
import socket
from urllib.parse import urlsplit, urlunsplit

import segno


def new_token() -> str:
    """A token that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(24)


def new_joining_token() -> str:
    """A token for a joining link: it ends within the evening, and a shorter one makes a code that is easier to scan."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> bytes:
    """What is stored of a token. It is long and random, so a plain hash keeps it."""
    return hashlib.sha256(token.encode()).digest()


def link(token: str) -> str:
    """The path that a browser opens."""
    return f"/t/{token}"


def joining_link(token: str) -> str:
    """The path by which people join a lobby."""
    return f"/j/{token}"


def own_address(scheme: str, host: str) -> str:
    """This server's address as a client knows it, from its request's scheme and the host that it names."""
    if not re.fullmatch(r"[\w.-]+(:\d+)?|\[[\da-fA-F:]+\](:\d+)?", host, re.ASCII):
        host = "localhost"
    return f"{'https' if scheme in ('https', 'wss') else 'http'}://{host}"


def qr_svg(address: str) -> str:
    """An address as a QR code: an SVG to be put into a page, black on white with its quiet zone."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, light="#fff", border=4
    )
    return out.getvalue().decode().strip()


def qr_terminal(address: str) -> str:
    """An address as a QR code for a terminal."""
    out = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def lan_address() -> str | None:
    """This machine's address in the local network, or ``None`` where it has none.

    Nothing is sent: the system only says which of its addresses it would use towards one that nobody has.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def reachable(address: str) -> str:
    """The address as a phone in the room can open it: ``localhost`` becomes this machine's own address."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    try:
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        here = False
    lan = lan_address() if here else None
    if lan is None:
        return address
    return urlunsplit(parts._replace(netloc=f"{lan}:{parts.port}" if parts.port else lan))
