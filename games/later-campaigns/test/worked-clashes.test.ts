// NLC-7, 8, 10, 19, 20: where two rules of combat meet, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { bombardOdds } from '../odds/bombard-odds.ts';
import { chargeOdds } from '../odds/charge-odds.ts';
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
  });
});

describe('NLC-7.11: who slips away', () => {
  const FIELD = {
    units: { i: { at: '0,0' }, h: { at: '1,0', side: 'allied', arm: 'cav' } },
    leaders: { reille: { at: '0,0', commands: [CORPS] } },
  } as const satisfies Sitting;

  test('NLC-20.11a, R107: to slip away before the fire is to retreat, and counts for the next Initial Action', () => {
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
