// NLC-I: strength, flanks, hits: what a fight comes to before the dice.
import { describe, expect, it } from 'vitest';
import { facesOf } from '../data/laying/quality.ts';
import { assaultFire, isFiredAtByGuns } from '../strength/assault.ts';
import { bombardFire, canBombard } from '../strength/bombardment.ts';
import { chargeFire } from '../strength/charge.ts';
import { strengthOf } from '../strength/faces.ts';
import { isEnfiladed, isFlankedInAssault } from '../strength/flanks.ts';
import { halvedHits, hitCandidates, hitWeight, standIns } from '../strength/hits.ts';
import { supportHexes } from '../strength/support.ts';
import { fireResult } from '../tables/fire-table.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Scene, type Setting, scene } from './position.ts';

const assault = (
  setting: Setting,
  attackers: readonly string[],
  target: string,
  supporters: readonly string[] = [],
) => {
  const { state, field, unit, at } = setting;
  return assaultFire(state, field, {
    attackers: attackers.map(unit),
    defenders: field.atOf(at(target), 'allied'),
    supporters: supporters.map(unit),
    target: at(target),
  });
};

const against = (
  ground: Scene,
  attackers: Scene['units'],
  foe = { side: 'allied', at: '1,0' } as const,
): Setting => scene({ ...ground, units: { ...attackers, foe, ...ground.units } });

