// Both sides of what makes the difference: one Order in the pouch or none, the last hex in range and the next.
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../attack/targets.ts';
import { type Desk, firstLegal } from '../campaign/automaton/desk.ts';
import { hexName } from '../data/field.ts';
import type { AttackKind } from '../data/words.ts';
import { neighbours } from '../field/hexes.ts';
import type { Action } from '../grammar.ts';
import { tiredUnits } from '../procedures/relief.ts';
import { hex, type Scene, table } from './table.ts';

const FOE = { A1: 'AB01' };
const tired = (type: string) => ({ type, fatigue: 1 });

describe('NAP-CRD.11: an Action card is played if a part of it can do something', () => {
  const refused = (card: string, A: object, players: { A?: object; B?: object } = {}) =>
    table({
      A: A as { [hex: string]: string },
      B: FOE,
      players: { ...players, A: { hand: [card], ...players.A } },
    }).refused({ type: 'play', card });
  const fresh = { F9: 'FR12', A9: 'FR01' };
  const emptyPouch = { A: { screen: 'GGGGGGGGBBBBBRRRP' } };

  test('F04: a tired unit in the Aura, or an Order in the pouch', () => {
    expect(refused('F04', fresh)).toBeNull();
    expect(refused('F04', { F9: 'FR12', F8: tired('FR01') }, emptyPouch)).toBeNull();
    expect(refused('F04', { F9: 'FR12', A9: tired('FR01') }, emptyPouch)).toBe('NAP-CRD.11');
    expect(refused('F04', { F9: 'FR12', F8: 'FR01' }, emptyPouch)).toBe('NAP-CRD.11');
  });

  test('F04, NAP-FAT.4: the first hex of the field is a hex like any other, and the reserve is none', () => {
    const first = Object.fromEntries([[hexName(0), tired('FR01')]]);
    const beside = hexName(neighbours(0)[0] ?? 0);
    const { battle } = table({ A: { ...first, [beside]: 'FR12' }, B: { F5: 'AB01' } });
    expect(tiredUnits(battle, 'A', 'own', null).map(({ at }) => at)).toEqual([0]);
    const waiting = table({ A: { F9: 'FR12', reserve1: tired('FR01') }, B: FOE }).battle;
    expect(tiredUnits(waiting, 'A', 'own', null)).toEqual([]);
  });

  test('R04: an Order behind the enemy screen, or one in the pouch', () => {
    const russians = { F9: 'RU01' };
    expect(refused('R04', russians, { B: { screen: '' } })).toBeNull();
    expect(refused('R04', russians, { ...emptyPouch, B: { screen: 'G' } })).toBeNull();
    expect(refused('R04', russians, { ...emptyPouch, B: { screen: '' } })).toBe('NAP-CRD.11');
  });

  test('R01: Orders in the pouch, or a tired unit', () => {
    expect(refused('R01', { F9: 'RU01' })).toBeNull();
    expect(refused('R01', { F9: tired('RU01') }, emptyPouch)).toBeNull();
    expect(refused('R01', { F9: 'RU01' }, emptyPouch)).toBe('NAP-CRD.11');
  });
});

describe('how far an attack reaches', () => {
  const OF_THE_ROW = { melee: 1, ranged: 5, magic: 4, grenade: 2 };
  const reach = (kind: AttackKind, scene: Partial<Scene> = {}): number => {
    const { battle } = table({ A: { F9: 'FR09' }, B: FOE, ...scene });
    return rangeOf(battle, { kind, dice: [], range: OF_THE_ROW[kind] }, hex('F9'));
  };
  const reaches = (scene: Partial<Scene>) => [
    reach('melee', scene),
    reach('ranged', scene),
    reach('magic', scene),
    reach('grenade', scene),
  ];

  test('NAP-ATK.3: as far as the row says', () => {
    expect(reaches({})).toEqual([1, 5, 4, 2]);
  });
  test('NAP-TER.9: a watchtower carries guns one hex farther, and nothing else', () => {
    expect(reaches({ terrain: { F9: 'W' } })).toEqual([1, 6, 4, 2]);
    expect(reaches({ terrain: { F8: 'W' } })).toEqual([1, 5, 4, 2]);
  });
  test('a limit of ranged attacks, also from a watchtower', () => {
    expect(reaches({ terms: { rangedLimit: 2 } })).toEqual([1, 2, 4, 2]);
    expect(reaches({ terms: { rangedLimit: 5 }, terrain: { F9: 'W' } })).toEqual([1, 5, 4, 2]);
  });
  test('NAP-EDK.4: Fog for so many rounds, 3 hexes for all but melee', () => {
    const fog = (round: number) => reaches({ terms: { fogRounds: 2 }, facts: { round } });
    expect([fog(1), fog(2), fog(3)]).toEqual([
      [1, 3, 3, 2],
      [1, 3, 3, 2],
      [1, 5, 4, 2],
    ]);
  });
  test('a blizzard in its rounds, 2 hexes, in Fog as well', () => {
    const blizzard = (round: number, fogRounds = 0) =>
      reaches({ terms: { blizzard: [2, 4], fogRounds }, facts: { round } });
    expect([blizzard(2), blizzard(3), blizzard(4, 9)]).toEqual([
      [1, 2, 2, 2],
      [1, 5, 4, 2],
      [1, 2, 2, 2],
    ]);
  });
});

test('NAP-AUT.17: the first legal action that is no refusal, and a refusal where there is nothing else', () => {
  const first = (...legal: readonly Action[]) => firstLegal({ legal } as unknown as Desk).action;
  const acts: readonly Action[] = [
    { type: 'frenzy', yes: true },
    { type: 'regroup', hex: hex('F9') },
  ];
  const refusals: readonly Action[] = [
    { type: 'frenzy', yes: false },
    { type: 'regroup', hex: null },
    { type: 'stop' },
    { type: 'end' },
    { type: 'pass' },
    { type: 'concede' },
  ];
  for (const no of refusals) {
    for (const act of acts) expect([first(no, act), first(act, no)]).toEqual([act, act]);
    expect(first(no)).toEqual(no);
  }
  expect([first(...acts), first(...acts.toReversed())]).toEqual(acts);
});
