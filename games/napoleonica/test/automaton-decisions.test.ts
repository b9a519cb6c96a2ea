// NAP-AUT.1 to NAP-AUT.6, NAP-AUT.12 to NAP-AUT.17: everything else the automaton decides.
import { secret } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { hexName, hexNamed } from '../data/field.ts';
import { leadershipOf } from '../data/maneuver-cards.ts';
import { zoneHexes } from '../data/zones.ts';
import { laidCard } from '../field/laid-card.ts';
import { ordersIn, totalOf } from '../field/orders.ts';
import type { Action } from '../grammar.ts';
import { flipTop } from '../procedures/automaton-cards.ts';
import { drawForRound } from '../procedures/draw-orders.ts';
import type { Battle } from '../state.ts';
import {
  type AutomatonScene,
  activated,
  attacked,
  decide,
  sceneOf,
  umpireOf,
  unitOn,
} from './automaton-scene.ts';
import { table } from './table.ts';

const yesNo = (type: 'absorb' | 'apply' | 'deactivate' | 'frenzy' | 'overcharge'): readonly Action[] => [
  { type, yes: true },
  { type, yes: false },
];
const said = (battle: Battle, step: string, type: Parameters<typeof yesNo>[0]): boolean => {
  const { action } = decide(battle, step, ...yesNo(type));
  return 'yes' in action && action.yes;
};

describe('before the fighting', () => {
  test('NAP-AUT.1, NAP-AUT.3: a flipped card is its bid, and is always discarded; an empty deck is made again', () => {
    const battle = sceneOf({ automaton: { deck: [secret('A07')], discard: ['A01', 'A02'] } });
    const umpire = umpireOf(battle);
    expect(leadershipOf(flipTop(umpire, 'B'))).toBe(6);
    expect(battle.players.B.discard).toContain('A07');
    expect(battle.players.B.hand).toEqual([]);
    const next = flipTop(umpire, 'B');
    expect(['A01', 'A02', 'A07']).toContain(next);
    expect([battle.players.B.deck.length, battle.players.B.discard]).toEqual([2, [next]]);
  });

  test('NAP-AUT.2: Commander, Artillery, Infantry, Cavalry, Monster; the first two at the back', () => {
    const units = ['AB12', 'AB06', 'AB01', 'AB10', 'AB13'].map((type) => [`reserve ${type}`] as const);
    let battle = sceneOf({ B: units });
    const placed: string[] = [];
    for (let left = units.length; left > 0; left -= 1) {
      const free = zoneHexes('Z9', 'north').filter((hex) => battle.units.every(({ at }) => at !== hex));
      const ways = battle.units
        .filter(({ at }) => at === -1)
        .flatMap(({ id }) => free.map((hex): Action => ({ type: 'deploy', unit: id, hex })));
      const { action, rule } = decide(battle, 'place', ...ways);
      expect(rule).toBe('NAP-AUT.2');
      if (action.type !== 'deploy') throw new Error('it deploys');
      const unit = battle.units[action.unit];
      if (unit === undefined) throw new Error('a unit');
      placed.push(`${unit.type} ${hexName(action.hex)}`);
      battle = { ...battle, units: battle.units.with(unit.id, { ...unit, at: action.hex }) };
    }
    expect(placed).toEqual(['AB13 F1', 'AB10 E1', 'AB01 F2', 'AB06 E2', 'AB12 G1']);
  });

  test('NAP-AUT.4, NAP-GV-44: with fewer fresh units than the player it takes the side with fewer Orders', () => {
    const fresh = (count: number, faction: 'FR01' | 'AB01', row: number) =>
      Array.from({ length: count }, (_, i) => [`${'ABCDEFGH'[i]}${row} ${faction}`] as const);
    const sideFor = (own: number, enemy: number, card: string) => {
      const battle = sceneOf({
        A: fresh(enemy, 'FR01', 9),
        B: fresh(own, 'AB01', 1),
        battle: { escalated: [card] },
      });
      return decide(battle, 'choose', { type: 'escalate', side: 'A' }, { type: 'escalate', side: 'B' })
        .action;
    };
    expect(sideFor(4, 5, 'E4')).toMatchObject({ side: 'A' });
    expect(sideFor(5, 5, 'E4')).toMatchObject({ side: 'B' });
    const tired = sceneOf({
      A: [['F9 FR01']],
      B: [['F1 AB01', { fatigue: 2 }]],
      battle: { escalated: ['E4'] },
    });
    expect(
      decide(tired, 'choose', { type: 'escalate', side: 'A' }, { type: 'escalate', side: 'B' }).action,
    ).toMatchObject({ side: 'A' });
  });

  test('NAP-AUT.5: it draws half its Draft more, returns nothing, and burns Orders no unit can use', () => {
    const battle = sceneOf({
      B: [['F1 AB01'], ['E1 AB14']],
      battle: { escalation: { card: 'E4', side: 'B' }, round: 2 },
    });
    drawForRound(umpireOf(battle, 5));
    const { screen, spentHidden, corruption } = battle.players.B;
    // 8 Orders and half of Draft 1, rounded up; blue is of no use to green and red units.
    expect(totalOf(screen.hidden) + totalOf(spentHidden.hidden)).toBe(9);
    expect(screen.hidden[1]).toBe(0);
    expect(corruption).toBe(totalOf(spentHidden.hidden));
    expect(corruption).toBeGreaterThan(0);
  });

  test('NAP-AUT.5: a unit in reserve lives, and its colour is of use', () => {
    const battle = sceneOf({
      B: [['F1 AB01'], ['E1 AB14'], ['reserve AB08']],
      battle: { escalation: { card: 'E4', side: 'B' }, round: 2 },
    });
    drawForRound(umpireOf(battle, 5));
    expect(totalOf(battle.players.B.spentHidden.hidden)).toBe(0);
  });
});