describe('NLC-7.6: strength in assault', () => {
  it('NLC-GV-28, NLC-7.6d: infantry 6 into a town is 4.5, that is 5', () => {
    const setting = against({ towns: ['1,0'] }, { i: { at: '0,0', steps: [6, 3] } });
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(5);
  });

  it('NLC-GV-29, NLC-R015, NLC-7.1f: two stacks are summed exactly and rounded once', () => {
    const setting = against(
      { towns: ['1,0'], stage: { disruptedAtStart: [1] } },
      { i: { at: '0,0', steps: [6, 3] }, shaken: { at: '0,0', steps: [4, 2] } },
    );
    expect(assault(setting, ['i', 'shaken'], '1,0').attack.row).toBe(6);
  });

  it('NLC-GV-31, NLC-R016, NLC-7.6e: woods behind a stream take three quarters', () => {
    const setting = against({ woods: ['1,0'], streams: ['0,0|1,0'] }, { i: { at: '0,0', steps: [8, 4] } });
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(2);
  });

  it('NLC-GV-32, NLC-7.6e: over a bridge half, whatever is behind it', () => {
    const setting = against(
      { towns: ['1,0'], streams: ['0,0|1,0'], bridges: ['0,0|1,0'] },
      { i: { at: '0,0', steps: [8, 4] } },
    );
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(4);
  });

  it('NLC-R154: a crest takes a quarter in both directions', () => {
    for (const levels of [{ '0,0': 1 }, { '1,0': 1 }]) {
      const setting = against({ crests: ['0,0|1,0'], levels }, { i: { at: '0,0', steps: [8, 4] } });
      expect(assault(setting, ['i'], '1,0').attack.row).toBe(6);
    }
  });

  it('NLC-T5: woods also halve the fire out of them; neither between woods', () => {
    const edge = against({ woods: ['1,0'] }, { i: { at: '0,0', steps: [8, 4] } }, FOE_8);
    expect(assault(edge, ['i'], '1,0')).toMatchObject({ attack: { row: 4 }, defence: { row: 4 } });
    const inside = against({ woods: ['0,0', '1,0'] }, { i: { at: '0,0', steps: [8, 4] } }, FOE_8);
    expect(assault(inside, ['i'], '1,0')).toMatchObject({ attack: { row: 8 }, defence: { row: 8 } });
  });

  it('NLC-7.3i, NLC-7.6a: cavalry and disrupted units fight at half strength, and both at a quarter', () => {
    const setting = against(
      { stage: { disruptedAtStart: [1, 2] } },
      {
        c: { arm: 'cav', at: '0,0', steps: [8, 4] },
        i: { at: '0,0', steps: [8, 4] },
        worn: { arm: 'cav', at: '0,0', steps: [8, 4] },
      },
    );
    expect(assault(setting, ['c'], '1,0').attack.row).toBe(4);
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(4);
    expect(assault(setting, ['worn'], '1,0').attack.row).toBe(2);
  });

  it('NLC-GV-34: strength 1 less three quarters is nothing', () => {
    const setting = against({ woods: ['1,0'], streams: ['0,0|1,0'] }, { i: { at: '0,0', steps: [1] } });
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(0);
  });

  it('NLC-GV-51, NLC-10.3: attackers of a garrison are halved, across a stream quartered', () => {
    const setting = against({ chateaux: ['1,0'] }, { i: { at: '0,0', steps: [10, 5] } });
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(5);
    const wet = against({ chateaux: ['1,0'], streams: ['0,0|1,0'] }, { i: { at: '0,0', steps: [10, 5] } });
    expect(assault(wet, ['i'], '1,0').attack.row).toBe(3);
  });

  it('NLC-10.7, NLC-R100: two units in a chateau stand in the open', () => {
    const setting = against(
      { chateaux: ['1,0'], units: { second: { side: 'allied', at: '1,0' } } },
      { i: { at: '0,0', steps: [10, 5] } },
    );
    expect(assault(setting, ['i'], '1,0').attack.row).toBe(10);
  });

  it('NLC-19.4b: guns defend half as strong again', () => {
    const gun = { side: 'allied', arm: 'art', at: '1,0', steps: [4, 2] } as const;
    const plain = against({}, { i: { at: '0,0' } }, gun);
    expect(assault(plain, ['i'], '1,0').defence.row).toBe(4);
    const detailed = against({ options: { artilleryDetail: true } }, { i: { at: '0,0' } }, gun);
    expect(assault(detailed, ['i'], '1,0').defence.row).toBe(6);
    expect(assault(detailed, ['i'], '1,0').gunsInDefence).toBe(true);
    expect(isFiredAtByGuns(assault(detailed, ['i'], '1,0'), true)).toBe(true);
    expect(isFiredAtByGuns(assault(detailed, ['i'], '1,0'), false)).toBe(false);
  });

  it('NLC-GV-64, NLC-8.4, NLC-R082, NLC-R027: a gun laid on one enemy is silent against others alone', () => {
    const units = {
      faced: { at: '1,0' },
      fresh: { at: '0,1' },
      gun: { side: 'allied', arm: 'art', at: '0,0', steps: [4, 2] },
    } as const;
    const { at } = scene({});
    const setting = scene({ units, stage: { faced: { 2: [at('1,0')] } } });
    expect(assault(setting, ['fresh'], '0,0')).toMatchObject({ defence: { row: 0 }, gunsInDefence: false });
    expect(assault(setting, ['fresh', 'faced'], '0,0')).toMatchObject({
      defence: { row: 4 },
      gunsInDefence: true,
    });
  });

  it('NLC-19.3a, NLC-19.3d, NLC-R086: guns at hand support a defence; half at three hexes, not over a crest', () => {
    const support = (at: string, ground: Scene = {}) => {
      const setting = against(
        {
          ...ground,
          options: { artilleryDetail: true },
          units: { gun: { side: 'allied', arm: 'art', at, steps: [4, 2] } },
        },
        { i: { at: '0,0' } },
        { ...FOE_8 },
      );
      const { state, field, unit, at: hexAt } = setting;
      return {
        hexes: supportHexes(state, field, unit('gun'), [hexAt('0,0')]).length,
        fire: assault(setting, ['i'], '1,0', ['gun']).defence.row - 8,
      };
    };
    expect(support('0,2')).toEqual({ hexes: 1, fire: 4 });
    expect(support('0,3')).toEqual({ hexes: 1, fire: 2 });
    expect(support('0,4')).toEqual({ hexes: 0, fire: 0 });
    expect(support('0,2', { crests: ['0,1|0,2'], levels: { '0,2': 1 } })).toEqual({ hexes: 0, fire: 0 });
    expect(support('0,2', { woods: ['0,2'] })).toEqual({ hexes: 1, fire: 2 });
  });
});

const FOE_8 = { side: 'allied', at: '1,0', steps: [8, 4] } as const;

