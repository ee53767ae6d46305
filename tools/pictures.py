"""Pictures in small files, made by a browser: WebP, and PNG with few colours."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Final

from playwright.sync_api import Page

QUALITY: Final = 0.5

CONVERT: Final = """async ({ picture, quality }) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const found = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const one of found) text += String.fromCharCode(one);
    return btoa(text);
}"""
PALETTE: Final = """async ({ picture, most }) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // Median cut over the colours in 6 bits a channel.
    const counts = new Map();
    const key = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
    for (let i = 0; i < data.length; i += 4) counts.set(key(i), (counts.get(key(i)) ?? 0) + 1);
    const channel = (colour, c) => (colour >> (12 - 6 * c)) & 63;
    const weight = (count) => Math.sqrt(count);
    let boxes = [[...counts]];
    const spread = (box, c) => {
        let low = 63, high = 0;
        for (const [colour] of box) {
            low = Math.min(low, channel(colour, c));
            high = Math.max(high, channel(colour, c));
        }
        return high - low;
    };
    const worth = (box) => {
        if (box.length < 2) return -1;
        const wide = Math.max(spread(box, 0), spread(box, 1), spread(box, 2));
        return wide * Math.sqrt(box.reduce((sum, [, count]) => sum + weight(count), 0));
    };
    let worths = boxes.map(worth);
    while (boxes.length < most) {
        const at = worths.indexOf(Math.max(...worths));
        const box = boxes[at];
        if (worths[at] < 0) break;
        const spreads = [0, 1, 2].map((one) => spread(box, one));
        const c = spreads.indexOf(Math.max(...spreads));
        box.sort((a, b) => channel(a[0], c) - channel(b[0], c));
        const half = box.reduce((sum, [, count]) => sum + weight(count), 0) / 2;
        let sum = 0, cut = 0;
        while (cut < box.length - 1 && sum < half) sum += weight(box[cut++][1]);
        boxes.splice(at, 1, box.slice(0, cut), box.slice(cut));
        worths.splice(at, 1, worth(boxes[at]), worth(boxes[at + 1]));
    }
    const index = new Map();
    const palette = [];
    boxes.forEach((box, number) => {
        const total = box.reduce((sum, [, count]) => sum + count, 0);
        for (const c of [0, 1, 2]) {
            const all = box.reduce((sum, [colour, count]) => sum + channel(colour, c) * count, 0);
            palette.push(Math.min(255, Math.round((all / total) * 4.05)));
        }
        for (const [colour] of box) index.set(colour, number);
    });
    let text = '';
    for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(index.get(key(i)));
    return { width: bitmap.width, height: bitmap.height, palette, pixels: btoa(text) };
}"""


def as_webp(page: Page, picture: bytes) -> bytes:
    given = {"picture": base64.b64encode(picture).decode(), "quality": QUALITY}
    return base64.b64decode(page.evaluate(CONVERT, given))


def as_small_png(page: Page, picture: bytes) -> bytes:
    """A PNG with 256 colours."""
    given = {"picture": base64.b64encode(picture).decode(), "most": 256}
    found = page.evaluate(PALETTE, given)
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(found["palette"]))]
    parts += [(b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(name, data) for name, data in parts)


def _part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
