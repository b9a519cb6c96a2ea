// NLC-20.2.3, 20.2.2, NLC-D.6: lines that go back, retreats at the edge and chargers cut off, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { patchUnit } from '../changes/units.ts';
import { UNDECIDED } from '../combat/going-back.ts';
import { occupierOf } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import { chargeCombatFrame, retreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { isShaken } from '../morale/shaken.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '9,0', commands: [CORPS] },
  hill: { at: '-9,0', side: 'allied', commands: ['allied corps'] },
} as const;
type LineSitting = {
  readonly half?: string;
  readonly order?: 'delay' | 'fallBack';
  readonly group?: readonly string[];
};
const E = { e: { at: '1,0', side: 'allied' } } as const;

/** i, in line in 0,0 and -1,0, goes back after a fight for 0,0. */
function lineGoesBack(
  sitting: Partial<Sitting> = {},
  how: { kind?: 'assault' | 'charge' | 'orderFailure'; hexes?: number; half?: string } = {},
): TestTable {
  const units = { i: { at: '0,0', steps: [6, 3] }, ...E, ...sitting.units };
  const spots = table({ ...sitting, units });
  return table({
    leaders: LEADERS,
    ...sitting,
    units,
    options: { extendedLines: true, ...sitting.options },
    orders: { 'allied corps': 'delay', ...sitting.orders },
    lost: { i: { extended: spots.at(how.half ?? '-1,0') }, ...sitting.lost },
    frames: [
      retreatFrame.at('look', {
        ...UNDECIDED,
        side: 'french',
        kind: how.kind ?? 'assault',
        foes: how.kind === undefined ? [spots.at('1,0')] : [],
        units: [spots.unit('i')],
        at: spots.at('0,0'),
        left: how.hexes ?? 1,
        visited: [spots.at('0,0')],
      }),
    ],
  });
}

const singles = (at: TestTable) => new Set(at.offers('french', 'retreatTo').map(({ hex }) => hex));
const pairs = (at: TestTable) =>
  new Set(at.offers('french', 'retreatLine').map(({ hex, line }) => `${hex} ${line}`));
const pairsOf = (at: TestTable, ...spots: (readonly [string, string])[]) =>
  new Set(spots.map(([hex, line]) => `${at.at(hex)} ${at.at(line)}`));
const inLine = (at: TestTable, hex: string, line: string) =>
  ({ type: 'retreatLine', hex: at.at(hex), line: at.at(line) }) as const;

