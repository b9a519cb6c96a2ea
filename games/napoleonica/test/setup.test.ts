// Section 3: sides, factions, rosters, tiles, stocks, placement and opening hands.

import { peek, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_ORDERS } from '../field/orders.ts';
import { invariants } from '../invariants.ts';
import { napoleonica } from '../module.ts';
import { begin, hex, setupAt, table } from './table.ts';

const fault = (raw: object): string => {
  const parsed = napoleonica.parseOptions(raw);
  return parsed.ok ? 'legal' : `${parsed.error.path} ${parsed.error.message}`;
};

describe('options', () => {
  test('NAP-GEN.1: two players, and their sides are South and North', () => {
    const t = begin({});
    expect(napoleonica.seats(t.match.options)).toEqual(['A', 'B']);
    expect(t.battle.sideOf).toEqual({ A: 'south', B: 'north' });
  });

  test('NAP-GEN.13, NAP-TRN.1, NAP-SOL.21: in tournaments and campaigns every rule is on unless it is switched off', () => {
    const switches = (raw: object) => {
      const { series, campaign } = begin(raw).match.state;
      return Object.values({ ...(series ?? campaign)?.switches });
    };
    expect(switches({ mode: 'tournament' })).toEqual([true, true, true, true]);
    expect(switches({ mode: 'campaign' })).toEqual([true, true, true, true]);
    expect(switches({ mode: 'campaign', flanking: false }).filter((isOn) => !isOn)).toHaveLength(1);
    expect(switches({ mode: 'tournament', firstGame: true }).filter((isOn) => isOn)).toHaveLength(1);
  });

  test('NAP-GEN.13, NAP-RUL.88: First game turns three rules off; Fatigue rerolls have a switch of their own', () => {
    expect(begin({}).battle.terms.switches).toEqual({
      formation: false,
      flanking: false,
      deactivation: false,
      fatigueRerolls: true,
    });
    expect(begin({ scenario: 'SC2' }).battle.terms.switches.flanking).toBe(true);
    expect(begin({ scenario: 'SC2', firstGame: true }).battle.terms.switches.flanking).toBe(false);
    expect(begin({ scenario: 'SC2', fatigueRerolls: false }).battle.terms.switches.fatigueRerolls).toBe(
      false,
    );
  });

  test('NAP-SET.1, NAP-SET.7, NAP-RUL.73: the Escalation deck holds 4, 6 or 8 cards taken at random, and nobody has seen one', () => {
    for (const [scenario, rounds] of [
      ['SC1', 4],
      ['SC2', 6],
      ['SC7', 8],
    ] as const) {
      const deck = begin({ scenario }).battle.escalationDeck;
      expect(deck.length).toBe(rounds);
      expect(deck.every((card) => peek(card, 'A') === undefined)).toBe(true);
    }
  });

  test('NAP-SET.16, NAP-RUL.94: a scenario that ties factions to sides refuses the wrong one', () => {
    expect(fault({ scenario: 'SC5', armies: { A: 'abyss', B: 'abyss' } })).toContain('NAP-SET.16');
    expect(fault({ scenario: 'SC5', armies: { A: 'russia', B: 'abyss' } })).toBe('legal');
    const t = begin({ scenario: 'SC8', armies: { A: 'choose', B: 'choose' } });
    expect(t.legal('A')).toEqual([
      { type: 'pickFaction', faction: 'france' },
      { type: 'pickFaction', faction: 'russia' },
    ]);
    expect(t.legal('B')).toEqual([{ type: 'pickFaction', faction: 'abyss' }]);
  });

  test('NAP-SCN.5, NAP-RUL.85: both may lead the same faction; the costliest army within the limit is taken', () => {
    const t = begin({ scenario: 'SC2', armies: { A: 'france', B: 'france' } });
    expect(t.battle.terms.armies.A).toEqual(t.battle.terms.armies.B);
    expect(t.battle.units.filter(({ owner }) => owner === 'A').map(({ type }) => type)).toContain('FR07');
  });
});

