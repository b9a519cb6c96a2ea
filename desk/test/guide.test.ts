import { describe, expect, it } from 'vitest';
import type { TableState } from '../src/contract/table-state.ts';
import { stepOf } from '../src/guide/lesson.ts';
import { bestOf, commits, either, firstOf, type Wish } from '../src/guide/wishes.ts';

interface View {
  readonly round: number;
}
type Action = { readonly type: 'order'; readonly to: string } | { readonly type: 'end' };
type State = TableState<View, Action>;

const refusal = { rule: 'GEN-6.4', text: 'It is too far.' } as const;
const offer = (action: Action, isLegal = true) => ({
  action,
  target: { button: action.type },
  refusal: isLegal ? null : refusal,
  ...(action.type === 'end' ? { role: 'commit' as const } : {}),
});

const state: State = {
  id: 'table',
  game: 'toy',
  kind: 'guide',
  options: null,
  players: {},
  hints: true,
  viewer: 'white',
  n: 1,
  view: { round: 2 },
  decisions: [],
  offers: [
    offer({ type: 'order', to: 'a3' }, false),
    offer({ type: 'order', to: 'a2' }),
    offer({ type: 'order', to: 'b2' }),
    offer({ type: 'end' }),
  ],
  undo: { can: false, why: { is: 'nothing', seat: null } },
  redo: { can: false, why: { is: 'nothing', seat: null } },
  isAskedAnyway: false,
  standing: [],
  thinking: [],
  outcome: null,
  commitment: '',
};

const orders =
  (to: string): Wish<View, Action> =>
  (action) =>
    action.type === 'order' && action.to === to;

describe('what “Do it for me” does', () => {
  it('is the first thing wished for that may be done', () => {
    expect(firstOf<View, Action>(orders('a3'), orders('b2'), orders('a2'))(state)).toEqual({
      type: 'order',
      to: 'b2',
    });
    expect(firstOf<View, Action>(orders('a3'), commits)(state)).toEqual({ type: 'end' });
    expect(firstOf<View, Action>(orders('c3'))(state)).toBeNull();
  });
  it('is what is worth most, if anything is', () => {
    const worth = (action: Action) =>
      action.type === 'end' ? 0 : action.to === 'a3' ? 9 : action.to.charCodeAt(0);
    expect(bestOf<View, Action>(worth)(state)).toEqual({ type: 'order', to: 'b2' });
    expect(bestOf<View, Action>(() => 0)(state)).toBeNull();
  });
  it('is the first answer of several ways', () => {
    expect(either(firstOf<View, Action>(orders('a3')), firstOf<View, Action>(orders('a2')))(state)).toEqual({
      type: 'order',
      to: 'a2',
    });
    expect(either<View, Action>()(state)).toBeNull();
  });
});

describe('a lesson', () => {
  const lesson = {
    title: 'March',
    text: 'Press *a2*.',
    rule: 'GEN-6.4',
    learnt: '',
    next: () => null,
  } as const;
  it('is about the view and says only what there is to say', () => {
    const step = stepOf<View, Action>({ ...lesson, done: ({ round }) => round > 1 });
    expect(step).toMatchObject({
      title: 'March',
      text: ['Press ', { bold: 'a2' }, '.'],
      aside: null,
      wants: null,
    });
    expect(step.isDone(state)).toBe(true);
    expect(step.show(state)).toEqual([]);
  });
  it('shows what it is about', () => {
    const step = stepOf<View, Action>({
      ...lesson,
      done: () => false,
      show: ({ round }) => [{ hex: round }],
    });
    expect(step.show(state)).toEqual([{ hex: 2 }]);
  });
});
