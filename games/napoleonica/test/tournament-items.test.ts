// NAP-TRN.17: artifacts, relics, improvements and loot in the windows of a battle.
import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { distance } from '../field/hexes.ts';
import type { Action } from '../grammar.ts';
import { hex, roundAt, table } from './table.ts';

const NONE: Action = { type: 'item', item: 'none' };
const use = (item: string, unit?: number): Action => ({
  type: 'item',
  item,
  ...(unit !== undefined && { unit }),
});
const ORDER = { turn: null, phase: 'order' };
const bearing = (type: string, ...items: string[]) => ({ type, items });
/** Armies whose baggage holds loot. */
const withLoot = (...buildings: string[]) => ({
  armies: {
    A: { faction: 'france', units: [{ type: 'FR12' }], buildings },
    B: { faction: 'abyss', units: [{ type: 'AB13' }], buildings: [] },
  },
});

describe('artifacts', () => {
  test('NAP-TRN.21 AR1: a Marshal’s Baton carries the Aura one hex farther', () => {
    const near = (items: readonly string[]) =>
      table({
        A: { F9: { type: 'FR12', items: [...items, 'AR3'] }, F6: { type: 'FR01', fatigue: 1 } },
        B: { A1: 'AB01' },
      })
        .options('item')
        .map(({ unit }) => unit);
    expect([near([]), near(['AR1'])]).toEqual([[], [1]]);
  });

  test('NAP-TRN.17, NAP-TRN.21 AR2: the defender sees the attacker’s card before choosing his own, once', () => {
    const t = table({
      A: { F5: 'FR01', F9: 'FR12' },
      B: { F4: 'AB01', F1: bearing('AB13', 'AR2') },
      players: { A: { hand: ['F02'] }, B: { hand: ['A02'] } },
    });
    t.attack('F5', 'F4').play({ type: 'lay', card: 'F02' });
    expect(t.asked()).toBe('B layCards.spyAttack');
    const laid = () => viewOf(t.match, 'B').battle?.players.A.laid;
    expect(laid()).toEqual({ card: null, isUp: false, isSpied: false });
    t.play(use('AR2'));
    expect(laid()).toEqual({ card: 'F02', isUp: false, isSpied: true });
    expect(viewOf(t.match, 'spectator').battle?.players.A.laid?.card).toBeNull();
    expect(t.asked()).toBe('B layCards.defender');
  });

  test('NAP-TRN.17 AR2: the attacker may look at the defender’s card; nobody looks where none was laid', () => {
    const scene = {
      A: { F5: 'FR01', F9: bearing('FR12', 'AR2') },
      B: { F4: 'AB01', F1: 'AB13' },
      players: { B: { hand: ['A02'] } },
    };
    const t = table(scene).attack('F5', 'F4').play({ type: 'lay', card: null }, { type: 'lay', card: 'A02' });
    expect(t.asked()).toBe('A layCards.spyDefence');
    expect(t.options('lay')).toEqual([]);
    const quiet = table(scene).attack('F5', 'F4').play({ type: 'lay', card: null });
    expect(quiet.dice('--').play({ type: 'lay', card: null }).asked()).not.toContain('spy');
  });

  test('NAP-TRN.21 AR3, AR5: a flask takes all Fatigue of a unit in the Aura, a courier brings two Orders', () => {
    const t = table({
      A: { F9: bearing('FR12', 'AR3', 'AR5'), F8: { type: 'FR01', fatigue: 2 } },
      B: { A1: 'AB01' },
      players: { A: { screen: 'G' } },
    });
    t.play(use('AR3', 1), use('AR5'));
    expect(t.shown('F8')).toBe('4/4 f0 o0');
    expect(t.player('A').screen.count).toBe(3);
    expect(t.options('item')).toEqual([]);
  });

  test('NAP-TRN.21 AR4: units in the Aura of the Banner count as Brave', () => {
    const retreats = (items: readonly string[]) => {
      const t = table({ A: { F5: 'FR01' }, B: { F4: 'AB01', F3: { type: 'AB13', items } } });
      t.attack('F5', 'F4').dice('<-').until('results');
      return t.options('ignoreRetreat').map(({ count }) => count);
    };
    expect([retreats([]), retreats(['AR4'])]).toEqual([[], [0, 1]]);
  });

  test('NAP-TRN.21 AR6, AR7: the bearer of the Cuirass ignores a hit, of the Ring moves like a Ranger', () => {
    const t = table({ A: { F5: 'FR01' }, B: { F4: bearing('AB13', 'AR6') } });
    t.attack('F5', 'F4').dice('H-').until();
    expect(t.shown('F4')).toBe('2/2 f0 o0');
    const walk = table({ A: { F5: bearing('FR12', 'AR7') }, B: { F2: 'AB01' }, terrain: { F4: 'F' } });
    walk.activate('F5').move('F4');
    expect(walk.at('F4').type).toBe('FR12');
    const through = table({
      A: { F5: bearing('FR12', 'AR7') },
      B: { A1: 'AB01' },
      terrain: { E4: 'F', F4: 'F' },
    });
    through.activate('F5');
    expect(through.options('move').some((move) => move.hex === hex('F3'))).toBe(true);
  });

  test('NAP-TRN.21 AR8: Artillery in the Aura of the Almanac may have a die rolled again', () => {
    const asks = (items: readonly string[]) => {
      const t = table({
        A: { F9: 'FR09', E9: { type: 'FR12', items } },
        B: { F5: 'AB01' },
        players: { A: { screen: 'R' } },
      });
      t.attack('F9', 'F5', 'ranged').dice('---').until('rerolls');
      return t.options('reroll').some(({ source }) => source === 'master');
    };
    expect([asks([]), asks(['AR8'])]).toEqual([false, true]);
  });

  test('NAP-TRN.17, NAP-TRN.21 AR9: Sealed Orders pay for one exchange', () => {
    const t = table({
      A: { F9: bearing('FR12', 'AR9') },
      B: { F1: 'AB13' },
      players: { A: { screen: 'GG' }, B: { screen: '' } },
      facts: { ...ORDER, leader: 'A' },
      frames: roundAt('exchange'),
    });
    expect(t.refused({ type: 'exchange', pay: '', discard: 'G' })).toBeNull();
    t.play({ type: 'exchange', pay: '', discard: 'GG' });
    expect([t.player('A').screen.count, t.player('A').spentHidden.count]).toEqual([2, 2]);
    expect(t.options('exchange').every(({ pay }) => pay !== '')).toBe(true);
  });

  test('NAP-TRN.17, NAP-TRN.21 AR10: when a unit is lost its side moves a model at once', () => {
    const t = table({
      A: { F5: 'FR01' },
      B: { F4: { type: 'AB02', models: 1 }, E1: { type: 'AB01', models: 3 }, F1: bearing('AB13', 'AR10') },
    });
    t.attack('F5', 'F4').dice('H-').until('points');
    expect(t.asked()).toBe('B points.choose');
    t.play({ type: 'point', model: 'AB01', line: 'line1' });
    expect(t.player('B').tablet).toMatchObject({ line1: [], deployment: ['AB01'] });
    expect(t.until().asked()).toBe('A turn.choose');
  });

  test('NAP-TRN.13, NAP-TRN.21 AR10: not while the bearer is gone', () => {
    const t = table({
      A: { F5: 'FR01' },
      B: { F4: { type: 'AB13', models: 1, items: ['AR10'] }, E1: { type: 'AB01', models: 3 } },
    });
    t.attack('F5', 'F4').dice('H-').until('points');
    expect(t.asked()).toBe('A turn.choose');
  });
});

