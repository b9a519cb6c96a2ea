// The report's numbers, each worked out a second time from the events of whole battles.
import {
  eventsSince,
  legal,
  type Outcome,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { rollsIn } from '../board/report/rolls.ts';
import { report } from '../board/report.ts';
import { DIE_NAME } from '../board/words/names.ts';
import { damageChance } from '../data/dice.ts';
import { DICE } from '../data/words.ts';
import type { Event } from '../events.ts';
import { napoleonica } from '../module.ts';

type Moment = Parameters<typeof rollsIn>[0][number];
type Told = readonly Event[];

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A battle of two who answer at random, told as any spectator would hear it. */
function battle(seed: number, raw: object) {
  const options = napoleonica.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(napoleonica, options.value, simulationSource(seed));
  const random = randomOf(simulationSource(seed + 1000));
  while (outcomeOf(match) === null) {
    const [decision] = pending(match);
    const choices = decision === undefined ? [] : legal(match, decision.seat);
    const open = choices.filter(({ type }) => type !== 'concede');
    const choice = open.length === 0 ? undefined : open[random.die(open.length, 'an answer') - 1];
    if (decision === undefined || choice === undefined) throw new Error('nobody is asked');
    submit(match, decision.seat, choice);
  }
  const outcome = outcomeOf(match) as Outcome;
  const moments: readonly Moment[] = eventsSince(match, 0, 'spectator').map(({ events, ...entry }) => ({
    ...entry,
    events: events.map(sent),
  }));
  const view = sent(viewOf(match, 'spectator'));
  const made = report({
    options: sent(options.value),
    outcome,
    view,
    moments,
    chances: moments.map((_, n) => (n % 2) * 0.5),
  });
  const { A, B } = view.battle?.players ?? {};
  const events: Told = moments.flatMap((each) => [...each.events]);
  return { made, events, moments, vp: [A?.vp ?? 0, B?.vp ?? 0] };
}

const BATTLES = [1, 2, 3].map((seed) => battle(seed, {}));
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

describe('the report', () => {
  it('NAP-VIC.1: destroyed units and ground make the score, and the course ends with it', () => {
    for (const { made, vp } of BATTLES) {
      expect(made.scores.map(({ points }) => points)).toEqual(vp);
      expect(made.course.series.map(({ values }) => values.at(-1))).toEqual(vp);
      expect([0, 1].map((i) => total(made.course.sources.map(({ points }) => points[i] ?? 0)))).toEqual(vp);
    }
  });

  it('NAP-DMG.5: models lost by branch make the models lost of a side, and of both the events', () => {
    for (const { made, events } of BATTLES) {
      const [models] = made.losses.totals;
      const byBranch = [0, 1].map((i) => total(made.losses.rows.map(({ bySeat }) => bySeat[i]?.hurt ?? 0)));
      expect(byBranch).toEqual(models?.bySeat);
      const heard = events.flatMap((event) => (event.type === 'modelsLost' ? [event.count] : []));
      expect(total(models?.bySeat ?? [])).toBe(total(heard));
    }
  });

  it('NAP-DES.1, NAP-RET.1, NAP-ACT.1: units destroyed, retreats and activations are counted once each', () => {
    const counted = (events: Told, type: Event['type']) =>
      events.filter((event) => event.type === type).length;
    for (const { made, events } of BATTLES) {
      const [, destroyed, retreats, activations] = made.losses.totals.map(({ bySeat }) => total(bySeat));
      expect([destroyed, retreats, activations]).toEqual([
        counted(events, 'unitDestroyed'),
        counted(events, 'unitRetreated'),
        counted(events, 'unitActivated'),
      ]);
    }
  });

  it('NAP-END.2: Orders left over are those that nobody used in their round', () => {
    for (const { made, events } of BATTLES) {
      const wasted = made.losses.totals.at(-1)?.bySeat;
      const heard = events.flatMap((event) => (event.type === 'ordersReturned' ? [event.unused] : []));
      expect(wasted).toEqual([total(heard.map(({ A }) => A)), total(heard.map(({ B }) => B))]);
    }
  });

  it('NAP-DIC.1: luck by die colour counts every roll once, with the chance of its colour', () => {
    for (const { made, events } of BATTLES) {
      const thrown = events.flatMap((event) => (event.type === 'diceRolled' ? event.dice : []));
      const again = events.filter(({ type }) => type === 'dieRerolled').length;
      const rolls = made.luck.kinds.flatMap(({ bySeat }) => bySeat.map((each) => each.rolls));
      expect(total(rolls)).toBe(thrown.length + again);
      for (const { name, bySeat } of made.luck.kinds) {
        const die = DICE.find((each) => DIE_NAME[each] === name.toLowerCase());
        for (const { rolls: count, odds } of bySeat)
          expect(odds).toBeCloseTo(count * (die === undefined ? 0 : damageChance(die)));
      }
    }
  });

  it('NAP-ATK.19: a die that is rolled again is the attacker’s both times', () => {
    const attack: Event = {
      type: 'attackDeclared',
      rule: 'NAP-ATK.6',
      attacker: 0,
      target: 1,
      kind: 'melee',
      riposte: null,
    };
    const die = { die: 'S', rule: 'NAP-ATK.16', face: 'hit', byAttacker: false, byDefender: false } as const;
    const rolled: Event = { type: 'diceRolled', rule: 'NAP-ATK.26', player: 'A', dice: [die] };
    const again: Event = {
      type: 'dieRerolled',
      rule: 'NAP-ATK.19',
      player: 'B',
      die: 0,
      source: 'fatigue',
      from: 'hit',
      to: 'miss',
    };
    const rolls = rollsIn([{ n: 1, seat: 'A', events: [attack, rolled, again], struck: false }]);
    expect(rolls.map(({ seat, kind, hits }) => [seat, kind, hits])).toEqual([
      ['A', 'S', 1],
      ['A', 'S', 0],
    ]);
  });

  it('NAP-DMG.5, NAP-SOL.1: a campaign counts the losses of all its battles, each with its own units', () => {
    const { made, events } = battle(4, { mode: 'campaign', difficulty: 'marshal' });
    expect(made.scores.map(({ name }) => name)).toEqual(['France', 'The Abyss']);
    const fought = events.filter(({ type }) => type === 'battleBegan').length;
    expect(fought).toBeGreaterThan(1);
    const heard = events.flatMap((event) => (event.type === 'modelsLost' ? [event.count] : []));
    const [models, destroyed] = made.losses.totals;
    expect(total(models?.bySeat ?? [])).toBe(total(heard));
    expect(total(destroyed?.bySeat ?? [])).toBe(events.filter(({ type }) => type === 'unitDestroyed').length);
    for (const { title } of made.turnings) expect(title).toMatch(/^Battle \d+, .+ against .+\.$/);
  });

  it('tells at most three attacks that decided it, each of an entry of its own', () => {
    for (const { made } of BATTLES) {
      expect(made.turnings.length).toBeLessThanOrEqual(3);
      expect(new Set(made.turnings.map(({ n }) => n)).size).toBe(made.turnings.length);
      for (const { title } of made.turnings) expect(title).toMatch(/^Round \d+, .+ against .+\.$/);
    }
  });
});
