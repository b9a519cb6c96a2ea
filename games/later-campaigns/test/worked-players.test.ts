// NLC-M: a side of several players, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { UNDECIDED } from '../combat/going-back.ts';
import { theatreOf } from '../data/theatres.ts';
import { playerTurnsFrame, reactionFrame, retreatFrame, turnEndFrame } from '../frames.ts';
import { options } from '../options.ts';
import { seatOfUnit } from '../seats/holding.ts';
import { seatsIn } from '../seats/seating.ts';
import { DIVISIONS, SCENARIO_IDS } from '../vocabulary.ts';
import { BODY, betweenStages, COUNCIL, council, ERLON, NEY, REILLE, send } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, detached, towards } from './under-orders.ts';

const done = (at: TestTable): void => {
  for (const seat of at.asked()) at.play(seat, { type: 'done' });
};
const failed = (at: TestTable): boolean => at.happened().some(({ type }) => type === 'orderFailed');
const turnOf = (seats: readonly string[], more: Partial<Sitting> = {}): TestTable =>
  table({
    ...COUNCIL,
    ...more,
    frames: [playerTurnsFrame.at('next', { side: 'french', reserve: false, chits: [], left: [...seats] })],
    also(state, at) {
      betweenStages(state);
      more.also?.(state, at);
    },
  });

describe('NLC-M.1: whose formation it is', () => {
  test('NLC-M.1: the seats of a side divide its formations: every counter has one player, of its own side', () => {
    for (const players of DIVISIONS) {
      const at = table({ ...COUNCIL, options: { ...COUNCIL.options, players } });
      const seats = seatsIn(at.state);
      for (const [id, { side }] of theatreOf(at.state).units.entries()) {
        const seat = seatOfUnit(at.state, id);
        expect(seats).toContain(seat);
        expect(seat.startsWith(side)).toBe(true);
      }
    }
  });

  test('NLC-M.1: in his turn a player moves nobody of another’s corps', () => {
    const at = turnOf([REILLE, ERLON]);
    expect(at.refused(REILLE, { type: 'select', units: [at.unit('j')] })).not.toBeNull();
    expect(at.offers(REILLE, 'select').map(({ units }) => units)).toEqual([[at.unit('i')]]);
  });

  test('NLC-M.1: nor does one who is not asked act at all', () => {
    const at = turnOf([REILLE, ERLON]);
    expect(at.legal(ERLON)).toEqual([]);
    expect(at.legal(NEY)).toEqual([]);
  });

  test('NLC-12.13d, NLC-M.1: a division sent off on orders of its own keeps the player of its corps', () => {
    const at = turnOf([ERLON], {
      units: { ...COUNCIL.units, k: { at: '5,0', in: 'II', division: 'Foy' } },
      also: (state, spot) => detached(state, 'Foy', towards('delay', [spot('5,0')])),
    });
    expect(seatOfUnit(at.state, at.unit('k'))).toBe(ERLON);
    expect(at.state.stage?.active).toContain(at.unit('k'));
  });

  test('NLC-M.1, 12.13: one player does not end the divisional orders of another', () => {
    const at = council({
      units: { ...COUNCIL.units, k: { at: '5,0', in: 'II', division: 'Foy' } },
      also: (state, spot) => detached(state, 'Foy', towards('delay', [spot('5,0')])),
    });
    const end = { type: 'endDivisional', body: bodyNamed(at.state, 'Foy') } as const;
    expect(at.refused(REILLE, end)).not.toBeNull();
  });

  test('NLC-11.2, NLC-M.1: when his commander is lost the player keeps his corps', () => {
    const at = turnOf([ERLON], { gone: ['erlon'] });
    expect(seatOfUnit(at.state, at.unit('j'))).toBe(ERLON);
  });

  test('NLC-M.1: whoever has nobody left on the map has no turn', () => {
    const at = turnOf([REILLE, ERLON], { lost: { i: { status: 'eliminated', hex: -1 } } });
    expect(at.asked()).toEqual([ERLON]);
  });
});

