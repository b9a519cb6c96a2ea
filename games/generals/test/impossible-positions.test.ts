// What is impossible about a position, and the nearest one that is not: each line of the readers by itself.
import { type Json, simulationSource, startMatch } from '@grognard/kernel';
import { jsonCopy, withChange } from '@grognard/testkit/json.ts';
import { describe, expect, test } from 'vitest';
import { findUnit } from '../field/units.ts';
import { generals } from '../module.ts';
import { field } from './field.ts';
import { table, unitsOf } from './table.ts';

/** `path: message`, or null when it can be read. */
function faultOf(raw: unknown): string | null {
  const read = generals.parsePosition(raw);
  return read.ok ? null : `${read.error.path}: ${read.error.message}`;
}

/** A row: what is possible, what makes it impossible, and what is said about that. */
type Row = readonly [what: string, possible: object, change: object, path: string, told: string];

const rows = (title: string, list: readonly Row[]): void =>
  test.each(list)(title, (_what, possible, change, path, told) => {
    expect(faultOf({ units: [], ...possible })).toBeNull();
    const fault = faultOf({ units: [], ...possible, ...change });
    expect(fault?.slice(0, path.length + 1)).toBe(`${path}:`);
    expect(fault).toContain(told);
  });

const points = (white: number, black: number) => ({ white, black });
const scored = (...rounds: readonly number[]) => ({
  scores: rounds.map((round) => ({ round, vp: points(0, 0), gained: points(0, 0) })),
});

describe('rounds and points', () => {
  rows('GEN-16.8: %s', [
    ['the pool of a round', { round: 3 }, { pool: 10 }, 'pool', 'In round 3 the pool holds 8'],
    ['the pool of the last', { round: 10, pool: 1 }, { pool: 0 }, 'pool', 'In round 10 the pool holds 1'],
    ['the round before the first', { round: 1 }, { round: 0 }, 'round', '1'],
    ['the round after the last', { round: 10 }, { round: 11 }, 'round', '10'],
    [
      'rounds scored so far',
      { round: 3, ...scored(1, 2) },
      scored(1),
      'scores',
      'In round 3 there are 2 rounds scored',
    ],
    ['a round too many', { round: 2, ...scored(1) }, scored(1, 2), 'scores', 'there are 1 rounds scored'],
    ['the pool while planning, by itself', {}, { pool: 9 }, 'pool', 'In round 1 the pool holds 10'],
  ]);

  rows('GEN-1.2, 19.1: %s', [
    ['White has won', { vp: points(9, 0) }, { vp: points(10, 0) }, 'vp.white', 'With 10 VP'],
    ['Black has won', { vp: points(0, 9) }, { vp: points(0, 12) }, 'vp.black', 'With 12 VP'],
    [
      'an army has run out of morale',
      { options: { morale: true }, vp: points(1, 1) },
      { vp: points(1, 0) },
      'vp.black',
      'black has run out of VP',
    ],
    [
      'ten are not the end where they are morale',
      { options: { morale: true }, vp: points(10, 10) },
      { vp: points(0, 10) },
      'vp.white',
      'GEN-19.1',
    ],
  ]);

  test('GEN-1.2: a battle that is over may stand at any points and any pool', () => {
    const result = { winners: ['white'], rule: 'GEN-1.2', text: 'over', with: {} };
    expect(faultOf({ units: [], vp: points(10, 3), pool: 4, result })).toBeNull();
  });

  test('GEN-5.9: round 0 is the Custom setup, and no other round is', () => {
    const custom = { options: { setup: 'custom' }, units: [], phase: 'setup' };
    expect(faultOf(custom)).toBeNull();
    expect(faultOf({ ...custom, round: 0 })).toBeNull();
    expect(faultOf({ ...custom, round: 1 })).toMatch(/^round:/);
    const read = generals.parsePosition(custom);
    expect(read.ok && read.value.round).toBe(0);
    // The pool of ten is laid out before the first round.
    expect(read.ok && read.value.pool).toBe(10);
  });

  test('GEN-6.1: a side writes ten orders unless something is said of its allotment', () => {
    const read = generals.parsePosition({ units: [], allotment: points(3, 4) });
    const usual = generals.parsePosition({ units: [], options: { handicap: points(2, 0) } });
    expect(read.ok && read.value.allotment).toEqual(points(3, 4));
    expect(usual.ok && usual.value.allotment.black).toBe((usual.ok ? usual.value.allotment.white : 0) + 2);
  });
});