describe('the Reinforcement phase', () => {
  const lost = { line3: [], line2: [], line1: ['AB01', 'AB01'], deployment: ['AB03'] };
  const scene: AutomatonScene = {
    B: [
      ['F1 AB01', { models: 2 }],
      ['E1 AB03', { models: 3 }],
    ],
    automaton: { tablet: lost },
  };
  const cards = (battle: Battle): readonly Action[] =>
    battle.revealed.map((card) => ({ type: 'takeCard', card }));

  test('NAP-AUT.6: the card with the most points it can use now', () => {
    const battle = sceneOf({ ...scene, battle: { revealed: ['RC06', 'RC04', 'RC03'] } });
    // Four Infantry points can all be used, four Cavalry points none.
    expect(decide(battle, 'choose', ...cards(battle))).toMatchObject({
      action: { card: 'RC03' },
      why: 'mostPoints',
    });
  });

  test('NAP-AUT.6: without usable points the most Fatigue, then the most Orders, then the leftmost', () => {
    const tired = sceneOf({
      B: [['F1 AB13', { fatigue: 2 }]],
      battle: { revealed: ['RC12', 'RC08', 'RC09'] },
    });
    expect(decide(tired, 'choose', ...cards(tired))).toMatchObject({
      action: { card: 'RC09' },
      why: 'mostRelief',
    });
    const fresh = sceneOf({ B: [['F1 AB13']], battle: { revealed: ['RC06', 'RC12', 'RC09'] } });
    expect(decide(fresh, 'choose', ...cards(fresh))).toMatchObject({
      action: { card: 'RC12' },
      why: 'mostOrders',
    });
    const none = sceneOf({ B: [['F1 AB13']], battle: { revealed: ['RC09', 'RC08', 'RC01'] } });
    expect(decide(none, 'choose', ...cards(none)).action).toMatchObject({ card: 'RC09' });
  });

  test('NAP-AUT.6: points go to the model nearest the battlefield, of several to the dearest', () => {
    const battle = sceneOf(scene);
    const join: Action = { type: 'point', model: 'AB03', line: 'deployment', unit: unitOn(battle, 'E1') };
    const step: Action = { type: 'point', model: 'AB01', line: 'line1' };
    const dear: Action = { type: 'point', model: 'AB03', line: 'line1' };
    expect(decide(battle, 'choose', step, join, { type: 'stop' }).action).toEqual(join);
    expect(decide(battle, 'choose', step, dear, { type: 'stop' }).action).toEqual(dear);
  });

  test('NAP-AUT.6: it regenerates from Corruption 6 while a model can join, into the unit with fewest models', () => {
    const ways = (battle: Battle): readonly Action[] => [
      { type: 'regenerate', model: 'AB01', line: 'line1' },
      { type: 'regenerate', model: 'AB03', line: 'deployment', unit: unitOn(battle, 'E1') },
      { type: 'done' },
    ];
    const rich = sceneOf({ ...scene, corruption: 6 });
    expect(decide(rich, 'choose', ...ways(rich)).action).toMatchObject({
      type: 'regenerate',
      line: 'deployment',
    });
    const poor = sceneOf({ ...scene, corruption: 5 });
    expect(decide(poor, 'choose', ...ways(poor)).action.type).toBe('done');
    const [early] = ways(rich);
    expect(decide(rich, 'choose', early as Action, { type: 'done' }).action.type).toBe('done');
    const two = sceneOf({
      B: [
        ['F1 AB01', { models: 3 }],
        ['E1 AB01', { models: 2 }],
      ],
    });
    const join = (hex: string): Action => ({ type: 'replenish', model: 'AB01', unit: unitOn(two, hex) });
    expect(
      decide(two, 'choose', join('F1'), join('E1'), { type: 'replenish', model: 'AB01', unit: null }).action,
    ).toEqual(join('E1'));
  });

  test('NAP-AUT.6: reserves always come, placed as in deployment', () => {
    const battle = sceneOf({ B: [['reserve AB01']] });
    const ways = ['F1', 'F2'].map((hex): Action => ({ type: 'summon', unit: 0, hex: hexNamed(hex) }));
    expect(decide(battle, 'choose', ...ways, { type: 'done' }).action).toMatchObject({ hex: hexNamed('F2') });
  });
});

