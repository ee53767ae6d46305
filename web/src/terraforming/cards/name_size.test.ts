import { describe, expect, it } from 'vitest';
import { lines, nameSize } from './name_size';

describe('nameSize', () => {
  it('is large for short names', () => {
    expect(nameSize('Comet')).toBe('');
    expect(nameSize('Artificial Lake')).toBe('');
  });
  it('is smaller for longer ones', () => {
    expect(nameSize('Nitrogen-Rich Asteroid')).toBe('long');
    expect(nameSize('United Nations Mars Initiative')).toBe('longest');
  });
  it('looks at the words, for they do not break', () => {
    expect(nameSize('Црвени туристички талас')).toBe('longest');
    expect(nameSize('Купола магнетног поља')).toBe('long');
  });
});

describe('lines', () => {
  it('breaks between words and after hyphens', () => {
    expect(lines('a', 5)).toBe(1);
    expect(lines('aaa bbb', 7)).toBe(1);
    expect(lines('aaa bbb', 6)).toBe(2);
    expect(lines('aaaa-bbbb cc', 6)).toBe(3);
    expect(lines('aaaaaaaaa bb', 6)).toBe(2);
  });
});