describe('NLC-7.6b: flanked in assault', () => {
  const flanked = (attackers: readonly string[], ground: Scene) => {
    const setting = scene({
      ...ground,
      units: { foe: { side: 'allied', at: '0,0' }, a: { at: '1,0' }, ...ground.units },
    });
    const { state, field, unit, at } = setting;
    return isFlankedInAssault(state, field, {
      attackers: attackers.map(unit),
      defenders: [unit('foe')],
      target: at('0,0'),
    });
  };

  it('NLC-GV-48, NLC-D.8, NLC-R149: an idle enemy opposite flanks, one beside the attacker does not, nor the attacker alone', () => {
    expect(flanked(['a'], { units: { idle: { at: '-1,0' } } })).toBe(true);
    expect(flanked(['a'], { units: { idle: { at: '0,1' } } })).toBe(false);
    expect(flanked(['a'], {})).toBe(false);
  });

  it('NLC-GV-49, NLC-7.6c: not with two friendly stacks at hand, nor in a town', () => {
    const friends = { f: { side: 'allied', at: '0,1' }, g: { side: 'allied', at: '0,-1' } } as const;
    expect(flanked(['a'], { units: { idle: { at: '-1,0' }, ...friends } })).toBe(false);
    expect(flanked(['a'], { towns: ['0,0'], units: { idle: { at: '-1,0' } } })).toBe(false);
  });

  it('NLC-12.2.6d, NLC-R032: on the road in retreat, whenever cavalry attacks', () => {
    const retreat: Scene = { roads: ['0,0 -1,0'], orders: { 'allied corps': 'fallBack' } };
    expect(flanked(['a'], retreat)).toBe(false);
    expect(flanked(['a'], { ...retreat, units: { a: { arm: 'cav', at: '1,0' } } })).toBe(true);
    expect(flanked(['a'], { ...retreat, roads: [], units: { a: { arm: 'cav', at: '1,0' } } })).toBe(false);
  });
});

describe('NLC-7.10: charges', () => {
  interface Case {
    readonly ground?: Scene;
    readonly start: string;
    readonly via?: string;
    readonly square?: boolean;
    readonly backhand?: boolean;
    readonly justRetreated?: boolean;
  }
  const charge = ({
    ground = {},
    start,
    via,
    square = false,
    backhand = false,
    justRetreated = false,
  }: Case) => {
    const { state, field, unit, at } = scene({
      ...ground,
      units: {
        c: { arm: 'cav', at: start, steps: [6, 3] },
        foe: { side: 'allied', at: '0,0' },
        ...ground.units,
      },
    });
    const entry = {
      unit: unit('c'),
      start: at(start),
      via: via === undefined ? NOWHERE : at(via),
      target: at('0,0'),
    };
    const fire = chargeFire(state, field, {
      entries: [entry],
      target: at('0,0'),
      defenders: field.atOf(at('0,0'), 'allied'),
      square,
      backhand,
      justRetreated: justRetreated ? [unit('foe')] : [],
    });
    return [fire.charge.row, fire.defence.row];
  };

  it('NLC-GV-52, NLC-GV-53, NLC-7.7d, NLC-7.10a: infantry fires at half, in square it halves the charge', () => {
    expect(charge({ start: '1,0', square: true })).toEqual([3, 3]);
    expect(charge({ start: '1,0' })).toEqual([6, 3]);
  });

  it('NLC-GV-54, NLC-7.10b, NLC-7.10c: in flank twice as strong, and only cavalry fires back', () => {
    const friend: Scene = { units: { friend: { at: '-1,0' } } };
    expect(charge({ ground: friend, start: '1,0' })).toEqual([12, 0]);
    expect(charge({ ground: friend, start: '0,-1' })).toEqual([6, 3]);
    expect(
      charge({
        ground: { units: { friend: { at: '-1,0' }, foe: { side: 'allied', arm: 'cav', at: '0,0' } } },
        start: '1,0',
      }),
    ).toEqual([12, 5]);
  });

  it('NLC-7.10d: neither a square nor a town is charged in flank', () => {
    const friend: Scene = { units: { friend: { at: '-1,0' } } };
    expect(charge({ ground: friend, start: '1,0', square: true })).toEqual([3, 3]);
    expect(charge({ ground: { ...friend, towns: ['0,0'] }, start: '1,0' })).toEqual([3, 3]);
  });

  it('NLC-GV-55, NLC-7.10e, NLC-R147: a backhand blow through a flank is four times as strong', () => {
    const ground: Scene = {
      units: {
        c: { arm: 'cav', at: '1,0', steps: [3, 2] },
        foe: { side: 'allied', arm: 'cav', at: '0,0', steps: [4, 2] },
        friend: { at: '-1,0' },
      },
    };
    expect(charge({ ground, start: '1,0', backhand: true })).toEqual([12, 4]);
  });

  it('NLC-GV-28, NLC-GV-33, NLC-R016: woods and a stream take three quarters', () => {
    expect(
      charge({
        ground: { woods: ['0,0'], units: { c: { arm: 'cav', at: '1,0', steps: [17, 9] } } },
        start: '1,0',
      })[0],
    ).toBe(4);
    expect(
      charge({
        ground: {
          woods: ['0,0'],
          streams: ['1,0|0,0'],
          units: { c: { arm: 'cav', at: '1,0', steps: [5, 3] } },
        },
        start: '1,0',
      })[0],
    ).toBe(1);
  });

  it('NLC-6.3a: disrupted cavalry defends at half, disrupted infantry no worse than any', () => {
    const foe = (arm: 'inf' | 'cav'): Scene => ({
      units: { foe: { side: 'allied', arm, at: '0,0', steps: [6, 3], disrupted: true } },
    });
    expect(charge({ ground: foe('cav'), start: '1,0' })[1]).toBe(3);
    expect(charge({ ground: foe('inf'), start: '1,0' })[1]).toBe(3);
  });

  it('NLC-7.8b: who has just retreated does not fire', () => {
    expect(charge({ start: '1,0', justRetreated: true })[1]).toBe(0);
  });

  it('NLC-R145, NLC-8.4: a gun laid elsewhere is silent unless the charge starts or enters where it points', () => {
    const { at } = scene({});
    const gun = (faced: string): Scene => ({
      units: { foe: { side: 'allied', arm: 'art', at: '0,0', steps: [4, 2] } },
      stage: { faced: { 1: [at(faced)] } },
    });
    expect(charge({ ground: gun('-1,0'), start: '2,0', via: '1,0' })[1]).toBe(0);
    expect(charge({ ground: gun('1,0'), start: '2,0', via: '1,0' })[1]).toBe(2);
  });

  it('NLC-R032, NLC-12.2.6d: troops in retreat on a road are taken in flank from every side', () => {
    const ground: Scene = { roads: ['0,0 -1,0'], orders: { 'allied corps': 'generalRetreat' } };
    expect(charge({ ground, start: '1,0' })).toEqual([12, 0]);
    expect(charge({ ground, start: '1,0', square: true })).toEqual([3, 3]);
  });
});

