import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { describe, expect, test } from 'vitest';
import { whole } from '../src/forms.ts';
import {
  type Frame,
  fill,
  forGame,
  frameOf,
  type Json,
  legal,
  pending,
  scriptedSource,
  simulationSource,
  startMatch,
  submit,
  type Umpire,
} from '../src/index.ts';
import {
  DRAWN,
  decision,
  type Noted,
  note,
  rule,
  type SmallAction,
  type SmallProcedure,
  type SmallState,
  smallGame,
} from './small-game.ts';

const { procedure, sequence } = forGame<SmallState, SmallAction, Noted>();

const turnsFrame = frameOf('turns', {
  steps: ['deal', 'march', 'close', 'done'],
  locals: { count: whole(0, 9) },
});
const gameFrame = <const S extends string>(...steps: readonly S[]) =>
  frameOf('game', { steps: [...steps, 'done'] });

describe('procedure', () => {
  test('its rules have one shape whatever they leave out, and say what they said', () => {
    const plain = rule('plain', () => {});
    const rich = rule('rich', () => {}, { role: 'commit', wider: () => [{ type: 'rich' }] });
    const { actions } = procedure(gameFrame('ask'), {
      rule: 'SML-1',
      pending: () => [],
      actions: [plain, rich],
      advance: (umpire) => umpire.end(),
    });
    const [first, second] = actions;
    expect(Object.keys(first ?? {})).toEqual(Object.keys(second ?? {}));
    expect(actions).toEqual([plain, rich]);
  });
});

describe('sequence', () => {
  test('runs its steps in order, may loop, and ends after the last', () => {
    const turns = sequence(turnsFrame, 'SML-1', {
      deal: ({ state }, frame) => note(state, `deal ${frame.count}`),
      march({ state }, frame) {
        note(state, 'march');
        frame.count += 1;
        if (frame.count < 3) frame.step = 'deal';
      },
      close: ({ state }) => note(state, 'close'),
    });
    const game = sequence(gameFrame('turns', 'finish'), 'SML-1', {
      turns: (umpire) => umpire.call(turnsFrame.at('deal', { count: 1 })),
      finish({ state }) {
        note(state, 'finish');
        state.result = DRAWN;
      },
    });
    const match = startMatch(
      smallGame({ game, turns }, { proc: 'game', step: 'turns' }),
      {},
      simulationSource(1),
    );
    expect(match.state.notes).toEqual(['deal 1', 'march', 'deal 2', 'march', 'close', 'finish']);
  });

  test('waits for a procedure it calls, before its next step', () => {
    const ask: SmallProcedure = {
      rule: 'SML-1',
      pending: (_state, { step }) => (step === 'ask' ? [decision('white')] : []),
      actions: [
        rule('go', ({ state }, frame) => {
          note(state, 'went');
          frame.step = 'answered';
        }),
      ],
      advance: (umpire) => umpire.end('gone'),
    };
    const game = {
      ...sequence(gameFrame('first', 'second'), 'SML-1', {
        first: (umpire) => umpire.call({ proc: 'ask', step: 'ask' }),
        second({ state }) {
          note(state, 'second');
          state.result = DRAWN;
        },
      }),
      resume: ({ state }: Umpire<SmallState, Noted>, frame: Frame, result: Json | undefined) =>
        note(state, `${String(result)}, then ${frame.step}`),
    };
    const match = startMatch(
      smallGame({ game, ask }, { proc: 'game', step: 'first' }),
      {},
      simulationSource(1),
    );
    expect(match.state.frames).toEqual([
      { proc: 'game', step: 'second' },
      { proc: 'ask', step: 'ask' },
    ]);
    submit(match, 'white', { type: 'go' });
    expect(match.state.notes).toEqual(['went', 'gone, then second', 'second']);
  });

  test('a procedure may put another in its place', () => {
    const game = sequence(gameFrame('only'), 'SML-1', {
      only: (umpire) => umpire.goto({ proc: 'next', step: 'only' }),
    });
    const next = sequence(frameOf('next', { steps: ['only', 'done'] }), 'SML-1', {
      only({ state }) {
        note(state, state.frames.map(({ proc }) => proc).join());
        state.result = DRAWN;
      },
    });
    expect(
      startMatch(smallGame({ game, next }, { proc: 'game', step: 'only' }), {}, simulationSource(1)).state
        .notes,
    ).toEqual(['next']);
  });
});

