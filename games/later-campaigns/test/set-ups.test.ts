// NLC-18.5 to NLC-18.7: battles balanced and as they were, the handicap between the two, and what is our own in them.
import { describe, expect, test } from 'vitest';
import { fields, settle } from '../board/lobby/fields.ts';
import { tellerOf } from '../board/words/teller.ts';
import { layingOf } from '../data/set-ups.ts';
import { hexNamed, theatreNamed, theatreOf } from '../data/theatres.ts';
import { turnFrame } from '../frames.ts';
import { type Options, options } from '../options.ts';
import { activeLeg } from '../orders/legs.ts';
import { pointsOf } from '../scoring/victory.ts';
import { setup } from '../setup.ts';
import { SCENARIO_IDS } from '../vocabulary.ts';
import { table } from './table.ts';

const chosen = (more: Partial<Options>): Options => ({ ...options.usual, ...more });

/** The orders in force when the battle begins. */
function ordersAt(more: Partial<Options>): { readonly [formation: string]: string } {
  const state = setup(chosen(more));
  return Object.fromEntries(
    theatreOf(state).bodies.flatMap(({ id }, body) =>
      state.bodies[body] === null ? [] : [[id, activeLeg(state, body).type]],
    ),
  );
}

const worth = (more: Partial<Options>, hex: string): number => {
  const theatre = theatreOf({ options: chosen(more) });
  return theatre.victory.find((prize) => prize.hex === hexNamed(theatre, hex))?.points ?? 0;
};

describe('NLC-18.5: as it was', () => {
  test('at Quatre Bras Reille waits for Ney; at Ligny III Corps attacks and IV Corps waits', () => {
    expect(ordersAt({ asItWas: true })).toMatchObject({ 'fr-2': 'reserve' });
    expect(ordersAt({})).toMatchObject({ 'fr-2': 'attack' });
    const ligny = ordersAt({ scenario: 'ligny', asItWas: true });
    expect(ligny).toMatchObject({ 'fr-3': 'attack', 'fr-4': 'reserve', 'fr-guard': 'reserve' });
    expect(ordersAt({ scenario: 'ligny' })).toMatchObject({ 'fr-3': 'attack', 'fr-4': 'attack' });
  });

  test('the crossroads are worth more than the farms about them together', () => {
    const about = ['2555', '2756', '2257', '2853'];
    const sum = (more: Partial<Options>): number =>
      about.reduce((points, hex) => points + worth(more, hex), 0);
    expect(worth({ asItWas: true }, '2452')).toBeGreaterThan(sum({ asItWas: true }));
    expect(worth({}, '2452')).toBeLessThan(sum({}));
  });

  test.each(['la-belle-alliance', 'campaign'])(
    '%s: the troops at Hal come on a 6, and belong to nobody else',
    (scenario) => {
      const theatre = theatreOf({ options: chosen({ scenario, asItWas: true }) });
      const group = theatre.reinforcements.find(({ condition }) => condition === 'recalled-from-hal');
      expect(group?.units.map((unit) => theatre.bodies[theatre.units[unit]?.formation ?? -1]?.id)).toEqual(
        Array(7).fill('aa-hal'),
      );
      expect(theatreOf({ options: chosen({ scenario }) }).bodies.map(({ id }) => id)).not.toContain('aa-hal');
    },
  );

  test('NLC-A.5: whoever is recalled from Hal rolls a die each turn', () => {
    const come = (die: number) =>
      table({
        units: { i: { at: '0,0' }, k: { side: 'allied' }, e: { at: '12,0', side: 'allied' } },
        groups: [{ turn: 1, at: '-3,0', units: ['k'], condition: 'recalled-from-hal' }],
        frames: [turnFrame.at('reinforcements', {})],
        dice: [die],
      }).state.arrived;
    expect(come(5)).toEqual([]);
    expect(come(6)).toEqual([0]);
  });

  test('Picton is an hour later than in the balanced battle', () => {
    const due = (more: Partial<Options>): number => {
      const { leaders, reinforcements } = theatreOf({ options: chosen(more) });
      const picton = leaders.findIndex(({ id }) => id === 'aa-picton');
      return reinforcements.find((group) => group.leaders.includes(picton))?.turn ?? 0;
    };
    expect([due({}), due({ asItWas: true })]).toEqual([1, 2]);
  });

  test('the journal finds the battle as it was laid out', () => {
    expect(layingOf(chosen({ asItWas: true }))).toBe('quatre-bras-as-it-was');
    const theatre = theatreOf({ options: chosen({ asItWas: true }) });
    expect(theatreNamed(theatre.id)).toBe(theatre);
    expect(tellerOf({ scenario: theatre.id, turn: 1 }).theatre).toBe(theatre);
  });

  test('who began before there were set-ups plays the balanced battle', () => {
    const { asItWas: _, withoutHandicap: _none, printedEvents: _neither, ...older } = options.usual;
    const read = options.parse(older);
    expect(read.ok && theatreOf({ options: read.value })).toBe(theatreOf({ options: options.usual }));
  });
});