describe('units', () => {
  test('GEN-2.1: a number the army does not have is named, with how many there are', () => {
    expect(faultOf({ units: [{ id: 'bC12', at: 'a3' }] })).toBe(
      'units[0].id: Black has 8 Cavalry units, so there is no number 12.',
    );
  });

  const one = (facts: object) => ({ units: [{ id: 'wI1', at: 'a1', ...facts }] });
  const gun = (facts: object) => ({ units: [{ id: 'wA1', at: 'a1', ...facts }] });
  const horse = (facts: object) => ({ units: [{ id: 'wC1', at: 'a1', ...facts }] });
  const fighting = { phase: 'combined', options: { terrain: 'A' } };

  rows('%s', [
    ['GEN-7.4: the enemy reserve', one({ at: 'rw' }), one({ at: 'rb' }), 'units[0].at', 'enemy reserve'],
    ['GEN-14.12: a gun in the box', one({ at: 'box' }), gun({ at: 'box' }), 'units[0].at', 'Artillery'],
    [
      'who is in the box is routed',
      one({ at: 'box', routed: true }),
      one({ at: 'box', routed: false }),
      'units[0].routed',
      'box',
    ],
    [
      'the captured are not routed',
      one({ at: 'captured' }),
      one({ at: 'captured', routed: true }),
      'units[0].routed',
      'on the board or in the box',
    ],
    [
      'nor are the lost',
      one({ at: 'gone' }),
      one({ at: 'gone', routed: true }),
      'units[0].routed',
      'on the board or in the box',
    ],
    [
      'nobody is routed in a reserve',
      { ...fighting, ...one({ routed: true }) },
      one({ at: 'rw', routed: true }),
      'units[0].routed',
      'no combat in a reserve',
    ],
    [
      'GEN-4.11: routed and spent',
      { ...fighting, ...gun({ spent: true }) },
      gun({ spent: true, routed: true }),
      'units[0].spent',
      'GEN-4.11',
    ],
    [
      'GEN-12.6: a square of Cavalry',
      { ...fighting, ...one({ square: true }) },
      horse({ square: true }),
      'units[0].square',
      'GEN-12.6',
    ],
    [
      'a square in reserve',
      { ...fighting, ...one({ square: true }) },
      one({ at: 'rw', square: true }),
      'units[0].square',
      'battle sector',
    ],
    [
      'GEN-20.15: a square inside',
      { ...fighting, ...one({ at: 'b2', inside: true }) },
      one({ at: 'b2', inside: true, square: true }),
      'units[0].inside',
      'A square ends',
    ],
    [
      'GEN-20.15: Cavalry inside',
      { ...fighting, ...one({ at: 'b2', inside: true }) },
      horse({ at: 'b2', inside: true }),
      'units[0].inside',
      'Only Infantry',
    ],
    [
      'GEN-20.15: inside where nothing is built',
      { ...fighting, ...one({ at: 'b2', inside: true }) },
      one({ at: 'b1', inside: true }),
      'units[0].inside',
      'No building stands in b1',
    ],
    [
      'GEN-20.22: inside what was shot to pieces',
      { ...fighting, ...one({ at: 'b2', inside: true }) },
      { buildings: [] },
      'units[0].inside',
      'No building stands in b2',
    ],
    [
      'GEN-20.15: two inside',
      { ...fighting, units: unitsOf('b2: wI1@ wI2') },
      { units: unitsOf('b2: wI1@ wI2@') },
      'units[1].inside',
      'GEN-20.15',
    ],
    [
      'spent and captured',
      { ...fighting, ...one({ spent: true }) },
      one({ at: 'captured', spent: true }),
      'units[0].spent',
      'on the board',
    ],
    ['GEN-2.4: a token of foot', gun({ token: 'a2' }), one({ token: 'a2' }), 'units[0].token', 'GEN-2.4'],
    [
      'GEN-9.15: the token of a lost gun',
      gun({ token: 'a2' }),
      gun({ at: 'gone', token: 'a2' }),
      'units[0].token',
      'GEN-9.15',
    ],
    [
      'GEN-4.2: Infantry activated twice',
      { ...fighting, ...one({ bound: true, activations: 1 }) },
      one({ bound: true, activations: 2 }),
      'units[0].activations',
      'GEN-4.2',
    ],
    [
      'GEN-6.9: activated without an order',
      { ...fighting, ...horse({ bound: true, activations: 2 }) },
      horse({ activations: 1 }),
      'units[0].activations',
      'GEN-6.9',
    ],
    ['in the tray after the setup', one({}), one({ at: 'tray' }), 'units[0].at', 'tray'],
    [
      'GEN-3.6: seven in a sector',
      { units: unitsOf('a1: wI1-6') },
      { units: unitsOf('a1: wI1-7') },
      'units[6].at',
      'more than 6',
    ],
    [
      'GEN-3.11: both sides in a sector',
      { ...fighting, units: unitsOf('a2: wI1 bI1~') },
      { units: unitsOf('a2: wI1 bI1') },
      'units[1].at',
      'both sides are in a2',
    ],
    [
      'GEN-3.11: but one may be in the building',
      { ...fighting, units: unitsOf('b2: wI1 bI1@') },
      { units: unitsOf('b2: wI1 wI2@ bI1') },
      'units[2].at',
      'both sides are in b2',
    ],
  ]);

  test.each(['planning', 'noncombat', 'rally'])(
    'GEN-10.5: before %s the routed have fled, but not the guns',
    (phase) => {
      expect(faultOf({ phase, ...gun({ routed: true }) })).toBeNull();
      expect(faultOf({ phase, ...one({ routed: true }) })).toMatch(/^units\[0\]\.routed: .*GEN-10\.5/);
      expect(faultOf({ phase: 'fast', ...one({ routed: true }) })).toBeNull();
    },
  );

  test.each([
    { spent: true },
    { square: true },
    { bound: true },
    { moved: true },
    { bound: true, activations: 1 },
  ])('GEN-16.1: nobody is %o when planning begins', (used) => {
    expect(faultOf(one(used))).toMatch(/^units\[0\]: .*GEN-16\.1/);
    expect(faultOf({ phase: 'fast', ...one(used) })).toBeNull();
  });

  test.each(['xI1', 'wX1', 'xX1', 'wI0', 'wI-1', 'wI1.5', 'wI21', 'wC9', 'wA3', 'bI21', 'bC9', 'bA3', ''])(
    'GEN-2.1: neither army has a unit %s',
    (id) => expect(findUnit(field('a1: wI1'), id)).toBeUndefined(),
  );
  test.each(['wI1', 'wI20', 'wC1', 'wC8', 'wA1', 'wA2', 'bI1', 'bI20', 'bC1', 'bC8', 'bA1', 'bA2'])(
    'GEN-2.1: %s is found by its id',
    (id) => expect(findUnit(field('a1: wI1'), id)?.id).toBe(id),
  );
});

