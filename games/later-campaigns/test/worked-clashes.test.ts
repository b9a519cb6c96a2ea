// NLC-7, 8, 10, 19, 20: where two rules of combat meet, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { bombardOdds } from '../odds/bombard-odds.ts';
import { chargeOdds } from '../odds/charge-odds.ts';
import { answer, full } from './refused.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '-1,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** One after the other into the hex at 1,0, each the straight way from its hex or by the hex named. */
function charged(sitting: Sitting, chargers: { readonly [unit: string]: string | null } = { c: null }) {
  const at = table({ from: 'charge', ...sitting, leaders: { ...LEADERS, ...sitting.leaders } });
  for (const [unit, via] of Object.entries(chargers))
    at.play('french', {
      type: 'charge',
      unit: at.unit(unit),
      via: via === null ? -1 : at.at(via),
      target: at.at('1,0'),
    });
  if (at.offers('french', 'endDeclare').length > 0) at.play('french', { type: 'endDeclare' });
  return at;
}

/** The stacks named go for the hex at 1,0. */
function assaulted(sitting: Sitting, stacks: readonly string[] = ['0,0']) {
  const at = table({ from: 'assault', ...sitting, leaders: { ...LEADERS, ...sitting.leaders } });
  for (const hex of stacks) at.play('french', { type: 'assign', hex: at.at(hex), target: at.at('1,0') });
  if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
  return at;
}

describe('NLC-7.7e: who has lost more steps', () => {
  test('NLC-7.7e, 7.7f: defenders who have lost two steps for one are beaten, though no charger is left to follow them', () => {
    const at = charged({
      units: {
        c: { at: '0,0', arm: 'cav', steps: [8] },
        e: { at: '1,0', side: 'allied', steps: [5, 3], disrupted: true },
        f: { at: '1,0', side: 'allied', steps: [5, 3], disrupted: true },
      },
      // Nobody forms square. 8 rolls 8: two hits. 2.5 and 2.5 are 5, which rolls 8: one hit, the end of the cavalry.
      dice: [4, 4, 4, 4],
    });
    expect(all(at, 'fired').map(({ strength, hits }) => [strength, hits])).toEqual([
      [8, 2],
      [5, 1],
    ]);
    if (at.offers('allied', 'takeHit').length > 0) at.play('allied', { type: 'takeHit', unit: at.unit('e') });
    expect(at.hexOf('c')).toBe(-1);
    expect(at.hexOf('e')).toBe(-1);
    const [way] = at.offers('allied', 'retreatTo');
    expect(way).toBeDefined();
    if (way !== undefined) at.play('allied', way);
    expect(at.hexOf('f')).toBe(way?.hex);
  });
});