describe('NLC-18.6: the handicap', () => {
  const lead = (more: Partial<Options>): number => {
    const state = setup(chosen(more));
    return pointsOf(state, 'french') - pointsOf(state, 'allied');
  };

  test.each(SCENARIO_IDS)(
    '%s: counts from the start in the battle as it was, and can be left out',
    (scenario) => {
      const { handicap } = theatreOf({ options: chosen({ scenario, asItWas: true }) });
      const plain = lead({ scenario, asItWas: true, withoutHandicap: true });
      expect(lead({ scenario, asItWas: true }) - plain).toBe(handicap.french - handicap.allied);
      expect(theatreOf({ options: chosen({ scenario }) }).handicap).toEqual({ french: 0, allied: 0 });
    },
  );

  test('at Quatre Bras it is the French who need it, and the lobby says how much', () => {
    const { handicap } = theatreOf({ options: chosen({ asItWas: true }) });
    expect(handicap.french).toBeGreaterThan(0);
    const remark = (more: Partial<Options>) =>
      fields.find(({ key }) => key === 'asItWas')?.remark?.(chosen(more)) ?? null;
    expect(remark({ asItWas: true })).toEqual({
      text: `Handicap: ${handicap.french} points for the French, measured by games.`,
      rule: 'NLC-18.6',
    });
    expect(remark({ asItWas: true, withoutHandicap: true })).toBeNull();
    expect(remark({})).toBeNull();
  });
});

describe('NLC-18.7: events of our own', () => {
  test.each([
    ['quatre-bras', 'guard-cavalry-held-back'],
    ['la-belle-alliance', 'grand-battery'],
  ])('%s: without them no %s', (scenario, hook) => {
    expect(theatreOf({ options: chosen({ scenario }) }).specials).toContain(hook);
    expect(theatreOf({ options: chosen({ scenario, printedEvents: true }) }).specials).not.toContain(hook);
    expect(theatreOf({ options: chosen({ scenario, asItWas: true }) }).specials).not.toContain(hook);
  });

  test('NLC-A.5: at Wavre the Dyle is a river on the map: in spate it is none the wider, and nobody is asked', () => {
    const theatre = theatreOf({ options: chosen({ scenario: 'wavre' }) });
    expect(theatre.specials).toContain('dyle-in-spate');
    expect(theatreOf({ options: chosen({ scenario: 'wavre', asItWas: true }) }).hexsides).toEqual(
      theatre.hexsides,
    );
  });

  test('the lobby asks only where there are any', () => {
    const asks = (more: Partial<Options>) =>
      fields.find(({ key }) => key === 'printedEvents')?.isShown?.(chosen(more));
    expect([asks({}), asks({ scenario: 'wavre' }), asks({ asItWas: true })]).toEqual([true, false, false]);
    expect(settle(chosen({ scenario: 'ligny', printedEvents: true })).printedEvents).toBe(false);
    expect(settle(chosen({ withoutHandicap: true })).withoutHandicap).toBe(false);
  });
});
