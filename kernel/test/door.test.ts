import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, test } from 'vitest';
import {
  Bug,
  fill,
  legal,
  nothingAgainst,
  offers,
  outcomeOf,
  pending,
  scriptedSource,
  simulationSource,
  startMatch,
  submit,
  why,
} from '../src/index.ts';
import { COMMIT, orderSheets, WRITE } from './order-sheets.ts';
import { DRAWN, decision, note, rule, type SmallProcedure, smallGame } from './small-game.ts';

const mark = (square: number) => ({ type: 'mark', square });
const newGame = () => startMatch(ticTacToe, {}, simulationSource(1));
const code = (reply: object) => ('error' in reply ? reply.error : reply);

describe('submit', () => {
  test('executes a legal action, writes it down and tells what happened', () => {
    const match = newGame();
    const reply = submit(match, 'X', mark(4));
    const entry = { n: 1, seat: 'X', action: mark(4), draws: [], barrier: true };
    expect(reply).toEqual({ ok: true, n: 1, entry, events: [{ type: 'marked', by: 'X', square: 4 }] });
    expect(match.journal).toEqual([entry]);
    expect(match.state.board[4]).toBe('X');
    expect(pending(match).map(({ seat }) => seat)).toEqual(['O']);
  });

  test('TTT-2: refuses with the rule and leaves everything as it was', () => {
    const match = newGame();
    submit(match, 'X', mark(4));
    const before = match.state;
    expect(submit(match, 'O', mark(4))).toEqual({
      ok: false,
      refusal: { rule: 'TTT-2', text: 'Square {square} is taken.', with: { square: 4 } },
    });
    expect(match.state).toBe(before);
    expect(match.journal).toHaveLength(1);
  });

  test('asks only who must decide, and nobody when it is over', () => {
    const match = newGame();
    expect(code(submit(match, 'O', mark(4)))).toMatchObject({
      code: 'not-your-decision',
      message: expect.stringContaining('X must decide'),
    });
    for (const [i, square] of [0, 3, 1, 4, 2].entries()) submit(match, i % 2 === 0 ? 'X' : 'O', mark(square));
    expect(outcomeOf(match)).toMatchObject({ winners: ['X'], rule: 'TTT-3' });
    expect(pending(match)).toEqual([]);
    expect(code(submit(match, 'O', mark(8)))).toMatchObject({ code: 'over' });
    expect(why(match, 'O', mark(8))).toMatchObject({ code: 'over' });
    expect([legal(match, 'O'), offers(match, 'O')]).toEqual([[], []]);
  });

  test('keeps the form of the game, not the object from outside', () => {
    const match = newGame();
    const sent = { square: 4, type: 'mark' };
    submit(match, 'X', sent);
    sent.square = 5;
    expect(match.journal[0]).toMatchObject({ action: mark(4) });
  });

  test('never changes a state that somebody may hold', () => {
    const match = newGame();
    const before = match.state;
    submit(match, 'X', mark(4));
    expect(before.board.join('')).toBe('.........');
    expect(match.state).not.toBe(before);
  });

  test('counts draws and keeps them with the entry that caused them', () => {
    const match = startMatch(
      orderSheets(({ state, random }) => note(state, String(random.die(6, 'SML-3 courier')))),
      {},
      scriptedSource([5]),
    );
    submit(match, 'white', COMMIT);
    const reply = submit(match, 'black', COMMIT);
    expect(reply).toMatchObject({
      entry: { draws: [{ sides: 6, value: 5, purpose: 'SML-3 courier', byHand: true }] },
    });
    expect(match.state.draws).toBe(1);
  });

  test('the opening may draw too, before anybody decides', () => {
    const match = startMatch(bluff, {}, simulationSource(1));
    expect(match.opening.draws).toHaveLength(5);
    expect(match.opening.events.filter((event) => event.type === 'dealt')).toHaveLength(3);
    expect(match.state.draws).toBe(5);
  });
});

