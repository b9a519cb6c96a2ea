import type { Moment } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { askFrom, eventsAfter, hasGoneOn, isRevised, stops, withStretch } from '../../src/table/chronicle.ts';

const moment = (n: number, struck = false): Moment => ({
  n,
  seat: 'white',
  events: [{ type: 'e', n }],
  struck,
});

describe('the chronicle of a table', () => {
  it('puts a newer stretch over its end and keeps what has not changed', () => {
    const known = [moment(0), moment(1), moment(2)];
    const all = withStretch(known, 1, [moment(1), moment(2, true), moment(3)]);
    expect(all.map(({ n, struck }) => [n, struck])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(all[1]).toBe(known[1]);
  });
  it('asks again for enough to notice what an undo struck out', () => {
    expect(askFrom([])).toBe(0);
    expect(askFrom(Array.from({ length: 200 }, (_, n) => moment(n)))).toBe(119);
  });
  it('tells what happened after a moment, without what was taken back', () => {
    const all = [moment(0), moment(1), moment(2, true), moment(3)];
    expect(eventsAfter(all, 0)).toEqual([
      { type: 'e', n: 1 },
      { type: 'e', n: 3 },
    ]);
    expect(stops([...all, { ...moment(4), events: [] }]).map(({ n }) => n)).toEqual([0, 1, 3]);
  });
  it('notices what was taken back or done again', () => {
    const known = [moment(0), moment(1)];
    expect(isRevised(known, [...known, moment(2)])).toBe(false);
    expect(isRevised(known, [moment(0), moment(1, true)])).toBe(true);
    expect(isRevised([moment(0, true)], [moment(0)])).toBe(true);
  });
  it('knows whether somebody has gone on himself, or only the others have', () => {
    const all = [
      moment(0),
      moment(1),
      { ...moment(2), seat: 'black' },
      { ...moment(3), forced: true as const },
    ];
    expect(hasGoneOn(all, 0, 'white')).toBe(true);
    expect(hasGoneOn(all, 1, 'white')).toBe(false);
    expect(hasGoneOn(all, 1, 'spectator')).toBe(true);
  });
});
