import { describe, expect, it } from 'vitest';
import { keyFace } from './keys.svelte';

describe('what stands on a key', () => {
  it('is a capital letter, or a sign', () => {
    expect(keyFace('z')).toBe('Z');
    expect(keyFace('Enter')).toBe('↵');
    expect(keyFace('Escape')).toBe('Esc');
    expect(keyFace('?')).toBe('?');
  });

  it('takes modifiers before it', () => {
    expect(keyFace('Shift+ArrowLeft')).toBe('Shift ←');
    expect(keyFace('+')).toBe('+');
  });
});