describe('what is wrong with an action is told precisely', () => {
  const answer = (action: unknown) => submit(newGame(), 'X', action);

  test.each([
    [undefined, { code: 'not-an-object', path: '' }],
    [null, { code: 'not-an-object', path: '' }],
    ['mark', { code: 'not-an-object', path: '' }],
    [[mark(1)], { code: 'not-an-object', path: '' }],
    [
      {},
      { code: 'missing-field', path: 'type', message: 'The action has no type. Open here: mark, resign.' },
    ],
    [{ type: 4 }, { code: 'wrong-field', path: 'type' }],
    [
      { type: 'castle' },
      {
        code: 'unknown-action',
        path: 'type',
        message: 'There is no action “castle”. Open here: mark, resign.',
      },
    ],
    [{ type: 'mark' }, { code: 'missing-field', path: 'square' }],
    [
      { type: 'mark', square: '4' },
      { code: 'wrong-field', path: 'square', message: '“square” must be a number, not "4".' },
    ],
    [
      { type: 'mark', square: [4] },
      { code: 'wrong-field', path: 'square' },
    ],
    [
      { type: 'mark', square: 4, twice: true },
      { code: 'extra-field', path: 'twice', message: 'There is no field “twice”, only type, square.' },
    ],
    [
      { type: 'resign', reason: '' },
      { code: 'extra-field', path: 'reason' },
    ],
  ])('%j', (action, error) => {
    expect(answer(action)).toMatchObject({ ok: false, error });
    expect(why(newGame(), 'X', action)).toMatchObject(error);
  });

  test('an action of another moment is told what is asked now; one without choices, that there are none', () => {
    const match = startMatch(bluff, {}, simulationSource(1));
    expect(submit(match, 'north', { type: 'doubt' })).toEqual({
      ok: false,
      refusal: {
        rule: 'BLF-2',
        text: 'That is for another moment. Now: {asked}',
        with: { asked: 'Claim how high your card is at least.' },
      },
    });
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [decision('white')],
      actions: [rule('go', () => {}, { candidates: () => [] })],
      advance: () => {},
    };
    const stuck = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
    expect(submit(stuck, 'white', { type: 'go' })).toMatchObject({
      refusal: { rule: 'SML-1', text: 'There is nothing to choose for that now.' },
    });
  });

  test('TTT-1: a well-formed action that cannot be had is refused by its rule, and told what can', () => {
    expect(answer({ type: 'mark', square: 9 })).toEqual({
      ok: false,
      refusal: {
        rule: 'TTT-1',
        text: 'Here {field} can be {choices}, not {given}.',
        with: { field: 'square', choices: '0, 1, 2, 3, 4, 5, 6, 7 and 1 more', given: '9' },
      },
    });
  });

  test('lists are compared item by item, and a field depends on those before it', () => {
    const forms = [
      { type: 'order', from: 'a1', path: ['a2'] },
      { type: 'order', from: 'a1', path: ['a2', 'a3'] },
      { type: 'order', from: 'b1', path: ['b2', 'b3'] },
    ];
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [decision('white')],
      actions: [rule('order', () => {}, { candidates: () => forms })],
      advance: () => {},
    };
    const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
    const told = (action: object): string => {
      const reply = submit(match, 'white', { type: 'order', ...action });
      if (reply.ok) return 'accepted';
      return 'error' in reply ? reply.error.message : fill(reply.refusal.text, reply.refusal.with);
    };
    expect(told({ from: 'a1', path: ['a2', 'b3'] })).toBe('Here path[1] can be a3, not b3.');
    expect(told({ from: 'b1', path: ['b2'] })).toBe('Here path can be b2 b3, not b2.');
    expect(told({ from: 'c1', path: ['b2'] })).toBe('Here from can be a1, b1, not c1.');
    expect(told({ path: ['b2'] })).toBe('“from” is missing; it may be a1, b1.');
  });
});

