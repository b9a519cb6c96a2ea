// The world map, the event deck, loot and the armies of the Abyss as the rulebook prints them.
import { describe, expect, test } from 'vitest';
import { ABYSS_LISTS } from '../data/abyss-lists.ts';
import { CAMPAIGN_EVENTS, EVENT_IDS } from '../data/campaign-events.ts';
import { LOOT_BAG } from '../data/loot.ts';
import { REGION_IDS, REGIONS } from '../data/regions.ts';
import { unitCard } from '../data/units.ts';
import { cellsOf, passage } from './rulebook.ts';

describe('the campaign', () => {
  test.each(REGION_IDS)('NAP-SOL.6: the rulebook prints %s as it is played', (id) => {
    const { name, neighbours, income, corruption, map, seal } = REGIONS[id];
    expect(cellsOf(id).slice(0, 6)).toEqual([
      ...[id, name, neighbours.join(' '), `${income}`, `${corruption}`, map],
    ]);
    expect(cellsOf(id)[6] === 'Seal').toBe(seal);
    for (const next of neighbours) expect(REGIONS[next].neighbours).toContain(id);
  });

  test('NAP-SOL.16: thirty events, named and sorted as printed', () => {
    expect(EVENT_IDS).toHaveLength(30);
    for (const id of EVENT_IDS)
      expect(cellsOf(id).slice(1, 3)).toEqual([CAMPAIGN_EVENTS[id].name, CAMPAIGN_EVENTS[id].kind]);
  });

  test('NAP-SOL.15: sixteen tokens in the loot bag', () => {
    expect(LOOT_BAG).toHaveLength(16);
    const count = (loot: string) => LOOT_BAG.filter((each) => each === loot).length;
    expect(
      ['dp10', 'dp20', 'fieldKitchen', 'capturedColours', 'powderWagon', 'holyWater'].map(count),
    ).toEqual([5, 3, 2, 2, 2, 2]);
  });

  test.each([
    ['L0', 92],
    ['L1', 141],
    ['L2', 198],
    ['L3', 264],
  ] as const)('NAP-SOL.14: the list %s costs %i DP, as printed', (level, total) => {
    const { units } = ABYSS_LISTS[level];
    expect(units.reduce((sum, { unit }) => sum + unitCard(unit).cost, 0)).toBe(total);
    const printed = new RegExp(`${level}(?: \\(marauders\\))? ([^=]+) = ${total}`).exec(
      passage('**NAP-SOL.14**', '**NAP-SOL.15**'),
    )?.[1];
    const types = (printed ?? '').split(', ').flatMap((entry) => {
      const [type = '', times = '1'] = entry.split('×');
      return Array<string>(Number(times)).fill(type);
    });
    expect(units.map(({ unit }) => unit)).toEqual(types);
  });
});
