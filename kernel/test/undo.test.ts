import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, test } from 'vitest';
import {
  type Frame,
  legal,
  pending,
  resetTurn,
  scriptedSource,
  simulationSource,
  startMatch,
  submit,
  undo,
  undoable,
  viewOf,
} from '../src/index.ts';
import {
  COMMIT,
  type Opening,
  orderSheets,
  revealing,
  rolling,
  type SheetFrame,
  WRITE,
} from './order-sheets.ts';
import { decision, note, rule, type SmallProcedure, smallGame } from './small-game.ts';

const sheets = (open: Opening = revealing) => startMatch(orderSheets(open), {}, scriptedSource([3, 4, 5, 6]));
type Sheets = ReturnType<typeof sheets>;

const draft = ({ state }: Sheets, seat: string): readonly string[] => {
  const frame: Frame | undefined = state.frames.at(-1);
  const isSheet = (top: Frame | undefined): top is SheetFrame => top?.proc === 'sheets';
  return isSheet(frame) ? (frame.drafts[seat]?.hidden ?? []) : [];
};
const asked = (match: Sheets): string[] => pending(match).map(({ seat }) => seat);

describe('undo', () => {
  test('takes back the latest own action and is itself written down', () => {
    const match = sheets();
    submit(match, 'white', WRITE('march'));
    submit(match, 'white', WRITE('halt'));
    expect(undoable(match, 'white')).toBe(2);
    expect(undo(match, 'white')).toEqual({
      ok: true,
      n: 3,
      entry: { n: 3, seat: 'white', strikes: [2] },
      events: [],
    });
    expect(draft(match, 'white')).toEqual(['march']);
    expect(undo(match, 'white')).toMatchObject({ ok: true, entry: { strikes: [1] } });
    expect(draft(match, 'white')).toEqual([]);
    expect(undo(match, 'white')).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(match.journal).toHaveLength(4);
  });

  test('costs the same however often something was taken back before', () => {
    let clones = 0;
    const module = orderSheets(revealing);
    const counted: typeof module = {
      ...module,
      clone(state) {
        clones += 1;
        return module.clone(state);
      },
    };
    const match = startMatch(counted, {}, scriptedSource([3, 4, 5, 6]));
    for (const order of ['march', 'halt', 'charge'] as const) submit(match, 'white', WRITE(order));
    const pairs = 200;
    clones = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      expect(undo(match, 'white')).toMatchObject({
        ok: true,
        entry: { strikes: [match.journal.length - 1] },
      });
      submit(match, 'white', WRITE('charge'));
    }
    // One for each action; the first undo plays what is left again.
    expect(clones).toBeLessThanOrEqual(pairs + 3);
    expect(draft(match, 'white')).toEqual(['march', 'halt', 'charge']);
  });

  test('what was taken back can be done again, differently', () => {
    const match = sheets();
    submit(match, 'white', WRITE('march'));
    undo(match, 'white');
    submit(match, 'white', WRITE('charge'));
    expect(undoable(match, 'white')).toBe(3);
    expect(draft(match, 'white')).toEqual(['charge']);
  });

  test('leaves the draft of the other side alone', () => {
    const match = sheets();
    submit(match, 'white', WRITE('march'));
    submit(match, 'black', WRITE('halt'));
    submit(match, 'white', WRITE('charge'));
    submit(match, 'black', WRITE('march'));
    undo(match, 'white');
    expect([draft(match, 'white'), draft(match, 'black')]).toEqual([['march'], ['halt', 'march']]);
    expect([undoable(match, 'white'), undoable(match, 'black')]).toEqual([1, 4]);
  });

  test('opens a committed sheet again while the other side still writes', () => {
    const match = sheets();
    submit(match, 'white', WRITE('march'));
    submit(match, 'white', COMMIT);
    submit(match, 'black', WRITE('halt'));
    expect(asked(match)).toEqual(['black']);
    expect(undo(match, 'white')).toMatchObject({ ok: true, entry: { strikes: [2] } });
    expect(asked(match)).toEqual(['white', 'black']);
    expect(draft(match, 'black')).toEqual(['halt']);
    expect(legal(match, 'white')).toContainEqual(WRITE('halt'));
  });

  test('is for the own entries only', () => {
    const match = sheets();
    submit(match, 'white', WRITE('march'));
    expect(undoable(match, 'black')).toBeNull();
    expect(undo(match, 'black')).toMatchObject({ error: { code: 'nothing-to-undo' } });
    expect(draft(match, 'white')).toEqual(['march']);
  });

  test('shows everybody the state as if the action had never been', () => {
    const match = startMatch(coin, {}, simulationSource(1));
    const before = viewOf(match, 'odd');
    submit(match, 'even', { type: 'lay', face: 'tails' });
    expect(viewOf(match, 'odd')).not.toEqual(before);
    undo(match, 'even');
    expect(viewOf(match, 'odd')).toEqual(before);
  });
});

