// The automaton's decisions worked out by hand from NAP-AUT: where everybody stands, and what it must do.
import { describe, expect, test } from 'vitest';
import { bestPlan } from '../campaign/automaton/plans.ts';
import { hexNamed } from '../data/field.ts';
import type { Action } from '../grammar.ts';
import type { Battle } from '../state.ts';
import { type AutomatonScene, attacked, decide, sceneOf, unitOn } from './automaton-scene.ts';

const planOf = (scene: AutomatonScene, hex: string) => {
  const battle = sceneOf(scene);
  return bestPlan(battle, unitOn(battle, hex));
};
const activations = (battle: Battle, hex: string, ...pays: readonly string[]): readonly Action[] =>
  pays.map((pay) => ({ type: 'activate', unit: unitOn(battle, hex), pay }));
const PASS = { type: 'pass' } as const;
const payFor = (orders: string, type: string, ...pays: readonly string[]): unknown => {
  const battle = sceneOf({ A: [['F5 FR01', { fatigue: 2 }]], B: [[`F6 ${type}`]], orders });
  const { action } = decide(battle, 'choose', ...activations(battle, 'F6', ...pays), PASS);
  return 'pay' in action ? action.pay : action.type;
};

describe('ways to pay', () => {
  test('NAP-AUT.8: of two colours the one it holds most of, whichever comes first', () => {
    expect(payFor('GRR', 'AB13', 'G', 'R')).toBe('R');
    expect(payFor('GGR', 'AB13', 'G', 'R')).toBe('G');
    expect(payFor('GGR', 'AB13', 'R', 'G')).toBe('G');
  });

  test('NAP-AUT.8: an exact colour before purple, even where it holds more purple than that', () => {
    expect(payFor('GPPP', 'AB01', 'P', 'G')).toBe('G');
    expect(payFor('PRR', 'AB13', 'P', 'R')).toBe('R');
    expect(payFor('P', 'AB01', 'P')).toBe('P');
  });

  test('NAP-AUT.8: of two colours at once both are exact before one of them is purple', () => {
    expect(payFor('BRPPP', 'AB12', 'BP', 'RP', 'BR')).toBe('BR');
    // With purple for one of them it keeps the colour it holds least of.
    expect(payFor('BBBRP', 'AB12', 'RP', 'BP')).toBe('BP');
  });
});

describe('Corruption for movement', () => {
  // AB03 moves 3 hexes free; FR12 on F5 is 4 away, so next to it is 3.
  const commander = { A: [['F5 FR12']], corruption: 8 } as const;

  test('NAP-AUT.11: a Commander that can be reached for nothing is not reached for Corruption', () => {
    // From F9 the hexes E6 and F6 are 3 away; E5 and G5 are farther and have lower numbers.
    const plan = planOf({ ...commander, B: [['F9 AB03']] }, 'F9');
    expect([plan.tier, plan.move]).toEqual([2, hexNamed('E6')]);
  });

  test('NAP-AUT.11: it pays where nothing else leads to a Commander', () => {
    const far = { ...commander, A: [['F4 FR12']] } as const;
    const plan = planOf({ ...far, B: [['F9 AB03']] }, 'F9');
    // F5 and G5 are 1 hex too far; whatever costs more is not needed.
    expect([plan.tier, plan.move]).toEqual([2, hexNamed('F5')]);
    // With 1 Corruption there is no hex to be had: it marches on.
    expect(planOf({ ...far, B: [['F9 AB03']], corruption: 1 }, 'F9').tier).toBe(6);
  });

  test('NAP-AUT.11: it pays to destroy, where without it could only strike a Commander', () => {
    const plan = planOf(
      {
        A: [['E6 FR12'], ['F5 FR01', { models: 1 }]],
        B: [['E7 AB03']],
        ground: { F6: '~', E5: '~', E4: '~', F4: '~' },
        corruption: 8,
      },
      'E7',
    );
    // G5 is 4 hexes away, by G7 and G6.
    expect([plan.tier, plan.move]).toEqual([1, hexNamed('G5')]);
  });

  test('NAP-AUT.11: it does not pay for an attack that is merely good', () => {
    const plan = planOf({ A: [['F4 FR02']], B: [['F9 AB03']], corruption: 8 }, 'F9');
    expect(plan.tier).toBe(6);
  });
});

