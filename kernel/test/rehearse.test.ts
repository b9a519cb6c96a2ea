import { describe, expect, test } from 'vitest';
import { type Frame, frozen, invariant, rehearsed } from '../src/index.ts';
import {
  DRAWN,
  decision,
  note,
  rule,
  type SmallGame,
  type SmallProcedure,
  type SmallState,
  smallGame,
} from './small-game.ts';

const FIRST: Frame = { proc: 'talk', step: 'ask' };

/** Both are asked until each has spoken; then it ends. */
function talking(parts: Partial<SmallProcedure> = {}, more: Partial<SmallGame> = {}): SmallGame {
  const talk: SmallProcedure = {
    rule: 'SML-1',
    pending: ({ notes }) =>
      ['white', 'black'].filter((seat) => !notes.includes(seat)).map((seat) => decision(seat)),
    actions: [rule('speak', ({ state }, _frame, seat) => note(state, seat), { role: 'commit' })],
    advance: ({ state }) => {
      state.result = DRAWN;
    },
    ...parts,
  };
  return { ...smallGame({ talk }, FIRST), ...more };
}

/** What a reader says of the beginning, or of another moment; null: it is read. */
function refused(game: SmallGame, change: (state: SmallState) => void = () => {}): string | null {
  const raw: unknown[] = [];
  const read = rehearsed(
    game,
    (given) => {
      raw.push(given);
      const state = game.setup({});
      change(state);
      return { ok: true, value: state };
    },
    () => ['white', 'black'],
  )('as given');
  expect(raw).toEqual(['as given']);
  return read.ok ? null : `${read.error.code} ${read.error.path}: ${read.error.message}`;
}
const CANNOT = 'impossible frames[0]: The game cannot go on from there: ';

describe('a position that was read is tried on a copy', () => {
  test('a sound one is read, and left as it was', () => {
    const game = talking();
    const state = game.setup({});
    const read = rehearsed(game, () => ({ ok: true, value: state }), game.seats.bind(game, {}))(null);
    expect(read).toEqual({ ok: true, value: state });
    expect(frozen(state)).toEqual(game.setup({}));
    expect(refused(talking(), (ended) => Object.assign(ended, { result: DRAWN }))).toBeNull();
  });

  test('what the reader refuses stays refused', () => {
    const error = { code: 'wrong', path: 'notes', message: 'No notes.' };
    expect(
      rehearsed(
        talking(),
        () => ({ ok: false, error }),
        () => [],
      )(null),
    ).toEqual({ ok: false, error });
  });

  test('nobody may break while looking, not even who is not asked', () => {
    const view = (): never => invariant(false, 'there is something to see') as never;
    expect(refused(talking({}, { view }))).toBe(`${CANNOT}there is something to see`);
  });

  test('whoever is asked can do something', () => {
    const never = rule('speak', () => {}, { refuse: () => ({ rule: 'SML-1', text: 'No.' }) });
    expect(refused(talking({ actions: [never] }))).toBe(
      `${CANNOT}white would have to decide but could do nothing.`,
    );
  });

  test('neither looking for something to do nor doing it breaks', () => {
    const missing = undefined as unknown as { readonly name: string };
    const offering = rule('speak', () => {}, { candidates: () => [{ type: missing.name }] });
    expect(refused(talking({ actions: [offering] }))).toBe(`${CANNOT}Something it needs is missing.`);
    const doing = rule('shout', () => invariant(false, 'there is a voice'));
    const { actions } = talking().procedures['talk'] ?? { actions: [] };
    expect(refused(talking({ actions: [...actions, doing] }))).toBe(`${CANNOT}there is a voice`);
  });

  test('when all have committed what they drafted is opened without breaking', () => {
    const advance: SmallProcedure['advance'] = () => invariant(false, 'both have spoken clearly');
    expect(refused(talking({ advance }))).toBe(`${CANNOT}both have spoken clearly`);
  });
});
