// Victory and defeat, and the decisions that cost most.
import type { Moment } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { couldHaveDone } from '../../src/table/could-have-done.ts';
import { howItEnded } from '../../src/table/how-it-ended.ts';

const ended = (winners: readonly string[], black: 'ai' | 'friend' = 'ai') =>
  howItEnded({
    outcome: { winners, rule: 'GEN-16.9', text: 'Over.' },
    players: {
      white: { kind: 'me' },
      black: black === 'ai' ? { kind: 'ai', level: 'veteran' } : { kind: 'friend' },
    },
  });

describe('how a battle ended', () => {
  it('is told from the seat at this screen; where there are two of them, or none, by the name of the winner', () => {
    expect(ended(['white'])).toBe('victory');
    expect(ended(['black'])).toBe('defeat');
    expect(ended([])).toBe('draw');
    expect(ended(['white', 'black'])).toBe('draw');
    expect(ended(['white'], 'friend')).toBe('watched');
    expect(howItEnded({ outcome: null, players: {} })).toBeNull();
  });
});

describe('what one could have done', () => {
  const moment = (n: number, seat: string, rest: Partial<Moment> = {}): Moment => ({
    n,
    seat,
    events: [{ type: 'ordersLocked' }],
    struck: false,
    ...rest,
  });
  const chances = [0.5, 0.4, 0.35, 0.2, 0.25, 0.24, 0.1, 0.02];
  const moments = [
    moment(1, 'white'),
    moment(2, 'black'),
    // What a die did nobody decided.
    moment(3, 'white', { events: [{ type: 'attackResolved', natural: 1 }] }),
    moment(4, 'white'),
    // What became of it was decided before.
    moment(3, 'white', { events: [{ type: 'unitDestroyed' }] }),
    moment(5, 'white'),
    moment(6, 'white', { struck: true }),
    moment(7, 'white', { forced: true }),
  ];
  it('are own decisions after which the chance fell, without dice, undone ones and those nobody had to make', () => {
    expect(couldHaveDone(moments, chances, 'white', true)).toEqual([{ n: 1, before: 0.5, after: 0.4 }]);
  });
  it('are three at most, the dearest, in the order of the battle; the second seat counts from its own side', () => {
    const all = [1, 2, 3, 4].map((n) => moment(n, 'black'));
    const found = couldHaveDone(all, [0.2, 0.3, 0.5, 0.55, 0.8], 'black', false);
    expect(found.map(({ n }) => n)).toEqual([1, 2, 4]);
    expect(found[2]?.before).toBeCloseTo(0.45);
    expect(found[2]?.after).toBeCloseTo(0.2);
  });
});