describe('NLC-8.2a: guns that come along', () => {
  test('NLC-7.3d, 12.2.4a: a gun whose own order forbids attacks does not join the infantry it stands with', () => {
    const at = table({
      from: 'assault',
      options: { sequence: 'pbem' },
      units: {
        i: { at: '0,0' },
        g: { at: '0,0', arm: 'art', in: 'II' },
        e: { at: '1,0', side: 'allied' },
      },
      leaders: {
        ...LEADERS,
        reille: { at: '0,0', commands: [CORPS] },
        erlon: { at: '0,0', commands: ['II'] },
      },
      orders: { II: 'delay' },
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    expect(at.offers('french', 'join')).toEqual([]);
    expect(at.refused('french', { type: 'join', unit: at.unit('g') })).toBe('NLC-12.2a');
  });
});

describe('NLC-7.11: who slips away', () => {
  const FIELD = {
    units: { i: { at: '0,0' }, h: { at: '1,0', side: 'allied', arm: 'cav' } },
    leaders: { reille: { at: '0,0', commands: [CORPS] } },
  } as const satisfies Sitting;

  test('NLC-20.11a, NLC-R107: to slip away before the fire is to retreat, and counts for the next Initial Action', () => {
    const at = assaulted(FIELD);
    at.play('allied', { type: 'preRetreat', units: [at.unit('h')] });
    const [way] = at.offers('allied', 'retreatTo');
    if (way !== undefined) at.play('allied', way);
    expect(at.state.sides.allied.retreated).toBe(1);
    expect(at.state.sides.allied.retreatFights).toBe(1);
  });

  test('NLC-P.1, 7.11b: who slips away and leaves the hex empty has vacated it', () => {
    const at = assaulted(FIELD);
    at.play('allied', { type: 'preRetreat', units: [at.unit('h')] });
    const [way] = at.offers('allied', 'retreatTo');
    if (way !== undefined) at.play('allied', way);
    expect(at.state.sides.allied.yielded).toBe(1);
  });
});

describe('odds before a fight are the sums of the fight', () => {
  const ONE = {
    from: 'charge',
    options: { rollSix: true },
    units: {
      c: { at: '0,0', arm: 'cav', steps: [4, 2], morale: 5 },
      e: { at: '1,0', side: 'allied', steps: [4, 2], morale: 4, disrupted: true },
    },
  } as const satisfies Sitting;

  test('NLC-20.4d: a point of morale more is five dice of four, against two of half strength less a quarter', () => {
    const at = charged({ ...ONE, dice: Array.from({ length: 7 }, () => 1) });
    expect(all(at, 'fired').map(({ strength }) => strength)).toEqual([5, 2]);
    const before = table({ ...ONE, leaders: LEADERS });
    const odds = chargeOdds(before.state, [
      { unit: before.unit('c'), start: before.at('0,0'), via: -1, target: before.at('1,0') },
    ]);
    expect(odds?.charge.expected).toBeCloseTo(5 / 6);
    expect(odds?.defence.expected).toBeCloseTo(2 / 6);
  });

  test('NLC-7.10e, 8.5d: of a reaction from behind twice as much; where no square may be formed none is reckoned with', () => {
    const at = table({
      units: {
        c: { at: '0,0', arm: 'cav', steps: [4, 2] },
        e: { at: '1,0', side: 'allied', steps: [4, 2] },
      },
    });
    const entry = { unit: at.unit('c'), start: at.at('0,0'), via: -1, target: at.at('1,0') };
    expect(chargeOdds(at.state, [entry])?.square).not.toBeNull();
    const given = chargeOdds(at.state, [entry], { backhand: true, noSquare: true });
    expect(given?.charge.fire.row).toBe(8);
    expect(given?.square).toBeNull();
  });

  const battery = (options: Sitting['options'], steps: readonly number[]) => {
    const at = table({
      ...(options === undefined ? {} : { options }),
      units: { g: { at: '0,0', arm: 'art', steps }, e: { at: '1,0', side: 'allied', steps: [4, 2] } },
    });
    return bombardOdds(at.state, { guns: [at.unit('g')], from: at.at('0,0'), target: at.at('1,0') });
  };

  test('NLC-20.12c: strength 5 disrupts with a roll of 4 and more, 33 times in 36, though it hits far less often', () => {
    expect(battery({ altArtillery: true }, [5]).disrupts).toBeCloseTo(33 / 36);
  });

  test('NLC-20.4c: of two dice one of 5 or 6 disrupts, five times in nine', () => {
    expect(battery({ rollSix: true }, [2]).disrupts).toBeCloseTo(5 / 9);
  });
});

describe('NLC-7.10e: cavalry caught from behind', () => {
  const RIDE = {
    units: {
      c: { at: '-1,0', arm: 'cav', steps: [4, 2] },
      e: { at: '1,0', side: 'allied', steps: [8, 4] },
      k: { at: '0,2', side: 'allied', arm: 'cav', steps: [3, 2] },
    },
    leaders: {
      reille: { at: '-1,0', commands: [CORPS] },
      hill: { at: '0,2', side: 'allied', commands: ['allied corps'] },
    },
  } as const satisfies Sitting;

  /** Over the hex between, where nobody falls on them; beaten by a square, they are met there on their way back. */
  const caught = (retreatDisruption: boolean) => {
    const at = charged(
      // Square on a 3; 2 rolls 2, 4 rolls 2: nothing on either side. A test of 1; 2 and 2 again.
      { ...RIDE, options: { retreatDisruption }, dice: [3, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
      { c: '0,0' },
    );
    at.play('allied', { type: 'pass' });
    at.play('allied', { type: 'pass' });
    at.play('allied', { type: 'react', unit: at.unit('k'), via: at.at('0,1') });
    at.play('allied', { type: 'launch' });
    return all(at, 'fired').map(({ side, strength }) => [side, strength]);
  };

  test('NLC-7.10e, NLC-R077: on its way back beaten cavalry is charged with twice the strength', () => {
    expect(caught(false).slice(2)).toEqual([
      ['allied', 6],
      ['french', 4],
    ]);
  });

  test('NLC-19.1b, 6.3a, NLC-D.9: thrown back it is disrupted at once, and answers with half its own', () => {
    expect(caught(true).slice(2)).toEqual([
      ['allied', 6],
      ['french', 2],
    ]);
  });
});

describe('NLC-7.7g: winners and the room they have', () => {
  const WOODS = {
    units: {
      c: { at: '0,0', arm: 'cav', steps: [9, 5] },
      d: { at: '0,0', arm: 'cav', steps: [9, 5] },
      g: { at: '1,0', side: 'allied', arm: 'art', steps: [1] },
    },
    woods: ['1,0'],
  } as const satisfies Sitting;

  test('NLC-5.3a, 7.7g: of two who have won a wood one may stay, the other rides back', () => {
    // 18 and three quarters off are 4.5: 5 rolls 12. The gun alone has half a point: 1 rolls 2.
    const at = charged({ ...WOODS, dice: [6, 6, 1, 1] }, { c: null, d: null });
    expect(all(at, 'fired').map(({ strength }) => strength)).toEqual([5, 1]);
    at.play('french', { type: 'stay', unit: at.unit('c') });
    expect(at.refused('french', { type: 'stay', unit: at.unit('d') })).toBe('NLC-5.3a');
    at.play('french', { type: 'return', unit: at.unit('d') });
    expect([at.hexOf('c'), at.hexOf('d')]).toEqual([at.at('1,0'), at.at('0,0')]);
  });

  test('NLC-7.9f, NLC-P.1: who rides into a hex its men have left to charge others has won it, and they have vacated it', () => {
    const at = charged(
      {
        units: {
          c: { at: '-1,0', arm: 'cav', steps: [2, 1] },
          d: { at: '1,2', arm: 'cav', steps: [4, 2] },
          k: { at: '1,0', side: 'allied', arm: 'cav', steps: [6, 3] },
        },
        leaders: {
          reille: { at: '0,1', commands: [CORPS] },
          hill: { at: '3,-1', side: 'allied', commands: ['allied corps'] },
        },
        // A test of 1. 6 rolls 12: c is gone. 2 rolls 2. Of d, with k beside it, a 1.
        dice: [1, 6, 6, 1, 1, 1],
      },
      { c: '0,0', d: '1,1' },
    );
    at.play('french', { type: 'nextGroup', unit: at.unit('c') });
    at.play('allied', { type: 'react', unit: at.unit('k'), via: -1 });
    at.play('allied', { type: 'launch' });
    at.play('allied', { type: 'stay', unit: at.unit('k') });
    at.play('french', { type: 'stay', unit: at.unit('d') });
    expect([at.hexOf('k'), at.hexOf('d')]).toEqual([at.at('0,0'), at.at('1,0')]);
    expect([at.state.sides.french.yielded, at.state.sides.allied.yielded]).toEqual([1, 1]);
  });
});

describe('NLC-7.4: who goes back, and what is kept of it', () => {
  test('NLC-7.7h, NLC-R034: beaten by chargers who are dead, with no way out, they are eliminated', () => {
    const at = charged({
      units: {
        c: { at: '0,0', arm: 'cav', steps: [8] },
        e: { at: '1,0', side: 'allied', steps: [5, 3], disrupted: true },
        f: { at: '1,0', side: 'allied', steps: [5, 3], disrupted: true },
      },
      walls: ['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'],
      dice: [4, 4, 4, 4],
      // An HQ closes the way the chargers came by.
      hqs: { imperial: { at: '0,0', of: 'reille' } },
    });
    if (at.offers('allied', 'takeHit').length > 0) at.play('allied', { type: 'takeHit', unit: at.unit('e') });
    expect([at.hexOf('e'), at.hexOf('f')]).toEqual([-1, -1]);
  });

  test('NLC-20.11b, 7.11a: some slip away, the others are thrown back: units of one fight, not of two', () => {
    const at = assaulted({
      units: {
        i: { at: '0,0', steps: [9, 5] },
        h: { at: '1,0', side: 'allied', arm: 'cav' },
        e: { at: '1,0', side: 'allied', steps: [8, 4] },
      },
      // 9 rolls 7: two hits; 8 rolls 2. The test: 6.
      dice: [3, 4, 1, 1, 6],
    });
    at.play('allied', { type: 'preRetreat', units: [at.unit('h')] });
    const [slip] = at.offers('allied', 'retreatTo');
    if (slip !== undefined) at.play('allied', slip);
    if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
    const back = at.offers('allied', 'retreatTo').at(-1);
    if (back !== undefined) at.play('allied', back);
    expect(at.state.sides.allied).toMatchObject({ retreated: 2, retreatFights: 1 });
  });

  test('NLC-7.4n, NLC-E.10: the Guard is broken when the fight is over, not while it still goes back', () => {
    const at = assaulted({
      units: {
        i: { at: '0,0', steps: [7, 4], guard: 'old', morale: 4 },
        e: { at: '1,0', side: 'allied', steps: [9, 5] },
      },
      // 7 rolls 2; 9 rolls 6: one hit. The test of the Guard: 6.
      dice: [1, 1, 3, 3, 6],
    });
    if (at.offers('french', 'stand').length > 0) at.play('french', { type: 'stand' });
    expect(at.state.sides.french.gardeBroken).toBe(false);
    const [way] = at.offers('french', 'retreatTo');
    expect(way).toBeDefined();
    if (way !== undefined) at.play('french', way);
    expect(at.state.sides.french.gardeBroken).toBe(true);
  });

  test('NLC-R133: nobody goes back upon an enemy HQ that stands alone, and is told so', () => {
    const at = assaulted({
      units: { i: { at: '0,0', steps: [9, 5] }, e: { at: '1,0', side: 'allied', steps: [8, 4] } },
      hqs: { imperial: { at: '2,0', of: 'reille' } },
      dice: [3, 3, 1, 1, 6],
    });
    if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
    expect(at.refused('allied', { type: 'retreatTo', hex: at.at('2,0') })).toBe('NLC-R133');
  });
});

describe('NLC-7.3: whose turn it is, and who may', () => {
  const TWO = {
    from: 'assault',
    units: {
      i: { at: '0,0' },
      j: { at: '0,2' },
      c: { at: '0,2', arm: 'cav' },
      e: { at: '1,0', side: 'allied' },
      f: { at: '1,2', side: 'allied' },
    },
    leaders: { ...LEADERS, reille: { at: '0,1', commands: [CORPS] } },
    lost: { c: { charged: 1 } },
  } as const satisfies Sitting;

  test('NLC-7.3a: a stack of which only the cavalry has charged waits for its turn, like others', () => {
    const at = table(TWO);
    expect(answer(at, { type: 'assign', hex: at.at('0,2'), target: at.at('1,2') })).toContain('NLC-7.3a');
  });

  test('NLC-8.2a, 7.3d: infantry on Delay and a gun on Attack beside an enemy: nobody can assault, and nobody is asked', () => {
    const at = table({
      from: 'assault',
      options: { sequence: 'pbem' },
      units: { i: { at: '0,0' }, g: { at: '0,0', arm: 'art', in: 'II' }, e: { at: '1,0', side: 'allied' } },
      leaders: { ...LEADERS, erlon: { at: '0,0', commands: ['II'] } },
      orders: { [CORPS]: 'delay', II: 'attack' },
    });
    expect(at.offers('french', 'assign')).toEqual([]);
  });
});

describe('NLC-19.3, 10.5: who may help, and why others may not', () => {
  const GUN = { side: 'allied', arm: 'art' } as const;
  const HELP = {
    options: { remoteSupport: true },
    units: {
      i: { at: '0,0' },
      e: { at: '1,0', side: 'allied' },
      g: { at: '1,1', ...GUN },
      tired: { at: '1,1', ...GUN },
      far: { at: '6,0', ...GUN },
      brigade: { at: '2,-1', side: 'allied' },
      stranger: { at: '2,-2', ...GUN, in: 'II' },
      pinned: { at: '0,2', ...GUN },
      idle: { at: '-1,2', in: 'III' },
      hit: { at: '2,-2', ...GUN },
    },
    lost: { tired: { bombarded: 1 }, hit: { attacked: 1 } },
    stage: { active: [0] },
  } as const satisfies Sitting;

  test('NLC-19.3a, b, d, NLC-R086: each gun that may not support is told why', () => {
    const at = assaulted(HELP);
    const why = (unit: string) => answer(at, { type: 'support', gun: at.unit(unit) }, 'allied');
    expect(at.offers('allied', 'support')).toEqual([{ type: 'support', gun: at.unit('g') }]);
    expect(why('g')).toBe('nothing');
    expect(why('brigade')).toBe(full('NLC-19.3a supportNoGun'));
    expect(why('tired')).toBe(full('NLC-19.3b hasBombarded'));
    expect(why('hit')).toBe(full('NLC-19.3b supportAttacked'));
    expect(why('stranger')).toBe(full('NLC-19.3a supportStrangers'));
    expect(why('pinned')).toBe(full('NLC-19.3b supportPinned'));
    expect(why('far')).toBe(full('NLC-19.3d supportUnseen'));
    const both = assaulted({ ...HELP, lost: { hit: { attacked: 1 } } });
    both.play('allied', { type: 'support', gun: both.unit('g') });
    expect(answer(both, { type: 'support', gun: both.unit('g') }, 'allied')).toBe(
      full('NLC-R086 supportsAlready'),
    );
  });

  test('NLC-10.5: cavalry beside a chateau, and infantry farther off, take no hit for its garrison', () => {
    const at = assaulted({
      chateaux: ['1,0'],
      units: {
        i: { at: '0,0', steps: [9, 5] },
        e: { at: '1,0', side: 'allied', steps: [8, 4] },
        f: { at: '2,0', side: 'allied' },
        h: { at: '4,0', side: 'allied' },
        k: { at: '1,1', side: 'allied', arm: 'cav' },
      },
      // 4.5 are 5: a 12 hits twice.
      dice: [6, 6, 1, 1],
    });
    const why = (unit: string) => answer(at, { type: 'takeHitFor', unit: at.unit(unit) }, 'allied');
    expect(why('f')).toBe('nothing');
    for (const unit of ['h', 'k', 'i']) expect(why(unit)).toBe(full('NLC-10.5 noStandIn'));
  });
});

test('NLC-20.13a, b: a gun that has moved, and whoever is no gun, is told why it does not fire at those who come', () => {
  const at = table({
    side: 'allied',
    orders: { [CORPS]: 'delay' },
    options: { opportunityFire: true },
    units: {
      g: { at: '0,0', arm: 'art' },
      moved: { at: '0,0', arm: 'art' },
      i: { at: '0,1' },
      e: { at: '3,0', side: 'allied' },
    },
    leaders: { ...LEADERS, hill: { at: '3,0', side: 'allied', commands: ['allied corps'] } },
    lost: { moved: { movedOn: 1 } },
  });
  at.play('allied', { type: 'select', units: [at.unit('e')] });
  at.play('allied', { type: 'step', hex: at.at('2,0') });
  const why = (unit: string) => answer(at, { type: 'opportunityFire', gun: at.unit(unit) });
  expect(why('g')).toBe('nothing');
  for (const unit of ['moved', 'i']) expect(why(unit)).toBe(full('NLC-20.13a noOpportunity'));
});

describe('NLC-D.9: rows of the Fire Table where reductions meet, worked by hand', () => {
  type Counter = NonNullable<Sitting['units']>[string];
  const E = { at: '1,0', side: 'allied', steps: [4, 2] } as const;
  interface Case {
    readonly what: string;
    readonly units: { readonly [id: string]: Counter };
    readonly on?: Omit<Sitting, 'units'>;
    readonly rows: readonly number[];
  }
  const strengths = (at: TestTable) => all(at, 'fired').map(({ strength }) => strength);
  const dice = Array.from({ length: 12 }, () => 1);

  const ASSAULTS: readonly Case[] = [
    {
      what: 'NLC-7.3i, 7.6a, 7.6d: disrupted cavalry into a town: 5/4 less a quarter',
      units: { c: { at: '0,0', arm: 'cav', steps: [5], disrupted: true }, E },
      on: { towns: ['1,0'] },
      rows: [1, 4],
    },
    {
      what: 'NLC-T5, 7.6e: from wood to wood over a stream only the stream counts, and the defender fires whole',
      units: { i: { at: '0,0', steps: [8, 4] }, E },
      on: { woods: ['0,0', '1,0'], streams: ['0,0|1,0'] },
      rows: [6, 4],
    },
    {
      what: 'NLC-R016, NLC-T5: over a crest into a wood a quarter is left; out of it half',
      units: { i: { at: '0,0', steps: [8, 4] }, E },
      on: { woods: ['1,0'], crests: ['0,0|1,0'] },
      rows: [2, 2],
    },
    {
      what: 'NLC-R016, NLC-T5: a bridge from wood to wood halves',
      units: { i: { at: '0,0', steps: [8, 4] }, E },
      on: { woods: ['0,0', '1,0'], streams: ['0,0|1,0'], bridges: ['0,0|1,0'] },
      rows: [4, 4],
    },
    {
      what: 'NLC-19.4b, 7.6a, NLC-T5: a disrupted gun in a wood: 8 x 1.5 / 2 / 2',
      units: {
        i: { at: '0,0', steps: [8, 4] },
        g: { at: '1,0', side: 'allied', arm: 'art', steps: [8], disrupted: true },
      },
      on: { woods: ['1,0'], options: { artilleryDetail: true } },
      rows: [4, 3],
    },
    {
      what: 'NLC-10.7, 6.3a: a chateau with two units is clear; the disrupted one of them has half',
      units: { i: { at: '0,0', steps: [8, 4] }, E, F: { ...E, disrupted: true } },
      on: { chateaux: ['1,0'] },
      rows: [8, 6],
    },
    {
      what: 'NLC-10.3, NLC-R016: a garrison over a stream: a quarter is left of 3/2 of cavalry and of 8: 2 and 3/8',
      units: { i: { at: '0,0', steps: [8, 4] }, c: { at: '0,0', arm: 'cav', steps: [3] }, E },
      on: { chateaux: ['1,0'], streams: ['0,0|1,0'] },
      rows: [2, 4],
    },
    {
      what: 'NLC-R100, 7.3i: cavalry alone in a chateau has no walls, and fights at half',
      units: { i: { at: '0,0', steps: [8, 4] }, k: { at: '1,0', side: 'allied', arm: 'cav', steps: [5, 3] } },
      on: { chateaux: ['1,0'] },
      rows: [8, 3],
    },
  ];
  test.each(ASSAULTS)('assault, $what', ({ units, on, rows }) => {
    const at = assaulted({ ...on, units, dice });
    if (at.offers('allied', 'preRetreat').length > 0) at.play('allied', { type: 'preRetreat', units: [] });
    expect(strengths(at)).toEqual(rows);
  });

  const CHARGES: readonly Case[] = [
    {
      what: 'NLC-R016, 7.10a: no square, a stream before a town: a quarter of 6; the infantry half',
      units: { c: { at: '0,0', arm: 'cav', steps: [6, 3] }, e: { ...E, disrupted: true } },
      on: { towns: ['1,0'], streams: ['0,0|1,0'] },
      rows: [2, 2],
    },
    {
      what: 'NLC-7.10b, d: a friend across a town makes no flank',
      units: { c: { at: '0,0', arm: 'cav', steps: [6, 3] }, i: { at: '2,0' }, e: { ...E, disrupted: true } },
      on: { towns: ['1,0'] },
      rows: [3, 2],
    },
    {
      what: 'NLC-7.10b, c, NLC-T5: in flank into a wood: 8 x 2 x 1/4, and infantry does not answer',
      units: { c: { at: '0,0', arm: 'cav', steps: [8, 4] }, i: { at: '2,0' }, e: { ...E, disrupted: true } },
      on: { woods: ['1,0'] },
      rows: [4],
    },
    {
      what: 'NLC-7.7d, 6.3a, NLC-R100: cavalry in a chateau is charged as in the open; disrupted it has half',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        k: { at: '1,0', side: 'allied', arm: 'cav', steps: [5, 3], disrupted: true },
      },
      on: { chateaux: ['1,0'] },
      rows: [6, 3],
    },
    {
      what: 'NLC-12.2.6d, NLC-R032: on Fall Back on a road everybody is charged in flank, from wherever',
      units: { c: { at: '0,0', arm: 'cav', steps: [6, 3] }, e: { ...E, disrupted: true } },
      on: { roads: ['1,0 2,0'], orders: { 'allied corps': 'fallBack' } },
      rows: [12],
    },
  ];
  test.each(CHARGES)('charge, $what', ({ units, on, rows }) => {
    expect(strengths(charged({ ...on, units, dice }))).toEqual(rows);
  });
});