describe('NLC-20.2.3d: a line goes back', () => {
  test('NLC-20.2.3d: into one hex at its hexside or pointed at by it, or both halves one hex', () => {
    const at = lineGoesBack();
    expect(singles(at)).toEqual(new Set(['-1,0', '-1,1', '0,-1'].map(at.at)));
    expect(pairs(at)).toEqual(
      pairsOf(
        at,
        ['-1,1', '-2,1'],
        ['0,-1', '-1,-1'],
        ['-1,0', '-1,1'],
        ['-1,0', '-2,1'],
        ['-1,0', '-2,0'],
        ['-1,0', '-1,-1'],
        ['-1,0', '0,-1'],
      ),
    );
  });

  test('NLC-20.2.3d: with its second hex beside the enemy, a hex that does not touch the hexside is refused', () => {
    const at = lineGoesBack({}, { half: '1,-1' });
    expect(at.refused('french', { type: 'retreatTo', hex: at.at('-1,0') })).toBe('NLC-20.2.3d');
    expect(singles(at)).toEqual(new Set([at.at('0,-1')]));
  });

  test('NLC-20.2.3d, 18.2: both halves are where they went, and hold both hexes', () => {
    const at = lineGoesBack();
    const told = at.play('french', inLine(at, '-1,1', '-2,1'));
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('-1,1'), extended: at.at('-2,1') });
    expect(told.flatMap((event) => (event.type === 'unitsMoved' ? [[event.from, event.to]] : []))).toEqual([
      [at.at('-1,0'), at.at('-2,1')],
      [at.at('0,0'), at.at('-1,1')],
    ]);
    for (const spot of ['-1,1', '-2,1']) {
      expect(fieldOf(at.state).at(at.at(spot))).toEqual([at.unit('i')]);
      expect(occupierOf(at.state, at.at(spot))).toBe('french');
    }
    expect(fieldOf(at.state).at(at.at('-1,0'))).toEqual([]);
  });

  test('NLC-20.2.3d, 7.4i: it loses a step if either half comes into a zone', () => {
    const x = { x: { at: '-3,1', side: 'allied' } } as const;
    const at = lineGoesBack({ units: x });
    at.play('french', inLine(at, '-1,1', '-2,1'));
    expect(at.state.units[at.unit('i')]?.lost).toBe(1);
    const other = lineGoesBack({ units: x });
    other.play('french', inLine(other, '0,-1', '-1,-1'));
    expect(other.state.units[other.unit('i')]?.lost).toBe(0);
  });

  test('NLC-20.2.3e, NLC-R126: not where other infantry is, nor where there is no room for the other half', () => {
    const open = (units: Sitting['units']) => {
      const at = lineGoesBack(units === undefined ? {} : { units });
      return pairs(at).has(`${at.at('-1,1')} ${at.at('-2,1')}`);
    };
    expect(open({ j: { at: '-2,1' } })).toBe(false);
    expect(open({ j: { at: '-1,1' } })).toBe(false);
    expect(open({ c: { at: '-2,1', arm: 'cav' } })).toBe(true);
    expect(open({ c: { at: '-2,1', arm: 'cav' }, d: { at: '-2,1', arm: 'cav' } })).toBe(false);
  });

  test('NLC-20.2.3d, 7.9a: cavalry may fall on either half', () => {
    const at = lineGoesBack({
      units: { c: { at: '-4,1', side: 'allied', arm: 'cav' } },
      leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '-4,1' } },
    });
    at.play('french', inLine(at, '-1,1', '-2,1'));
    while (at.offers('allied', 'react').length === 0 && at.offers('allied', 'pass').length > 0)
      at.play('allied', { type: 'pass' });
    expect(at.offers('allied', 'react').map(({ unit, via }) => [unit, via])).toContainEqual([
      at.unit('c'),
      at.at('-3,1'),
    ]);
  });

  test('NLC-20.2.3d, 12.9f: three hexes in line after a failed order, no hex twice', () => {
    const at = lineGoesBack({ leaders: {} }, { kind: 'orderFailure', hexes: 3 });
    at.play('french', inLine(at, '-1,0', '-2,0'));
    expect(singles(at)).not.toContain(at.at('0,0'));
    at.play('french', inLine(at, '-2,1', '-3,1'));
    at.play('french', inLine(at, '-3,2', '-4,2'));
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('-3,2'), extended: at.at('-4,2') });
  });
});

describe('NLC-20.2.3: a line in two hexes', () => {
  const inTwo = ({ half, ...sitting }: Sitting & { readonly half?: string }) => {
    const whole: Sitting = {
      ...sitting,
      units: { i: { at: '0,0', steps: [6, 3] }, e: { at: '12,0', side: 'allied' }, ...sitting.units },
      leaders: { ney: { at: '0,0', commands: [CORPS] }, ...sitting.leaders },
      options: { extendedLines: true, ...sitting.options },
    };
    return half === undefined
      ? table(whole)
      : table({ ...whole, lost: { i: { extended: table(whole).at(half) } } });
  };

  test('NLC-20.2.3a, 18.2: it occupies the hex it deploys into', () => {
    const at = inTwo({ orders: { [CORPS]: 'delay' } });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'extend', unit: at.unit('i'), hex: at.at('1,0') });
    expect(occupierOf(at.state, at.at('1,0'))).toBe('french');
  });

  test('NLC-20.2.3a, 20.13a: guns in range fire at what deploys before them', () => {
    const at = inTwo({
      options: { opportunityFire: true },
      orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
      units: { e: { at: '3,0', side: 'allied', arm: 'art' } },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'extend', unit: at.unit('i'), hex: at.at('1,0') });
    expect(at.offers('allied', 'opportunityFire').map(({ gun }) => gun)).toEqual([at.unit('e')]);
  });

  test('NLC-20.2.3e: other infantry does not stop in either of its hexes, cavalry does', () => {
    const goals = (arm: 'inf' | 'cav') => {
      const at = inTwo({ half: '1,0', units: { j: { at: '0,1', arm } }, orders: { [CORPS]: 'delay' } });
      at.play('french', { type: 'select', units: [at.unit('j')] });
      const hexes = at.offers('french', 'go').map(({ hex }) => hex);
      return ['0,0', '1,0', '1,1'].filter((spot) => hexes.includes(at.at(spot)));
    };
    expect(goals('inf')).toEqual(['1,1']);
    expect(goals('cav')).toEqual(['0,0', '1,0', '1,1']);
  });

  test('NLC-5.4b, 20.2.3b: with a half in a zone it does not give that hex up; falling back it may', () => {
    const contract = (order: 'delay' | 'fallBack') => {
      const at = inTwo({
        half: '1,0',
        units: { e: { at: '2,0', side: 'allied' } },
        orders: { [CORPS]: order },
      });
      return ['0,0', '1,0'].map((spot) =>
        at.refused('french', { type: 'contract', unit: at.unit('i'), hex: at.at(spot) }),
      );
    };
    expect(contract('delay')).toEqual(['NLC-5.4b', null]);
    expect(contract('fallBack')).toEqual([null, null]);
  });

  test('NLC-5.3a, NLC-R126: two second halves in a wood are one too many, though nobody else is there', () => {
    const at = inTwo({
      woods: ['-1,0'],
      units: { j: { at: '-2,0', steps: [6, 3] } },
      also(state, spot) {
        for (const [id, { side }] of theatreOf(state).units.entries())
          if (side === 'french') patchUnit(state, id, { extended: spot('-1,0') });
      },
      orders: { [CORPS]: 'delay' },
    });
    const lines = new Set([at.unit('i'), at.unit('j')]);
    expect(new Set(fieldOf(at.state).at(at.at('-1,0')))).toEqual(lines);
    at.play('french', { type: 'endMovement' });
    expect(new Set(at.offers('french', 'excess').map(({ unit }) => unit))).toEqual(lines);
  });

  test('NLC-7.3d, 20.2.3e: with a half in a zone it must assault from there', () => {
    const at = inTwo({ from: 'assault', half: '1,0', units: { e: { at: '2,0', side: 'allied' } } });
    expect(at.offers('french', 'assign').map(({ hex, target }) => [hex, target])).toEqual([
      [at.at('1,0'), at.at('2,0')],
    ]);
  });
});

