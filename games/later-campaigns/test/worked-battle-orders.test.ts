// NLC-F, NLC-12.2, 14 to 18: orders on the field, losses, supply, control and victory, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../control/control.ts';
import { commandFrame, turnEndFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { armyLosses, isDemoralized } from '../morale/demoralization.ts';
import { activeLeg, legOf, legWith } from '../orders/legs.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { finalResult, pointsOf } from '../scoring/victory.ts';
import type { Unit } from '../state.ts';
import { isSupplied } from '../supply/supply.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const LOST: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };
const FIELD: Sitting = {
  units: { i: { at: '0,0' }, e: { at: '3,0', side: 'allied' } },
  leaders: { ney: { at: '0,0', rating: 3, commands: [CORPS] } },
};

/** Where the unit may stop when it is its turn, staying included. */
function stops(set: TestTable, unit = 'i'): readonly number[] {
  set.play('french', { type: 'select', units: [set.unit(unit)] });
  const stays = set.refused('french', { type: 'endMove' }) === null ? [set.hexOf(unit)] : [];
  return [...stays, ...set.offers('french', 'go').map(({ hex }) => hex)];
}

describe('Attack and Probe', () => {
  test('NLC-12.2.1b: at 3 hexes from the enemy a unit must come closer to its target, at 2 it may stay', () => {
    const at = (spot: string) =>
      under(
        {
          ...FIELD,
          units: { i: { at: spot }, g: { at: '1,0', arm: 'art' }, e: { at: '3,0', side: 'allied' } },
          lost: { g: { bombarded: 1 } },
        },
        (hex) => [towards('attack', [hex('9,0')])],
      );
    const near = at('1,0');
    expect(stops(near)).toContain(near.at('1,0'));
    const far = at('0,0');
    expect(stops(far)).not.toContain(far.at('0,0'));
  });

  test('NLC-12.2.2a, NLC-R062: cavalry in a ZOC counts among the two of a Probe', () => {
    const set = under(
      {
        ...FIELD,
        units: {
          i: { at: '1,0' },
          j: { at: '2,0' },
          c: { at: '2,1', arm: 'cav' },
          e: { at: '3,0', side: 'allied' },
        },
        leaders: { ney: { at: '1,0', rating: 3, commands: [CORPS] } },
      },
      (at) => [towards('probe', [at('9,0')])],
    );
    expect(stops(set).filter((hex) => fieldOf(set.state).inEnemyZoc('french', hex))).toEqual([]);
  });

  test('NLC-12.8b, NLC-R051: an Attack has not succeeded while a hex of the target is not controlled, or a unit was bombarded', () => {
    const succeeds = (more: Sitting, attacked = 0) => {
      const set = under(
        {
          ...FIELD,
          turn: 3,
          units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
          lost: { i: { attacked } },
          ...more,
          frames: [commandFrame.at('success', { passed: 0 })],
        },
        (at) => [towards('attack', [at('0,0'), at('0,1'), at('2,0')])],
        { reached: true },
      );
      return activeLeg(set.state, bodyNamed(set.state, CORPS)).type === 'defend';
    };
    const held: Sitting = { holders: { '0,1': 'french', '2,0': 'french' } };
    expect(succeeds(held)).toBe(true);
    expect(succeeds({ holders: { '0,1': 'french', '2,0': 'allied' } })).toBe(false);
    expect(succeeds(held, 2)).toBe(false);
    expect(succeeds(held, 1)).toBe(true);
  });
});

describe('Fall Back', () => {
  test('NLC-12.2.6b, NLC-F.2: into a ZOC only from a ZOC with no other way out; impassable ground is no way out', () => {
    const ways = (more: Sitting) => {
      const set = under(
        {
          ...FIELD,
          units: {
            i: { at: '0,0' },
            e: { at: '1,0', side: 'allied' },
            f: { at: '2,-2', side: 'allied' },
            g: { at: '-1,2', side: 'allied' },
            h: { at: '0,-2', side: 'allied' },
          },
          supply: { french: ['W'] },
          ...more,
        },
        (_at) => [legWith({ type: 'fallBack', target: { kind: 'supply', army: 0 } })],
      );
      set.play('french', { type: 'select', units: [set.unit('i')] });
      return set.offers('french', 'step').map(({ hex }) => hex);
    };
    const set = under(FIELD, (at) => [towards('delay', [at('9,0')])]);
    // West is free: that way only.
    expect(ways({})).toEqual([set.at('-1,0')]);
    expect(ways({ impassable: ['-1,0'] })).not.toEqual([]);
  });

  test('NLC-12.2.6e: an enemy at 2 hexes forbids rest, at 3 not', () => {
    const rests = (spot: string) => {
      const set = under(
        {
          ...FIELD,
          units: { i: { at: '0,0' }, e: { at: spot, side: 'allied' } },
          frames: [commandFrame.at('send', { passed: 0 })],
        },
        () => [legWith({ type: 'fallBack', target: { kind: 'supply', army: 0 } })],
      );
      return set.refused('french', { type: 'toReserve', body: bodyNamed(set.state, CORPS) });
    };
    expect(rests('2,0')).toBe('NLC-12.2.6e');
    expect(rests('3,0')).toBeNull();
  });

  test('NLC-12.2.6a, NLC-F.3: at 8 hexes and more from every enemy it is the way to its supply that must grow shorter', () => {
    const set = under({ ...FIELD, units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } } }, () => [
      legWith({ type: 'fallBack', target: { kind: 'supply', army: 0 } }),
    ]);
    const found = stops(set);
    expect(found).not.toContain(set.at('0,0'));
    expect(found).not.toContain(set.at('-4,0'));
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('March', () => {
  test('NLC-12.9c, NLC-R171: blocked before an Assign a unit stands where it is: to be assigned is no way to fight', () => {
    const set = under(
      {
        ...FIELD,
        units: { i: { at: '0,0' }, e: { at: '4,0', side: 'allied' } },
        leaders: {
          ney: { at: '-1,0', rating: 2, commands: [CORPS] },
          grouchy: { at: '-9,0', role: 'wc', commands: [] },
        },
        roads: ['0,0 1,0 2,0 3,0 4,0 5,0'],
      },
      (at) => [
        towards('march', [at('5,0')], { route: ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'].map(at) }),
        legWith({ type: 'assign', superior: 1 }),
      ],
    );
    set.play('french', { type: 'select', units: [set.unit('i')] });
    set.play('french', { type: 'go', hex: set.at('2,0') });
    expect(legOf(set.state, set.unit('i')).type).toBe('defend');
  });

  test('NLC-12.9b, NLC-F.5 (a): whoever stands in a ZOC when he is to march is blocked, and stays', () => {
    const set = under({ ...FIELD, units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } } }, (at) => [
      towards('march', [at('-5,0')], { route: ['0,0', '-1,0', '-2,0', '-3,0', '-4,0', '-5,0'].map(at) }),
    ]);
    expect(set.offers('french', 'step')).toEqual([]);
  });
});

describe('losses', () => {
  const CORPS_OF_TEN: Sitting = {
    ...FIELD,
    units: {
      i: { at: '0,0', steps: [5, 3] },
      x: { steps: [6, 3] },
      y: { steps: [4] },
      e: { at: '9,0', side: 'allied' },
    },
    limits: { [CORPS]: 10 },
  };

  test('NLC-15.1, 15.2: a corps is demoralized by losses of exactly its limit, by full strength, and has a point less to march', () => {
    const lost = (more: Sitting['lost']) => {
      const set = table({ ...CORPS_OF_TEN, lost: more ?? {} });
      return [isDemoralized(set.state, bodyNamed(set.state, CORPS)), allowanceOf(set.state, set.unit('i'))];
    };
    expect(lost({ x: { ...LOST, lost: 1 } })).toEqual([false, 8]);
    expect(lost({ x: LOST, y: { ...LOST, lost: 1 } })).toEqual([true, 6]);
    expect(lost({ x: LOST, y: { ...LOST, status: 'destroyed', lost: 1 } })).toEqual([true, 6]);
    expect(lost({ x: LOST, y: { status: 'exited', hex: -1 } })).toEqual([false, 8]);
  });

  test('NLC-14.1, NLC-R069: an army counts every unit that is gone by its full strength', () => {
    const set = table({ ...CORPS_OF_TEN, lost: { x: LOST, y: { ...LOST, status: 'destroyed', lost: 1 } } });
    expect(armyLosses(set.state, 0)).toBe(10);
  });

  test('NLC-14.2, 18.4: of two armies that fall in one instant the one that does not act falls first', () => {
    const fall = (side: 'french' | 'allied') => {
      const set = table({
        ...FIELD,
        side,
        specials: ['nlb'],
        units: {
          i: { at: '0,0' },
          e: { at: '9,0', side: 'allied' },
          x: { steps: [50] },
          y: { side: 'allied', steps: [80] },
        },
        lost: { x: LOST, y: LOST },
        frames: [turnEndFrame.at('recovery', {})],
      });
      return set.state.result?.winners;
    };
    expect(fall('french')).toEqual(['french']);
    expect(fall('allied')).toEqual(['allied']);
  });
});

describe('supply', () => {
  const supplied = (more: Sitting) => {
    const set = table({
      units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      supply: { french: ['W'] },
      roads: [Array.from({ length: 20 }, (_, i) => `${-5 - i},0`).join(' ')],
      ...more,
    });
    return isSupplied(set.state, fieldOf(set.state), set.unit('i'));
  };

  test('NLC-17.1: five hexes to a road that leads to a source; a sixth is too many', () => {
    expect(supplied({})).toBe(true);
    expect(supplied({ units: { i: { at: '1,0' }, e: { at: '12,0', side: 'allied' } } })).toBe(false);
  });

  test('NLC-17.1, NLC-R009: enemy units and unbridged rivers block it, ZOCs do not', () => {
    expect(supplied({ units: { i: { at: '0,0' }, e: { at: '-9,0', side: 'allied' } } })).toBe(false);
    expect(supplied({ units: { i: { at: '0,0' }, e: { at: '-9,1', side: 'allied' } } })).toBe(true);
    expect(supplied({ rivers: ['-8,0|-9,0'] })).toBe(false);
    expect(supplied({ rivers: ['-8,0|-9,0'], bridges: ['-8,0|-9,0'] })).toBe(true);
    expect(supplied({ streams: ['-8,0|-9,0'] })).toBe(false);
  });

  test('NLC-17.2: at the end of the 9:00 turn who has no line is destroyed, on both sides, and counts as lost', () => {
    const at = (clock: string) => {
      const set = table({
        units: { i: { at: '0,0' }, e: { at: '2,3', side: 'allied' } },
        turns: [{ clock }, { clock: '1000' }],
        frames: [turnEndFrame.at('supply', {})],
      });
      return ['i', 'e'].map((id) => set.state.units[set.unit(id)]?.status);
    };
    expect(at('0900')).toEqual(['destroyed', 'destroyed']);
    expect(at('1000')).toEqual(['map', 'map']);
  });
});

describe('victory', () => {
  test('NLC-18.3, 18.1: a hex covered by one side’s ZOC alone is worth its points to that side at the end', () => {
    const set = under(
      {
        ...FIELD,
        units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
        holders: { '2,0': 'allied' },
      },
      (at) => [towards('attack', [at('1,0')])],
    );
    const prize = set.at('2,0');
    expect(controllerOf(set.state, prize)).toBe('allied');
    set.play('french', { type: 'select', units: [set.unit('i')] });
    set.play('french', { type: 'go', hex: set.at('1,0') });
    expect(controllerOf(set.state, prize)).toBe('french');
  });

  test('NLC-18.3: under the ZOCs of both a hex stays with whom it was', () => {
    const set = under(
      {
        ...FIELD,
        units: { i: { at: '0,0' }, e: { at: '3,0', side: 'allied' } },
      },
      (at) => [towards('attack', [at('3,0')])],
    );
    const prize = set.at('2,0');
    const before = controllerOf(set.state, prize);
    set.play('french', { type: 'select', units: [set.unit('i')] });
    set.play('french', { type: 'go', hex: set.at('1,0') });
    expect(controllerOf(set.state, prize)).toBe(before);
  });

  test('NLC-A.3, NLC-18.1: demoralized and disintegrated both count; a prize for the other side does not', () => {
    const prize = { hex: -1, points: 5 } as const;
    const set = table({
      ...FIELD,
      victory: [
        { ...prize, kind: 'demoralized', side: 'french', army: 1, points: 5 },
        { ...prize, kind: 'disintegrated', side: 'french', army: 1, points: 10 },
        { ...prize, kind: 'demoralized', side: 'allied', army: 0, points: 15 },
      ] as never,
      also(state) {
        const [, army] = state.armies;
        if (army) state.armies[1] = { ...army, demoralizedOn: 1, disintegratedOn: 1 };
        const [french] = state.armies;
        if (french) state.armies[0] = { ...french, demoralizedOn: 1 };
      },
    });
    expect([pointsOf(set.state, 'french'), pointsOf(set.state, 'allied')]).toEqual([15, 15]);
    expect(finalResult(set.state).winners).toEqual([]);
  });
});

describe('night and rain', () => {
  const sky = (more: object) => ({ turns: [{ clock: '1400', ...more }, { clock: '1500' }] });

  test('NLC-16.1, 5.5: neither by night nor in rain does anybody come into a ZOC, cavalry no more than others', () => {
    const comes = (more: object) => {
      const set = under(
        {
          ...FIELD,
          ...sky(more),
          units: { c: { at: '0,0', arm: 'cav' }, e: { at: '3,0', side: 'allied' } },
        },
        (at) => [towards('attack', [at('3,0')])],
      );
      return stops(set, 'c').some((hex) => fieldOf(set.state).inEnemyZoc('french', hex));
    };
    expect(comes({})).toBe(true);
    expect(comes({ night: true })).toBe(false);
    expect(comes({ rain: true })).toBe(false);
  });

  test('NLC-16.2, NLC-R011: no bombardment by night; in rain as by day', () => {
    const fires = (more: object) =>
      table({
        ...FIELD,
        ...sky(more),
        from: 'bombardment',
        units: { g: { at: '1,0', arm: 'art' }, e: { at: '3,0', side: 'allied' } },
      }).offers('french', 'bombard').length > 0;
    expect([fires({}), fires({ rain: true }), fires({ night: true })]).toEqual([true, true, false]);
  });
});
