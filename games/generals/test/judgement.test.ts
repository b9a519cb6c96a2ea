import { randomOf, simulate, simulationSource, startMatch, submit } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../brain/index.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import { TestTable } from './table.ts';

const random = () => randomOf(simulationSource(1));

const planning = (units: string) => new TestTable({ phase: 'planning', round: 3, units }).state;

describe('what a position is worth', () => {
  it('GEN-14.9: guns alone in the enemy’s way are worth less than guns with company', () => {
    const alone = planning('b3: bI1-2 | b2: wA1 | b1: wI1-2');
    const covered = planning('b3: bI1-2 | b2: wA1 wI1 | b1: wI2');
    expect(brain.features?.(alone, 'white')).toMatchObject({ loneGuns: 1 });
    expect(brain.features?.(covered, 'white')).toMatchObject({ loneGuns: 0 });
  });

  it('GEN-14.9: guns alone are remembered of a general, but not those the first round found so', () => {
    const alone = 'b3: bI1-2 | b2: wA1 | b1: wI1-2';
    const first = new TestTable({ phase: 'planning', round: 1, units: alone }).state;
    const second = new TestTable({ phase: 'planning', round: 2, units: alone }).state;
    expect(brain.habits?.(second, 'white')).toEqual(['guns alone after round 1']);
    expect(brain.habits?.(planning(alone), 'white')).toEqual(['guns alone later on']);
    expect(brain.habits?.(first, 'white')).toEqual([]);
    expect(brain.habits?.(planning('b3: bI1-2 | b2: wA1 wI1 | b1: wI2'), 'white')).toEqual([]);
    expect(brain.habits?.(planning('b2: bI1-2 | a1: wI1-2'), 'white')).toEqual(['command sector empty']);
  });

  it('GEN-16.4: a command sector without a garrison is a danger when the enemy is near', () => {
    const bare = planning('b2: bI1-2 | a1: wI1-2');
    const manned = planning('b2: bI1-2 | b1: wI1-2');
    expect(brain.evaluate(bare, 'white')).toBeLessThan(brain.evaluate(manned, 'white'));
  });

  it('GEN-9.3: guns with somebody to fire at are worth more than guns without', () => {
    const hits = (units: string) => brain.features?.(planning(units), 'white')['firepower'] ?? 0;
    expect(hits('b3: bI1-2 | b2: wA1 wI1')).toBeGreaterThan(hits('b3: bI1-2 | a1: wA1 wI1'));
  });
});

describe('sheets', () => {
  const guarded = 'b3: bI1-2 bC1 | b2: wA1 wI1-2 | b1: wI3-4';
  /** Infantry beside the gun in b2 if everything goes as written. */
  const companyIn = (plan: readonly Action[]): number => {
    const orders = plan.filter((action) => action.type === 'order' && action.arm !== 'A');
    const leaving = orders.filter((action) => action.type === 'order' && action.from === 'b2');
    const coming = orders.filter((action) => action.type === 'order' && action.path.at(-1) === 'b2');
    return 2 - leaving.length + coming.length;
  };

  it('leave no gun without company that had it', () => {
    const state = planning(guarded);
    for (const plan of brain.plans(state, 'white', random(), 12)) expect(companyIn(plan)).toBeGreaterThan(0);
  });

  it('leave none either when they are varied', () => {
    const state = planning(guarded);
    const plans = [...brain.plans(state, 'white', random(), 6)];
    let left = 60;
    for (const plan of brain.vary?.(state, 'white', plans, random()) ?? []) {
      expect(companyIn(plan)).toBeGreaterThan(0);
      left -= 1;
      if (left === 0) break;
    }
    expect(left).toBe(0);
  });

  it('GEN-16.4: bring two into a command sector the enemy can reach, in the first place and when varied', () => {
    const state = planning('b2: bI1-2 | a1: wI1-3 | rw: wI4-6 | c1: wI7');
    const plans = [...brain.plans(state, 'white', random(), 30)];
    const varied = (brain.vary?.(state, 'white', plans, random()) ?? [])[Symbol.iterator]();
    for (let n = 0; n < 60; n += 1) plans.push(varied.next().value ?? []);
    const comers = (plan: readonly Action[]): number =>
      plan.filter((action) => action.type === 'order' && action.path.at(-1) === 'b1').length;
    expect(Math.min(...plans.map(comers))).toBeGreaterThanOrEqual(2);
  });
});

describe('a fire order that was not used', () => {
  const left = (units: string, orders: string, round = 2) =>
    new TestTable({ phase: 'noncombat', round, units, orders }).state;
  const marches = (state: ReturnType<typeof left>): boolean =>
    [...brain.plans(state, 'white', random(), 20)].some((plan) =>
      plan.some(({ type }) => type === 'activate'),
    );
  const guns = 'a2: bI1-2 | c3: bI3 | b1: wA1 wI1-2';

  it('GEN-14.9: sends no gun alone to where the enemy can come', () => {
    expect(marches(left(guns, 'wA b1>b2'))).toBe(false);
    const quick = brain.answer?.(left(guns, 'wA b1>b2'), 'white', random()) ?? [];
    expect(quick).toEqual([{ type: 'endActivation' }]);
  });

  it('GEN-16.5: may send one battery alone where that decides who holds more sectors, but not in the first round', () => {
    const even = 'a2: bI1-2 | b1: wA1-2 wI1-2';
    const orders = 'wA b1>b2, wA b1>b2';
    const used = [...brain.plans(left(even, orders), 'white', random(), 20)].map((plan) => plan.length - 1);
    expect(used).toEqual([0, 1]);
    expect(marches(left(even, orders, 1))).toBe(false);
    const quick = brain.answer?.(left(even, orders), 'white', random()) ?? [];
    expect(quick).toEqual([{ type: 'endActivation' }]);
  });

  it('GEN-14.9: takes the gun along where Infantry goes, stands or nobody can come', () => {
    expect(marches(left(guns, 'wA b1>b2, wI b1>b2'))).toBe(true);
    expect(marches(left(`${guns} | b2: wI3`, 'wA b1>b2'))).toBe(true);
    expect(marches(left('c3: bI1-2 | b1: wA1 wI1-2', 'wA b1>a1'))).toBe(true);
  });
});

describe('a duel of sheets', () => {
  const marengo = () => {
    const parsed = generals.parseOptions({ setup: 'marengo' });
    if (!parsed.ok) throw new Error(parsed.error.message);
    return startMatch(generals, parsed.value, simulationSource(1));
  };

  it('GEN-6.1: has both sheets open, even when the enemy has locked his', () => {
    const match = marengo();
    submit(match, 'white', { type: 'order', from: 'c1', arm: 'C', path: ['c2', 'b2'] });
    submit(match, 'white', { type: 'endPlanning' });
    const open = brain.duel?.(match.state, 'black') ?? null;
    if (open === null) throw new Error('planning is a duel');
    expect(
      simulate(generals, open, random())
        .pending()
        .map(({ seat }) => seat),
    ).toEqual(['white', 'black']);
    expect(open.sheets.white.hidden).toEqual([]);
    expect(match.state.sheets.white.hidden).toHaveLength(1);
  });

  it('is over when both are locked', () => {
    const match = marengo();
    for (const side of ['white', 'black']) submit(match, side, { type: 'endPlanning' });
    expect(brain.duel?.(match.state, 'black')).toBeNull();
  });
});