describe('mistakes in the sequence of play are noticed', () => {
  const start =
    (procedures: Parameters<typeof smallGame>[0], step = 'a') =>
    () =>
      startMatch(smallGame(procedures, { proc: 'game', step }), {}, simulationSource(1));

  test('a step that does not exist', () => {
    expect(start({ game: sequence(gameFrame('a'), 'SML-1', { a: () => {} }) }, 'b')).toThrow(
      'game has the steps a, done, not “b”.',
    );
  });

  test('a procedure that does not exist', () => {
    expect(start({})).toThrow('small has no procedure “game”.');
  });

  test('the last procedure ending without an outcome', () => {
    expect(start({ game: sequence(gameFrame('a'), 'SML-1', { a: () => {} }) })).toThrow(/without an outcome/);
  });

  test('going round in circles', () => {
    const game = sequence(gameFrame('a', 'b'), 'SML-1', {
      a: () => {},
      b(_umpire, frame) {
        frame.step = 'a';
      },
    });
    expect(start({ game })).toThrow('10000 steps without a decision.');
  });

  test('a source that throws a die out of range', () => {
    const game = sequence(gameFrame('a'), 'SML-1', { a: ({ random }) => random.die(6, 'SML-3 roll') });
    const module = smallGame({ game }, { proc: 'game', step: 'a' });
    expect(() => startMatch(module, {}, { draw: () => 7 })).toThrow('A die of 6 came up 7 (“SML-3 roll”).');
  });
});

describe('a reaction window', () => {
  /** North holds 5, east 1, south 3: a shuffle picks places from what is left. */
  const claimed = (least: number) => {
    const match = startMatch(bluff, {}, scriptedSource([5, 1, 2, 1, 1], simulationSource(1)));
    submit(match, 'north', { type: 'claim', least });
    return match;
  };
  const asked = (match: ReturnType<typeof claimed>) => pending(match).map(({ seat }) => seat);

  test('BLF-3: asks the others in turn and closes when all have passed in a row', () => {
    const match = claimed(4);
    expect(asked(match)).toEqual(['east']);
    expect(pending(match).map(({ prompt, with: facts }) => fill(prompt, facts))).toEqual([
      'north claims 4 or more: doubt it or pass.',
    ]);
    submit(match, 'east', { type: 'pass' });
    expect(asked(match)).toEqual(['south']);
    submit(match, 'south', { type: 'pass' });
    expect(match.state.points).toEqual([4, 0, 0]);
    expect(asked(match)).toEqual(['east']);
    expect(legal(match, 'east')).toHaveLength(6);
  });

  test('BLF-4: an answer runs as a procedure of its own, then everybody may answer that', () => {
    const match = claimed(4);
    submit(match, 'east', { type: 'pass' });
    const reply = submit(match, 'south', { type: 'doubt' });
    expect(reply).toMatchObject({ ok: true, entry: { barrier: true } });
    expect(match.state.points).toEqual([8, 0, 0]);
    expect(asked(match)).toEqual(['east']);
    expect(submit(match, 'east', { type: 'doubt' })).toMatchObject({ refusal: { rule: 'BLF-4' } });
    submit(match, 'east', { type: 'pass' });
    expect(asked(match)).toEqual(['south']);
    submit(match, 'south', { type: 'pass' });
    expect(match.state.points).toEqual([8, 0, 0]);
    expect(legal(match, 'east')).toHaveLength(6);
  });

  test('BLF-4: a false claim scores for the doubter', () => {
    const match = claimed(6);
    submit(match, 'east', { type: 'doubt' });
    expect(match.state.points).toEqual([0, 12, 0]);
    expect(asked(match)).toEqual(['south']);
  });

  test('BLF-3: who is asked does not depend on the cards', () => {
    const prompts = (seed: number) => {
      const match = startMatch(bluff, {}, simulationSource(seed));
      submit(match, 'north', { type: 'claim', least: 6 });
      return pending(match);
    };
    for (let seed = 2; seed < 30; seed += 1) expect(prompts(seed)).toEqual(prompts(1));
  });
});
