import type { GuideStep, TableState } from '@grognard/desk';
import { describe, expect, it } from 'vitest';
import { AT_THE_START, advance, learntOf } from '../../src/table/progress.ts';

const at = (round: number, isOver = false): TableState => ({
  id: 't',
  game: 'generals',
  kind: 'guide',
  options: {},
  players: {},
  hints: true,
  viewer: 'white',
  n: 0,
  view: { round },
  decisions: [],
  offers: [],
  undo: { can: false, why: { is: 'nothing', seat: null } },
  redo: { can: false, why: { is: 'nothing', seat: null } },
  isAskedAnyway: false,
  standing: [],
  thinking: [],
  outcome: isOver ? { winners: ['black'], rule: 'GEN-1.3', text: 'White resigns.' } : null,
  commitment: '',
});

/** A step is done when its round is over, or the battle is. */
const step = (round: number): GuideStep => ({
  title: `Round ${round}`,
  text: [],
  rule: 'GEN-6.1',
  aside: null,
  learnt: '',
  wants: null,
  show: () => [],
  next: () => null,
  isDone: ({ view, outcome }) => outcome !== null || (view as { readonly round: number }).round > round,
});
const steps = [1, 2, 3, 4].map(step);

describe('how far a learner has come', () => {
  it('goes on with the battle, and never back', () => {
    const there = advance(AT_THE_START, steps, at(3));
    expect(there).toEqual({ at: 2, seen: 3 });
    expect(advance(there, steps, at(1)).at).toBe(2);
  });

  it('whoever resigns has seen only the steps before', () => {
    const before = advance(AT_THE_START, steps, at(2));
    const after = advance(before, steps, at(2, true));
    expect(after).toEqual({ at: 4, seen: 2 });
    expect(learntOf(after, steps.length)).toBe(1);
  });

  it('whoever fights to the end has seen them all', () => {
    const before = advance(AT_THE_START, steps, at(4));
    const after = advance(before, steps, at(4, true));
    expect(after).toEqual({ at: 4, seen: 4 });
    expect(learntOf(after, steps.length)).toBe(4);
  });
});
