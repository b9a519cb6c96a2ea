import type { Json } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersIn, endedWith, linesBeforeNext } from '../../src/table/chapters.ts';

const moment = (n: number, events: readonly Json[], struck = false) => ({ n, seat: null, events, struck });
/** Numbers begin rounds, words are what happens in them. */
const board = {
  chapter: (events: readonly Json[]) => {
    const round = events.find((event) => typeof event === 'number');
    return round === undefined ? null : `Round ${String(round)}`;
  },
};
const moments = [
  moment(0, ['setup', 1, 'plans']),
  moment(1, ['fire']),
  moment(2, ['melee', 2, 'plans']),
  moment(3, ['fire']),
];

const heading = { kind: 'heading' } as const;
const line = { kind: 'line' } as const;

describe('chapters', () => {
  it('a summary stands above the heading of the next chapter, below every other', () => {
    expect(linesBeforeNext([line, heading, line, heading, line])).toBe(3);
    expect(linesBeforeNext([heading])).toBe(0);
    expect(linesBeforeNext([line, line])).toBe(2);
  });
  it('are cut where the next one begins, in the middle of a moment too', () => {
    expect(chaptersIn(board, moments)).toEqual([
      { name: 'Round 1', from: 0, to: 2, events: [1, 'plans', 'fire', 'melee'] },
      { name: 'Round 2', from: 2, to: null, events: [2, 'plans', 'fire'] },
    ]);
  });
  it('leave out what was taken back', () => {
    const [first, ...rest] = chaptersIn(board, [
      moment(0, [1]),
      moment(1, ['fire'], true),
      moment(2, ['march']),
    ]);
    expect(first?.events).toEqual([1, 'march']);
    expect(rest).toEqual([]);
  });
  it('end when the news begin another', () => {
    expect(endedWith(board, moments.slice(0, 3), ['melee', 2, 'plans'])?.name).toBe('Round 1');
    expect(endedWith(board, moments, ['fire'])).toBeUndefined();
    expect(endedWith(board, moments.slice(0, 1), ['setup', 1, 'plans'])).toBeUndefined();
  });
});