describe('NLC-M.2: what travels', () => {
  /** Ney's letter to Erlon, so many MP off, out of his sight behind a battalion. */
  const delay = (far: number) => {
    const at = council({
      units: { ...COUNCIL.units, j: { at: `${-far},1`, in: 'II' }, k: { at: '-4,1', in: 'I' } },
      leaders: { ...COUNCIL.leaders, erlon: { at: `${-far},1`, commands: ['II'] } },
      places: { Gosselies: [`${2 - far},1`] },
    });
    send(at, BODY.II);
    return at.view(NEY).sent.map(({ receive, issued }) => receive - issued);
  };

  test('NLC-M.2, NLC-D.4: over 8 MP a message is a turn on its road, over 9 two', () => {
    expect(delay(8)).toEqual([1]);
    expect(delay(9)).toEqual([2]);
  });

  test('NLC-M.2: an enemy hears nothing of a message', () => {
    const at = council();
    const before = at.happened('allied-orange').length;
    send(at, BODY.I);
    expect(at.happened('allied-orange').slice(before)).toEqual([]);
    expect(at.view('allied-orange').sent).toEqual([]);
  });

  test('NLC-M.2: a message to one corps is none to another', () => {
    const at = council();
    send(at, BODY.I);
    expect(at.offers(ERLON, 'obey')).toEqual([]);
    expect(at.refused(ERLON, { type: 'obey', body: BODY.I })).not.toBeNull();
    expect(at.refused(NEY, { type: 'obey', body: BODY.I })).not.toBeNull();
  });

  test('NLC-R112, NLC-M.2: it is for whoever takes the place of a commander who is lost', () => {
    const at = council({ gone: ['reille'] });
    const begun = at.offers(NEY, 'begin').filter(({ recipient }) => recipient === BODY.I);
    expect(begun.every(({ sender }) => sender === 0)).toBe(true);
  });

  test('NLC-M.2: it binds nobody; who does not follow it keeps his order', () => {
    const at = council();
    send(at, BODY.I);
    done(at);
    expect(at.body('I').order.legs[0]?.type).toBe('defend');
    expect(failed(at)).toBe(false);
  });
});

describe('NLC-M.3: orders of one’s own', () => {
  const begin = (recipient: number) => ({ type: 'begin', sender: -1, recipient, order: 'march' }) as const;

  test('NLC-M.3: each sets the order of his own corps, and of no other', () => {
    const at = council({}, 'deliver');
    expect(at.refused(REILLE, begin(BODY.II))).not.toBeNull();
    expect(at.refused(REILLE, begin(BODY.I))).toBeNull();
    expect(at.offers(ERLON, 'begin').every(({ recipient }) => recipient === BODY.II)).toBe(true);
  });

  test('NLC-M.3: an overall commander sets none for his corps, he writes to them', () => {
    const at = council({}, 'deliver');
    expect(at.offers(NEY, 'begin')).toEqual([]);
  });

  test('NLC-M.3: another order than the one delivered is a change at will', () => {
    const at = council();
    send(at, BODY.I);
    at.play(REILLE, { type: 'begin', sender: -1, recipient: BODY.I, order: 'attack' });
    at.play(REILLE, { type: 'target', at: { kind: 'place', place: 1 } });
    at.play(REILLE, { type: 'finish' });
    done(at);
    expect(failed(at)).toBe(true);
  });

  test('NLC-M.3, 12.9f: after a change at will the corps goes back, and the order it wanted is not in force', () => {
    const at = council({}, 'deliver');
    at.play(REILLE, begin(BODY.I));
    at.play(REILLE, { type: 'target', at: { kind: 'place', place: 0 } });
    at.play(REILLE, { type: 'finish' });
    done(at);
    const told = at.happened(REILLE).filter(({ type }) => type === 'orderFailed');
    expect(told).toHaveLength(1);
    expect(at.asked()).toEqual([REILLE]);
  });
});

describe('NLC-M.4: zeal', () => {
  const atTurnEnd = (order: 'attack' | 'probe', start: string, more: Partial<Sitting> = {}) =>
    failed(
      table({
        ...COUNCIL,
        orders: { ...COUNCIL.orders, II: order },
        ...more,
        frames: [turnEndFrame.at('zeal', {})],
        also(state, at) {
          betweenStages(state);
          state.starts = state.units.map(({ hex }, id) => (id === 1 ? at(start) : hex));
        },
      }),
    );

  test('NLC-M.4: a Probe is held to the same', () => {
    expect(atTurnEnd('probe', '6,0')).toBe(true);
    expect(atTurnEnd('probe', '5,0')).toBe(false);
  });

  test('NLC-M.4: going back from the enemy fails, sideways too', () => {
    expect(atTurnEnd('attack', '7,0')).toBe(true);
    expect(atTurnEnd('attack', '7,-1')).toBe(true);
  });

  test('NLC-M.4: the zeal of one corps does not serve another', () => {
    const more: Partial<Sitting> = { bodies: { I: { attackedOn: 1 } } };
    expect(atTurnEnd('attack', '6,0', more)).toBe(true);
  });
});

