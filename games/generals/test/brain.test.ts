import {
  fill,
  legal,
  pending,
  randomOf,
  sameJson,
  simulate,
  simulationSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../brain/index.ts';
import { likelyOrders } from '../brain/likely-orders.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import { anyOptions } from './options-generator.ts';
import { TestTable } from './table.ts';

const random = (seed: number) => randomOf(simulationSource(seed));

const optionsOf = (seed: number) => {
  const parsed = generals.parseOptions(anyOptions(random(seed)));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const answer = brain.answer;
if (answer === undefined) throw new Error('the brain of Generals gives whole answers');

describe('quick answers', { timeout: 60_000 }, () => {
  it('play whole battles of every kind by legal actions only', () => {
    for (let seed = 1; seed <= 24; seed += 1) {
      const chance = random(seed + 100);
      const battle = simulate(generals, generals.setup(optionsOf(seed)), random(seed), { checked: true });
      for (let asked = battle.pending()[0]; asked !== undefined; asked = battle.pending()[0]) {
        for (const action of answer(battle.state, asked.seat, chance)) battle.play(asked.seat, action);
      }
      expect(battle.outcome()).not.toBeNull();
    }
  });

  it('begin with the action `rollout` gives', () => {
    const match = startMatch(generals, optionsOf(3), simulationSource(3));
    const seat = pending(match)[0]?.seat ?? '';
    const whole = answer(match.state, seat, random(5));
    expect(brain.rollout(match.state, seat, random(5))).toEqual(whole[0]);
  });
});

describe('variations of sheets', { timeout: 60_000 }, () => {
  it('GEN-6.1 to 6.7: can be written, whatever the options, and are not all what they vary', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const chance = random(seed + 300);
      const battle = simulate(generals, generals.setup(optionsOf(seed)), random(seed), { checked: true });
      while (battle.state.phase !== 'planning') {
        const seat = battle.pending()[0]?.seat ?? '';
        for (const action of answer(battle.state, seat, chance)) battle.play(seat, action);
      }
      const sheets = [...brain.plans(battle.state, 'white', chance, 3)];
      const found: string[] = [];
      for (const sheet of brain.vary?.(battle.state, 'white', sheets, chance) ?? []) {
        const trial = simulate(generals, battle.state, random(1), { checked: true });
        for (const action of sheet) trial.play('white', action);
        found.push(JSON.stringify(sheet));
        if (found.length >= 20) break;
      }
      expect(new Set(found).size).toBeGreaterThan(5);
    }
  });
});

describe('a plan in sentences', () => {
  const told = (plan: readonly Action[]): readonly string[] => {
    const marengo = generals.parseOptions({ setup: 'marengo' });
    if (!marengo.ok) throw new Error(marengo.error.message);
    const state = startMatch(generals, marengo.value, simulationSource(1)).state;
    return (brain.told?.(state, 'white', plan) ?? []).map((said) => fill(said.text, said.with ?? {}));
  };

  it('GEN-6.1: says who goes where on a sheet, and what is kept for the rally', () => {
    const order = { type: 'order', from: 'a1', arm: 'I', path: ['a2'] } as const;
    expect(told([order, order, { type: 'endPlanning' }])).toEqual([
      '2 units go to a2 from a1.',
      '8 orders are kept for the rally.',
    ]);
  });

  it('says of smaller answers how many do what, or that nobody does', () => {
    expect(told([{ type: 'formSquare', unit: 'wI1' }, { type: 'endReact' }])).toEqual([
      '1 Infantry forms square.',
    ]);
    expect(told([{ type: 'endReact' }])).toEqual(['Nobody forms square or countercharges.']);
  });
});

describe('plans', { timeout: 60_000 }, () => {
  it('are different, can be played to their commit, and exist for every decision of a battle', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 8; seed += 1) {
      const chance = random(seed + 200);
      const battle = simulate(generals, generals.setup(optionsOf(seed)), random(seed));
      for (let asked = battle.pending()[0]; asked !== undefined; asked = battle.pending()[0]) {
        const { seat } = asked;
        kinds.add(battle.state.frames.at(-1)?.proc ?? '');
        const plans = [...brain.plans(battle.state, seat, chance, 12)];
        expect(plans.length).toBeGreaterThan(0);
        expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length);
        for (const plan of plans.slice(0, 4)) {
          const trial = simulate(generals, battle.state, random(seed), { checked: true });
          for (const action of plan) trial.play(seat, action);
        }
        for (const action of answer(battle.state, seat, chance)) battle.play(seat, action);
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'writeOrders',
        'declare',
        'aim',
        'reaction',
        'positions',
        'targets',
        'withdrawal',
        'rallying',
      ]),
    );
  });

  it('go on from a sheet that is half written', () => {
    const match = startMatch(
      generals,
      {
        ...optionsOf(1),
        setup: 'marengo',
        army: null,
        handicap: { white: 0, black: 0 },
        orderDie: false,
        morale: false,
      },
      simulationSource(1),
    );
    for (let n = 0; n < 6; n += 1) {
      expect(submit(match, 'white', { type: 'order', from: 'a1', arm: 'I', path: ['a2'] })).toMatchObject({
        ok: true,
      });
    }
    for (const plan of brain.plans(match.state, 'white', random(1), 6)) {
      const orders = plan.filter(({ type }) => type === 'order');
      expect(orders.length).toBeLessThanOrEqual(match.state.options.couriers ? 5 : 4);
      const first = plan[0];
      expect(legal(match, 'white').some((action) => sameJson(action, first))).toBe(true);
    }
  });
});

describe('judging a position', () => {
  const scene = {
    phase: 'planning',
    units: 'b1: wI1-4 | b2: wI5-8 | b3: bI1-4 | c3: bI5-8',
    round: 4,
  } as const;
  const chances = (extra: object) => {
    const { state } = new TestTable({ ...scene, ...extra });
    return { white: brain.evaluate(state, 'white'), black: brain.evaluate(state, 'black') };
  };

  it('gives both sides together exactly one battle to win', () => {
    const { white, black } = chances({ vp: { white: 3, black: 5 } });
    expect(white + black).toBeCloseTo(1, 10);
  });

  it('GEN-1.2: likes victory points, the more the nearer the end', () => {
    const early = chances({ vp: { white: 3, black: 1 }, round: 2 }).white;
    const late = chances({ vp: { white: 3, black: 1 }, round: 9 }).white;
    expect(late).toBeGreaterThan(early);
    expect(early).toBeGreaterThan(chances({ vp: { white: 1, black: 3 }, round: 2 }).white);
  });

  it('GEN-16.4: likes to hold the enemy command sector', () => {
    const held = chances({ units: 'b1: wI1-4 | b3: wI5-8 | a3: bI1-4 | c3: bI5-8' }).white;
    expect(held).toBeGreaterThan(chances({}).white);
  });

  it('GEN-19.1: under army morale it is the enemy who must not run out', () => {
    const options = { morale: true };
    const { white } = chances({ options, vp: { white: 14, black: 3 } });
    expect(white).toBeGreaterThan(0.7);
  });
});

describe('what the enemy may have written', () => {
  it('GEN-6.3: is within the orders left and the units without one', () => {
    const { state } = new TestTable({ phase: 'planning', units: 'a1: wI1-2 | a2: bI1 bC1 | b3: bI2' });
    for (let seed = 0; seed < 50; seed += 1) {
      const orders = likelyOrders(state, 'black', [], 10, random(seed));
      expect(orders.length).toBeLessThanOrEqual(3);
      expect(orders.filter(({ from }) => from === 'a2').length).toBeLessThanOrEqual(2);
    }
  });
});
