import { describe, expect, it } from 'vitest';
import type { Parameter } from '../../lib/net/book_data';
import type { Schemas } from '../../lib/net/protocol';
import {
  inOrder,
  leadChanges,
  marksOf,
  nextStop,
  pastOf,
  thinned,
  ticksOf,
  turnsOf,
  viewsOf,
  type ReplayData,
  type ResultLine,
  type Standing,
  type Step,
} from './replay_data';

const begin = {
  generation: 1,
  milestones: {},
  awards: {},
  parameters: { temperature: 6, oxygen: 0, oceans: 0 },
} as Partial<Schemas['TerraformingView']> as Schemas['TerraformingView'];
const steps: Step[] = [
  [0, 1, [[['milestones', 'mayor'], 0]], [[0, 'claimed', 'MilestoneClaimed']], []],
  [0, 2, [], [], []],
  [1, 3, [[['parameters', 'temperature'], 8]], [], []],
  [1, 4, [[['generation'], 2]], [], []],
  [1, 5, [], [], []],
];
const data: ReplayData = { seat: null, view: begin, offers: {} as ReplayData['offers'], log: [], steps };
const standing = (move: number, ...totals: number[]): Standing => ({ round: 0, move, totals, players: [] });

describe('a result', () => {
  it('lists the best first, and those without points by how far they came', () => {
    const line = (seat: number, rank: number, bases: number, stations: number): ResultLine => ({
      seat,
      rank,
      bases,
      stations,
      total: rank === 1 ? 1 : 0,
      resigned: false,
      points: {},
      turns: 9,
      won: rank === 1,
    });
    const lines = [line(0, 2, 2, 9), line(1, 2, 4, 3), line(2, 1, 5, 5), line(3, 2, 4, 3)];
    expect(inOrder(lines).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
    expect(inOrder(lines, (seat) => (seat === 3 ? 2 : 0)).map(({ seat }) => seat)).toEqual([2, 3, 1, 0]);
  });
});

describe('a replay', () => {
  const views = viewsOf(data);

  it('has a view before and after every move', () => {
    expect(views).toHaveLength(6);
    expect(views[0]).toEqual(begin);
    expect(views[1]).toHaveProperty('parameters', begin.parameters);
    expect(views[5]).toMatchObject({ generation: 2, milestones: { mayor: 0 } });
  });

  it('knows where generations begin', () => {
    expect(ticksOf(views)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 4 },
    ]);
  });

  it('marks the big moments', () => {
    const parameters = [{ id: 'temperature', goal: 8, icon: 'temperature' }] as Parameter[];
    expect(marksOf('terraforming', views, steps, parameters)).toEqual([
      { at: 1, seat: 0, icon: 'milestone' },
      { at: 3, seat: 1, icon: 'temperature' },
    ]);
  });

  it('marks bases, roads and the station', () => {
    type Seen = Schemas['Mars2049View'];
    const player = { bases: 1, road: null } as Seen['players'][number];
    const before = { winner: -1, players: [player, player] } as Seen;
    const after = { winner: 1, players: [player, { ...player, bases: 2, road: '5.0' }] } as Seen;
    const marks = marksOf('mars2049', [before, after], [[1, 0, [], [], []]], []);
    expect(marks.map((mark) => mark.icon)).toEqual(['m-base', 'road', 'h2o']);
  });

  it('stops where another moves or a generation begins', () => {
    const turns = turnsOf(steps, ticksOf(views));
    expect(turns).toEqual([0, 2, 4, 5]);
    expect(nextStop(turns, 0, 1)).toBe(2);
    expect(nextStop(turns, 2, -1)).toBe(0);
    expect(nextStop(turns, 5, 1)).toBe(5);
  });

  it('keeps ticks apart', () => {
    const ticks = [0, 1, 5, 6, 12].map((at, round) => ({ round, at }));
    expect(thinned(ticks, 5).map((tick) => tick.at)).toEqual([0, 5, 12]);
  });
});

describe('the course', () => {
  it('counts how often the lead changed', () => {
    expect(leadChanges([standing(1, 20, 20), standing(2, 25, 22), standing(3, 25, 25), standing(4, 26, 30)])).toBe(1);
    expect(leadChanges([])).toBe(0);
  });

  it('finds a move between its points', () => {
    const course = [standing(10, 0), standing(20, 0), standing(40, 0)];
    expect(pastOf(course, 3)).toBe(0);
    expect(pastOf(course, 15)).toBe(0.5);
    expect(pastOf(course, 40)).toBe(2);
    expect(pastOf(course, 41)).toBe(null);
  });
});