describe('before the battle', () => {
  test('NAP-SET.2, NAP-GEN.6: the higher die picks a side; equal dice are rolled again', () => {
    const t = begin({ south: 'dice', scenario: 'SC2' }, 3, 3, 2, 5);
    expect(t.heard('d6Rolled').map(({ values }) => values)).toEqual([
      { A: 3, B: 3 },
      { A: 2, B: 5 },
    ]);
    expect(t.asked()).toBe('B match.pickSide');
    t.play({ type: 'pickSide', side: 'south' });
    expect(t.battle.sideOf).toEqual({ A: 'north', B: 'south' });
  });

  test('NAP-SET.2, NAP-ARM.7: factions and rosters are chosen unseen and revealed together', () => {
    const t = begin({ scenario: 'SC2', armies: { A: 'choose', B: 'choose' } });
    t.as('A', { type: 'pickFaction', faction: 'russia' });
    expect(viewOf(t.match, 'B').draft).toBe(null);
    t.as('B', { type: 'pickFaction', faction: 'abyss' });
    expect(t.legal('A').map((action) => ('roster' in action ? action.roster : ''))).toEqual([
      'RU-200',
      'RU-182',
    ]);
    t.as('A', { type: 'pickRoster', roster: 'RU-182' }).as('B', { type: 'pickRoster', roster: 'AB-200' });
    expect(t.heard('rostersRevealed')).toMatchObject([{ rosters: { A: 'RU-182', B: 'AB-200' } }]);
    expect(t.battle.terms.armies.A.units).toHaveLength(6);
  });

  test('NAP-SET.3, NAP-SCN.10: agreed tiles lie on the slots; with initiative the winner of a d6 chooses first', () => {
    expect(begin({ scenario: 'SC2', tiles: ['D', 'S'] }).battle.ground.charAt(hex('E3'))).toBe('D');
    const t = begin({ scenario: 'SC2', slots: 'initiative' }, 1, 6);
    expect(t.asked()).toBe('B layTiles.choose');
    t.play({ type: 'layTile', hex: hex('G7'), tile: 'W' });
    expect(t.asked()).toBe('A layTiles.choose');
    expect(new Set(t.options('layTile').map((action) => action.hex))).toEqual(new Set([hex('E3')]));
    t.play({ type: 'layTile', hex: hex('E3'), tile: 'V' });
    expect(t.battle.ground.charAt(hex('G7'))).toBe('W');
  });

  test('NAP-SET.4, NAP-CMP.4, NAP-RND.2: each pouch holds 8 G, 5 B, 3 R and 1 P', () => {
    const t = begin({});
    expect(t.player('A').pouch.hidden).toEqual(ALL_ORDERS);
    expect(t.player('B').pouch.count).toBe(17);
  });

  test('NAP-SET.5, NAP-SET.6: decks of 30 and 24 are shuffled face down; the Decoy is in hand and in no deck', () => {
    const t = begin({});
    expect(t.player('A').deck.length).toBe(30);
    expect(t.player('A').deck.some(({ hidden }) => hidden === 'decoy')).toBe(false);
    expect(t.battle.reinforcementDeck.length).toBe(24);
    expect(t.battle.reinforcementDeck.every(({ knownTo }) => knownTo.length === 0)).toBe(true);
  });

  test('NAP-SET.8, NAP-COR.1: the Abyss begins with 3 Corruption', () => {
    const t = begin({});
    expect([t.player('A').corruption, t.player('B').corruption]).toEqual([0, 3]);
  });

  test('NAP-SET.9: more units place first; if equal, the higher die chooses', () => {
    const more = begin({ scenario: 'SC2', armies: { A: 'FR-182', B: 'AB-200' } });
    expect(more.asked()).toBe('B deployment.place');
    const equal = begin({ scenario: 'SC2' });
    expect(equal.asked()).toMatch(/placement.choose/);
    const { winner } = equal.heard('d6Rolled').at(-1) ?? { winner: 'A' };
    equal.play({ type: 'pickOrder', place: 'second' });
    expect(equal.asked()[0]).toBe(winner === 'A' ? 'B' : 'A');
  });

  test('NAP-SET.10, NAP-SET.11, NAP-SET.15, NAP-RUL.9: units are placed in turn, in the own zone; who places second holds ties', () => {
    const t = begin({ scenario: 'SC2', armies: { A: 'FR-182', B: 'AB-200' } });
    expect(t.battle.tieHolder).toBe('A');
    expect(t.refused({ type: 'deploy', unit: 6, hex: hex('F5') })).toBe('NAP-SET.11');
    const [first] = t.options('deploy');
    if (first !== undefined) t.play(first);
    expect(t.asked()).toBe('A deployment.place');
    expect(t.options('deploy').every(({ hex: to }) => to >= hex('E8'))).toBe(true);
  });

  test('NAP-SET.13, NAP-RUL.48, NAP-RUL.95: what is left when the zone is full is the reserve; Grenades come with placing', () => {
    const t = table({
      A: { reserve1: 'FR12', reserve2: 'FR03', reserve3: 'FR01' },
      B: { F1: 'AB13' },
      terms: { zones: { south: ['E9', 'F9'], north: ['F1'] } },
      facts: { turn: null, phase: 'setup' },
      frames: setupAt('hands', { proc: 'deployment', step: 'look', player: 'A' }),
    });
    expect(t.unit(1).grenade).toBe(false);
    t.play({ type: 'deploy', unit: 1, hex: hex('E9') });
    expect(t.unit(1).grenade).toBe(true);
    t.play({ type: 'deploy', unit: 0, hex: hex('F9') });
    expect(t.where(2)).toBe('-1');
    expect(t.asked()).not.toMatch(/deployment/);
  });

  test('NAP-SET.14, NAP-RUL.2: five Maneuver cards are drawn, two go back unseen', () => {
    const t = table({
      A: { F9: 'FR12' },
      B: { F1: 'AB13' },
      facts: { turn: null, phase: 'setup' },
      frames: setupAt('hands'),
    });
    expect(t.player('A').hand.length).toBe(5);
    const [way] = t.options('returnCards');
    expect(way?.cards.length).toBe(2);
    if (way !== undefined) t.as('A', way);
    const [other] = t.legal('B');
    if (other !== undefined) t.as('B', other);
    expect(t.player('A').hand.length).toBe(3);
    expect(t.player('A').deck.length).toBe(27);
    expect(Object.values(invariants).map((check) => check(t.match.state))).toEqual(
      Object.values(invariants).map(() => null),
    );
  });
});