describe('plans', () => {
  test('NAP-AUT.8: tier 1 is scored by the VP of the target first', () => {
    const plan = planOf(
      {
        A: [
          ['F5 FR12', { models: 1, fatigue: 2 }],
          ['G5 FR01', { models: 1, fatigue: 2 }],
        ],
        B: [['F6 AB12']],
      },
      'F6',
    );
    // K + 2S on the Commander: 13/6 − 1 for Fortitude = 7/6 ≥ 1 model: 10 × 2 + 7/6.
    expect([plan.tier, plan.attack?.target]).toEqual([1, 0]);
    expect(plan.score).toBeCloseTo(20 + 7 / 6);
  });

  test('NAP-AUT.8: tier 4 counts 0.25 for every model the target has lost', () => {
    const plan = planOf({ A: [['F5 FR01', { models: 2, fatigue: 1 }]], B: [['F6 AB03']] }, 'F6');
    // 3Y promise 1, and 2 of 4 models are gone.
    expect([plan.tier, plan.score]).toEqual([4, 1.5]);
  });

  test('NAP-AUT.8: a Rift nobody of its own stands on comes before a good attack', () => {
    const plan = planOf({ A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB03']], ground: { G7: 'X' } }, 'F6');
    expect([plan.tier, plan.move, plan.score]).toEqual([3, hexNamed('G7'), 9]);
    const held = planOf(
      { A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB03'], ['G7 AB01']], ground: { G7: 'X' } },
      'F6',
    );
    expect(held.tier).toBe(4);
  });

  test('NAP-AUT.8, NAP-STEP-ACT.5: a tired unit rests if no enemy is within 4, and not if it has an Order', () => {
    const scene = (hex: string, orders: readonly [number, number, number, number]) =>
      planOf({ A: [['F9 FR01']], B: [[`${hex} AB01`, { fatigue: 1, orders }]], ground: { F9: 'F' } }, hex);
    // In its Forest the enemy leaves 1Y + 1W less than 0.5 to hope for.
    expect([scene('F4', [0, 0, 0, 0]).tier, scene('F4', [0, 0, 0, 0]).score]).toEqual([5, 1]);
    expect(scene('F5', [0, 0, 0, 0]).tier).toBe(6);
    expect(scene('F4', [1, 0, 0, 0]).tier).toBe(6);
  });

  test('NAP-AUT.8: it ends outside difficult ground if that brings it nearer, too', () => {
    const march = (ground: { readonly [hex: string]: string }) =>
      planOf({ A: [['F1 FR01']], B: [['F9 AB01']], ground }, 'F9').move;
    // Of the hexes 6 from F1 the first by row and column is E7.
    expect(march({})).toBe(hexNamed('E7'));
    // Then of those 7 away.
    expect(march({ E7: 'F', F7: 'F', G7: 'F' })).toBe(hexNamed('D8'));
  });

  test('NAP-AUT.10: a unit with an Order is not used again where Deactivation would meet 2 Fatigue', () => {
    const scene = (fatigue: number, deactivation: boolean) => {
      const battle = sceneOf({
        A: [['F5 FR01', { fatigue: 2 }]],
        B: [['F6 AB05', { orders: [0, 1, 0, 0], fatigue }]],
        orders: 'B',
        terms: { switches: { formation: true, flanking: true, fatigueRerolls: true, deactivation } },
      });
      return decide(battle, 'choose', ...activations(battle, 'F6', 'B'), PASS).action.type;
    };
    expect([scene(0, true), scene(1, true), scene(1, false)]).toEqual(['activate', 'pass', 'activate']);
  });
});

describe('in an attack', () => {
  test('NAP-AUT.15: it absorbs short of exhaustion, or to save the last model', () => {
    const absorbs = (fatigue: number, models: number, dice: string): unknown => {
      const faces = { H: 'hit', '-': 'miss' } as const;
      const rolled = [...dice].map((sign) => ({
        die: 'O',
        rule: 'NAP-ATK.16',
        face: faces[sign === 'H' ? 'H' : '-'],
        byAttacker: false,
        byDefender: false,
      })) as never;
      const battle = attacked(
        sceneOf({ A: [['F6 FR07']], B: [['F5 AB01', { fatigue, models }]] }),
        'F6',
        'F5',
        { dice: rolled },
      );
      return decide(battle, 'choose', { type: 'absorb', yes: true }, { type: 'absorb', yes: false }).action;
    };
    expect(absorbs(0, 4, 'HH-')).toEqual({ type: 'absorb', yes: true });
    expect(absorbs(1, 4, 'HH-')).toEqual({ type: 'absorb', yes: false });
    expect(absorbs(1, 2, 'HH-')).toEqual({ type: 'absorb', yes: true });
    // 3 damage on 2 models: nothing is saved.
    expect(absorbs(1, 2, 'HHH')).toEqual({ type: 'absorb', yes: false });
  });

  test('NAP-AUT.15: it retreats out of difficult ground first, then away from everybody', () => {
    const retreats = (ground: { readonly [hex: string]: string }): unknown => {
      const battle = attacked(
        sceneOf({ A: [['F6 FR07'], ['G3 FR01']], B: [['F5 AB01']], ground }),
        'F6',
        'F5',
      );
      const { action } = decide(
        battle,
        'step',
        ...(['E4', 'F4', 'E5'] as const).map((name) => ({ type: 'retreat', hex: hexNamed(name) }) as const),
      );
      return 'hex' in action ? action.hex : null;
    };
    // E4 and E5 are 2 from the Cuirassiers; G3 is 3 away from E5 and 2 or 1 from the others.
    expect(retreats({})).toBe(hexNamed('E4'));
    expect(retreats({ E4: 'F', F4: 'F' })).toBe(hexNamed('E5'));
  });

  test('NAP-AUT.17: a Counterblow is paid only with an Order nobody needs', () => {
    const battle = attacked(
      sceneOf({ A: [['F6 FR07']], B: [['F5 AB01', { improvement: 'IM8' }]], orders: 'GB' }),
      'F6',
      'F5',
    );
    const ways = (['G', 'B'] as const).map((pay) => ({ type: 'riposte', how: 'counterblow', pay }) as const);
    const none = { type: 'riposte', how: null } as const;
    expect(decide(battle, 'choose', ...ways, none).action).toEqual(ways[1]);
    expect(decide(battle, 'choose', ...ways.slice(0, 1), none).action).toEqual(none);
  });

  test('NAP-AUT.12: it pays for Rend only if 4 Corruption are left', () => {
    const spends = (corruption: number): unknown => {
      const battle = attacked(sceneOf({ A: [['F5 FR01']], B: [['F6 AB03']], corruption }), 'F6', 'F5');
      return decide(battle, 'pay', { type: 'spend', count: 0 }, { type: 'spend', count: 1 }).action;
    };
    expect(spends(4)).toEqual({ type: 'spend', count: 0 });
    expect(spends(5)).toEqual({ type: 'spend', count: 1 });
  });
});
