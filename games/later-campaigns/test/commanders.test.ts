// NLC-M.8 to NLC-M.10: several players on a side who keep chits, couriers, compliance, local decisions and confidence.
import { describe, expect, test } from 'vitest';
import { chitsFrame, commandFrame, pickFrame, turnFrame } from '../frames.ts';
import { options } from '../options.ts';
import { isByChits } from '../scope-of.ts';
import { hasChairs, keepChits, setOwnOrders } from '../seats/seating.ts';
import { redact } from '../secrecy/redact.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import { frameSeen } from '../secrecy/stage-seen.ts';
import { NO_CUP } from '../turn/cup.ts';
import { BODY, betweenStages, COUNCIL, ERLON, NEY, REILLE, send } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';

const STAFF: Sitting = { ...COUNCIL, options: { commanders: true, players: 'corps' } };
const ORANGE = 'allied-orange';
const WELLINGTON = 'allied-wellington';

const staff = (more: Partial<Sitting> = {}): TestTable =>
  table({
    ...STAFF,
    ...more,
    also(state, at) {
      betweenStages(state);
      more.also?.(state, at);
    },
  });

const told = (at: TestTable, seat: string, type: string): boolean =>
  at.happened(seat).some((event) => event.type === type);

const allDone = (at: TestTable): void => {
  for (const seat of at.asked()) at.play(seat, { type: 'done' });
};

