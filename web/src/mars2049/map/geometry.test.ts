import { describe, expect, it } from 'vitest';
import { POINTS, nearest, neighbours, pointName, spotOf, stepTo } from './geometry';

describe('the polar map', () => {
  it('has 120 points, and the start of the player is at the bottom', () => {
    expect(POINTS).toHaveLength(120);
    expect(spotOf('1.6', 6)).toEqual({ x: 0, y: 462 });
  });

  it('goes round clockwise', () => {
    expect(spotOf('1.6', 0).x).toBe(-462);
    expect(pointName(0, -1)).toBe('1.23');
    expect(pointName(4, 24)).toBe('5.0');
  });

  it('knows straight and diagonal neighbours', () => {
    expect(neighbours('1.0').sort()).toEqual(['1.1', '1.23', '2.0', '2.1', '2.23']);
    expect(neighbours('3.5')).toHaveLength(8);
    expect(neighbours('5.5')).toHaveLength(5);
  });

  it('finds the nearest point within reach', () => {
    expect(nearest(['1.0', '2.0'], { x: 4, y: 400 }, 0, 50)).toBe('2.0');
    expect(nearest(['1.0'], { x: 0, y: 0 }, 0, 50)).toBeNull();
  });

  it('follows the arrows as they look', () => {
    expect(stepTo('1.0', 'ArrowUp', 0)).toBe('2.0');
    expect(stepTo('1.0', 'ArrowLeft', 0)).toBe('1.1');
    expect(stepTo('1.12', 'ArrowDown', 0)).toBe('2.12');
    expect(stepTo('5.0', 'ArrowUp', 0)).toBe('5.12');
    expect(stepTo('1.0', 'ArrowDown', 0)).toBeNull();
  });

  it('reaches every point by arrows', () => {
    const seen = new Set(['1.0']);
    const todo = ['1.0'];
    for (let point = todo.pop(); point; point = todo.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepTo(point, key, 0);
        if (next && !seen.has(next)) {
          seen.add(next);
          todo.push(next);
        }
      }
    }
    expect(seen.size).toBe(120);
  });
});