describe('NLC-8.1, NLC-8.5, NLC-19.4: bombardment', () => {
  const bombard = (ground: Scene, from: string, enfiladed = false) => {
    const { state, field, unit, at } = scene({
      ...ground,
      units: {
        g: { arm: 'art', at: from, steps: [5, 3] },
        h: { arm: 'art', at: from, steps: [4, 2] },
        foe: { side: 'allied', at: '0,0' },
        ...ground.units,
      },
    });
    return bombardFire(state, field, {
      guns: [unit('g'), unit('h')],
      from: at(from),
      target: at('0,0'),
      enfiladed,
    }).row;
  };
  const STACK: Scene['units'] = { second: { side: 'allied', at: '0,0' } };

  it('NLC-GV-59, NLC-GV-60, NLC-19.4a: 9; half as much again at two stacked units', () => {
    expect(bombard({ units: STACK }, '2,0')).toBe(9);
    expect(bombard({ units: STACK, options: { artilleryDetail: true } }, '2,0')).toBe(14);
    expect(bombard({ options: { artilleryDetail: true } }, '2,0')).toBe(9);
  });

  it('NLC-GV-61: a town takes three quarters', () => {
    expect(bombard({ towns: ['0,0'] }, '2,0')).toBe(2);
  });

  it('NLC-GV-62, NLC-19.4c, NLC-19.4d: at three hexes half, rounded down', () => {
    const far: Scene = { options: { artilleryDetail: true }, units: { h: { arm: 'art', steps: [0] } } };
    expect(bombard(far, '3,0')).toBe(2);
    expect(bombard({ ...far, units: { ...far.units, ...STACK } }, '3,0')).toBe(3);
  });

  it('NLC-8.5a, NLC-R087: enfilade adds half, with a stacked target it doubles', () => {
    expect(bombard({}, '2,0', true)).toBe(14);
    expect(bombard({ units: STACK, options: { artilleryDetail: true } }, '2,0', true)).toBe(18);
  });

  it('NLC-GV-63, NLC-8.5c: along a spine either side of it will do', () => {
    const lines = (friend: string, ground: Scene = {}) => {
      const { field, at } = scene({
        ...ground,
        units: { g: { arm: 'art', at: '1,1' }, foe: { side: 'allied', at: '0,0' }, friend: { at: friend } },
      });
      return isEnfiladed(field, at('1,1'), at('0,0'), 'french');
    };
    expect(lines('1,-1')).toBe(true);
    expect(lines('1,0')).toBe(false);
    expect(lines('1,-1', { towns: ['0,0'] })).toBe(false);
  });

  it('NLC-8.1a, NLC-10.1, NLC-19.4c: two hexes in LOS, three with detail, no garrison', () => {
    const can = (ground: Scene, from: string) => {
      const { state, field, at } = scene({
        ...ground,
        units: { g: { arm: 'art', at: from }, foe: { side: 'allied', at: '0,0' } },
      });
      return canBombard(state, field, 'french', at(from), at('0,0'));
    };
    expect(can({}, '2,0')).toBe(true);
    expect(can({}, '3,0')).toBe(false);
    expect(can({ options: { artilleryDetail: true } }, '3,0')).toBe(true);
    expect(can({ woods: ['1,0'] }, '2,0')).toBe(false);
    expect(can({ chateaux: ['0,0'] }, '2,0')).toBe(false);
    expect(can({ crests: ['1,0|0,0'] }, '1,0')).toBe(false);
  });
});