describe('cards in an attack', () => {
  const duel = (scene: AutomatonScene = {}): Battle =>
    sceneOf({ A: [['F5 FR01'], ['F4 FR12']], B: [['F6 AB03'], ['G6 AB12']], ...scene });
  const lays = (battle: Battle): boolean => {
    const { action } = decide(battle, 'attacker', { type: 'lay', card: null }, { type: 'lay', card: 'top' });
    return action.type === 'lay' && action.card === 'top';
  };

  test('NAP-AUT.12: the top card is laid for the first attack of each of its turns', () => {
    const battle = attacked(duel(), 'F6', 'F5');
    expect(lays(battle)).toBe(true);
    const { turn } = battle;
    expect(lays({ ...battle, turn: turn === null ? null : { ...turn, topLaid: true } })).toBe(false);
    expect(lays(attacked(duel(), 'F6', 'F5', { kind: 'grenade' }))).toBe(false);
  });

  test('NAP-AUT.12: a Grenade is an attack too: the attack after it gets no card', () => {
    const cardsLaid = (units: { readonly [hex: string]: string }) => {
      const t = table({
        A: { F5: 'FR01', B5: 'FR01' },
        B: units,
        terrain: { E6: '~', F6: '~' },
        terms: { automaton: 'B' },
        players: { B: { screen: 'GG' } },
        turn: 'B',
      });
      t.dice('---------').until('turn');
      return t.heard('cardLaid').flatMap(({ player, isLaid }) => (player === 'B' ? [isLaid] : []));
    };
    expect(cardsLaid({ B6: 'AB03' })).toEqual([true, false]);
    expect(cardsLaid({ F7: 'AB04', B6: 'AB03' })).toEqual([false, false]);
  });

  test('NAP-AUT.12: main effect if it fits, else the bonus, else nothing', () => {
    const battle = attacked(duel(), 'F6', 'F5');
    const modes = (...all: ('main' | 'bonus' | 'none')[]) =>
      decide(battle, 'mode', ...all.map((mode): Action => ({ type: 'mode', mode }))).action;
    expect(modes('main', 'bonus', 'none')).toMatchObject({ mode: 'main' });
    expect(modes('bonus', 'none')).toMatchObject({ mode: 'bonus' });
    expect(modes('none')).toMatchObject({ mode: 'none' });
  });

  test('NAP-AUT.12: optional payments only if Corruption 4 is left', () => {
    const spends = (corruption: number) =>
      decide(
        attacked(duel({ corruption }), 'F6', 'F5'),
        'pay',
        { type: 'spend', count: 0 },
        { type: 'spend', count: 1 },
      ).action;
    expect([spends(5), spends(4)]).toMatchObject([{ count: 1 }, { count: 0 }]);
  });

  test('NAP-AUT.13: in defence for a Commander, a weak unit, or against a heavy blow', () => {
    const struck = (by: string, target: string, facts: object = {}) => {
      const battle = sceneOf({ A: [[`F5 ${by}`]], B: [[`F6 ${target}`, facts]] });
      return lays(attacked(battle, 'F5', 'F6'));
    };
    expect(struck('FR01', 'AB03')).toBe(false);
    expect(struck('FR01', 'AB13')).toBe(true);
    expect(struck('FR01', 'AB03', { models: 2 })).toBe(true);
    // FR07's 3O promise 1.5; with a flanking friend 1.83; AB12's own kind would be 2.17.
    expect(struck('FR07', 'AB03')).toBe(false);
    expect(struck('AB12', 'AB03')).toBe(true);
  });

  test('NAP-AUT.13: a die an Action card has added to the attack counts', () => {
    const struck = (granted: 'O' | null) =>
      lays(attacked(sceneOf({ A: [['F5 FR07']], B: [['F6 AB03']] }), 'F5', 'F6', { granted }));
    // 3O promise 1.5; with the orange die of Sabres Out! they promise 2.
    expect([struck(null), struck('O')]).toEqual([false, true]);
  });

  test('NAP-AUT.13: a Reaction that fits is applied with the maximum payment; anything else does nothing', () => {
    const defended = (card: string, corruption = 2) =>
      attacked(duel({ automaton: { laid: laidCard(card, false, 'A', 'B'), corruption } }), 'F5', 'F6');
    expect(said(defended('A02'), 'apply', 'apply')).toBe(true);
    expect(said(defended('A11'), 'apply', 'apply')).toBe(false);
    expect(said(defended('A01'), 'apply', 'apply')).toBe(false);
    const counts = [0, 1, 2].map((count): Action => ({ type: 'spend', count }));
    expect(decide(defended('A02'), 'horror', ...counts).action).toMatchObject({ count: 2 });
  });

  test('NAP-AUT.11: Overcharge from Corruption 4', () => {
    const at = (corruption: number) =>
      said(attacked(duel({ corruption }), 'F6', 'F5'), 'overcharge', 'overcharge');
    expect([at(4), at(3)]).toEqual([true, false]);
  });
});

