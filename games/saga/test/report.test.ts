import {
  eventsSince,
  legal,
  type Outcome,
  outcomeOf,
  pending,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { rollsIn } from '../board/report/rolls.ts';
import { report } from '../board/report.ts';
import type { Event, TestRolled } from '../events.ts';
import { saga } from '../module.ts';
import { promiseOf } from '../odds/faces.ts';
import type { Modifier } from '../state.ts';

type Moment = Parameters<typeof rollsIn>[0][number];
type Report = ReturnType<typeof report>;

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const moment = (n: number, ...events: readonly Event[]): Moment => ({
  n,
  seat: 'A',
  events: events.map(sent),
  struck: false,
});
const test = (facts: Partial<TestRolled> & { readonly modifiers?: readonly Modifier[] }): Event => {
  const { modifiers = [], ...rest } = facts;
  const natural = rest.natural === undefined ? 4 : rest.natural;
  const added = modifiers.reduce((sum, { value }) => sum + value, 3);
  return {
    type: 'testRolled',
    rule: 'SAG-10.3',
    kind: 'fire',
    cause: null,
    player: 'A',
    unit: 'A1',
    against: 'B1',
    natural,
    need: 6,
    success: true,
    hits: 1,
    sum: { score: 3, modifiers, total: (natural ?? 0) + added },
    ...rest,
  };
};
const rolled = (...events: readonly Event[]) => rollsIn([moment(1, ...events)], new Map([['A9', 'FR-HUSS']]));

describe('the odds of a test', () => {
  it('SAG-10.3: Fire 3 hits on a 3 and twice on a 6: five hits in six rolls', () => {
    expect(rolled(test({}))).toMatchObject([{ odds: 5 / 6, hits: 1, seat: 'A', kind: 'fire', natural: 4 }]);
    expect(promiseOf({ kind: 'fire', need: 6, added: 3 }).variance).toBeCloseTo(7 / 6 - 25 / 36);
  });

  it('SAG-3.4: Morale fails on a 1 and holds on a 6, whatever is added', () => {
    expect(promiseOf({ kind: 'morale', need: 6, added: 9 }).odds).toBeCloseTo(5 / 6);
    expect(promiseOf({ kind: 'morale', need: 7, added: -3 }).odds).toBeCloseTo(1 / 6);
    expect(promiseOf({ kind: 'evade', need: 4, added: 1 }).odds).toBeCloseTo(4 / 6);
  });

  it('SAG-N05: a re-roll is a roll of its own', () => {
    const [roll] = rolled(
      { type: 'dieRerolled', rule: 'SAG-N05', player: 'A', from: 1, to: 4 },
      test({ natural: 4 }),
    );
    // Five sixths for the first, which brought nothing, and five sixths for the second.
    expect(roll?.odds).toBeCloseTo(10 / 6);
    expect(roll?.variance).toBeCloseTo(2 * (7 / 6 - 25 / 36));
  });

  it('a test that a card decided is no roll', () => {
    expect(rolled(test({ natural: null }))).toEqual([]);
  });

  it('SAG-18.4: a hidden outflanker that failed is judged by what is public, and by its card once that was seen', () => {
    const failed = test({ kind: 'outflank', unit: 'A9', success: false, natural: 2, sum: null });
    expect(rolled(failed, failed).map(({ odds }) => odds)).toEqual([2 / 6, 3 / 6]);
    expect(rolled({ ...failed, unit: 'A5' } as Event).map(({ odds }) => odds)).toEqual([1 / 6]);
  });

  it('leaves out what was taken back', () => {
    expect(rollsIn([{ ...moment(1, test({})), struck: true }], new Map())).toEqual([]);
  });
});

/** A battle of two who take the first or a middling answer, told as any spectator would hear it. */
function battle(seed: number, raw: object): { readonly made: Report; readonly vp: readonly number[] } {
  const options = saga.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(saga, options.value, simulationSource(seed));
  for (let i = 0; outcomeOf(match) === null; i++) {
    const [decision] = pending(match);
    const choices = decision === undefined ? [] : legal(match, decision.seat);
    const choice = choices[(i * 7 + seed) % choices.length];
    if (decision === undefined || choice === undefined) throw new Error('nobody is asked');
    submit(match, decision.seat, choice);
  }
  const outcome = outcomeOf(match) as Outcome;
  const view = viewOf(match, 'spectator');
  const moments = eventsSince(match, 0, 'spectator').map(({ events, ...entry }) => ({
    ...entry,
    events: events.map(sent),
  }));
  const chances = moments.map((_, n) => (n % 2) * 0.5);
  const made = report({ options: sent(options.value), outcome, view: sent(view), moments, chances });
  return { made, vp: [view.players.A.vp, view.players.B.vp] };
}

describe('the report', () => {
  const BATTLES = [
    { vpTarget: 4 },
    { evade: true, outflank: true, maxTurns: 6 },
    { objectives: 'threeOneOpen', decks: { A: 'armyOfTheNorth', B: 'bluchersCorps' }, vpTarget: 6 },
    { decks: { A: 'theRidge', B: 'theRidge' }, maxTurns: 4 },
  ].flatMap((options, i) => [1, 2, 3].map((seed) => battle(i * 10 + seed, options)));

  it('SAG-16.6: units, trophies and objectives make the score, and the course ends with it', () => {
    for (const { made, vp } of BATTLES) {
      expect(made.scores.map(({ points }) => points)).toEqual(vp);
      expect(made.course.series.map(({ values }) => values.at(-1))).toEqual(vp);
      const sums = [0, 1].map((i) =>
        made.course.sources.reduce((sum, { points }) => sum + (points[i] ?? 0), 0),
      );
      expect(sums).toEqual(vp);
    }
  });

  it('SAG-12.1: casualties by arm make the casualties of a side', () => {
    for (const { made } of BATTLES)
      for (const i of [0, 1]) {
        const byArm = made.losses.rows.reduce((sum, { bySeat }) => sum + (bySeat[i]?.hurt ?? 0), 0);
        expect(byArm).toBe(made.losses.totals[0]?.bySeat[i]);
      }
  });

  it('keeps luck, its band and its kinds side by side', () => {
    for (const { made } of BATTLES) {
      const rolls = made.luck.kinds.reduce(
        (sum, { bySeat }) => sum + bySeat.reduce((each, { rolls: count }) => each + count, 0),
        0,
      );
      expect(made.luck.band).toHaveLength(rolls + 1);
      for (const [i, { values }] of made.luck.series.entries()) {
        const luck = made.luck.kinds.reduce(
          (sum, { bySeat }) => sum + (bySeat[i]?.hits ?? 0) - (bySeat[i]?.odds ?? 0),
          0,
        );
        expect(values.at(-1)).toBeCloseTo(luck);
      }
    }
  });

  it('tells the deciding rolls in words, with the unit and the sum', () => {
    const turnings = BATTLES.flatMap(({ made }) => made.turnings);
    expect(turnings.length).toBeGreaterThan(0);
    for (const { title, text, chance, rule } of turnings) {
      expect(title).toMatch(/^Turn \d+, (Fire|Melee|Morale|Evade|Outflank) of (Blue|Red)\.$/);
      expect(text).toMatch(/^\d.*: .+\.$/);
      expect(chance).toBeGreaterThan(0);
      expect(saga.ruleBook).toHaveProperty([rule]);
    }
  });

  it('names armies, length and end, and every card played with its rule', () => {
    const [{ made } = { made: null }] = BATTLES;
    expect(made?.sentence).toMatch(/^Blue, the French, against Red, the Coalition, /);
    for (const { made: each } of BATTLES)
      for (const { rule } of each.tallies.flatMap(({ rows }) => rows))
        expect(saga.ruleBook).toHaveProperty([rule]);
  });
});