describe('sheets', () => {
  const order = { from: 'a1', arm: 'C', path: ['a2', 'a3'] };
  const sheet = (facts: object, units = 'a1: wC1+ wC2 wI1+') => ({
    phase: 'combined',
    units: unitsOf(units),
    sheets: { white: [{ ...order, ...facts }], black: [] },
  });
  const used = sheet({ unit: 'wC1', legs: 1 });

  rows('%s', [
    ['GEN-6.9: legs used by nobody', used, sheet({ legs: 1 }), 'sheets.white[0].unit', 'bound to a unit'],
    ['GEN-6.9: done by nobody', used, sheet({ done: true }), 'sheets.white[0].unit', 'bound to a unit'],
    [
      'more legs than drawn',
      used,
      sheet({ path: ['a2'], unit: 'wC1', legs: 2 }),
      'sheets.white[0].legs',
      'fewer legs',
    ],
    [
      'GEN-6.9: bound to another type',
      used,
      sheet({ unit: 'wI1', legs: 1 }),
      'sheets.white[0].unit',
      'wI1 cannot',
    ],
    [
      'GEN-6.9: bound to an unbound unit',
      used,
      sheet({ unit: 'wC2', legs: 1 }),
      'sheets.white[0].unit',
      'wC2 cannot',
    ],
    [
      'GEN-6.9: bound to an enemy',
      used,
      sheet({ unit: 'bC1', legs: 1 }, 'a1: wC1+ | a3: bC1+'),
      'sheets.white[0].unit',
      'bC1 cannot',
    ],
    ['used up and not done', used, sheet({ unit: 'wC1', legs: 2 }), 'sheets.white[0].done', 'used up'],
    [
      'GEN-6.3: two orders for one unit',
      used,
      {
        sheets: {
          white: [
            { ...order, unit: 'wC1' },
            { ...order, unit: 'wC1' },
          ],
          black: [],
        },
      },
      'sheets.white[1].unit',
      'GEN-6.3',
    ],
    [
      'GEN-6.3: an order for nobody there',
      used,
      { sheets: { white: [{ ...order, from: 'b1', path: ['b2'] }], black: [] } },
      'sheets.white[0]',
      'could not have been written',
    ],
    ['no way at all', used, sheet({ path: [] }), 'sheets.white[0].path', 'one or two sectors'],
    ['three legs', used, sheet({ path: ['a2', 'a3', 'a2'] }), 'sheets.white[0].path', 'one or two sectors'],
  ]);

  test('an order that is done and used up is read', () => {
    expect(faultOf(sheet({ unit: 'wC1', legs: 2, done: true }))).toBeNull();
  });
});