describe('NLC-M.1: answers of several players', () => {
  test('NLC-M.1, 7.4: how a stack goes back says its own player', () => {
    const at = table({
      ...COUNCIL,
      units: { ...COUNCIL.units, e: { at: '7,0', side: 'allied' } },
      also(state, spot) {
        state.frames.push(
          retreatFrame.at('look', {
            ...UNDECIDED,
            side: 'french',
            kind: 'assault',
            foes: [spot('7,0')],
            units: [1],
            at: spot('6,0'),
            left: 1,
            visited: [spot('6,0')],
          }),
        );
      },
    });
    expect(at.asked()).toEqual([ERLON]);
  });

  test('NLC-M.1, 7.9a: whose cavalry may charge is asked, each for his own', () => {
    const at = table({
      ...COUNCIL,
      side: 'allied',
      units: {
        i: { at: '0,0', in: 'I', arm: 'cav' },
        j: { at: '4,0', in: 'II', arm: 'cav' },
        e: { at: '2,0', side: 'allied' },
      },
      leaders: { ...COUNCIL.leaders, erlon: { at: '4,0', commands: ['II'] } },
      also(state, spot) {
        state.frames.push(
          reactionFrame.at('declare', {
            kind: 'move',
            hex: spot('2,0'),
            side: 'french',
            movers: [2],
            noSquare: false,
            declared: [],
            backhand: false,
            left: [REILLE, ERLON],
          }),
        );
      },
    });
    const own = (seat: typeof REILLE | typeof ERLON) =>
      new Set(at.offers(seat, 'react').map(({ unit }) => unit));
    expect(at.asked()).toEqual([REILLE]);
    expect(own(REILLE)).toEqual(new Set([at.unit('i')]));
    at.play(REILLE, { type: 'pass' });
    expect(at.asked()).toEqual([ERLON]);
    expect(own(ERLON)).toEqual(new Set([at.unit('j')]));
  });

  test('NLC-M.1, 20.13a: whose guns may fire is asked, each for his own', () => {
    const at = table({
      ...COUNCIL,
      side: 'allied',
      options: { ...COUNCIL.options, opportunityFire: true },
      orders: { ...COUNCIL.orders, 'allied corps': 'delay' },
      units: {
        i: { at: '2,0', in: 'I', arm: 'art' },
        j: { at: '5,0', in: 'II', arm: 'art' },
        e: { at: '3,2', side: 'allied' },
      },
      leaders: {
        ...COUNCIL.leaders,
        orange: { at: '3,2', side: 'allied', commands: ['allied corps'] },
      },
    });
    const mover = at.asked()[0] ?? '';
    at.play(mover, { type: 'select', units: [at.unit('e')] });
    at.play(mover, { type: 'step', hex: at.at('3,1') });
    const guns = (seat: string) => at.offers(seat, 'opportunityFire').map(({ gun }) => gun);
    expect(at.asked()).toEqual([REILLE]);
    expect(guns(REILLE)).toEqual([at.unit('i')]);
    at.play(REILLE, { type: 'pass' });
    expect(at.asked()).toEqual([ERLON]);
    expect(guns(ERLON)).toEqual([at.unit('j')]);
  });

  test('NLC-G, NLC-M.2: friends share what is seen of the enemy', () => {
    const at = turnOf([REILLE], { units: { ...COUNCIL.units, e: { at: '8,0', side: 'allied' } } });
    const seen = (seat: typeof REILLE | typeof ERLON) =>
      at.view(seat).stacks.find(({ hex }) => hex === at.at('8,0'));
    expect(seen(REILLE)).toEqual(seen(ERLON));
    expect(seen(REILLE)).toBeDefined();
  });
});

test('NLC-M.1: every scenario has at least a player for each side', () => {
  for (const scenario of SCENARIO_IDS)
    for (const players of DIVISIONS) {
      const seats = seatsIn({ options: { ...options.usual, scenario, players, sequence: 'multiplayer' } });
      for (const side of ['french', 'allied']) expect(seats.some((seat) => seat.startsWith(side))).toBe(true);
    }
});
