// What the goldens of recorded battles show of a change of rules: nothing of an option that is off, few lines of a mended rule.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@grognard/kernel';
import { isWrittenAnew } from '@grognard/testkit/goldens/golden.ts';
import { isRecord } from '@grognard/testkit/json.ts';
import { holdToGoldens, holdToOpening } from '@grognard/testkit/replay-fixtures.ts';
import { replayScenes } from '@grognard/testkit/replay-scenes.ts';
import { describe, expect, test } from 'vitest';
import { saga } from '../module.ts';
import type { State } from '../state.ts';
import { PLAYERS } from '../vocabulary.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/saga');
const games = readdirSync(fixtures).filter((file) => file.endsWith('.grognard'));
/** While goldens are written anew, nothing is there to be held to. */
const hold = (game: typeof saga, file: string): void => {
  if (!isWrittenAnew()) holdToGoldens(game, join(fixtures, file));
};

/** What an option would bring: chosen or not, a fact of each position, one that is only seen. */
interface Fog {
  readonly fog: boolean;
  readonly weather: 'fair' | 'rain';
}
const FAIR: Fog = { fog: false, weather: 'fair' };

const withFog = (state: State): State => {
  const foggy = { ...state, rules: { ...FAIR, ...state.rules }, smoke: [] };
  return foggy;
};

const without = (raw: unknown, ...names: readonly string[]): { readonly [name: string]: unknown } =>
  Object.fromEntries(Object.entries(Object(raw)).filter(([name]) => !names.includes(name)));

/** The same rules with an option more, which is off unless it is chosen. */
const foggySaga: typeof saga = {
  ...saga,
  parseOptions(raw) {
    const read = saga.parseOptions(without(raw, 'fog', 'weather'));
    return read.ok ? { ok: true, value: { ...FAIR, ...read.value } } : read;
  },
  setup: (options) => withFog(saga.setup(options)),
  view: (state, viewer) => {
    const seen = { visibility: 0, ...saga.view(state, viewer), smoke: [], clouds: null };
    return seen;
  },
  position: (state): Json => ({ smoke: [], ...Object(saga.position(state)) }),
  determinize: (view, seat, random) => withFog(saga.determinize(view, seat, random)),
  parsePosition(raw) {
    const { rules, ...rest } = without(raw, 'smoke');
    const read = saga.parsePosition({
      ...rest,
      // What is no record of rules is refused as ever.
      ...(rules === undefined ? {} : { rules: isRecord(rules) ? without(rules, 'fog', 'weather') : rules }),
    });
    return read.ok ? { ok: true, value: withFog(read.value) } : read;
  },
};

describe('an option that is off', () => {
  test('is there: in options, position, view and imagined worlds', () => {
    const options = foggySaga.parseOptions({});
    expect(options).toMatchObject({ ok: true, value: FAIR });
    if (!options.ok) return;
    expect(foggySaga.position(foggySaga.setup(options.value))).toMatchObject({ smoke: [], rules: FAIR });
  });

  test('alters nothing of the usual opening', () => {
    if (!isWrittenAnew()) holdToOpening(foggySaga, fixtures);
  });

  test.each(games)('alters no moment and no edge of %s', (file) => hold(foggySaga, file), 60_000);

  if (!isWrittenAnew()) replayScenes(foggySaga, join(fixtures, 'scenes'));
});

type Procedure = (typeof saga.procedures)[string];
type Umpire = Parameters<Procedure['advance']>[0];

const withProcedures = (mend: (procedure: Procedure) => Procedure): typeof saga => ({
  ...saga,
  procedures: Object.fromEntries(
    Object.entries(saga.procedures).map(([name, procedure]) => [name, mend(procedure)]),
  ),
});

/** SAG-21.4 says no more, where SAG-21.5 does as well. */
const otherRefusal = withProcedures((procedure) => ({
  ...procedure,
  actions: procedure.actions.map((rule) => ({
    ...rule,
    refuse(...asked) {
      const refusal = rule.refuse(...asked);
      return refusal?.rule === 'SAG-21.4' ? { ...refusal, rule: 'SAG-21.5' } : refusal;
    },
  })),
}));

/** Dragoons count for more as soon as they are captured (SAG-16.6). */
function countDragoons({ state }: Umpire, happen: () => void): void {
  const before = state.players;
  happen();
  for (const player of PLAYERS) {
    const { captured } = state.players[player];
    const had = before[player].captured.length;
    if (captured.length === had) continue;
    const worth = captured.map((card, at) =>
      at >= had && card.id === 'PR-DRAG' ? { ...card, vp: 2 } : card,
    );
    state.players = { ...state.players, [player]: { ...state.players[player], captured: worth } };
  }
}
const dearDragoons = withProcedures((procedure) => {
  const { advance, resume } = procedure;
  return {
    ...procedure,
    actions: procedure.actions.map((rule) => ({
      ...rule,
      apply: (umpire, frame, seat, action) =>
        countDragoons(umpire, () => rule.apply(umpire, frame, seat, action)),
    })),
    advance: (umpire, frame) => countDragoons(umpire, () => advance(umpire, frame)),
    ...(resume && {
      resume: (umpire, frame, result) => countDragoons(umpire, () => resume(umpire, frame, result)),
    }),
  };
});

/** The message of the test that fails; empty where none does. */
function told(game: typeof saga, file: string): string {
  try {
    hold(game, file);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The lines that were and the lines that are. */
const linesOf = (message: string, sign: string): readonly string[] =>
  message.split('\n').filter((line) => line.startsWith(`  ${sign} `));

describe.runIf(!isWrittenAnew())('a mended rule', () => {
  test('SAG-21.5 in place of 21.4: what refuses shows by its rule, in one line of each moment where it does', () => {
    const message = told(otherRefusal, 'basic.grognard');
    expect(message).toContain('basic.moments (since saga edition');
    expect(linesOf(message, '-').length).toBeGreaterThan(0);
    expect(linesOf(message, '-').length).toBeLessThanOrEqual(3);
    for (const line of linesOf(message, '-')) expect(line).toMatch(/^ {2}- {2}refused .*SAG-21\.4/);
    for (const line of linesOf(message, '+')) expect(line).toMatch(/^ {2}\+ {2}refused .*SAG-21\.5/);
    expect(message.split('\n').length).toBeLessThan(16);
  }, 60_000);

  test('SAG-16.6: a Dragoon worth 2 shows where it is captured, where it is scored and in the outcome', () => {
    const message = told(dearDragoons, 'at-random.grognard');
    const now = linesOf(message, '+').join('\n');
    expect(now).toMatch(/players[\w.]* #/);
    expect(now).toMatch(/scores[\w.]* #/);
    expect(now).not.toMatch(/offered|refused|imagined/);
    expect(message).toContain('outcome: The game played again ended otherwise');
    expect(message.split('\n').length).toBeLessThan(30);
  }, 60_000);

  test('where it was not met, nothing shows', () => {
    expect(told(otherRefusal, 'one-turn.grognard')).toBe('');
    expect(told(dearDragoons, 'basic.grognard')).toBe('');
  }, 60_000);
});
