/// <reference types="vite/client" />
// What the lobby offers is what the rules accept; what they refuse it says with the rule.
import { describe, expect, test } from 'vitest';
import { battleOnMap, battleWith } from '../board/lobby/custom-battle.ts';
import { lobby } from '../board/lobby.ts';
import { freshMap, OPEN_PLAIN } from '../board/map-editor/map-craft.ts';
import { MAPS } from '../data/maps.ts';
import { ROSTERS, type Roster } from '../data/rosters.ts';
import { napoleonica } from '../module.ts';
import type { Options } from '../options.ts';

const withScenario = (scenario: string): Options => lobby.change(lobby.defaults, 'scenario', scenario);
const own: Roster = { faction: 'france', units: ROSTERS['FR-182'].units };
const errorOf = (options: unknown) => {
  const read = napoleonica.parseOptions(JSON.parse(JSON.stringify(options)));
  return read.ok ? null : read.error;
};

describe('the lobby of Napoleonica', () => {
  test('NAP-SCN.1: every card and every switch makes options the rules accept', () => {
    const cards = lobby.setup.cards.map(({ value }) => withScenario(value));
    const fields = lobby.fields.flatMap((field) => {
      if (field.kind === 'editor') return [];
      const values = field.kind === 'switch' ? [true, false] : field.choices.map(({ value }) => value);
      return values.map((value) => lobby.change(lobby.defaults, field.key, value));
    });
    for (const options of [lobby.defaults, ...cards, ...fields]) expect(errorOf(options)).toBeNull();
  });

  test('NAP-SCN.6: a battle of one’s own is asked for its terms, a scenario is not', () => {
    expect(lobby.isShown(withScenario('custom'), 'custom')).toBe(true);
    expect(lobby.isShown(withScenario('SC2'), 'custom')).toBe(false);
    expect(lobby.battleName(withScenario('custom'))).toBe('Battle of your own');
  });

  test('NAP-SCN.11: the map is asked for where the scenario leaves it open', () => {
    const asked = ['SC1', 'SC2', 'SC4', 'custom', 'SC3', 'SC7'].map((id) =>
      lobby.isShown(withScenario(id), 'map'),
    );
    expect(asked).toEqual([true, true, true, true, false, false]);
  });

  test('NAP-ARM.7: an army that does not fit is told with its rule, before and at the start', () => {
    const options = { ...withScenario('SC1'), armies: { A: ROSTERS['FR-300'], B: 'abyss' } } as const;
    expect(lobby.remark(options, 'armies')).toEqual({
      text: 'Blue’s army cannot fight this battle. The army costs 280 DP and 185 are allowed. Leave something at home.',
      rule: 'NAP-ARM.2',
    });
    expect(errorOf(options)).toMatchObject({ path: 'options.armies.A' });
    expect(errorOf(options)?.message).toContain('(NAP-ARM.2)');
  });

  test('NAP-SCN.5: nobody sits down to choose an army where none is cheap enough', () => {
    const custom = withScenario('custom').custom;
    const options = {
      ...withScenario('custom'),
      custom: { ...custom, limits: { south: 100, north: 200 } },
      armies: { A: 'choose', B: 'abyss' },
    };
    expect(errorOf(options)).toMatchObject({ path: 'options.armies.A' });
    expect(errorOf(options)?.message).toContain('(NAP-SCN.5)');
  });

  test('NAP-SCN.12: an own map serves SC1, SC4 and battles of one’s own, not SC2', () => {
    for (const id of ['SC1', 'SC4']) expect(errorOf({ ...withScenario(id), map: OPEN_PLAIN })).toBeNull();
    expect(errorOf({ ...withScenario('SC2'), map: OPEN_PLAIN })?.message).toBe(
      'Bridges of Lodenbach is not fought on a map of your own. Choose another map, or another battle. (NAP-SCN.12)',
    );
    expect(errorOf(battleOnMap(lobby.defaults, freshMap('Plain', OPEN_PLAIN)))).toBeNull();
    const split = freshMap('Split', MAPS.MAP2.rows.with(4, '~~~~~~~~~~~'));
    expect(errorOf(battleOnMap(lobby.defaults, split))?.message).toContain('(NAP-SCN.12)');
  });

  test('NAP-SCN.12: rows and ids nobody knows are refused by field, and nothing is played', () => {
    expect(errorOf({ ...withScenario('SC1'), map: OPEN_PLAIN.slice(1) })).toMatchObject({
      path: 'options.map',
    });
    expect(errorOf({ ...withScenario('SC1'), map: 'MAP9' })).toMatchObject({ path: 'options.map' });
    expect(
      errorOf({
        ...lobby.defaults,
        armies: { A: { faction: 'france', units: [{ unit: 'XX01' }] }, B: 'abyss' },
      }),
    ).toMatchObject({ path: 'options.armies.A.units[0].unit' });
  });

  test('NAP-ARM.8: from the builder an army comes to a battle it fits', () => {
    const small = battleWith(lobby.defaults, own, 185);
    expect(small).toMatchObject({ scenario: 'SC1', armies: { A: own, B: 'abyss' } });
    const large = battleWith(lobby.defaults, ROSTERS['AB-320'], 320);
    expect(large).toMatchObject({ scenario: 'custom', custom: { limits: { south: 320, north: 320 } } });
    expect([errorOf(small), errorOf(large)]).toEqual([null, null]);
  });

  test('NAP-SET.16: an army the next scenario does not admit gives way, one it admits stays', () => {
    const withOwn = { ...lobby.defaults, armies: { A: own, B: 'abyss' } } as const;
    expect(lobby.change(withOwn, 'scenario', 'SC4').armies.A).toBe(own);
    const abyss = { ...lobby.defaults, armies: { A: ROSTERS['AB-200'], B: 'france' } } as const;
    expect(lobby.change(abyss, 'scenario', 'SC5').armies).toEqual({ A: 'france', B: 'abyss' });
  });
});