describe('NLC-20.2.3b: a line moves as a line', () => {
  /** i, in line in 0,0 and -1,0, is asked to move. */
  const moving = ({
    half = '-1,0',
    order = 'delay',
    group = ['i'],
    ...sitting
  }: Sitting & LineSitting = {}) => {
    const whole: Sitting = {
      ...sitting,
      units: { i: { at: '0,0', steps: [6, 3], mp: 4 }, e: { at: '12,0', side: 'allied' }, ...sitting.units },
      leaders: { ney: { at: '0,0', commands: [CORPS] }, ...sitting.leaders },
      options: { extendedLines: true, ...sitting.options },
      orders: { [CORPS]: order, ...sitting.orders },
    };
    const at = table({ ...whole, lost: { i: { extended: table(whole).at(half) }, ...sitting.lost } });
    at.play('french', { type: 'select', units: group.map(at.unit) });
    return at;
  };
  const lines = (at: TestTable) =>
    new Set(at.offers('french', 'moveLine').map(({ hex, line }) => `${hex} ${line}`));
  const to = (at: TestTable, hex: string, line: string) =>
    ({ type: 'moveLine', hex: at.at(hex), line: at.at(line) }) as const;
  const pointsUsed = (at: TestTable) => at.state.group?.used[0];

  test('NLC-20.2.3b: both halves go one hex and fill a hexside again', () => {
    const at = moving();
    expect(lines(at)).toEqual(
      pairsOf(
        at,
        ['1,-1', '0,-1'],
        ['0,-1', '-1,-1'],
        ['0,1', '-1,1'],
        ['-1,1', '-2,1'],
        ['1,0', '0,0'],
        ['1,-1', '0,0'],
        ['0,-1', '0,0'],
        ['0,1', '0,0'],
        ['-1,1', '0,0'],
        ['-1,0', '-2,0'],
        ['-1,0', '-2,1'],
        ['-1,0', '-1,1'],
        ['-1,0', '-1,-1'],
        ['-1,0', '0,-1'],
      ),
    );
  });

  test('NLC-20.2.3b, 18.2: it stands in both hexes, holds them, and may go on in line or stop', () => {
    const at = moving();
    const told = at.play('french', to(at, '0,1', '-1,1'));
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('0,1'), extended: at.at('-1,1') });
    expect(told.flatMap((event) => (event.type === 'unitsMoved' ? [[event.how, event.to]] : []))).toEqual([
      ['move', at.at('-1,1')],
      ['move', at.at('0,1')],
    ]);
    for (const spot of ['0,1', '-1,1']) expect(occupierOf(at.state, at.at(spot))).toBe('french');
    at.play('french', to(at, '0,2', '-1,2'));
    at.play('french', { type: 'endMove' });
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('0,2'), extended: at.at('-1,2') });
  });

  test('NLC-20.2.3b: a step costs the dearer of the two hexes, and by ordinary movement it is in one hex again', () => {
    const at = moving({ woods: ['-1,1'] });
    at.play('french', to(at, '0,1', '-1,1'));
    expect(pointsUsed(at)).toBe(4);
    at.play('french', { type: 'go', hex: at.at('1,1') });
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('1,1'), extended: NOWHERE });
  });

  test('NLC-20.2.3b, 5.1b: one step whatever it costs, not a second it cannot pay', () => {
    const at = moving({ woods: ['-1,1', '-1,2'], units: { i: { at: '0,0', steps: [6, 3], mp: 1 } } });
    at.play('french', to(at, '0,1', '-1,1'));
    expect(lines(at)).toEqual(new Set());
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
  });

  test('NLC-20.2.3e, 5.3a: not where other infantry stands, nor where there is no room', () => {
    const at = moving({
      units: {
        j: { at: '-1,1' },
        c: { at: '0,-1', arm: 'cav' },
        d: { at: '0,-1', arm: 'cav', side: 'french' },
      },
      lost: { c: { charged: 1 }, d: { charged: 1 } },
    });
    expect(at.refused('french', to(at, '0,1', '-1,1'))).toBe('NLC-20.2.3e');
    expect(at.refused('french', to(at, '1,-1', '0,-1'))).toBe('NLC-5.3a');
  });

  test('NLC-5.4b: with either half in a zone it does not leave; falling back it does for a point more', () => {
    const before = moving({ units: { e: { at: '1,0', side: 'allied' } } });
    expect(before.refused('french', to(before, '0,1', '-1,1'))).toBe('NLC-5.4b');
    // It is turned to the enemy: he is before the other half.
    const aside = moving({ units: { e: { at: '-2,0', side: 'allied' } } });
    expect(aside.refused('french', to(aside, '-1,1', '0,1'))).toBe('NLC-5.4b');
    const back = moving({ order: 'fallBack', half: '1,0', units: { e: { at: '2,0', side: 'allied' } } });
    back.play('french', to(back, '0,0', '-1,0'));
    expect(pointsUsed(back)).toBe(4);
  });

  test('NLC-5.5, NLC-F.2: neither half comes into a zone the order or the night keeps it out of', () => {
    const at = moving({ units: { e: { at: '-1,3', side: 'allied' } } });
    expect(at.refused('french', to(at, '0,1', '-1,1'))).toBeNull();
    at.play('french', to(at, '0,1', '-1,1'));
    expect(at.refused('french', to(at, '0,2', '-1,2'))).not.toBeNull();
  });

  test('NLC-7.9a: cavalry may fall on either half as it comes by', () => {
    const at = moving({
      units: { e: { at: '-4,2', side: 'allied', arm: 'cav' } },
      leaders: { hill: { at: '-4,2', side: 'allied', commands: ['allied corps'] } },
      orders: { 'allied corps': 'delay' },
    });
    at.play('french', to(at, '-1,1', '-2,1'));
    const asked = at.offers('allied', 'react').map(({ unit }) => unit);
    expect(asked).toContain(at.unit('e'));
  });

  test('NLC-20.2.3e: cavalry stacked with it comes along with one half', () => {
    const at = moving({ units: { c: { at: '0,0', arm: 'cav' } }, group: ['i', 'c'] });
    at.play('french', to(at, '0,1', '-1,1'));
    expect(at.hexOf('c')).toBe(at.at('0,1'));
    expect(at.state.units[at.unit('c')]?.extended).toBe(NOWHERE);
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('0,1'), extended: at.at('-1,1') });
  });
});

