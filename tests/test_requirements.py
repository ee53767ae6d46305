"""The lock files are complete: whatever is released tomorrow, what is pinned today installs.

An installer that finds every requirement pinned has nothing to look up. One missing pin is enough
to make it ask for the newest release, which has no hash here: then nothing installs any more.
"""

from __future__ import annotations

import itertools
import re
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

LOCKS = sorted((Path(__file__).parents[1] / "requirements").glob("*.txt"))
PLATFORMS = [
    {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
]
PYTHONS = ["3.11.0", "3.11.7", "3.12.1", "3.13.0", "3.14.0"]
ENVIRONMENTS = [
    {**platform, "python_version": python.rpartition(".")[0], "python_full_version": python}
    for platform, python in itertools.product(PLATFORMS, PYTHONS)
]


class Pin(NamedTuple):
    requirement: Requirement
    hashes: int


def pins_of(text: str) -> list[Pin]:
    """The requirements of a lock file, each with how many hashes it has."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    found = []
    for line in lines:
        entry, *hashes = line.partition("#")[0].split("--hash=sha256:")
        if entry.strip():
            found.append(Pin(Requirement(entry.strip()), len(hashes)))
    return found


def missing(pins: list[Pin]) -> list[str]:
    """What the pinned packages ask for, on any platform, that no pin satisfies."""
    faults = []
    for pin in pins:
        try:
            distribution = metadata.distribution(pin.requirement.name)
        except metadata.PackageNotFoundError:
            continue  # for another platform, or of a lock that is not installed here
        for text in distribution.requires or []:
            faults += [
                f"{pin.requirement.name} needs {text}"
                for environment in ENVIRONMENTS
                if _applies(pin.requirement, environment, [""])
                and _applies(Requirement(text), environment, ["", *pin.requirement.extras])
                and not _is_pinned(Requirement(text), pins, environment)
            ]
    return sorted(set(faults))


def _applies(wanted: Requirement, environment: dict[str, str], extras: list[str]) -> bool:
    return wanted.marker is None or any(
        wanted.marker.evaluate({**environment, "extra": extra}) for extra in extras
    )


def _is_pinned(wanted: Requirement, pins: list[Pin], environment: dict[str, str]) -> bool:
    return any(
        canonicalize_name(pin.requirement.name) == canonicalize_name(wanted.name)
        and wanted.extras <= pin.requirement.extras
        and wanted.specifier.contains(_version(pin), prereleases=True)
        and _applies(pin.requirement, environment, [""])
        for pin in pins
    )


def _version(pin: Pin) -> Version:
    [specifier] = pin.requirement.specifier
    return Version(specifier.version)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_everything_is_pinned_and_hashed(lock: Path) -> None:
    pins = pins_of(lock.read_text())
    assert pins
    for requirement, hashes in pins:
        assert [each.operator for each in requirement.specifier] == ["=="], requirement
        assert hashes, f"{requirement} has no hash"
    assert missing(pins) == []


@pytest.mark.parametrize("lock", ["dev.txt", "run.txt"])
def test_everything_the_project_asks_for_is_pinned(lock: str) -> None:
    pins = pins_of((LOCKS[0].parent / lock).read_text())
    wanted = [Requirement(text) for text in metadata.requires("marineris") or []]
    installed = [each for each in wanted if lock == "dev.txt" or "data" not in str(each.marker)]
    for requirement in installed:
        for environment in ENVIRONMENTS:
            if _applies(requirement, environment, ["", "server", "data"]):
                assert _is_pinned(requirement, pins, environment), requirement


def test_a_pin_without_its_extra_is_found() -> None:
    """`pytest-cov` asks for `coverage[toml]`: a pin of plain `coverage` is not enough."""
    text = (LOCKS[0].parent / "dev.txt").read_text()
    assert "coverage[toml]==" in text
    found = missing(pins_of(text.replace("coverage[toml]==", "coverage==")))
    assert [fault for fault in found if fault.startswith("pytest-cov needs coverage[toml]")]


def test_a_missing_pin_is_found() -> None:
    pins = pins_of((LOCKS[0].parent / "run.txt").read_text())
    without = [pin for pin in pins if pin.requirement.name != "starlette"]
    assert any(fault.startswith("fastapi needs starlette") for fault in missing(without))