describe('legal, offers and why', () => {
  test('legal lists what is accepted, without resigning', () => {
    const match = newGame();
    submit(match, 'X', mark(4));
    expect(legal(match, 'O')).toEqual([0, 1, 2, 3, 5, 6, 7, 8].map(mark));
    expect(legal(match, 'X')).toEqual([]);
  });

  test('offers list every candidate with its target, and the reason against it', () => {
    const match = newGame();
    submit(match, 'X', mark(4));
    const all = offers(match, 'O');
    expect(all).toHaveLength(10);
    expect(all[4]).toEqual({
      action: mark(4),
      target: { hex: 4 },
      refusal: { rule: 'TTT-2', text: 'Square {square} is taken.', with: { square: 4 } },
    });
    expect(all[9]).toEqual({ action: { type: 'resign' }, target: { button: 'resign' }, refusal: null });
  });

  test('what is always open can be done by whoever must decide', () => {
    const match = newGame();
    expect(submit(match, 'O', { type: 'resign' })).toMatchObject({ error: { code: 'not-your-decision' } });
    expect(submit(match, 'X', { type: 'resign' })).toMatchObject({ ok: true, entry: { barrier: true } });
    expect(outcomeOf(match)).toMatchObject({ winners: ['O'], rule: 'TTT-5' });
  });

  test('why is null for what would be accepted, and the refusal for what would not', () => {
    const match = newGame();
    expect(why(match, 'X', mark(4))).toBeNull();
    submit(match, 'X', mark(4));
    expect(why(match, 'O', mark(4))).toMatchObject({ rule: 'TTT-2' });
    expect(match.journal).toHaveLength(1);
  });

  const withWider = (refuses: boolean) => {
    const go = rule('go', () => {}, {
      candidates: () => [{ type: 'go', to: 'near' }],
      wider: () => [{ type: 'go', to: 'far' }],
      refuse: (_state, _frame, _seat, { to }) =>
        refuses && to === 'far' ? { rule: 'SML-4', text: 'Too far.' } : null,
    });
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [decision('white')],
      actions: [go],
      advance: () => {},
    };
    return startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
  };

  test('wider forms explain themselves and are never legal', () => {
    const match = withWider(true);
    expect(legal(match, 'white')).toEqual([{ type: 'go', to: 'near' }]);
    expect(offers(match, 'white').map(({ refusal }) => refusal?.rule ?? null)).toEqual([null, 'SML-4']);
    expect(submit(match, 'white', { type: 'go', to: 'far' })).toMatchObject({
      ok: false,
      refusal: { rule: 'SML-4' },
    });
    expect(submit(match, 'white', { type: 'go', to: 'moon' })).toMatchObject({
      refusal: { rule: 'SML-1', with: { field: 'to', choices: 'near', given: 'moon' } },
    });
  });

  test('what is no candidate is refused by what the game says against it, if it says anything', () => {
    const go = rule('go', () => {}, {
      candidates: () => [{ type: 'go', to: 'near' }],
      against: (_state, _frame, _seat, { to }) => (to === 'far' ? { rule: 'SML-4', text: 'Too far.' } : null),
    });
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [decision('white')],
      actions: [go],
      advance: () => {},
    };
    const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
    expect(offers(match, 'white')).toHaveLength(1);
    expect(why(match, 'white', { type: 'go', to: 'far' })).toMatchObject({ rule: 'SML-4' });
    expect(why(match, 'white', { type: 'go', to: 'moon' })).toMatchObject({ rule: 'SML-1' });
    expect(why(match, 'white', { type: 'go', to: 'near' })).toBeNull();
  });

  test('a wider form that nothing speaks against is a bug', () => {
    expect(() => offers(withWider(false), 'white')).toThrow(/for explanation only but not refused/);
  });
});

describe('stale answers', () => {
  const write =
    (seen: number, seat = 'white', word = 'halt') =>
    (match: ReturnType<typeof sheets>) =>
      submit(match, seat, WRITE(word), seen);
  const sheets = () => startMatch(orderSheets(), {}, simulationSource(1));

  test('somebody else drafting at the same time does not matter', () => {
    const match = sheets();
    submit(match, 'black', WRITE('halt'));
    submit(match, 'black', COMMIT);
    expect(write(0)(match)).toMatchObject({ ok: true });
  });

  test('an own entry since then does', () => {
    const match = sheets();
    submit(match, 'white', WRITE('march'));
    expect(write(0)(match)).toMatchObject({ error: { code: 'stale' } });
    expect(write(1)(match)).toMatchObject({ ok: true });
  });

  test('a barrier since then does', () => {
    const match = sheets();
    submit(match, 'white', COMMIT);
    submit(match, 'black', COMMIT, 1);
    expect(write(1, 'black')(match)).toMatchObject({ error: { code: 'stale' } });
    expect(write(2, 'black')(match)).toMatchObject({ ok: true });
  });

  test('a number from the future is stale as well', () => {
    expect(write(1)(sheets())).toMatchObject({ error: { code: 'stale' } });
  });
});

