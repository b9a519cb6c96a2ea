// NLC-20.2.3: extended lines where they meet other rules, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** i, in line in 0,0 and -1,0, is about to move. */
function line(sitting: Sitting = {}, order: 'delay' | 'fallBack' | 'attack' = 'delay'): TestTable {
  const whole: Sitting = {
    ...sitting,
    units: { i: { at: '0,0', steps: [6, 3], mp: 4 }, e: { at: '12,0', side: 'allied' }, ...sitting.units },
    leaders: { ney: { at: '0,0', commands: [CORPS] }, ...sitting.leaders },
    options: { extendedLines: true, ...sitting.options },
    orders: { [CORPS]: order, 'allied corps': 'delay' },
  };
  const at = table({ ...whole, lost: { i: { extended: table(whole).at('-1,0') }, ...sitting.lost } });
  at.play('french', { type: 'select', units: [at.unit('i')] });
  return at;
}
const to = (at: TestTable, hex: string, half: string) =>
  ({ type: 'moveLine', hex: at.at(hex), line: at.at(half) }) as const;

describe('NLC-20.2.3b: what a step in line costs', () => {
  const paid = (sitting: Sitting) => {
    const at = line(sitting);
    at.play('french', to(at, '0,1', '-1,1'));
    return at.state.group?.used[0];
  };

  test('NLC-5.2c: over a stream with one half: 1 and 2 more', () => {
    expect(paid({ streams: ['-1,0|-1,1'] })).toBe(6);
    expect(paid({ streams: ['0,0|0,1', '-1,0|-1,1'] })).toBe(6);
  });

  test('NLC-5.2a: the dearer hex counts, not the sum: a wood and a chateau are 2, a wood and clear 2', () => {
    expect(paid({ woods: ['0,1'], chateaux: ['-1,1'] })).toBe(4);
    expect(paid({ woods: ['0,1'] })).toBe(4);
    expect(paid({})).toBe(2);
  });

  test('NLC-R009: with one half before a river or a wall there is no such step', () => {
    for (const sitting of [{ rivers: ['-1,0|-1,1'] }, { walls: ['0,0|0,1'] }, { impassable: ['-1,1'] }]) {
      const at = line(sitting);
      expect(at.offers('french', 'moveLine')).not.toContainEqual(to(at, '0,1', '-1,1'));
    }
  });

  test('NLC-20.2.3a: nor where a wall parts the two hexes it would fill', () => {
    const at = line({ walls: ['0,1|-1,1'] });
    expect(at.offers('french', 'moveLine')).not.toContainEqual(to(at, '0,1', '-1,1'));
  });
});

describe('NLC-20.2.3: what a line meets', () => {
  test('NLC-11.4b, NLC-R132: an enemy HQ is lost to either half', () => {
    const lost = (spot: string) => {
      const at = line({
        leaders: { wellington: { at: '12,0', role: 'oc', side: 'allied', commands: ['allied corps'] } },
        hqs: { hq: { at: spot, of: 'wellington' } },
      });
      at.play('french', to(at, '0,1', '-1,1'));
      return at.state.hqs[0]?.status;
    };
    expect([lost('-1,1'), lost('0,1'), lost('3,3')]).toEqual(['destroyed', 'destroyed', 'map']);
  });

  test('NLC-19.1c: the line that leaves a zone empty tests once', () => {
    const at = line(
      { units: { e: { at: '0,-1', side: 'allied' } }, options: { retreatDisruption: true }, dice: [6] },
      'fallBack',
    );
    at.play('french', to(at, '0,1', '-1,1'));
    expect(all(at, 'retreatTested')).toHaveLength(1);
    expect(at.state.units[at.unit('i')]?.disrupted).toBe(true);
  });

  test('NLC-20.2.3a, 20.12a: of half strength it is not the strongest in its hex: 3 against cavalry of 2, which counts double', () => {
    const at = table({
      side: 'allied',
      from: 'bombardment',
      options: { extendedLines: true, altArtillery: true },
      units: {
        i: { at: '0,0', steps: [6, 3] },
        c: { at: '0,0', arm: 'cav', steps: [2, 1] },
        g: { at: '2,0', side: 'allied', arm: 'art', steps: [6, 3] },
      },
      leaders: {
        ney: { at: '0,0', commands: [CORPS] },
        hill: { at: '2,0', side: 'allied', commands: ['allied corps'] },
      },
      lost: { i: { extended: table({ units: { i: { at: '0,0' } } }).at('-1,0') } },
      // 6 rolls 6: one hit; the leader with them is safe.
      dice: [3, 3, 1, 1],
    });
    at.play('allied', { type: 'bombard', from: at.at('2,0'), guns: [at.unit('g')], target: at.at('0,0') });
    expect([at.state.units[at.unit('i')]?.lost, at.state.units[at.unit('c')]?.lost]).toEqual([0, 1]);
  });

  test('NLC-D.9, 20.2.3a, 7.7d: charged it fires with half of a half: 6 are 1.5, row 2; in the other hex the same', () => {
    const fire = (start: string, target: string) => {
      const at = table({
        side: 'allied',
        from: 'charge',
        options: { extendedLines: true },
        units: {
          i: { at: '0,0', steps: [6, 3] },
          c: { at: start, side: 'allied', arm: 'cav', steps: [4, 2] },
        },
        leaders: {
          ney: { at: '0,3', commands: [CORPS] },
          hill: { at: start, side: 'allied', commands: ['allied corps'] },
        },
        lost: { i: { extended: table({ units: { i: { at: '0,0' } } }).at('-1,0') } },
        dice: [6, 1, 1, 1, 1],
      });
      at.play('allied', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at(target) });
      if (at.offers('allied', 'endDeclare').length > 0) at.play('allied', { type: 'endDeclare' });
      return all(at, 'fired').map(({ strength }) => strength);
    };
    expect(fire('1,0', '0,0')).toEqual([4, 2]);
    expect(fire('-2,0', '-1,0')).toEqual([4, 2]);
  });

  test('NLC-20.2.3a: cavalry, guns and a brigade of strength 1 do not deploy', () => {
    const extend = (unit: object) => {
      const at = table({
        options: { extendedLines: true },
        units: { u: { at: '0,0', ...unit }, e: { at: '12,0', side: 'allied' } },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        orders: { [CORPS]: 'delay' },
      });
      at.play('french', { type: 'select', units: [0] });
      return at.offers('french', 'extend').length > 0;
    };
    expect([
      extend({}),
      extend({ arm: 'cav' }),
      extend({ arm: 'art' }),
      extend({ steps: [2, 1], lost: 1 }),
    ]).toEqual([true, false, false, false]);
  });

  test('NLC-16.1, 5.5: by night neither half steps beside an enemy', () => {
    const at = line({ turns: [{ night: true }], units: { e: { at: '-2,3', side: 'allied' } } }, 'attack');
    expect(at.offers('french', 'moveLine')).toContainEqual(to(at, '0,1', '-1,1'));
    at.play('french', to(at, '0,1', '-1,1'));
    expect(at.offers('french', 'moveLine')).not.toContainEqual(to(at, '0,2', '-1,2'));
  });

  test('NLC-12.1d: it does not go where its hexes are out of command', () => {
    const at = line({ units: { e: { at: '12,-12', side: 'allied' } } });
    for (const [hex, half] of [
      ['0,1', '-1,1'],
      ['0,2', '-1,2'],
      ['0,3', '-1,3'],
    ] as const)
      at.play('french', to(at, hex, half));
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
    expect(at.offers('french', 'moveLine')).not.toContainEqual(to(at, '0,4', '-1,4'));
  });
});