describe('NLC-M.8: chits, couriers, compliance and confidence', () => {
  test('the option means something chit by chit only; where players set their orders it is as before', () => {
    const chosen = { options: { ...options.usual, commanders: true } };
    expect([hasChairs(chosen), keepChits(chosen), setOwnOrders(chosen)]).toEqual([true, true, false]);
    const packets = { options: { ...chosen.options, sequence: 'pbem' as const } };
    expect([hasChairs(packets), keepChits(packets)]).toEqual([false, false]);
    const own = { options: { ...chosen.options, sequence: 'multiplayer' as const } };
    expect([hasChairs(own), keepChits(own), setOwnOrders(own)]).toEqual([true, false, true]);
    expect([isByChits({ commanders: true }), isByChits({})]).toEqual([false, true]);
  });

  test('NLC-12.3a: every player writes, each for leaders of his own', () => {
    const at = staff({ frames: [commandFrame.at('record', { passed: 0 })] });
    expect(at.asked()).toEqual([NEY, REILLE, ERLON, WELLINGTON, ORANGE]);
    const recipients = (seat: string) => [
      ...new Set(at.offers(seat, 'begin').map(({ recipient }) => recipient)),
    ];
    expect(recipients(REILLE)).toContain(BODY.I);
    expect(recipients(REILLE)).not.toContain(BODY.II);
    expect(recipients(NEY)).toEqual([]);
  });

  test('NLC-12.7a: whoever gets an order tests compliance, and nobody else hears how it went', () => {
    const at = staff({ frames: [commandFrame.at('send', { passed: 0 })], dice: [6, 6] });
    send(at, BODY.I);
    expect(at.body('I').order.legs[0]?.type).toBe('march');
    expect([NEY, REILLE, ERLON, ORANGE].map((seat) => told(at, seat, 'orderArrived'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('NLC-12.10c: confidence is checked, and its player hears', () => {
    const at = staff({
      turn: 2,
      orders: { ...COUNCIL.orders, I: 'attack' },
      bodies: { I: { lossTurn: 1 } },
      frames: [commandFrame.at('confidence', { passed: 0 })],
      dice: [1],
    });
    expect([NEY, REILLE, ERLON].map((seat) => told(at, seat, 'confidenceHeld'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('NLC-12.11b: a local decision is rolled; a Bad Move is written by the senior of the enemy', () => {
    const at = staff({ frames: [commandFrame.at('record', { passed: 0 })], dice: [1, 1] });
    at.play(REILLE, { type: 'begin', sender: -1, recipient: BODY.I, order: 'march' });
    at.play(REILLE, { type: 'target', at: { kind: 'place', place: 0 } });
    at.play(REILLE, { type: 'finish' });
    allDone(at);
    allDone(at);
    expect([REILLE, ERLON].map((seat) => told(at, seat, 'localDecided'))).toEqual([true, false]);
    expect(at.asked()).toEqual([WELLINGTON]);
  });

  test('NLC-4.0f: whoever has the formation of a chit has its Stage', () => {
    const at = staff({
      frames: [turnFrame.at('selection', {})],
      dice: [1],
      also: (state) => {
        state.cup = { ...NO_CUP, chits: [[BODY.II]] };
      },
    });
    expect(at.state.stage?.player).toBe(ERLON);
    expect(at.asked()).toEqual([ERLON]);
    expect(at.state.stage?.active).toEqual([at.unit('j')]);
  });

  test('NLC-4.3a: the best commander of a side rolls, and nobody is asked who does', () => {
    const at = staff({ frames: [chitsFrame.at('coordinated', { rollers: [] })], dice: [1, 6] });
    expect(at.happened(NEY)).toContainEqual(
      expect.objectContaining({ type: 'coordinatedRolled', leader: 0 }),
    );
    expect(at.asked()).toEqual([NEY]);
  });
});

describe('NLC-M.9: each looks for himself', () => {
  const NIGHT: Partial<Sitting> = {
    turns: [{ clock: '2300', night: true }],
    units: { ...COUNCIL.units, e: { at: '7,0', side: 'allied' }, f: { at: '7,0', side: 'allied' } },
  };

  test('NLC-5.3c: into an enemy stack looks whoever has a leader or unit that sees it', () => {
    const at = table({ ...STAFF, ...NIGHT });
    const seen = (seat: string) => at.view(seat).stacks.find(({ hex }) => hex === at.at('7,0'));
    expect(seen(ERLON)).toMatchObject({ whole: true, units: [{}, {}] });
    expect(seen(REILLE)).toMatchObject({ whole: false });
    expect(seen(REILLE)?.units).toHaveLength(1);
    // Whoever only looks on is not told by him what one of the players sees.
    expect(seen('spectator')).toMatchObject({ whole: false });
    expect(seen(ORANGE)).toMatchObject({ whole: true });
  });

  test('with one player on a side all of it looks', () => {
    const at = table({ ...STAFF, ...NIGHT, options: {} });
    expect(at.view('french').stacks.find(({ hex }) => hex === at.at('7,0'))).toMatchObject({ whole: true });
  });

  test('what moves is told to each as far as he makes it out', () => {
    const at = table({ ...STAFF, ...NIGHT });
    const units = [at.unit('e'), at.unit('f')];
    const event = {
      type: 'unitsMoved',
      rule: 'NLC-5.1a',
      how: 'move',
      from: at.at('8,0'),
      to: at.at('7,0'),
      ...shownTo(at.state, units),
    } as const;
    const heard = (seat: string) => {
      const known = redact(event, seat);
      return known !== null && 'units' in known ? known.units : null;
    };
    expect(heard(ERLON)).toEqual(units);
    expect(heard(REILLE)).toHaveLength(1);
    expect(heard('spectator')).toHaveLength(1);
    expect(heard(ORANGE)).toEqual(units);
    for (const seat of [ERLON, REILLE, ORANGE, 'spectator'])
      expect(redact(event, seat)).not.toHaveProperty('sights');
  });
});

describe('NLC-M.10: a Coordinated Action', () => {
  const picking = (players: 'corps' | 'wings', more: Sitting['options'] = { commanders: true }): TestTable =>
    staff({
      options: { ...more, players },
      frames: [pickFrame.at('choose', { side: 'french', what: 'coordinated', roller: 0 })],
      also: (state) => {
        state.cup = NO_CUP;
      },
    });
  const PAIR = { type: 'pickCoordinated', first: BODY.I, second: BODY.II } as const;

  test('binds two formations of one player', () => {
    expect(picking('wings').offers(NEY, 'pickCoordinated')).toEqual([PAIR]);
    const at = picking('corps');
    expect(at.offers(NEY, 'pickCoordinated')).toEqual([]);
    expect(at.refused(NEY, PAIR)).toBe('NLC-M.10');
    // NLC-P.3: without chits two players may attack together.
    expect(picking('corps', { sequence: 'multiplayer' }).offers(NEY, 'pickCoordinated')).toEqual([PAIR]);
  });
});

describe('NLC-M.1, NLC-M.2: what friends keep to themselves', () => {
  const CAVALRY: Partial<Sitting> = {
    units: {
      ...COUNCIL.units,
      h: { at: '1,0', in: 'I', arm: 'cav' },
      k: { at: '5,0', in: 'II', arm: 'cav' },
    },
    stage: { player: REILLE },
  };

  test('NLC-7.9a: how cavalry reacts is offered to its player only', () => {
    const at = table({ ...STAFF, ...CAVALRY });
    expect(at.offers(REILLE, 'stance').map(({ unit }) => unit)).toEqual([at.unit('h')]);
    expect(at.refused(REILLE, { type: 'stance', unit: at.unit('k'), stance: 'pass' })).toBe('NLC-7.9a');
  });

  test('NLC-12.13d: which body moves by its order shows to nobody else', () => {
    const moving = { proc: 'movement', step: 'auto', side: 'french', auto: BODY.I } as const;
    const at = table({ ...STAFF, ...CAVALRY });
    expect(frameSeen(at.state, moving, REILLE)).toMatchObject({ step: 'auto', auto: BODY.I });
    for (const viewer of [ERLON, ORANGE, 'spectator'])
      expect(frameSeen(at.state, moving, viewer)).toMatchObject({ step: 'choose', auto: -1 });
  });
});