describe('NLC-20.2.3a: deploying beside the enemy', () => {
  const beside = (spot: string) => {
    const at = table({
      options: { extendedLines: true },
      units: { i: { at: '0,0', steps: [6, 3] }, e: { at: '1,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: [CORPS] } },
      orders: { [CORPS]: 'attack' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return { at, answer: at.refused('french', { type: 'extend', unit: at.unit('i'), hex: at.at(spot) }) };
  };

  test('NLC-5.4b, 20.2.3a: who begins in a zone does not leave it by deploying, and so may', () => {
    const { at, answer } = beside('-1,0');
    expect(answer).toBeNull();
    at.play('french', { type: 'extend', unit: at.unit('i'), hex: at.at('-1,0') });
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('0,0'), extended: at.at('-1,0') });
  });

  test('NLC-20.2.3a: along the front of the enemy too, but not into his hex', () => {
    expect(beside('0,1').answer).toBeNull();
    expect(beside('1,0').answer).not.toBeNull();
  });
});

describe('NLC-D.6: at the edge, and cut off', () => {
  const CORNER = {
    leaders: LEADERS,
    units: { i: { at: '-8,15' }, e: { at: '-7,14', side: 'allied' } },
    walls: ['-8,15|-9,15'],
    orders: { 'allied corps': 'delay' },
  } as const;
  const atEdge = (kind: 'assault' | 'orderFailure') => {
    const spots = table(CORNER);
    return table({
      ...CORNER,
      frames: [
        retreatFrame.at('look', {
          ...UNDECIDED,
          side: 'french',
          kind,
          foes: [spots.at('-7,14')],
          units: [spots.unit('i')],
          at: spots.at('-8,15'),
          left: 1,
          visited: [spots.at('-8,15')],
        }),
      ],
    });
  };

  test('NLC-R022, NLC-D.6: with no hex but beside the enemy one may go there, and need not leave the map', () => {
    const at = atEdge('assault');
    expect(singles(at)).toEqual(new Set([NOWHERE, ...['-8,14', '-7,15'].map(at.at)]));
  });

  test('NLC-12.9f, NLC-D.6: after a failed order one may stop rather than enter a zone or leave the map', () => {
    expect(atEdge('orderFailure').offers('french', 'stopRetreat')).toHaveLength(1);
  });

  const beaten = (units: Sitting['units'], walls: readonly string[]) => {
    const sitting = {
      from: 'charge',
      units: { c: { at: '0,0', arm: 'cav' }, e: { at: '2,0', side: 'allied' }, ...units },
      leaders: LEADERS,
      walls,
    } as const;
    const spots = table(sitting);
    const entry = {
      unit: spots.unit('c'),
      start: spots.at('0,0'),
      via: spots.at('1,0'),
      target: spots.at('2,0'),
    };
    return table({
      ...sitting,
      lost: { c: { hex: spots.at('2,0') } },
      frames: [
        chargeCombatFrame.at('compare', {
          side: 'french',
          hex: spots.at('2,0'),
          entries: [entry],
          noSquare: false,
          backhand: false,
          isPursuit: false,
          fled: [],
          square: false,
          defenders: [spots.unit('e')],
          hitsOnChargers: 0,
          hitsOnDefenders: 0,
          chargersLost: 0,
          defendersLost: 0,
          won: false,
          exposedBefore: 0,
        }),
      ],
    });
  };
  const BLOCK = { x: { at: '1,0', side: 'allied' } } as const;

  test('NLC-7.7f, NLC-D.6: beaten chargers ride round whoever stands on their way', () => {
    expect(beaten(BLOCK, []).hexOf('c')).toBe(table({ units: BLOCK }).at('0,0'));
  });

  test('NLC-7.7f, NLC-D.6: with no way to their start that is free of enemies they are lost, though a hex beside them is open', () => {
    const walls = ['2,0|2,-1', '2,0|3,-1', '2,0|1,1', '2,0|2,1'];
    const island = ['3,0|4,0', '3,0|4,-1', '3,0|3,-1', '3,0|2,1', '3,0|3,1'];
    const at = beaten(BLOCK, [...walls, ...island]);
    expect(at.state.units[at.unit('c')]?.status).not.toBe('map');
  });

  test('NLC-R078: a start in enemy hands is an ordinary retreat', () => {
    const at = beaten({ x: { at: '0,0', side: 'allied' } }, []);
    expect(at.offers('french', 'retreatTo').length).toBeGreaterThan(1);
  });
});

describe('NLC-20.2.2: command by divisions binds leaders, too', () => {
  const FAR = { e: { at: '12,9', side: 'allied' } } as const;

  test('NLC-20.2.2a, 12.2e: on a March he stops only where those he touches stay in command', () => {
    const stops = (divisionCommand: boolean) => {
      const at = under(
        {
          options: { divisionCommand },
          units: { i: { at: '1,0' }, g: { at: '-1,0', arm: 'art', gun: 'foot' }, ...FAR },
          leaders: { ney: { at: '0,0', commands: [CORPS] } },
          lost: { g: { bombarded: 1 } },
        },
        (spot) => [towards('march', [spot('9,0')])],
      );
      return { at, hexes: at.offers('french', 'goLeader').map(({ hex }) => hex) };
    };
    const byRange = stops(false);
    expect(byRange.hexes).toEqual([byRange.at.at('2,0')]);
    expect(stops(true).hexes).toEqual([]);
  });

  test('NLC-20.2.2a, c, 12.13f: a division is in range of its corps commander by whom it touches', () => {
    const mayEnd = (spot: string) => {
      const at = table({
        options: { divisionCommand: true },
        units: { i: { at: '1,0' }, c: { at: spot, arm: 'cav', division: 'Foy' }, ...FAR },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        also: (state, where) => detached(state, 'Foy', towards('attack', [where('8,0')])),
      });
      return at.refused('french', { type: 'endDivisional', body: bodyNamed(at.state, 'Foy') });
    };
    expect(mayEnd('2,0')).toBeNull();
    expect(mayEnd('3,0')).toBe('NLC-12.13f');
  });

  test('NLC-20.2.2a, 12.2e: he owes help only where his ride lets a unit of his go on, by whom it touches then', () => {
    const ended = (mp: number) => {
      const at = under(
        {
          options: { divisionCommand: true },
          woods: ['2,0'],
          units: { j: { at: '1,0', arm: 'cav', mp: 7 }, i: { at: '2,0', mp: 2 }, ...FAR },
          leaders: { ney: { at: '0,0', commands: [CORPS], mp } },
          lost: { j: { charged: 1 } },
        },
        (spot) => [towards('attack', [spot('9,0')])],
      );
      return at.refused('french', { type: 'endMovement' });
    };
    expect(ended(9)).toBe('NLC-12.2e');
    expect(ended(1)).toBeNull();
  });

  test('NLC-20.2.2a, NLC-J.1: moved by the table he rides to those he must touch', () => {
    const ridden = (divisionCommand: boolean) => {
      const at = under(
        {
          options: { divisionCommand },
          units: { i: { at: '3,0', arm: 'art', gun: 'foot' }, ...FAR },
          leaders: { ney: { at: '0,0', commands: [CORPS] } },
          lost: { i: { bombarded: 1 } },
        },
        (spot) => [towards('attack', [spot('9,0')])],
      );
      at.play('french', { type: 'auto', body: bodyNamed(at.state, CORPS) });
      const { hex = NOWHERE } = at.state.leaders[0] ?? {};
      return distance(fieldOf(at.state).theatre, hex, at.hexOf('i'));
    };
    expect(ridden(true)).toBeLessThanOrEqual(1);
    expect(ridden(false)).toBeLessThanOrEqual(3);
  });

  test('NLC-20.2.2a, 20.6b: a division two hexes off shares the panic of its corps by range, not by touch', () => {
    const shaken = (divisionCommand: boolean) => {
      const at = table({
        options: { divisionCommand, panic: true },
        woods: ['1,0'],
        units: {
          i: { at: '0,0' },
          a: { at: '2,0', division: 'Foy', steps: [6, 3] },
          k: { steps: [9, 4] },
          ...FAR,
        },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        limits: { [CORPS]: 5 },
        also(state, spot) {
          detached(state, 'Foy', towards('delay', [spot('2,0')]));
          const lost = theatreOf(state).units.findIndex(({ id }) => id === 'k');
          patchUnit(state, lost, { status: 'eliminated' });
        },
      });
      return isShaken(at.state, bodyNamed(at.state, 'Foy'));
    };
    expect(shaken(false)).toBe(true);
    expect(shaken(true)).toBe(false);
  });
});

describe('NLC-20.2.3: a line and its leader', () => {
  test('NLC-20.2.3a, 2.3f: it fills both its hexes, and a leader in either is with it', () => {
    const courage = (leader: string): number => {
      const whole = {
        options: { extendedLines: true },
        units: { i: { at: '0,0', steps: [6, 3] }, ...E },
        leaders: { ...LEADERS, reille: { at: leader, commands: [CORPS] } },
      } as const satisfies Sitting;
      const at = table({ ...whole, lost: { i: { extended: table(whole).at('-1,0') } } });
      return moraleOf(at.state, at.unit('i'), PLAIN).value;
    };
    expect(['0,0', '-1,0', '9,0'].map(courage)).toEqual([5, 5, 4]);
  });
});