describe('a bug in a rule', () => {
  const trap = rule('trap', (umpire) => {
    note(umpire.state, 'half done');
    umpire.random.die(6, 'SML-3 trap');
    umpire.emit({ type: 'noted', text: 'half done' });
    throw new Error('the bridge is out');
  });
  const leave = rule('leave', ({ state }) => {
    state.result = DRAWN;
  });
  const game: SmallProcedure = {
    rule: 'SML-1',
    pending: () => [decision('white')],
    actions: [trap, leave],
    advance: () => {},
  };
  const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));

  test('is reported with the entry and the frames, and leaves the match as it was', () => {
    const before = structuredClone(match.state);
    expect(() => submit(match, 'white', { type: 'trap' })).toThrow(Bug);
    expect(() => submit(match, 'white', { type: 'trap' })).toThrow(
      'the bridge is out [entry 1, white: {"type":"trap"}] [game.go]',
    );
    expect(match.state).toEqual(before);
    expect(match.journal).toEqual([]);
    expect(submit(match, 'white', { type: 'leave' })).toMatchObject({
      ok: true,
      n: 1,
      events: [],
      entry: { draws: [] },
    });
  });
});

test('COIN-1: the order in which secret answers arrive makes no difference', () => {
  const play = (order: readonly ('even' | 'odd')[]) => {
    const match = startMatch(coin, {}, simulationSource(1));
    for (const seat of order) submit(match, seat, { type: 'lay', face: seat === 'even' ? 'heads' : 'tails' });
    return match;
  };
  const [one, two] = [play(['even', 'odd']), play(['odd', 'even'])];
  expect(one.state).toEqual(two.state);
  expect(outcomeOf(one)).toEqual(outcomeOf(two));
});

describe('an action with a list that is a set', () => {
  const played = (sets: readonly string[] | undefined, units: unknown) => {
    const play = rule('go', ({ state }, _frame, _seat, { units: named }) => note(state, String(named)), {
      candidates: () => [
        { type: 'go', units: ['a'] },
        { type: 'go', units: ['a', 'b', 'c'] },
      ],
      ...(sets === undefined ? {} : { sets }),
    });
    const start: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [decision('white')],
      actions: [play],
      advance: () => {},
    };
    const match = startMatch(smallGame({ start }, { proc: 'start', step: 'here' }), {}, simulationSource(1));
    const reply = submit(match, 'white', { type: 'go', units });
    return reply.ok && 'action' in reply.entry ? [reply.entry.action, match.state.notes] : 'refused';
  };
  const DONE = [{ type: 'go', units: ['a', 'b', 'c'] }, ['a,b,c']];

  test('is the same in whatever order its items come, and is written down as the game lists it', () => {
    expect(played(['units'], ['c', 'a', 'b'])).toEqual(DONE);
    expect(played(['units'], ['a', 'b', 'c'])).toEqual(DONE);
    expect(played(undefined, ['c', 'a', 'b'])).toBe('refused');
  });

  test('is another one with one item more, one less or one twice, and no set is no action', () => {
    for (const units of [
      ['b', 'a'],
      ['a', 'b', 'c', 'c'],
      ['a', 'b', 'b'],
      ['a', 'b', 'd'],
      'a',
      null,
      [],
      [{}],
    ])
      expect(played(['units'], units)).toBe('refused');
  });
});

describe('a rule with nothing against it', () => {
  const squares = [1, 2, 3].map((n) => ({ type: 'step', n }));
  const asked: SmallProcedure = {
    rule: 'SML-1',
    pending: () => [decision('white')],
    actions: [
      rule('step', () => {}, { candidates: () => squares, refuse: nothingAgainst }),
      rule('jump', () => {}, {
        *candidates() {
          yield* squares.map(({ n }) => ({ type: 'jump', n }));
        },
        refuse: nothingAgainst,
      }),
    ],
    advance: () => {},
  };

  test('has all its candidates listed, offered and accepted, be they a list or one after the other', () => {
    const match = startMatch(smallGame({ asked }, { proc: 'asked', step: 'go' }), {}, simulationSource(1));
    const all = [...squares, ...squares.map(({ n }) => ({ type: 'jump', n }))];
    expect(legal(match, 'white')).toEqual(all);
    expect(offers(match, 'white').map(({ refusal }) => refusal)).toEqual(all.map(() => null));
    expect(submit(match, 'white', { type: 'jump', n: 2 }).ok).toBe(true);
  });
});
