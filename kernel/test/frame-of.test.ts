import { describe, expect, test } from 'vitest';
import { reading, whole } from '../src/forms.ts';
import { forGame, frameOf, framesOf, isFrameOf, simulationSource, startMatch } from '../src/index.ts';
import { DRAWN, type Noted, type SmallAction, type SmallState, smallGame } from './small-game.ts';

const march = frameOf('march', {
  steps: ['begin', 'go', 'done'],
  fixed: { from: whole(0, 9) },
  locals: { gone: whole(0, 9) },
});
const { procedure, sequence } = forGame<SmallState, SmallAction, Noted>();

describe('a declared frame', () => {
  test('is made at one of its steps, with all its locals', () => {
    expect(march.at('go', { from: 1, gone: 2 })).toEqual({ proc: 'march', step: 'go', from: 1, gone: 2 });
  });

  test('what is misspelt or missing does not compile', () => {
    // @ts-expect-error there is no such step
    march.at('goo', { from: 1, gone: 2 });
    // @ts-expect-error a local is missing
    march.at('go', { from: 1 });
    const frame = march.at('begin', { from: 1, gone: 2 });
    // @ts-expect-error there is no such step
    frame.step = 'beginn';
    // @ts-expect-error it stays as it was when the procedure was called
    frame.from = 3;
    // @ts-expect-error a sequence runs all its steps
    sequence(march, 'SML-1', { begin: () => {} });
    // @ts-expect-error and no others
    sequence(march, 'SML-1', { begin: () => {}, go: () => {}, stop: () => {} });
    procedure(march, {
      rule: 'SML-1',
      pending: () => [],
      actions: [],
      advance(_umpire, at) {
        // @ts-expect-error no step has this name
        if (at.step === 'gone') at.gone = 1;
      },
    });
    expect(march.steps).toEqual(['begin', 'go', 'done']);
  });

  test('plays', () => {
    const game = sequence(march, 'SML-1', {
      begin: (_umpire, frame) => {
        frame.gone += 1;
      },
      go({ state }, { gone }) {
        state.result = { ...DRAWN, with: { gone } };
      },
    });
    const module = smallGame({ march: game }, march.at('begin', { from: 0, gone: 0 }));
    expect(startMatch(module, {}, simulationSource(1)).state.result).toMatchObject({ with: { gone: 1 } });
  });
});

describe('frames from outside', () => {
  const halt = frameOf('halt', { steps: ['only'] });
  const frames = framesOf({ march: { frame: march }, halt: { frame: halt } });
  const read = (raw: unknown) => reading(() => frames(raw, 'frames[1]'));

  test('each is read by what its procedure declares', () => {
    const value = march.at('go', { from: 1, gone: 2 });
    expect(read({ ...value })).toEqual({ ok: true, value });
    expect(read({ proc: 'halt', step: 'only' })).toEqual({ ok: true, value: { proc: 'halt', step: 'only' } });
    expect([isFrameOf(march, value), isFrameOf(halt, value)]).toEqual([true, false]);
  });

  test.for<readonly [unknown, string, string]>([
    [{ proc: 'flee' }, 'frames[1].proc', 'proc must be one of march, halt, not "flee".'],
    [{ proc: 'halt', step: 'go' }, 'frames[1].step', 'step must be one of only, not "go".'],
    [{ proc: 'halt', step: 'only', from: 1 }, 'frames[1].from', 'There is no field from'],
    [{ proc: 'march', step: 'go', from: 1 }, 'frames[1].gone', 'gone is missing'],
    [7, 'frames[1]', 'must be an object'],
  ])('%j is wrong at %s', ([raw, path, message]) => {
    expect(read(raw)).toMatchObject({
      ok: false,
      error: { path, message: expect.stringContaining(message) },
    });
  });

  test('their schema names every procedure, step and local', () => {
    expect(frames.schema).toEqual({
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['proc', 'step', 'from', 'gone'],
          properties: {
            proc: { enum: ['march'] },
            step: { enum: ['begin', 'go', 'done'] },
            from: { type: 'integer', minimum: 0, maximum: 9 },
            gone: { type: 'integer', minimum: 0, maximum: 9 },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['proc', 'step'],
          properties: { proc: { enum: ['halt'] }, step: { enum: ['only'] } },
        },
      ],
    });
  });
});