describe('dice and blows', () => {
  const rolled = (...faces: ('crit' | 'hit' | 'retreat' | 'miss')[]) =>
    faces.map(
      (face) => ({ die: 'Y', rule: 'NAP-ATK.16', face, byAttacker: false, byDefender: false }) as const,
    );
  const rerolls = (
    source: 'master' | 'order' | 'fatigue',
    count: number,
    pay?: 'G' | 'B',
  ): readonly Action[] =>
    Array.from({ length: count }, (_, die): Action => ({ type: 'reroll', die, source, ...(pay && { pay }) }));
  const DONE: Action = { type: 'done' };

  test('NAP-AUT.14: misses of its own, hits of the enemy, from left to right', () => {
    const own = attacked(sceneOf({ A: [['F5 FR01']], B: [['F6 AB03']] }), 'F6', 'F5', {
      dice: rolled('hit', 'retreat', 'miss', 'miss'),
    });
    expect(decide(own, 'attacker', ...rerolls('master', 4), DONE).action).toMatchObject({ die: 2 });
    const enemy = attacked(sceneOf({ A: [['F5 FR01']], B: [['F6 AB03']] }), 'F5', 'F6', {
      dice: rolled('miss', 'retreat', 'hit'),
    });
    expect(decide(enemy, 'defender', ...rerolls('master', 3), DONE).action).toMatchObject({ die: 2 });
    const fine = attacked(sceneOf({ A: [['F5 FR01']], B: [['F6 AB03']] }), 'F6', 'F5', {
      dice: rolled('hit'),
    });
    expect(decide(fine, 'attacker', ...rerolls('master', 1), DONE).action).toEqual(DONE);
  });

  test('NAP-AUT.14: it pays with Orders no unit can use, and spares exhausted enemies', () => {
    const battle = attacked(
      sceneOf({ A: [['F5 FR01', { fatigue: 1 }]], B: [['F6 AB03']], orders: 'GB' }),
      'F6',
      'F5',
      {
        dice: rolled('miss'),
      },
    );
    expect(decide(battle, 'attacker', ...rerolls('order', 1, 'G'), DONE).action).toEqual(DONE);
    expect(decide(battle, 'attacker', ...rerolls('order', 1, 'B'), DONE).action).toMatchObject({ pay: 'B' });
    expect(decide(battle, 'attacker', ...rerolls('fatigue', 1), DONE).action).toMatchObject({
      source: 'fatigue',
    });
    const spent = attacked(sceneOf({ A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB03']] }), 'F6', 'F5', {
      dice: rolled('miss'),
    });
    expect(decide(spent, 'attacker', ...rerolls('fatigue', 1), DONE).action).toEqual(DONE);
  });

  test('NAP-AUT.15: it absorbs short of exhaustion, or to save the last model', () => {
    const hurt = (facts: object, ...faces: Parameters<typeof rolled>) =>
      said(
        attacked(sceneOf({ A: [['F5 FR01']], B: [['F6 AB03', facts]] }), 'F5', 'F6', {
          dice: rolled(...faces),
        }),
        'choose',
        'absorb',
      );
    expect(hurt({}, 'hit', 'hit')).toBe(true);
    expect(hurt({ fatigue: 1 }, 'hit', 'hit')).toBe(false);
    expect(hurt({ fatigue: 1, models: 2 }, 'hit', 'hit')).toBe(true);
    expect(hurt({ fatigue: 1, models: 1 }, 'hit', 'hit')).toBe(false);
  });

  test('NAP-AUT.15: it ignores what it can and retreats far from the enemy, out of difficult ground first', () => {
    const battle = attacked(sceneOf({ A: [['F6 FR01'], ['G3 FR01']], B: [['F5 AB03']] }), 'F6', 'F5');
    const counts = [0, 1, 2].map((count): Action => ({ type: 'ignoreRetreat', count }));
    expect(decide(battle, 'choose', ...counts).action).toMatchObject({ count: 2 });
    const hexes = ['E4', 'F4'].map((hex): Action => ({ type: 'retreat', hex: hexNamed(hex) }));
    expect(decide(battle, 'step', ...hexes).action).toMatchObject({ hex: hexNamed('E4') });
    const woods = attacked(
      sceneOf({ A: [['F6 FR01'], ['G3 FR01']], B: [['F5 AB03']], ground: { E4: 'F' } }),
      'F6',
      'F5',
    );
    expect(decide(woods, 'step', ...hexes).action).toMatchObject({ hex: hexNamed('F4') });
  });

  test('NAP-AUT.15: it regroups from a hit to open ground only', () => {
    const at = (ground: AutomatonScene['ground'], ...faces: Parameters<typeof rolled>) =>
      decide(
        attacked(sceneOf({ A: [['F6 FR01']], B: [['F5 AB07']], ...(ground && { ground }) }), 'F6', 'F5', {
          dice: rolled(...faces),
        }),
        'regroup',
        { type: 'regroup', hex: hexNamed('F4') },
        { type: 'regroup', hex: null },
      ).action;
    expect(at(undefined, 'hit')).toMatchObject({ hex: hexNamed('F4') });
    expect(at(undefined, 'miss')).toMatchObject({ hex: null });
    expect(at({ F4: 'H' }, 'hit')).toMatchObject({ hex: null });
  });

  test('NAP-AUT.15: it stops every activation it can, but lets a unit rest that can do nothing else', () => {
    const battle = sceneOf({ A: [['F5 FR01', { fatigue: 2 }]], B: [['F6 AB03']] });
    expect(said(activated(battle, 'F5', { restOnly: false }), 'deactivate', 'deactivate')).toBe(true);
    expect(said(activated(battle, 'F5', { restOnly: true }), 'deactivate', 'deactivate')).toBe(false);
  });

  test('NAP-AUT.16: it advances only nearer to an enemy and not into difficult ground', () => {
    const at = (ground?: AutomatonScene['ground']) =>
      decide(
        attacked(sceneOf({ A: [['F9 FR01']], B: [['F5 AB02']], ...(ground && { ground }) }), 'F5', 'F9'),
        'choose',
        { type: 'advance', source: 'advance', hex: hexNamed('F4') },
        { type: 'advance', source: 'advance', hex: hexNamed('F6') },
        { type: 'advance', source: null, hex: null },
      ).action;
    expect(at()).toMatchObject({ hex: hexNamed('F6') });
    expect(at({ F6: 'F' })).toMatchObject({ hex: null });
  });

  test('NAP-AUT.16, NAP-AUT.17: it pursues to the best attack, and never declines Frenzy', () => {
    const battle = attacked(
      sceneOf({ A: [['F5 FR01'], ['D5 FR01', { models: 1, fatigue: 2 }]], B: [['E6 AB06']] }),
      'E6',
      'F5',
    );
    const ways: readonly Action[] = [
      { type: 'persecute', hex: 'stay' },
      { type: 'persecute', hex: hexNamed('D6') },
      { type: 'persecute', hex: null },
    ];
    expect(decide(battle, 'choose', ...ways).action).toMatchObject({ hex: hexNamed('D6') });
    expect(said(battle, 'choose', 'frenzy')).toBe(true);
  });

  test('NAP-AUT.17: the weakest die goes, the strongest stays', () => {
    const pool = (['O', 'Y', 'S'] as const).map((die) => ({ die, rule: 'NAP-ATK.16' }) as const);
    const battle = attacked(sceneOf({ A: [['F5 FR01']], B: [['F6 AB03']] }), 'F6', 'F5', { pool });
    const drop = [0, 1, 2].map((die): Action => ({ type: 'dropDie', die }));
    const keep = [0, 1, 2].map((die): Action => ({ type: 'keepDie', die }));
    expect(decide(battle, 'drop', ...drop).action).toMatchObject({ die: 1 });
    expect(decide(battle, 'keep', ...keep).action).toMatchObject({ die: 2 });
  });

  test('NAP-AUT.17: a Blast falls on a Commander first, then on the weakest', () => {
    const battle = sceneOf({ A: [['F5 FR01', { models: 1 }], ['G5 FR12'], ['E5 FR02']], B: [['F9 AB10']] });
    const blast = (...units: number[]): readonly Action[] => units.map((unit) => ({ type: 'blast', unit }));
    expect(decide(battle, 'choose', ...blast(0, 1, 2)).action).toMatchObject({ unit: 1 });
    expect(decide(battle, 'choose', ...blast(0, 2)).action).toMatchObject({ unit: 0 });
  });

  test('NAP-AUT.17: Fatigue is taken from exhausted units first, then from the most tired', () => {
    const battle = sceneOf({
      B: [
        ['F1 AB09', { fatigue: 2 }],
        ['E1 AB01', { fatigue: 2 }],
        ['G1 AB01', { fatigue: 1 }],
      ],
    });
    const ways = [0, 1, 2].map((unit): Action => ({ type: 'unfatigue', unit }));
    expect(decide(battle, 'choose', ...ways, { type: 'stop' }).action).toMatchObject({ unit: 1 });
    expect(
      decide(battle, 'choose', ...ways.filter((_, i) => i !== 1), { type: 'stop' }).action,
    ).toMatchObject({ unit: 0 });
  });

  test('NAP-AUT.17: it takes the colour its units wait for, and strikes back with spare Orders only', () => {
    const battle = sceneOf({
      A: [['F5 FR01']],
      B: [['F6 AB06'], ['G1 AB05'], ['E1 AB01', { orders: ordersIn('G') }]],
    });
    const colours = (['G', 'B', 'R'] as const).map((colour): Action => ({ type: 'takeColour', colour }));
    expect(decide(battle, 'choose', ...colours, { type: 'stop' }).action).toMatchObject({ colour: 'B' });
    const ripostes: readonly Action[] = [
      { type: 'riposte', how: 'counterblow', pay: 'B' },
      { type: 'riposte', how: 'counterblow', pay: 'R' },
      { type: 'riposte', how: null },
    ];
    const struck = attacked(battle, 'F5', 'F6');
    expect(decide(struck, 'choose', ...ripostes).action).toMatchObject({ pay: 'R' });
    expect(
      decide(struck, 'choose', ...ripostes.filter((each) => !('pay' in each) || each.pay === 'B')).action,
    ).toMatchObject({
      how: null,
    });
  });

  test('NAP-AUT.17: anything still open is answered with the first thing that is not a refusal', () => {
    const battle = sceneOf({ A: [['F9 FR01']], B: [['F1 AB01']] });
    const order: readonly Action[] = [
      { type: 'pickOrder', place: 'first' },
      { type: 'pickOrder', place: 'second' },
    ];
    expect(decide(battle, 'choose', ...order)).toMatchObject({
      action: { place: 'first' },
      why: 'firstLegal',
    });
  });
});
