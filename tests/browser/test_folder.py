"""The server in a folder of its host, behind nginx: pages, sockets, pictures and links stay inside.

A visitor that asks the host for anything outside of the folder fails its test. The configuration is
the one that docs/hosting.md tells hosts to use.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import Visitor, open_record, open_table, serving
from tests.browser.player import Colonist
from tests.browser.result import check_end

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
CONFIG = """
daemon off;
error_log error.log;
pid nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {variables}
    server {{
        listen 127.0.0.1:{passing};
        {locations}
    }}
    server {{
        listen 127.0.0.1:{stripping};
        {stripped}
    }}
}}
"""


def configuration(passing: int, stripping: int, behind: int) -> str:
    """The guide's, for two ports: one passes the folder's name on, the other takes it off."""
    text = GUIDE.read_text(encoding="utf-8")
    [variables] = re.findall(r"^map \$http_upgrade.*?^\}", text, re.MULTILINE | re.DOTALL)
    part = text.partition("### In a folder of a site")[2]
    inner = f"127.0.0.1:{behind}"
    locations = part.split("```")[1].replace("127.0.0.1:8049", inner)
    found = CONFIG.format(
        variables=variables,
        passing=passing,
        locations=locations,
        stripping=stripping,
        stripped=locations.replace(f"{inner};", f"{inner}/;"),
    )
    return ("user root;" if os.geteuid() == 0 else "") + found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of a server in a folder: the name is passed on to it, or taken off."""
    if NGINX is None:
        pytest.skip("no nginx: install Debian's nginx-light")
    place, passing, stripping = tmp_path_factory.mktemp("folder"), free_port(), free_port()
    addresses = [f"http://127.0.0.1:{port}/mars" for port in (passing, stripping)]
    trusting = {"MARINERIS_PUBLIC_URL": f"{addresses[0]}/", "MARINERIS_TRUST_PROXY": "yes"}
    file = place / "nginx.conf"
    proxy = None
    with serving(place, **trusting) as server:
        file.write_text(configuration(passing, stripping, server.port))
        words = [NGINX, "-e", "stderr", "-p", str(place), "-c", str(file)]
        try:
            with (place / "said").open("wb") as said:
                proxy = subprocess.Popen(words, stderr=said)
            until_open(stripping, proxy, place / "said")
            yield addresses
        finally:
            if proxy is not None:
                proxy.terminate()
                proxy.wait()


def until_open(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + 20
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise RuntimeError(f"nginx did not start: {said.read_text()}")


@pytest.fixture
def folder(request: pytest.FixtureRequest, folders: list[str]) -> str:
    """One of the two."""
    return folders[getattr(request, "param", 0)]


@pytest.fixture
def visitor(browser: Browser, folder: str) -> Iterator[Visitor]:
    found = Visitor(browser, folder)
    yield found
    found.close()


def test_a_whole_game_in_a_folder(visitor: Visitor, folder: str) -> None:
    """With its result, whose record can be fetched by its link, and back to the tables."""
    table = open_table(folder, "mars2049", ["Ana", "[thief]"], seed=4)
    Colonist(visitor.sit(table), 4).play()
    check_end(visitor, table)
    page = visitor.page
    assert page.url == f"{folder}/table/{table.id}/replay"
    with page.expect_download() as saved:
        page.locator(at("export")).click()
    assert saved.value.path().stat().st_size > 1000
    page.locator("a.home").first.click()
    page.wait_for_url(f"{folder}/")


@pytest.mark.parametrize("folder", [0, 1], ids=["passed on", "taken off"], indirect=True)
def test_pages_and_pictures_in_a_folder(visitor: Visitor, folder: str) -> None:
    """From page to page by links, with the way back, and reloaded at a deep address."""
    page = visitor.page
    refused: list[str] = []
    page.on("response", lambda one: refused.append(one.url) if one.status >= 400 else None)
    page.goto(f"{folder}/new")
    page.get_by_role("heading").first.wait_for()
    page.goto(folder)  # the proxy adds the last slash
    page.locator(at("all-cards")).click()
    page.wait_for_url(f"{folder}/cards")
    page.go_back()
    page.wait_for_url(f"{folder}/")
    page.locator("a.learn").first.click()
    page.wait_for_url(f"{folder}/tutorial/terraforming")
    page.reload()
    page.get_by_role("heading").first.wait_for()
    assert page.evaluate("fetch('./').then((answer) => answer.ok)")
    assert refused == []


@pytest.mark.parametrize("folder", [0, 1], ids=["passed on", "taken off"], indirect=True)
def test_the_map_in_a_folder_has_its_picture(visitor: Visitor, folder: str) -> None:
    text = position.record("terraforming", 2, 4, position.own_turn(2))
    page = visitor.sit(open_record(folder, "terraforming", text))
    picture = page.locator("image.terrain").first
    picture.wait_for()
    address = str(picture.get_attribute("href"))
    assert address.startswith("/mars/api/maps/")
    assert page.request.get(f"{folder}{address.removeprefix('/mars')}").ok
