// Names where they are looked for: on the map, in lists of places, above leaders, on buttons.
import { describe, expect, test } from 'vitest';
import { countersOf } from '../board/drawing/map/counters.ts';
import { labelsOf } from '../board/drawing/map/ground/labels.ts';
import { aimGroup, blockName } from '../board/staff/aims.ts';
import { actionLabel } from '../board/words/labels.ts';
import { SCENARIOS } from '../data/set-ups.ts';
import { theatreOf } from '../data/theatres.ts';

import { blockOf } from '../staff/places-on-paper.ts';
import { table } from './table.ts';
import { deskAt } from './test-desk.ts';

const QUATRE_BRAS = { options: { scenario: 'quatre-bras' } } as const;

describe('places', () => {
  test('NLC-12.2c: a crossroads with a name of its own is named on the map, others are not', () => {
    const theatre = theatreOf(QUATRE_BRAS);
    const texts = labelsOf(theatre).map(({ text }) => text);
    expect(texts).toContain('Quatre Bras');
    expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
    const { view } = deskAt(table({ units: { i: { at: '0,0' } } }).match, 'french').desk.shown.value;
    const at = { ...view, options: { ...view.options, scenario: 'quatre-bras' } } as const;
    const groupOf = (name: string) => {
      const place = theatre.places.findIndex((each) => each.name === name);
      return aimGroup({ type: 'target', at: { kind: 'place', place } }, at);
    };
    expect([groupOf('Quatre Bras'), groupOf('Junction 2553 near Quatre Bras')]).toEqual(['named', 'lines']);
  });

  test.each(SCENARIOS.map(({ id }) => id))(
    'NLC-12.2c: places farther away are called by a name, never by a number: %s',
    (scenario) => {
      const of = { options: { scenario } } as const;
      const theatre = theatreOf(of);
      const blocks = new Set(theatre.places.map((_, place) => blockOf(theatre, place)));
      for (const block of blocks) expect(blockName(of, block)).toMatch(/^\D/);
    },
  );
});

describe('leaders', () => {
  test('NLC-11.1: their names stand clear of neighbours: above, else below, else nowhere', () => {
    const nameAt = (...others: readonly string[]): number | undefined => {
      const units = Object.fromEntries(['0,0', ...others].map((at, i) => [`u${i}`, { at }]));
      const at = table({ units, leaders: { ney: { at: '0,0', commands: ['french corps'] } } });
      const { view } = deskAt(at.match, 'french').desk.shown.value;
      return countersOf(view, view.stacks, () => '').find(({ hex }) => hex === at.at('0,0'))?.nameAt;
    };
    expect(nameAt()).toBeLessThan(-26);
    expect(nameAt('0,-1')).toBeGreaterThan(26);
    expect(nameAt('0,-1', '0,1')).toBe(0);
  });
});

test('NLC-8.1a: a stack glows for guns that lie under infantry', () => {
  const at = table({
    units: { i: { at: '0,0', steps: [5, 3] }, g: { at: '0,0', arm: 'art' }, j: { at: '3,0', steps: [5, 3] } },
  });
  const { view } = deskAt(at.match, 'french').desk.shown.value;
  const guns = `${at.unit('g')}`;
  const drawn = countersOf(view, view.stacks, ({ target }) =>
    'unit' in target && target.unit === guns ? 'is-legal' : '',
  );
  const topAt = (spot: string) => drawn.find(({ hex }) => hex === at.at(spot));
  expect(topAt('0,0')?.target).toEqual({ unit: `${at.unit('i')}` });
  expect(topAt('0,0')?.marks).toContain('is-legal');
  expect(topAt('3,0')?.marks).not.toContain('is-legal');
});

test('NLC-8.2a: what guns may do is said of one battery and of many alike', () => {
  const { view } = deskAt(table({ units: { i: { at: '0,0' } } }).match, 'french').desk.shown.value;
  const at = { ...view, options: { ...view.options, scenario: 'quatre-bras' } } as const;
  const theatre = theatreOf(QUATRE_BRAS);
  const unit = theatre.units.findIndex(({ name }) => name === 'II Corps 12-pounders');
  expect(actionLabel({ type: 'join', unit }, at)).toBe('Let II Corps 12-pounders join in');
  expect(actionLabel({ type: 'support', gun: unit }, at)).toBe('Support with II Corps 12-pounders');
  expect(actionLabel({ type: 'takeHit', unit }, at)).toBe('Take a step from II Corps 12-pounders');
});
