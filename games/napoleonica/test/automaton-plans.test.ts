// NAP-AUT.7 to NAP-AUT.11: which unit the automaton activates, and what for.
import { describe, expect, test } from 'vitest';
import { expectedDamage, finishedPool } from '../campaign/automaton/expected-damage.ts';
import { bestPlan } from '../campaign/automaton/plans.ts';
import { hexNamed } from '../data/field.ts';
import { ordersIn } from '../field/orders.ts';
import type { Action } from '../grammar.ts';
import type { Battle } from '../state.ts';
import { type AutomatonScene, activated, decide, sceneOf, unitOn } from './automaton-scene.ts';

const planOf = (scene: AutomatonScene, hex: string) => {
  const battle = sceneOf(scene);
  return bestPlan(battle, unitOn(battle, hex));
};
const promise = (scene: AutomatonScene, from: string, to: string, row = 0): number => {
  const battle = sceneOf(scene);
  return expectedDamage(battle, { attacker: unitOn(battle, from), row, target: unitOn(battle, to) });
};
const activate = (battle: Battle, hex: string, pay: string): Action => ({
  type: 'activate',
  unit: unitOn(battle, hex),
  pay,
});

describe('expected damage', () => {
  test('NAP-AUT.9: the sum of what each die promises', () => {
    // AB05 2O + 1Y against Fusiliers: 1/2 + 1/2 + 1/3; above 1 the target may absorb, but never below 1.
    expect(promise({ A: [['F5 FR01']], B: [['F6 AB05']] }, 'F6', 'F5')).toBe(1);
    expect(promise({ A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB05']] }, 'F6', 'F5')).toBeCloseTo(4 / 3);
  });

  test('NAP-AUT.9: less the hits that terrain and Shield ignore', () => {
    const tired = { fatigue: 2 };
    const scene = { A: [['F5 FR01', tired]], B: [['F6 AB05']] } as const;
    // Hits of 2O + 1Y: 2/6 + 2/6 + 1/6 = 5/6, all of which the Forest can swallow.
    expect(promise({ ...scene, ground: { F5: 'F' } }, 'F6', 'F5')).toBeCloseTo(4 / 3 - 5 / 6);
  });

  test('NAP-AUT.9: 1 less against Fortitude, but not below 0.5', () => {
    expect(promise({ A: [['F5 FR12']], B: [['F6 AB03']] }, 'F6', 'F5')).toBe(0.5);
    // K + 2S: 5/6 + 4/6 + 4/6 = 13/6, less 1 is 7/6, and absorbed down to 1.
    expect(promise({ A: [['F5 FR12']], B: [['F6 AB12']] }, 'F6', 'F5')).toBe(1);
  });

  test('NAP-AUT.9: against magic nobody absorbs; Overcharge counts from Corruption 4 (NAP-AUT.11)', () => {
    const scene = { A: [['F5 FR01']], B: [['F7 AB11']] } as const;
    expect(promise({ ...scene, corruption: 3 }, 'F7', 'F5')).toBe(1);
    expect(promise({ ...scene, corruption: 4 }, 'F7', 'F5')).toBeCloseTo(1 + 4 / 6);
  });

  test('NAP-AUT.9: Flanking and the Veteran change are known in advance', () => {
    const battle = sceneOf({ A: [['F5 FR04']], B: [['F6 AB04'], ['E5 AB01']] });
    const thrown = { attacker: unitOn(battle, 'F6'), row: 0, target: unitOn(battle, 'F5') };
    expect(finishedPool(battle, thrown)).toEqual(['O', 'O', 'Y']);
  });

  test('NAP-AUT.8, NAP-AUT.9, NAP-GV-55: a unit that could form Square leaves Cavalry one die', () => {
    expect(promise({ A: [['F5 FR01']], B: [['F6 AB06']] }, 'F6', 'F5')).toBeCloseTo(1 / 3);
    expect(planOf({ A: [['F5 FR01']], B: [['F6 AB06']] }, 'F6').attack).toBeNull();
    const plan = planOf({ A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB06']] }, 'F6');
    expect(plan).toMatchObject({ tier: 4, score: 1.5, move: null });
  });
});

describe('plans', () => {
  test('NAP-AUT.8 tier 1: an attack that should destroy its target: 10 for each VP and the damage', () => {
    const one = planOf({ A: [['F5 FR01', { models: 1, fatigue: 2 }]], B: [['F6 AB05']] }, 'F6');
    expect(one).toMatchObject({ tier: 1, move: null });
    expect(one.score).toBeCloseTo(10 + 4 / 3);
    const chief = planOf({ A: [['F5 FR12', { models: 1, fatigue: 2 }]], B: [['F6 AB12']] }, 'F6');
    expect(chief.score).toBeCloseTo(20 + 7 / 6);
  });

  test('NAP-AUT.8 tier 2: an attack on a Commander, whatever it promises', () => {
    expect(planOf({ A: [['F5 FR14'], ['G5 FR01']], B: [['F6 AB03']] }, 'F6')).toMatchObject({
      tier: 2,
      score: 0.5,
      attack: { target: 0 },
    });
  });

  test('NAP-AUT.8 tier 3: onto a Landmark or Rift, the shorter way the better; who is on one stays', () => {
    const landmarks = [{ hex: hexNamed('F4'), scores: 'special' }] as const;
    expect(planOf({ A: [['F9 FR01']], B: [['F2 AB01']], terms: { landmarks } }, 'F2')).toMatchObject({
      tier: 3,
      score: 8,
      move: hexNamed('F4'),
    });
    expect(planOf({ A: [['F9 FR01']], B: [['F2 AB01']], ground: { F3: 'X' } }, 'F2')).toMatchObject({
      tier: 3,
      score: 9,
      move: hexNamed('F3'),
    });
    const onIt = planOf({ A: [['F9 FR01']], B: [['F3 AB01']], ground: { F3: 'X', F4: 'X' } }, 'F3');
    expect(onIt.tier).toBe(7);
  });

  test('NAP-AUT.8 tier 4: half a model is worth it; exhausted and weakened targets more so', () => {
    const scene = (facts: object): AutomatonScene => ({ A: [['F5 FR01', facts]], B: [['F6 AB01']] });
    // AB01 in melee: 2Y, 2/3.
    expect(planOf(scene({}), 'F6').score).toBeCloseTo(2 / 3);
    expect(planOf(scene({ models: 3 }), 'F6').score).toBeCloseTo(2 / 3 + 0.25);
    expect(planOf(scene({ fatigue: 2 }), 'F6').score).toBeCloseTo(2 / 3 + 0.5);
    // AB02 strikes with 1Y: 1/3 is too little, and here it cannot step back to shoot.
    const water = { E6: '~', G6: '~', F7: '~', G7: '~', G5: '~' };
    expect(planOf({ A: [['F5 FR01']], B: [['F6 AB02']], ground: water }, 'F6').attack).toBeNull();
  });

  test('NAP-AUT.8 tier 4: with a move first, if that brings the attack about', () => {
    expect(planOf({ A: [['F5 FR01']], B: [['F7 AB03']] }, 'F7')).toMatchObject({
      tier: 4,
      attack: { target: 0 },
    });
    // Difficult ground would end the activation.
    const hills = { E6: 'H', F6: 'H', G5: 'H', E5: 'H', E4: 'H', F4: 'H' };
    expect(planOf({ A: [['F5 FR01']], B: [['F7 AB03']], ground: hills }, 'F7').attack).toBeNull();
  });

  test('NAP-AUT.8 tier 5: rest when exhausted, or tired with no enemy within 4', () => {
    expect(planOf({ A: [['F5 FR01']], B: [['F7 AB01', { fatigue: 2 }]] }, 'F7')).toMatchObject({
      tier: 5,
      score: 2,
      rest: true,
    });
    expect(planOf({ A: [['F9 FR01']], B: [['F2 AB01', { fatigue: 1 }]] }, 'F2')).toMatchObject({
      tier: 5,
      score: 1,
    });
    expect(planOf({ A: [['F6 FR01']], B: [['F2 AB05', { fatigue: 1 }]] }, 'F2').tier).toBe(6);
    const carrying = { fatigue: 1, orders: ordersIn('G') };
    expect(planOf({ A: [['F9 FR01']], B: [['F2 AB01', carrying]] }, 'F2').tier).toBe(6);
  });

  test('NAP-AUT.8 tier 6: nearer to the enemy, outside difficult ground if possible', () => {
    const plan = planOf({ A: [['F9 FR01']], B: [['F1 AB01']] }, 'F1');
    expect(plan).toMatchObject({ tier: 6, score: -6 });
    const woods = planOf({ A: [['F9 FR01']], B: [['F1 AB01']], ground: { E3: 'F', F3: 'F', G3: 'F' } }, 'F1');
    expect(woods).toMatchObject({ tier: 6, score: -7 });
    expect(planOf({ A: [], B: [['F1 AB01']] }, 'F1').tier).toBe(7);
  });

  test('NAP-AUT.8 tier 6: Artillery goes to the nearest hex from which it has a target', () => {
    const plan = planOf({ A: [['F9 FR01']], B: [['F3 AB10']] }, 'F3');
    expect(plan).toMatchObject({ tier: 6, score: 0 });
    expect(planOf({ A: [['F8 FR01']], B: [['F3 AB10']] }, 'F3')).toMatchObject({ tier: 4, move: null });
  });

  test('NAP-AUT.11: Corruption buys hexes only for tiers 1 and 2', () => {
    const far = (facts: object, corruption: number) =>
      planOf({ A: [['F5 FR01', facts]], B: [['F9 AB05']], corruption }, 'F9');
    // Three hexes away from contact, with Movement 2.
    expect(far({ models: 1, fatigue: 2 }, 2)).toMatchObject({ tier: 1 });
    expect(far({ models: 1, fatigue: 2 }, 1)).toMatchObject({ tier: 6 });
    expect(far({}, 2)).toMatchObject({ tier: 6 });
  });

  test('NAP-AUT.11: Indirect Fire if there is no target without it', () => {
    const hidden = planOf(
      { A: [['F6 FR01']], B: [['F3 AB10']], ground: { F4: 'F', E4: 'F', E5: 'F', F5: 'F' } },
      'F3',
    );
    expect(hidden).toMatchObject({ tier: 4, indirect: true, move: null });
    expect(planOf({ A: [['F6 FR01']], B: [['F3 AB10']] }, 'F3')).toMatchObject({ tier: 4, indirect: false });
  });

  test('NAP-AUT.11: a Grenade only if it beats every other attack', () => {
    // Next to the target the row of 2S promises 4/3, the Grenade 1.
    expect(planOf({ A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB04']] }, 'F6').attack?.row).toBe(0);
    const hills = { E6: 'M', F6: 'M', G5: 'M', E5: 'M', E4: 'M', F4: 'M' };
    const far = planOf({ A: [['F5 FR01']], B: [['F7 AB04']], ground: { ...hills, F6: 'H' } }, 'F7');
    expect(far.attack).toBeNull();
    const near = planOf({ A: [['F5 FR01']], B: [['F7 AB04']], ground: { E6: '~', F6: '~' } }, 'F7');
    expect(near).toMatchObject({ tier: 4, attack: { row: 1 } });
  });
});

describe('ties', () => {
  test('NAP-AUT.1, NAP-AUT.8: of plans as good as each other the one on the lowest row, then the lowest column', () => {
    // AB03 reaches E5, G5, E6 and F6, all of them next to its target, none of them better.
    const plan = planOf({ A: [['F5 FR01']], B: [['F8 AB03']] }, 'F8');
    expect(plan).toMatchObject({ tier: 4, move: hexNamed('E5') });
  });

  test('NAP-AUT.1, NAP-AUT.8 tier 6: of enemies equally near the one with the lowest uid', () => {
    // The first unit stands in the south, the second in the north, both four hexes away.
    const plan = planOf({ A: [['F9 FR01'], ['F1 FR01']], B: [['F5 AB05']] }, 'F5');
    expect(plan).toMatchObject({ tier: 6, score: -2 });
    expect(plan.move).toBeGreaterThan(hexNamed('K5'));
  });

  test('NAP-AUT.11: a Grenade that only equals an attack after a move stays in the pouch', () => {
    // Against a Veteran the row of 2S is 2O, as much as the Grenade.
    const plan = planOf({ A: [['F5 FR04', { fatigue: 3 }]], B: [['F7 AB04']] }, 'F7');
    expect(plan).toMatchObject({ tier: 4, attack: { row: 0 } });
    expect(plan.move).not.toBeNull();
  });
});

describe('a turn of the automaton', () => {
  test('NAP-AUT.8: the highest tier, then the highest score, then the lowest uid', () => {
    const battle = sceneOf({
      A: [['F5 FR01', { fatigue: 2 }]],
      B: [['F6 AB01'], ['G5 AB03'], ['A1 AB01']],
      orders: 'GGG',
    });
    const ways = ['F6', 'G5', 'A1'].map((hex) => activate(battle, hex, 'G'));
    expect(decide(battle, 'choose', ...ways, { type: 'pass' })).toMatchObject({
      action: { unit: unitOn(battle, 'G5') },
      why: 'strikes',
      tier: 4,
    });
  });

  test('NAP-AUT.8: it pays with exact colours before purple, and with the colour it holds most of', () => {
    const battle = sceneOf({ A: [['F5 FR01']], B: [['F6 AB04']], orders: 'GBBP' });
    const ways = ['G', 'B', 'P'].map((pay) => activate(battle, 'F6', pay));
    expect(decide(battle, 'choose', ...ways, { type: 'pass' }).action).toMatchObject({ pay: 'B' });
    const [, , purple = ways[0]] = ways;
    expect(decide(battle, 'choose', purple as Action, { type: 'pass' }).action).toMatchObject({ pay: 'P' });
  });

  test('NAP-AUT.10: a unit with an Order waits while another has a plan of tier 1 to 5', () => {
    const orders = ordersIn('G');
    const battle = sceneOf({ A: [['F5 FR01']], B: [['F6 AB03', { orders }], ['G5 AB01']], orders: 'GG' });
    const ways = ['F6', 'G5'].map((hex) => activate(battle, hex, 'G'));
    expect(decide(battle, 'choose', ...ways, { type: 'pass' }).action).toMatchObject({
      unit: unitOn(battle, 'G5'),
    });
    const [again] = ways;
    expect(decide(battle, 'choose', again as Action, { type: 'pass' }).action).toMatchObject({
      type: 'activate',
    });
  });

  test('NAP-AUT.10: never to 2 Fatigue while it could be deactivated, and never for a mere move', () => {
    const tired = { orders: ordersIn('G'), fatigue: 1 };
    const at = (deactivation: boolean) => {
      const battle = sceneOf({
        A: [['F5 FR01']],
        B: [['F6 AB03', tired]],
        terms: { switches: { formation: true, flanking: true, fatigueRerolls: true, deactivation } },
      });
      return decide(battle, 'choose', activate(battle, 'F6', 'G'), { type: 'pass' }).action.type;
    };
    expect([at(true), at(false)]).toEqual(['pass', 'activate']);
    const walking = sceneOf({ A: [['F9 FR01']], B: [['F2 AB01', { orders: ordersIn('G') }]] });
    expect(decide(walking, 'choose', activate(walking, 'F2', 'G'), { type: 'pass' })).toMatchObject({
      action: { type: 'pass' },
      why: 'noPlan',
    });
  });

  test('NAP-AUT.7: it passes when nothing is worth doing, and makes a Dark Pact when nothing can be done', () => {
    const battle = sceneOf({ A: [['F9 FR01']], B: [['F1 AB14']], corruption: 8 });
    const pact: Action = { type: 'free', ability: 'darkPact', unit: unitOn(battle, 'F1') };
    expect(decide(battle, 'choose', { type: 'pass' }, pact).action).toEqual(pact);
    const poor = sceneOf({ A: [['F9 FR01']], B: [['F1 AB14']], corruption: 7 });
    expect(decide(poor, 'choose', { type: 'pass' }, pact).action.type).toBe('pass');
    expect(decide(battle, 'choose', { type: 'endTurn' }, pact).action.type).toBe('endTurn');
  });

  test('NAP-AUT.8: the unit carries its plan out: move, then attack', () => {
    const battle = activated(sceneOf({ A: [['F5 FR01']], B: [['F7 AB03']] }), 'F7');
    const hexes = ['E4', 'E6', 'F6'].map((hex): Action => ({ type: 'move', hex: hexNamed(hex) }));
    const first = decide(battle, 'act', ...hexes, { type: 'end' });
    expect(first).toMatchObject({ action: { type: 'move', hex: hexNamed('E4') }, tier: 4, why: 'strikes' });
    const there = sceneOf({ A: [['F5 FR01']], B: [['F6 AB03']] });
    const attack: Action = { type: 'attack', row: 0, target: 0 };
    expect(decide(activated(there, 'F6'), 'moved', attack, { type: 'end' }).action).toEqual(attack);
    // Tier 7: END if the plan fails midway.
    const weak = sceneOf({ A: [['F5 FR01']], B: [['F6 AB02']] });
    expect(decide(activated(weak, 'F6'), 'moved', attack, { type: 'end' }).action.type).toBe('end');
  });

  test('NAP-AUT.8, NAP-AUT.11: it rests by plan, and tires no unit for an ability but Indirect Fire', () => {
    const tired = sceneOf({ A: [['F9 FR01']], B: [['F1 AB01', { fatigue: 1 }]] });
    expect(decide(activated(tired, 'F1'), 'act', { type: 'rest' }, { type: 'end' })).toMatchObject({
      action: { type: 'rest' },
      tier: 5,
    });
    const woods = { F4: 'F', E4: 'F', E5: 'F', F5: 'F' };
    const use: Action = { type: 'use', ability: 'indirectFire' };
    const hidden = activated(sceneOf({ A: [['F6 FR01']], B: [['F3 AB10']], ground: woods }), 'F3');
    expect(decide(hidden, 'abilities', use, { type: 'done' }).action).toEqual(use);
    const open = activated(sceneOf({ A: [['F6 FR01']], B: [['F3 AB10']] }), 'F3');
    expect(decide(open, 'abilities', use, { type: 'done' }).action.type).toBe('done');
  });
});