describe('the moment', () => {
  const fight = table({ phase: 'combined', units: 'b1: wI1 | b2: bI1 bI2 | c3: bI9', orders: 'wI b1>b2' });
  fight.activate('white', 0).commit('black');
  const combat = jsonCopy(generals.position(fight.match.state));
  const depth = fight.match.state.frames.length;
  const changed = (...changes: readonly (readonly [path: string, to: Json | undefined])[]): string | null =>
    faultOf(changes.reduce((position, [path, to]) => withChange(position, path.split('.'), to), combat));

  test('a combat as it stands is read', () => expect(changed()).toBeNull());

  test('the lowest frame is the game, and a round lies on it', () => {
    expect(changed(['frames.0.proc', 'round'], ['frames.0.step', 'noncombat'])).toMatch(
      /^frames\[0\]\.proc: The lowest/,
    );
    expect(changed(['frames.1.step', 'rally'])).toMatch(
      /^frames\[1\]\.step: In the combined phase .*noncombat/,
    );
    expect(changed(['frames.2.phase', 'fast'])).toMatch(/^frames\[2\]\.phase: .*combined/);
    expect(changed(['frames.2.step', 'advance'])).toMatch(
      /^frames\[3\]\.proc: combat does not come after movement\.advance/,
    );
  });

  test('GEN-7.10: an engagement lasts as long as its movement phase', () => {
    expect(changed(['engagement', null])).toMatch(/^engagement: /);
    expect(changed(['engagement.phase', 'fast'])).toMatch(/^engagement\.phase: .*combined/);
    expect(faultOf({ units: [], engagement: fight.match.state.engagement })).toBeNull();
  });

  test('GEN-7.2: when a phase begins, nobody has been activated in it', () => {
    const once = { unit: 'wC1', from: 'b1', to: 'b2', standing: 'enemy', arrived: false, cancelled: false };
    const begins = (of: string) =>
      faultOf({ phase: 'combined', units: [], activity: [{ phase: of, ...once }] });
    expect(begins('combined')).toMatch(/^activity\[0\]\.phase: .*begins/);
    expect(begins('fast')).toBeNull();
  });

  test('somebody has something to decide on top', () => {
    const frames = Array.from(
      { length: depth - 1 },
      (_, n) => (combat as { frames: Json[] }).frames[n] ?? null,
    );
    expect(faultOf({ ...(combat as object), frames })).toMatch(
      new RegExp(`^frames\\[${depth - 2}\\]: Nobody`),
    );
  });

  test('GEN-12.3: a second front of the same name is refused where it stands', () => {
    const at = fight.match.state.frames.findIndex(({ proc }) => proc === 'combat');
    const fronts = (combat as { frames: { fronts?: Json[] }[] }).frames[at]?.fronts ?? [];
    expect(changed([`frames.${at}.fronts`, [...fronts, ...fronts]])).toBe(
      `frames[${at}].fronts[1].id: There is one front b1-b2 only.`,
    );
  });

  test('GEN-5.9, 5.11: placements belong to the Custom setup and keep its limits', () => {
    const read = generals.parseOptions({ setup: 'custom' });
    if (!read.ok) throw new Error(read.error.message);
    const setup = jsonCopy(generals.position(startMatch(generals, read.value, simulationSource(1)).state));
    const placed = (sector: string, mix: Json): string | null =>
      faultOf(withChange(setup, ['deployments', 'white', sector], mix));
    expect(faultOf(setup)).toBeNull();
    expect(faultOf(withChange(setup, ['deployments'], null))).toMatch(/^deployments: /);
    expect(placed('a1', { I: 6, C: 0, A: 0 })).toBeNull();
    expect(placed('a1', { I: 5, C: 1, A: 1 })).toMatch(/^deployments\.white\.a1: a1 takes 6 units/);
    expect(placed('rw', { I: 2, C: 8, A: 2 })).toBeNull();
    expect(placed('rw', { I: 3, C: 8, A: 2 })).toMatch(/^deployments\.white\.rw: rw takes 12 units/);
    expect(placed('rw', { I: 3, C: 9, A: 0 })).toMatch(/^deployments\.white: More C are placed than the 8/);
  });
});
