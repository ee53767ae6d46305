"""Every word on a page: what is seen, what is read aloud, and what shows when one points at it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

ALL = """() => {
    const found = [];
    const told = (element) => {
        const test = element.closest('[data-test]')?.dataset.test ?? '';
        return `${element.localName}.${[...element.classList].join('.')} ${test}`.trim();
    };
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('script, style') || !node.data.trim()) continue;
        // The choices of a list are not drawn by the page, but read anyway.
        const seen = element.localName === 'option' ? element.closest('select') : element;
        if (isShown(seen)) found.push([told(element), node.data.trim()]);
    }
    const NAMES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext',
        'title', 'placeholder', 'alt'];
    for (const element of document.querySelectorAll(NAMES.map((name) => `[${name}]`).join())) {
        if (!isShown(element)) continue;
        for (const name of NAMES) {
            const text = element.getAttribute(name)?.trim();
            if (text) found.push([`${told(element)} @${name}`, text]);
        }
    }
    found.push(['title', document.title]);
    return found;
}"""

# Also the halves of one that stands in two lines.
_MESSAGE = re.compile(r"⟦[^⟦⟧]*⟧|^[^⟦⟧]*⟧|⟦[^⟦⟧]*$")
_LETTER = re.compile(r"[^\W\d_]")


def words(page: Page) -> list[tuple[str, str]]:
    """Where every text stands, and the text."""
    found: list[Any] = page.evaluate(ALL)
    return [(where, text) for where, text in found]


def bare(text: str) -> str:
    """What is left of a text of the pseudo-language without what came from messages."""
    return _MESSAGE.sub(" ", text)


def has_letters(text: str) -> bool:
    return _LETTER.search(text) is not None