describe('relics', () => {
  test('NAP-TRN.23 RL1, RL2, RL4: a tear heals, a disc tires, the Heart of Winter slows', () => {
    const t = table({
      A: { F6: bearing('FR12', 'RL1', 'RL2', 'RL4'), E6: { type: 'FR01', models: 3 } },
      B: { F4: 'AB01', A1: 'AB01' },
    });
    expect(t.options('item').map(({ item, unit }) => [item, unit])).toEqual([
      ['RL1', 1],
      ['RL2', 2],
      ['RL4', undefined],
    ]);
    t.play(use('RL1', 1), use('RL2', 2), use('RL4'));
    expect([t.shown('E6'), t.shown('F4')]).toEqual(['4/4 f0 o0', '4/4 f1 o0']);
    t.play({ type: 'pass' }).activate('F4');
    // AB01 has Movement 2; chilled it reaches its neighbours only.
    const free = t.options('move').filter(({ corruption }) => corruption === undefined);
    expect(free.every((move) => distance(move.hex, hex('F4')) === 1)).toBe(true);
  });

  test('NAP-TRN.17, NAP-TRN.23 RL3: the Horn wins one tied bid', () => {
    const tied = () =>
      table({
        A: { F9: bearing('FR12', 'RL3') },
        B: { F1: 'AB13' },
        facts: { ...ORDER, leader: 'B' },
        frames: roundAt('bid'),
      })
        .as('A', { type: 'bid', card: 'decoy' })
        .as('B', { type: 'bid', card: 'decoy' });
    const t = tied();
    expect(t.asked()).toBe('A horn.choose');
    expect(t.play(use('RL3')).battle.leader).toBe('A');
    expect(t.at('F9').onceUsed).toEqual(['RL3']);
    expect(tied().play(NONE).battle.leader).toBe('B');
  });

  test('NAP-TRN.23 RL3: nobody is asked where the bids differ, or the holder wins anyhow', () => {
    const t = table({
      A: { F9: bearing('FR12', 'RL3') },
      B: { F1: 'AB13' },
      facts: { ...ORDER, leader: 'A' },
      frames: roundAt('bid'),
    });
    t.as('A', { type: 'bid', card: 'decoy' }).as('B', { type: 'bid', card: 'decoy' });
    expect(t.asked()).not.toContain('horn');
  });

  test('NAP-TRN.17, NAP-TRN.23 RL5: the Saint’s Finger keeps a unit in the Aura from destruction', () => {
    const struck = () =>
      table({
        A: { F5: 'FR01' },
        B: { F4: { type: 'AB02', models: 1 }, F3: bearing('AB13', 'RL5') },
      })
        .attack('F5', 'F4')
        .dice('H-')
        .until('damage');
    const t = struck();
    expect(t.asked()).toBe('B damage.plead');
    t.play(use('RL5')).until();
    expect([t.shown('F4'), t.vp()]).toEqual(['1/3 f0 o0', [0, 0]]);
    const fallen = struck().play(NONE).until();
    expect([fallen.isEmpty('F4'), fallen.vp()]).toEqual([true, [1, 0]]);
  });

  test('NAP-TRN.17, NAP-TRN.23 RL6: the Chaos Shard adds a scarlet die, without counting as a card', () => {
    const t = table({ A: { F5: 'FR01', F6: bearing('FR12', 'RL6') }, B: { F4: 'AB01' } });
    t.attack('F5', 'F4').play({ type: 'lay', card: 'decoy' });
    t.until('pool');
    expect(t.asked()).toBe('A pool.items');
    t.dice('---').play(use('RL6'));
    expect(
      t
        .heard('poolAssembled')
        .at(-1)
        ?.pool.map(({ die }) => die)
        .join(''),
    ).toBe('YYS');
    expect(t.at('F6').onceUsed).toEqual(['RL6']);
  });
});