test('starting the turn over strikes all own entries since the barrier, and only those', () => {
  const match = sheets();
  submit(match, 'white', WRITE('march'));
  submit(match, 'black', WRITE('halt'));
  submit(match, 'white', WRITE('charge'));
  submit(match, 'white', COMMIT);
  expect(resetTurn(match, 'white')).toMatchObject({ ok: true, entry: { strikes: [4, 3, 1] } });
  expect([draft(match, 'white'), draft(match, 'black')]).toEqual([[], ['halt']]);
  expect(resetTurn(match, 'white')).toMatchObject({ error: { code: 'nothing-to-undo' } });
});

describe('nobody goes back across', () => {
  const finishRound = (match: Sheets) => {
    submit(match, 'white', WRITE('march'));
    submit(match, 'white', COMMIT);
    return submit(match, 'black', COMMIT);
  };

  test.each([
    ['a revelation', revealing],
    ['a die', rolling],
    ['a decision somebody else got by it', () => {}],
  ] as const)('%s', (_what, open) => {
    const match = sheets(open);
    expect(finishRound(match)).toMatchObject({ ok: true, entry: { barrier: true } });
    expect([undoable(match, 'white'), undoable(match, 'black')]).toEqual([null, null]);
    expect(undo(match, 'black')).toMatchObject({ ok: false });
    submit(match, 'black', WRITE('halt'));
    expect(undoable(match, 'black')).toBe(4);
    undo(match, 'black');
    expect(undo(match, 'black')).toMatchObject({ ok: false });
  });

  test('the end of the game', () => {
    const match = startMatch(
      orderSheets(() => {}, 1),
      {},
      simulationSource(1),
    );
    expect(finishRound(match)).toMatchObject({ entry: { barrier: true } });
    expect(undoable(match, 'black')).toBeNull();
  });

  test('a turn that passed to the other player', () => {
    const match = startMatch(ticTacToe, {}, simulationSource(1));
    submit(match, 'X', { type: 'mark', square: 4 });
    expect(undoable(match, 'X')).toBeNull();
  });
});

test('an own action that only leads to the next own decision is no barrier', () => {
  const step = rule('step', ({ state }) => note(state, 'step'));
  const game: SmallProcedure = {
    rule: 'SML-1',
    pending: () => [decision('white')],
    actions: [step],
    advance: () => {},
  };
  const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
  for (const _ of [1, 2, 3])
    expect(submit(match, 'white', { type: 'step' })).toMatchObject({ entry: { barrier: false } });
  resetTurn(match, 'white');
  expect(match.state.notes).toEqual([]);
});

test('what another player has built upon cannot be taken back', () => {
  const open = rule('open', ({ state }) => note(state, 'gate open'));
  const enter = rule('enter', ({ state }) => note(state, 'entered'), {
    refuse: ({ notes }) =>
      notes.includes('gate open') ? null : { rule: 'SML-5', text: 'The gate is shut.' },
  });
  const game: SmallProcedure = {
    rule: 'SML-1',
    pending: () => [decision('white'), decision('black')],
    actions: [open, enter],
    advance: () => {},
  };
  const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
  expect(submit(match, 'black', { type: 'enter' })).toMatchObject({ refusal: { rule: 'SML-5' } });
  submit(match, 'white', { type: 'open' });
  expect(undoable(match, 'white')).toBe(1);
  submit(match, 'black', { type: 'enter' });
  expect(undoable(match, 'white')).toBeNull();
  expect(undo(match, 'white')).toMatchObject({ ok: false, error: { code: 'built-upon' } });
  undo(match, 'black');
  expect(undo(match, 'white')).toMatchObject({ ok: true, entry: { strikes: [1] } });
});

test('what would now roll dice because of the undo cannot be taken back either', () => {
  const calm = rule('calm', ({ state }) => note(state, 'calm'));
  const go = rule('go', ({ state, random }) => {
    if (!state.notes.includes('calm')) random.die(6, 'SML-3 storm');
    note(state, 'went');
  });
  const game: SmallProcedure = {
    rule: 'SML-1',
    pending: () => [decision('white'), decision('black')],
    actions: [calm, go],
    advance: () => {},
  };
  const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, scriptedSource([]));
  submit(match, 'white', { type: 'calm' });
  submit(match, 'black', { type: 'go' });
  expect(undo(match, 'white')).toMatchObject({ error: { code: 'built-upon' } });
  expect(match.state.draws).toBe(0);
});
