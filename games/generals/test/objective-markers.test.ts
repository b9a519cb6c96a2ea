import { describe, expect, test } from 'vitest';
import { standingOf } from '../field/control.ts';
import { markersOf } from '../setup.ts';
import type { Marker } from '../vocabulary.ts';
import { WORDS } from '../words/options.ts';
import { field, OPTIONS } from './field.ts';
import { table } from './table.ts';

const marker = (
  sector: Marker['sector'],
  owner: Marker['owner'],
  kind: Marker['kind'],
  vp: Marker['vp'],
): Marker => ({
  sector,
  owner,
  kind,
  vp,
});
/** White and Black each hold one sector more than shown here, so that the majority is tied. */
const score = (objectives: readonly Marker[], units: string) => {
  const game = table({ phase: 'scoring', units, options: { objectives } });
  return { game, vp: game.of('vpScored').filter(({ source }) => source === 'objective') };
};

describe('objective markers', () => {
  test('GEN-5.1: side B prints none, so both sides of the map play the objectives that were chosen', () => {
    for (const objectives of ['standard', 'wide', 'none'] as const)
      expect(markersOf({ ...OPTIONS, objectives, side: 'B' })).toEqual(
        markersOf({ ...OPTIONS, objectives, side: 'A' }),
      );
    expect(WORDS.side.say).toBe('Side B shows no objectives. On either one the objectives you choose count.');
  });

  test('GEN-17.1: the general marks the command sector and scores 5 VP in every round it is held', () => {
    const { game, vp } = score([marker('c3', 'black', 'general', 5)], 'c3: wI1 | b3: bI1');
    expect(vp).toMatchObject([{ side: 'white', vp: 5, sector: 'c3' }]);
    expect(game.state.markers).toHaveLength(1);
    expect(score([marker('c3', 'black', 'general', 5)], 'b3: wI1 | c3: bI1').vp).toEqual([]);
  });

  test('GEN-17.2: a flag scores 1 or 3 VP in every round', () => {
    const flags = [marker('a3', 'black', 'flag', 3), marker('c3', 'black', 'flag', 1)];
    const { game, vp } = score(flags, 'a3: wI1 | c3: wI2 | a1: bI1 | b1: bI2');
    expect(vp.map(({ vp: points }) => points)).toEqual([3, 1]);
    expect(game.state.markers).toHaveLength(2);
  });

  test('GEN-17.3 and GEN-R.100: generals and flags make a sector friendly, a rose does not', () => {
    const objectives = [
      marker('a2', 'white', 'general', 5),
      marker('b2', 'white', 'flag', 1),
      marker('c2', 'white', 'rose', 1),
    ];
    const state = field('a1: wI1', { objectives });
    expect((['a2', 'b2', 'c2'] as const).map((sector) => standingOf(state, 'white', sector))).toEqual([
      'friendly',
      'friendly',
      'neutral',
    ]);
    expect(standingOf(state, 'black', 'a2')).toBe('neutral');
  });

  test('GEN-17.4 and GEN-R.100: a rose scores once and is then removed', () => {
    const { game, vp } = score([marker('a2', 'black', 'rose', 3)], 'a2: wI1 | b3: bI1');
    expect(vp).toMatchObject([{ vp: 3, rule: 'GEN-17.4' }]);
    expect(game.state.markers).toEqual([]);
    game.passTo('planning', 3);
    expect(game.of('vpScored').filter(({ source }) => source === 'objective')).toHaveLength(1);
    expect(score([marker('a2', 'white', 'rose', 3)], 'a2: wI1 | b3: bI1').vp).toEqual([]);
  });

  test('GEN-17.5: the presets', () => {
    const list = (objectives: 'standard' | 'wide' | 'raid' | 'none') =>
      markersOf({ ...OPTIONS, objectives })
        .map(({ sector, owner, kind, vp }) => `${sector} ${owner} ${kind} ${vp}`)
        .sort();
    const home = (vp: number) => [
      `a1 white flag ${vp}`,
      `a3 black flag ${vp}`,
      'b1 white general 5',
      'b3 black general 5',
      `c1 white flag ${vp}`,
      `c3 black flag ${vp}`,
    ];
    expect(list('standard')).toEqual(home(1));
    expect(list('wide')).toEqual(home(3));
    expect(list('raid')).toEqual([...home(1), 'a2 white rose 1', 'c2 black rose 1'].sort());
    expect(list('none')).toEqual([]);
  });
});