describe('NLC-7.1, NLC-T8: hits', () => {
  it('NLC-GV-30, NLC-7.1g, NLC-R108: above 24 the rest is looked up and added', () => {
    expect(fireResult(27, 10)).toBe(7);
    expect(fireResult(27, 2)).toBe(1);
    expect(fireResult(50, 12)).toBe(20);
    expect(fireResult(0, 12)).toBe(0);
  });

  it('NLC-GV-35, NLC-7.4e: halved after a voluntary retreat, a lone hit forgiven', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(halvedHits)).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('NLC-GV-36, NLC-R012, NLC-7.1e: the first hit on infantry, later ones on damaged units of any arm', () => {
    const { state, unit } = scene({
      units: { i: { at: '0,0' }, c: { arm: 'cav', at: '0,0', steps: [4, 2], lost: 1 } },
    });
    expect(hitCandidates(state, [unit('i'), unit('c')], 0)).toEqual([unit('i')]);
    const after = scene({
      units: { i: { at: '0,0', lost: 1 }, c: { arm: 'cav', at: '0,0', steps: [4, 2], lost: 1 } },
    });
    expect(hitCandidates(after.state, [0, 1], 2)).toEqual([0, 1]);
  });

  it('NLC-GV-37, NLC-R013: a unit just reduced takes the next hit', () => {
    const { state } = scene({ units: { a: { at: '0,0', lost: 1 }, b: { at: '0,0', steps: [4, 2] } } });
    expect(hitCandidates(state, [0, 1], 2)).toEqual([0]);
  });

  it('NLC-GV-38, NLC-R014: a unit of one step is never damaged', () => {
    const { state } = scene({ units: { one: { at: '0,0', steps: [3] }, two: { at: '0,0', lost: 1 } } });
    expect(hitCandidates(state, [0, 1], 0)).toEqual([1]);
  });

  it('NLC-GV-39, NLC-6.1a, NLC-6.2a, NLC-R135: the third face of a huge unit', () => {
    expect([[9, 5], [8, 4], [11, 7], [8, 1], [7, 4], [9]].map((steps) => facesOf(steps)[2])).toEqual([
      3,
      2,
      4,
      1,
      undefined,
      undefined,
    ]);
    const { state } = scene({
      units: {
        huge: { at: '0,0', steps: [9, 5], lost: 2 },
        two: { at: '0,0', lost: 1 },
        gone: { steps: [3], lost: 1 },
      },
    });
    expect([0, 1, 2].map((unit) => strengthOf(state, unit))).toEqual([3, 3, 0]);
  });

  it('NLC-GV-40, NLC-19.5, NLC-R088: a step that costs infantry 1 point pays half a hit', () => {
    const options = { tinyUnits: true };
    const { state } = scene({
      options,
      units: {
        tiny: { at: '0,0', steps: [2, 1] },
        big: { at: '0,0' },
        c: { arm: 'cav', at: '0,0', steps: [2, 1] },
      },
    });
    expect([0, 1, 2].map((unit) => hitWeight(state, unit))).toEqual([1, 2, 2]);
    const plain = scene({ units: { tiny: { at: '0,0', steps: [2, 1] } } });
    expect(hitWeight(plain.state, 0)).toBe(2);
    const hurt = scene({
      options,
      units: { tiny: { at: '0,0', steps: [2, 1], lost: 1 }, big: { at: '0,0' } },
    });
    expect(hitWeight(hurt.state, 0)).toBe(1);
    expect(hitCandidates(hurt.state, [0, 1], 1)).toEqual([0]);
  });

  it('NLC-GV-51, NLC-10.5: infantry beside a chateau may take the hits of its garrison', () => {
    const { state, field, unit } = scene({
      chateaux: ['0,0'],
      units: {
        garrison: { at: '0,0' },
        near: { at: '1,0' },
        gun: { arm: 'art', at: '1,0' },
        far: { at: '2,0' },
      },
    });
    expect(standIns(state, field, unit('garrison'))).toEqual([unit('near')]);
    expect(standIns(state, field, unit('near'))).toEqual([]);
  });
});
