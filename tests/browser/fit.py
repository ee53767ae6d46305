"""Whether all text on a page fits where it stands: nothing cut, nothing that sticks out.

`misfits(page)` looks at every piece of text that is on the screen, and tells of each that

- is cut by something that hides what overflows, unless it ends in an ellipsis and can be read in
  full in a title or a label,
- sticks out of a box that is drawn around it: a button, a chip, a card, a dialog,
- leaves the window at its side, or makes the page scroll sideways,
- lies over other text of the same box,
- is a word broken without a hyphen,
- does not fit its field: what is chosen, or a placeholder.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

FIND_MISFITS: Final = """() => {
    const SLACK = 1.5;
    const found = new Map();
    const path = (one) => {
        const names = [];
        for (let at = one; at && at !== document.body && names.length < 4; at = at.parentElement) {
            const own = [...at.classList].filter((name) => !name.startsWith('svelte-')).join('.');
            const test = at.dataset?.test ? `[${at.dataset.test}]` : '';
            names.unshift(`${at.localName}${own ? '.' + own : ''}${test}`);
        }
        return names.join(' > ');
    };
    const tell = (kind, text, one, by) => {
        const where = path(one);
        const told = `“${text.trim().slice(0, 60)}” by ${Math.round(by)} px in ${where}`;
        found.set(`${kind} ${text} ${where}`, `${kind}: ${told}`);
    };
    const styles = new Map();
    const styleOf = (one) => {
        if (!styles.has(one)) styles.set(one, getComputedStyle(one));
        return styles.get(one);
    };
    const hides = (value) => value === 'hidden' || value === 'clip';
    const scrolls = (value) => value === 'auto' || value === 'scroll';
    const isReadable = (text, one) => {
        for (let at = one; at; at = at.parentElement)
            for (const name of ['title', 'aria-label'])
                if (at.getAttribute(name)?.includes(text.trim())) return true;
        return false;
    };
    const hasEllipsis = (one) => styleOf(one).textOverflow === 'ellipsis'
        || !['none', ''].includes(styleOf(one).webkitLineClamp);
    const paints = (style) => {
        const clear = (colour) => /, 0\\)$|^transparent$|\\/ 0\\)$/.test(colour);
        const edges = ['Left', 'Right'].every(
            (side) => style[`border${side}Style`] !== 'none'
                && parseFloat(style[`border${side}Width`]) > 0
                && !clear(style[`border${side}Color`]));
        return edges || !clear(style.backgroundColor);
    };
    // A line's box is taller than its letters.
    const letters = (rect, size) => {
        const middle = (rect.top + rect.bottom) / 2;
        return {
            left: rect.left, right: rect.right,
            top: middle - size * 0.36, bottom: middle + size * 0.36,
        };
    };
    const excess = (rect, box, x, y) => Math.max(
        x ? Math.max(box.left - rect.left, rect.right - box.right) : 0,
        y ? Math.max(box.top - rect.top, rect.bottom - box.bottom) : 0);
    const within = (one) => {
        const box = one.getBoundingClientRect();
        const zoom = one.offsetWidth ? box.width / one.offsetWidth : 1;
        return {
            left: box.left + one.clientLeft * zoom,
            top: box.top + one.clientTop * zoom,
            right: box.left + (one.clientLeft + one.clientWidth) * zoom,
            bottom: box.top + (one.clientTop + one.clientHeight) * zoom,
        };
    };

    const root = [...document.querySelectorAll('dialog')].at(-1) ?? document.body;
    const groups = new Map();

    const check = (node) => {
        const owner = node.parentElement;
        const text = node.data;
        if (!owner.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return;
        if (owner.closest('.unseen, option, [data-peek]')) return;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isDrawn = owner instanceof SVGElement;
        const size = parseFloat(styleOf(owner).fontSize);
        let rects = [...range.getClientRects()].filter((one) => one.width > 0.5);
        if (isDrawn) rects = [owner.getBoundingClientRect()];
        else rects = rects.map((one) => letters(one, size));
        if (!rects.length) return;
        const whole = {
            left: Math.min(...rects.map((one) => one.left)),
            right: Math.max(...rects.map((one) => one.right)),
            top: Math.min(...rects.map((one) => one.top)),
            bottom: Math.max(...rects.map((one) => one.bottom)),
        };
        let x = true, y = true, isFlowing = true, box = null, room = null, isShort = false;
        for (let at = owner; at && at !== document.documentElement; at = at.parentElement) {
            const style = styleOf(at);
            if (at instanceof SVGElement && at.localName !== 'svg') continue;
            if (style.display === 'contents') continue;
            if (style.display !== 'inline') {
                if (hasEllipsis(at)) isShort = true;
                const cut = excess(
                    whole, within(at), x && hides(style.overflowX), y && hides(style.overflowY));
                if (cut > SLACK) {
                    if (isShort && isReadable(text, owner)) return;
                    if (isDrawn && at.localName === 'svg') return; // a map that is zoomed
                    return tell('cut', text, owner, cut);
                }
                if (!isDrawn && !room && x && !hides(style.overflowX)) {
                    room = at; // a word that is wider than its column
                    const out = excess(whole, at.getBoundingClientRect(), true, false);
                    if (out > 2 * SLACK) tell('sticks out of its column', text, owner, out);
                }
                if (scrolls(style.overflowX)) x = false;
                if (scrolls(style.overflowY)) y = false;
            }
            if (!box && isFlowing && paints(style)) {
                box = at;
                const out = excess(whole, at.getBoundingClientRect(), x, y);
                if (out > SLACK) tell('sticks out', text, owner, out);
            }
            if (['absolute', 'fixed'].includes(style.position)) isFlowing = false;
        }
        if (x) {
            const out = Math.max(-whole.left, whole.right - innerWidth);
            if (out > SLACK) tell('leaves the window', text, owner, out);
        }
        if (!isDrawn && isFlowing && box) {
            if (!groups.has(box)) groups.set(box, []);
            for (const rect of rects) groups.get(box).push({ rect, text, owner });
        }
        if (!isDrawn && rects.length > 1) {
            for (const word of text.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].filter((one) => one.width > 0.5)
                    .map((one) => Math.round(one.top)));
                if (lines.size > 1 && styleOf(owner).hyphens !== 'auto')
                    tell('broken', word[0], owner, 0);
            }
        }
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim()) check(walker.currentNode);

    // A whole table may lie under a question.
    const isSeen = ({ rect, owner }) => [0.1, 0.5, 0.9].some((share) => {
        const x = rect.left + (rect.right - rect.left) * share;
        const y = rect.top + (rect.bottom - rect.top) * share;
        const hit = document.elementFromPoint(x, y);
        return hit === null || owner.contains(hit) || hit.contains(owner);
    });
    for (const group of groups.values()) {
        group.sort((a, b) => a.rect.top - b.rect.top);
        for (let i = 0; i < group.length; i++) {
            for (let j = i + 1; j < group.length && group[j].rect.top < group[i].rect.bottom; j++) {
                const [a, b] = [group[i].rect, group[j].rect];
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                const both = `${group[i].text.trim()}” and “${group[j].text.trim()}`;
                const isOver = wide > 2 && high > 2 && group[i].owner !== group[j].owner;
                if (isOver && isSeen(group[i]) && isSeen(group[j]))
                    tell('lies over', both, group[j].owner, Math.min(wide, high));
            }
        }
    }

    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    for (const one of root.querySelectorAll('input, select')) {
        if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const text = one.localName === 'select'
            ? one.selectedOptions[0]?.text ?? '' : one.value || one.placeholder;
        if (['range', 'checkbox', 'radio', 'hidden', 'file'].includes(one.type) || !text) continue;
        if (one.readOnly) continue; // an address to be copied
        const style = styleOf(one);
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const arrow = one.localName === 'select' && style.appearance !== 'none' ? 14 : 0;
        const out = canvas.measureText(text).width + arrow + padding - one.clientWidth;
        if (out > SLACK) tell('too long for its field', text, one, out);
    }

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > SLACK) tell('the page scrolls sideways', '', document.body, wide);
    return [...found.values()];
}"""


def misfits(page: Page) -> list[str]:
    """All text of a page that does not fit, each with how much and where."""
    return list(page.evaluate(FIND_MISFITS))