describe('improvements and loot', () => {
  test('NAP-TRN.22 IM12: a Heroic Legend earns 1 DP for each VP', () => {
    const t = table({
      A: { F5: { type: 'FR01', improvement: 'IM12' } },
      B: { F4: { type: 'AB13', models: 1 }, A1: 'AB13' },
    });
    t.attack('F5', 'F4').dice('H-').until();
    expect([t.vp(), t.battle.legends]).toEqual([[2, 0], { A: 2, B: 0 }]);
  });

  test('NAP-TRN.22 IM3, IM4, IM6, IM10: Stamina, Movement, a Shield, range', () => {
    const t = table({ A: { F5: { type: 'FR01', improvement: 'IM6' } }, B: { F4: 'AB01' }, turn: 'B' });
    t.attack('F4', 'F5').dice('H-').until();
    expect(t.shown('F5')).toBe('4/4 f0 o0');
    const shot = table({ A: { F8: { type: 'FR01', improvement: 'IM10' } }, B: { F5: 'AB01' } });
    shot.activate('F8');
    expect(shot.options('attack')).toMatchObject([{ row: 1 }]);
  });

  test('NAP-SOL.15, NAP-TRN.17: Captured Colours add 2 to a bid, unseen until it is revealed', () => {
    const t = table({
      A: { F9: 'FR12' },
      B: { F1: 'AB13' },
      terms: withLoot('capturedColours'),
      players: { B: { hand: ['A12'] } },
      facts: { ...ORDER, leader: 'B' },
      frames: roundAt('bid'),
    });
    t.as('A', { type: 'bid', card: 'decoy', item: 'capturedColours' });
    expect(viewOf(t.match, 'B').battle?.usedLoot).toEqual([]);
    t.as('B', { type: 'bid', card: 'decoy' });
    expect(t.heard('bidsRevealed')).toMatchObject([{ values: { A: 2, B: 0 }, leader: 'A' }]);
    expect(t.battle.usedLoot).toEqual(['capturedColours']);
  });

  test('NAP-SOL.15, NAP-TRN.17: each Powder Wagon adds a scarlet die, once', () => {
    const t = table({
      A: { F5: 'FR01', F9: 'FR12' },
      B: { F4: 'AB01', A1: 'AB13' },
      terms: withLoot('powderWagon', 'powderWagon'),
    });
    t.attack('F5', 'F4').until('pool');
    t.play(use('powderWagon'));
    expect(t.options('item').map(({ item }) => item)).toEqual(['powderWagon', 'none']);
    t.dice('----').play(use('powderWagon'));
    expect(t.heard('poolAssembled').at(-1)?.pool).toHaveLength(4);
    expect(t.battle.usedLoot).toEqual(['powderWagon', 'powderWagon']);
  });
});

describe('a Council of War', () => {
  test('NAP-SOL.16 EV28: the first tied bid is won, whoever leads; the next is not', () => {
    const leaderAfter = (tied: boolean) =>
      table({
        A: { F9: 'FR12' },
        B: { F1: 'AB13' },
        terms: { firstHolder: 'A' },
        facts: { ...ORDER, leader: 'B', tied },
        frames: roundAt('bid'),
      })
        .as('A', { type: 'bid', card: 'decoy' })
        .as('B', { type: 'bid', card: 'decoy' }).battle.leader;
    expect([leaderAfter(false), leaderAfter(true)]).toEqual(['A', 'B']);
  });
});
