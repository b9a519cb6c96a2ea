// NLC-20.5 to 20.9: what the optional rules of command do.
import { describe, expect, test } from 'vitest';
import { bodyAt } from '../changes/bodies.ts';
import { patchUnit, patchUnits } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { commandFrame, ordersFrame, turnEndFrame, turnFrame } from '../frames.ts';
import { armyLevel, formationLimit } from '../morale/demoralization.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { isShaken } from '../morale/shaken.ts';
import { stopsFrom } from '../movement/leader-stops.ts';
import { legWith } from '../orders/legs.ts';
import { lowerByFailure } from '../orders/operations-morale.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { capacityOf } from '../staff/capacity.ts';
import { unsettledBy } from '../staff/unsettled.ts';
import type { Leg } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, detached, towards, under } from './under-orders.ts';

const SEND = ordersFrame.ask(['french', 'allied'], { what: 'send', body: -1, from: -1 });

const ARMY = {
  units: {
    i: { at: '0,0' },
    j: { at: '1,0' },
    e: { at: '14,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '0,0', rating: 4, role: 'oc', commands: ['french corps'], noHqPenalty: true },
    ney: { at: '8,0', rating: 3, role: 'wc', commands: ['french corps'] },
    reille: { at: '1,0', rating: 2, commands: ['french corps'] },
    wellington: { at: '14,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['3,0'], Gosselies: ['2,1'] },
} as const;

const idOf = (at: TestTable, name: string): number =>
  theatreOf(at.state).bodies.findIndex(({ id }) => id === name);

/** The French write this order, both sides end the phase. */
function sent(sitting: Sitting, type: 'delay' | 'fallBack' | 'attack' = 'delay'): TestTable {
  const at = table({ ...sitting, frames: [commandFrame.at('send', { passed: 0 })] });
  const corps = idOf(at, 'french corps');
  at.play('french', { type: 'begin', sender: 0, recipient: corps, order: type });
  if (type === 'fallBack') at.play('french', { type: 'target', at: { kind: 'supply' } });
  else at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
  at.play('french', { type: 'finish' });
  at.play('french', { type: 'done' });
  at.play('allied', { type: 'done' });
  return at;
}

describe('NLC-20.5: confused commanders', () => {
  test('NLC-20.5: an order past a wing commander out of range makes him a column worse for two turns', () => {
    const at = sent({ ...ARMY, options: { commandConfusion: true }, dice: [6, 6] });
    const wing = idOf(at, 'wing:ney');
    const worse = [1, 2, 3, 4].map((turn) => unsettledBy({ ...at.state, turn }, wing));
    expect(worse).toEqual([0, 1, 1, 0]);
  });

  test('NLC-20.5: while the letter is on its road he is as good as ever; a second one goes over into the first', () => {
    const far = { ...ARMY.leaders.reille, at: '-8,0' };
    const units = { ...ARMY.units, i: { at: '0,0' }, j: { at: '-8,0' } } as const;
    const at = sent({
      ...ARMY,
      units,
      leaders: { ...ARMY.leaders, reille: far },
      places: { Frasnes: ['-6,0'] },
      options: { commandConfusion: true, sequence: 'chit' },
      turns: Array.from({ length: 9 }, (_, i) => ({ clock: `${10 + i}00` })),
    });
    const worse = [1, 2, 3, 4, 5].map((turn) => unsettledBy({ ...at.state, turn }, idOf(at, 'wing:ney')));
    expect(worse).toEqual([0, 0, 1, 1, 0]);
  });

  test('NLC-20.5: not if he is in range, and not without the option', () => {
    const near = { ...ARMY, leaders: { ...ARMY.leaders, ney: { ...ARMY.leaders.ney, at: '2,0' } } };
    expect(
      sent({ ...near, options: { commandConfusion: true }, dice: [6, 6] }).body('wing:ney').confusedUntil,
    ).toBe(0);
    expect(sent({ ...ARMY, dice: [6, 6] }).body('wing:ney').confusedUntil).toBe(0);
  });
});

describe('NLC-20.6: panic of divisions', () => {
  test('NLC-20.6b: a division on its own out of range is demoralized by a third of its own losses', () => {
    const alone = (lost: number) => {
      const at = table({
        units: {
          i: { at: '0,0' },
          a: { at: '9,0', division: 'Bachelu', steps: [6, 3] },
          b:
            lost > 0
              ? { division: 'Bachelu', steps: [lost] }
              : { at: '9,1', division: 'Bachelu', steps: [4] },
          e: { at: '-9,0', side: 'allied' },
        },
        leaders: { reille: { at: '0,0', commands: ['french corps'] } },
        options: { panic: true },
        limits: { 'french corps': 50 },
        also(state) {
          const corps = theatreOf(state).bodies.findIndex(({ id }) => id === 'french corps');
          const division = theatreOf(state).bodies.findIndex(({ id }) => id === 'Bachelu');
          state.bodies[division] = { ...bodyAt(state, corps), leader: -1, parent: corps };
          patchUnits(state, [1, 2], { body: division });
          if (lost > 0) patchUnit(state, 2, { status: 'eliminated' });
        },
      });
      return isShaken(at.state, idOf(at, 'Bachelu'));
    };
    expect(alone(0)).toBe(false);
    expect(alone(3)).toBe(false);
    expect(alone(4)).toBe(true);
  });

  test('NLC-20.6b: a division whose first order has yet to come into force is still with its corps', () => {
    const at = table({
      units: {
        i: { at: '0,0' },
        a: { at: '1,0', division: 'Bachelu', steps: [6, 3] },
        b: { division: 'Bachelu', steps: [4] },
        e: { at: '-9,0', side: 'allied' },
      },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
      options: { panic: true },
      limits: { 'french corps': 50 },
      also(state) {
        const corps = theatreOf(state).bodies.findIndex(({ id }) => id === 'french corps');
        const division = theatreOf(state).bodies.findIndex(({ id }) => id === 'Bachelu');
        state.bodies[division] = { ...bodyAt(state, corps), leader: -1, parent: corps };
        patchUnit(state, 2, { status: 'eliminated' });
      },
    });
    expect(isShaken(at.state, idOf(at, 'Bachelu'))).toBe(false);
  });

  test('NLC-20.6a, 12.2.3b: where a leader may stop is judged from where he set out, though his ride unsettles his men', () => {
    const dead = { steps: [9, 5] };
    const at = under(
      {
        units: {
          i: { at: '-6,0' },
          lost: dead,
          r: { in: 'routed', ...dead },
          s: { in: 'routed', ...dead },
          e: { at: '14,0', side: 'allied' },
        },
        kinds: { routed: 'corps' },
        leaders: { own: { at: '0,0', commands: ['french corps'] }, his: { at: '6,0', commands: ['routed'] } },
        options: { panic: true },
        also: (state) => patchUnits(state, [1, 2, 3], { status: 'eliminated' }),
      },
      (spot) => [towards('march', [spot('9,0')])],
    );
    const start = at.at('0,0');
    const leaders = at.state.leaders.map((each, id) => (id === 0 ? { ...each, hex: at.at('1,0') } : each));
    const onHisWay = { ...at.state, leaders };
    const i = at.unit('i');
    expect(allowanceOf(onHisWay, i)).toBeLessThan(allowanceOf(at.state, i));
    expect(stopsFrom(onHisWay, 0, start)).toEqual(stopsFrom(at.state, 0, start));
  });
});

describe('NLC-20.7: direct command', () => {
  const taken = () => {
    const at = table({
      ...ARMY,
      options: { directCommand: true },
      orders: { 'french corps': 'delay' },
      frames: [commandFrame.at('send', { passed: 0 })],
    });
    for (const name of ['i', 'j'])
      at.play('french', { type: 'directCommand', leader: 0, unit: at.unit(name) });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    return at;
  };

  test('NLC-20.7a: units beside him follow the overall commander himself', () => {
    const at = taken();
    expect(at.state.units[at.unit('i')]?.direct).toBe(0);
    expect(at.state.leaders[0]?.tookOver).toBe(1);
  });

  test('NLC-20.7a, NLC-R170: nobody takes over what a hidden march has left behind', () => {
    const at = table({
      ...ARMY,
      options: { directCommand: true, hiddenMovement: true },
      bodies: { 'french corps': { march: { turns: 1, banked: 0, first: 0 } } },
      frames: [SEND],
    });
    expect(at.offers('french', 'directCommand')).toEqual([]);
  });

  test('NLC-20.7a: up to his rating less the orders he gives', () => {
    const weak = { ...ARMY, leaders: { ...ARMY.leaders, napoleon: { ...ARMY.leaders.napoleon, rating: 1 } } };
    const at = table({ ...weak, options: { directCommand: true }, frames: [SEND] });
    at.play('french', { type: 'directCommand', leader: 0, unit: at.unit('i') });
    expect(at.refused('french', { type: 'directCommand', leader: 0, unit: at.unit('j') })).toBe('NLC-20.7a');
  });

  test('NLC-20.7a: whoever leads as many units as his rating leaves him writes no more', () => {
    const weak = { ...ARMY, leaders: { ...ARMY.leaders, napoleon: { ...ARMY.leaders.napoleon, rating: 1 } } };
    const at = table({ ...weak, options: { directCommand: true }, frames: [SEND] });
    at.play('french', { type: 'directCommand', leader: 0, unit: at.unit('i') });
    const recipient = idOf(at, 'french corps');
    expect(at.refused('french', { type: 'begin', sender: 0, recipient, order: 'delay' })).toBe('NLC-12.12a');
  });

  test('NLC-20.7a: it counts who was beside him when the turn began', () => {
    const beside = (start: string) =>
      table({
        ...ARMY,
        options: { directCommand: true },
        frames: [SEND],
        also: (state, at) => {
          state.starts = [at('0,0'), at(start), at('14,0')];
        },
      })
        .offers('french', 'directCommand')
        .map(({ unit }) => unit);
    expect(beside('1,0')).toEqual([0, 1]);
    expect(beside('3,0')).toEqual([0]);
  });

  test('NLC-20.7b: next turn he gives no orders, though he may lead again, and those passed over are a column worse', () => {
    const at = taken();
    const corps = idOf(at, 'french corps');
    expect(unsettledBy(at.state, corps)).toBe(0);
    expect(capacityOf({ ...at.state, turn: 2 }, 0)).toBe(0);
    expect(capacityOf({ ...at.state, turn: 3 }, 0)).toBe(4);
    const after = table({
      ...ARMY,
      options: { directCommand: true },
      lost: { i: { direct: 0 } },
      frames: [turnEndFrame.at('recovery', {})],
    });
    const worse = [2, 3].map((turn) => unsettledBy({ ...after.state, turn }, corps));
    expect(worse).toEqual([1, 0]);
  });

  test('NLC-20.7a, NLC-R127: they act in the Stage in which he moves, free of orders', () => {
    const at = table({
      ...ARMY,
      options: { directCommand: true },
      orders: { 'french corps': 'delay' },
      lost: { i: { direct: 0 } },
      stage: { active: [1], chits: [1] },
    });
    expect(at.offers('french', 'select').map(({ units }) => units)).toEqual([[at.unit('j')]]);
    at.play('french', { type: 'goLeader', leader: 0, hex: at.at('1,0') });
    expect(at.offers('french', 'select').map(({ units }) => units)).toContainEqual([at.unit('i')]);
  });
});

describe('NLC-20.8: night marches', () => {
  const NIGHT = [
    { clock: '2000' },
    { clock: '2300', night: true },
    { clock: '0200', night: true },
    { clock: '0500' },
    { clock: '0600' },
  ];
  const march = (hexes: readonly number[], forced: boolean): Leg =>
    legWith({ type: 'march', forced, target: { kind: 'currentPosition', hexes } });
  const marching = (forced: boolean, more: Sitting = {}) => {
    const first = table(ARMY);
    const order = { ...first.body('french corps').order, legs: [march([first.at('10,0')], forced)] };
    return table({
      ...ARMY,
      turn: 2,
      turns: NIGHT,
      options: { fatigue: true },
      ...more,
      bodies: { 'french corps': { order, ...more.bodies?.['french corps'] } },
    });
  };

  test('NLC-20.8a: at night the head of a March stays where it is, and the rest closes up', () => {
    const at = marching(false);
    at.play('french', { type: 'select', units: [at.unit('j')] });
    expect(at.offers('french', 'go')).toEqual([]);
    at.play('french', { type: 'endMove' });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.offers('french', 'go').map(({ hex }) => hex)).toEqual([at.at('1,0')]);
  });

  test('NLC-20.8c: a Forced March goes on all night', () => {
    const at = marching(true);
    at.play('french', { type: 'select', units: [at.unit('j')] });
    expect(at.offers('french', 'go').map(({ hex }) => hex)).toContain(at.at('4,0'));
  });

  const dawn = (fatigue: 'fresh' | 'fatigued', wakeful: boolean) =>
    table({
      ...ARMY,
      turn: 4,
      turns: NIGHT,
      options: { fatigue: true },
      orders: { 'french corps': 'delay' },
      bodies: { 'french corps': { fatigue, wakeful } },
      frames: [turnFrame.at('snapshot', {})],
    }).body('french corps').fatigue;

  test('NLC-20.8c, d, h: no rest at night tires, then exhausts; a night of rest helps', () => {
    expect(dawn('fresh', true)).toBe('fatigued');
    expect(dawn('fatigued', true)).toBe('exhausted');
    expect(dawn('fatigued', false)).toBe('fresh');
  });

  test('NLC-20.8e: who falls back all night is tired as well', () => {
    const at = table({
      ...ARMY,
      turn: 4,
      turns: NIGHT,
      options: { fatigue: true },
      orders: { 'french corps': 'fallBack' },
      frames: [turnFrame.at('snapshot', {})],
    });
    expect(at.body('french corps').fatigue).toBe('fatigued');
  });

  test('NLC-20.8d, NLC-R123: three hours on Reserve by day are rest', () => {
    const rested = (rest: number) =>
      table({
        ...ARMY,
        turn: 1,
        turns: [{ clock: '1000' }, { clock: '1100' }],
        options: { fatigue: true },
        orders: { 'french corps': 'reserve' },
        bodies: { 'french corps': { fatigue: 'fatigued', rest } },
        frames: [turnEndFrame.at('recovery', {})],
      }).body('french corps');
    expect(rested(60)).toMatchObject({ fatigue: 'fatigued', rest: 120 });
    expect(rested(120)).toMatchObject({ fatigue: 'fresh', rest: 0 });
  });

  const tired = (fatigue: 'fresh' | 'fatigued' | 'exhausted') => {
    const { state, unit } = table({
      ...ARMY,
      leaders: { reille: { at: '9,9', commands: ['french corps'] } },
      options: { fatigue: true },
      bodies: { 'french corps': { fatigue } },
    });
    return { morale: moraleOf(state, unit('i'), PLAIN).value, points: allowanceOf(state, unit('i')) };
  };

  test('NLC-20.8c, g, h: the tired count as demoralized; the exhausted lose 2 of morale and move one hex', () => {
    expect(tired('fresh')).toEqual({ morale: 4, points: 8 });
    expect(tired('fatigued')).toEqual({ morale: 3, points: 6 });
    expect(tired('exhausted')).toEqual({ morale: 2, points: 0 });
  });

  const divided = (corpsFatigue: boolean, step: 'dusk' | 'night' | 'dawn' | 'day', more: Sitting = {}) => {
    const at = table({
      units: {
        i: { at: '0,0', division: 'foy' },
        k: { at: '6,0', division: 'bachelu' },
        e: { at: '20,0', side: 'allied' },
      },
      leaders: { reille: { at: '6,0', commands: ['french corps'] } },
      turn: step === 'dawn' ? 4 : step === 'night' ? 3 : 1,
      turns: NIGHT,
      options: { fatigue: true, corpsFatigue },
      orders: { 'french corps': 'delay' },
      frames: [step === 'dawn' ? turnFrame.at('snapshot', {}) : turnEndFrame.at('recovery', {})],
      ...more,
      also(state, hex) {
        const forced = legWith({
          type: 'march',
          forced: true,
          target: { kind: 'currentPosition', hexes: [hex('9,0')] },
        });
        detached(state, 'foy', forced);
        more.also?.(state, hex);
      },
    });
    const of = (id: string) => at.state.bodies[idOf(at, id)];
    return { corps: of('french corps'), foy: of('foy'), at };
  };

  test('NLC-20.8j, NLC-R140: a division on a Forced March of its own is wakeful by itself, or keeps its corps awake', () => {
    const alone = divided(false, 'night');
    expect([alone.corps?.wakeful, alone.foy?.wakeful]).toEqual([false, true]);
    expect(divided(true, 'night').corps?.wakeful).toBe(true);
  });

  test('NLC-20.8j: and in the morning it is tired by itself, or all are', () => {
    const tiredOnes = (corpsFatigue: boolean, awake: string) => {
      const { at } = divided(corpsFatigue, 'dawn', {
        also(state) {
          const id = bodyNamed(state, awake);
          const body = state.bodies[id];
          if (body) state.bodies[id] = { ...body, wakeful: true };
        },
      });
      return [at.unit('i'), at.unit('k')].map((unit) => moraleOf(at.state, unit, PLAIN).value);
    };
    // NLC-2.3f: Reille stands with k.
    expect(tiredOnes(false, 'foy')).toEqual([3, 5]);
    expect(tiredOnes(true, 'french corps')).toEqual([3, 4]);
  });

  test('NLC-20.8j: a corps that tires as one rests when all of it is on Reserve', () => {
    const rest = (corpsFatigue: boolean) =>
      divided(corpsFatigue, 'day', {
        turns: [{ clock: '1000' }, { clock: '1100' }],
        orders: { 'french corps': 'reserve' },
        bodies: { 'french corps': { fatigue: 'fatigued' } },
      }).corps?.rest;
    expect([rest(false), rest(true)]).toEqual([60, 0]);
  });

  test('NLC-20.8b, NLC-R146: reinforcements due at night may wait for daylight', () => {
    const due = (night: boolean) => {
      const at = table({
        ...ARMY,
        units: { ...ARMY.units, k: {} },
        groups: [{ turn: 1, at: '-3,0', units: ['k'] }],
        turns: [{ night, clock: '2300' }],
        options: { fatigue: true },
        orders: { 'french corps': 'delay' },
        stage: { chits: [1] },
        also(state) {
          state.arrived = [0];
        },
      });
      return at.refused('french', { type: 'endMovement' });
    };
    expect(due(false)).toBe('NLC-R161');
    expect(due(true)).toBeNull();
  });

  test('NLC-20.8f: after a Forced March an Attack waits for the morning', () => {
    const first = table(ARMY);
    const order = {
      ...first.body('french corps').order,
      legs: [
        march([first.at('2,0')], true),
        legWith({ type: 'attack', target: march([first.at('9,0')], false).target }),
      ],
    };
    const at = table({
      ...ARMY,
      turn: 2,
      turns: NIGHT,
      options: { fatigue: true },
      orders: { 'allied corps': 'delay' },
      bodies: { 'french corps': { order, leg: 1 } },
      frames: [commandFrame.at('night', { passed: 0 })],
    });
    expect(at.happened()).not.toContainEqual(expect.objectContaining({ type: 'orderFailed' }));
  });

  test('NLC-20.8h, NLC-R122: the exhausted recover on a 5 or 6 only, whatever their morale', () => {
    const recovered = (die: number) =>
      table({
        ...ARMY,
        options: { fatigue: true, disruptionRecovery: true },
        orders: { 'french corps': 'delay' },
        bodies: { 'french corps': { fatigue: 'exhausted' } },
        lost: { i: { disrupted: true } },
        frames: [turnEndFrame.at('recovery', {})],
        dice: [die],
      }).state.units[0]?.disrupted;
    expect([1, 4, 5, 6].map(recovered)).toEqual([true, true, false, false]);
  });
});

describe('NLC-20.9: morale of operations', () => {
  const ON = { operationsMorale: true } as const;
  const limitOf = (at: TestTable, name = 'french corps') => formationLimit(at.state, idOf(at, name));
  const CORPS_OF_15 = { ...ARMY, limits: { 'french corps': 15, 'allied corps': 20 }, options: ON };

  test('NLC-20.9a, NLC-GV-80: complying with an Attack adds a tenth: 15 becomes 17', () => {
    expect(
      limitOf(sent({ ...CORPS_OF_15, orders: { 'french corps': 'delay' }, dice: [6, 6] }, 'attack')),
    ).toBe(17);
  });

  test('NLC-20.9b, NLC-GV-80: two failures take a fifth: 15 becomes 12', () => {
    const at = table({ ...CORPS_OF_15, bodies: { 'french corps': { limitShift: -2 } } });
    expect(limitOf(at)).toBe(12);
  });

  test('NLC-20.9b: an order to fall back lowers it, complied with or not', () => {
    const roads = ['0,9 0,10 0,11 0,12 0,13 0,14 0,15'];
    expect(sent({ ...CORPS_OF_15, roads, dice: [1, 1] }, 'fallBack').body('french corps').limitShift).toBe(
      -1,
    );
  });

  const failed = (type: 'attack' | 'probe' | 'defend') =>
    table({
      ...CORPS_OF_15,
      turn: 2,
      limits: { 'french corps': 5, 'allied corps': 20 },
      orders: { 'french corps': type },
      lost: { j: { status: 'eliminated', hex: -1, lost: 2 } },
      bodies: { 'french corps': { lossTurn: 1, foes: [0] } },
      frames: [commandFrame.at('confidence', { passed: 0 })],
      dice: [6],
    });

  test('NLC-20.9b, c: a failed Attack lowers its own limit and lifts those it attacked', () => {
    const at = failed('attack');
    expect(at.body('french corps').limitShift).toBe(-1);
    expect(at.body('allied corps').limitShift).toBe(1);
  });

  test('NLC-20.9d: a failed Defend takes a tenth off the level of the army', () => {
    expect(armyLevel(failed('defend').state, 0)).toBe(45);
    expect(armyLevel(failed('attack').state, 0)).toBe(50);
  });

  test('NLC-20.9d, NLC-R118: tenths of the printed level are added up and rounded once: 85 falls to 77, 68, 60', () => {
    const { state } = table(CORPS_OF_15);
    const army = theatreOf(state).armies[0];
    if (army) Object.assign(army, { demoralization: 85 });
    const after = (failures: number): number =>
      armyLevel(
        {
          ...state,
          armies: state.armies.map((record, id) =>
            id === 0 ? { ...record, levelTenths: -failures } : record,
          ),
        },
        0,
      );
    expect([0, 1, 2, 3].map(after)).toEqual([85, 77, 68, 60]);
  });

  test('NLC-20.9c: the formations a failed Attack was made on are lifted, those of a failed Probe are not', () => {
    const lifted = (type: 'attack' | 'probe'): number => failed(type).body('allied corps').limitShift;
    expect(lifted('attack')).toBe(1);
    expect(lifted('probe')).toBe(0);
  });

  test('NLC-20.9e: of a division that fails the corps feels a share, at least a point', () => {
    const at = table({
      ...CORPS_OF_15,
      also(state) {
        const division = theatreOf(state).bodies.findIndex(({ id }) => id === "i's division");
        detached(state, "i's division", legWith({ type: 'delay' }));
        lowerByFailure(state, division);
      },
    });
    expect(at.body('french corps').limitPoints).toBe(-1);
    expect(limitOf(at)).toBe(14);
  });
});
