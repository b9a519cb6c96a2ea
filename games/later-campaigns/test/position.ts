// A table on a proving ground, for what is worked out from a position alone.
import type { Theatre } from '../data/theatre.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { type Options, options } from '../options.ts';
import type { Body, Leg, State, Unit } from '../state.ts';
import { bySide, type Hex, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { at, type Proving, provingGround, unitNamed } from './proving-ground.ts';

export interface Scene extends Proving {
  readonly options?: Partial<Options>;
  readonly turn?: number;
  /** What each formation is ordered to do; the others attack. */
  readonly orders?: { readonly [formation: string]: Leg['type'] };
  readonly stage?: Partial<NonNullable<State['stage']>>;
}

export interface Setting {
  readonly theatre: Theatre;
  readonly state: State;
  readonly field: Field;
  at(spot: string): Hex;
  unit(id: string): UnitId;
}

/** Part I: advanced rules off unless a case says otherwise. */
const PLAIN_RULES = {
  retreatDisruption: false,
  disruptionRecovery: false,
  remoteSupport: false,
  artilleryDetail: false,
  tinyUnits: false,
} as const;

export function scene(wanted: Scene): Setting {
  const theatre = provingGround(wanted);
  const state = stateOn(theatre, wanted);
  return {
    theatre,
    state,
    field: fieldOf(state),
    at: (spot) => at(theatre, spot),
    unit: (id) => unitNamed(theatre, id),
  };
}

function stateOn(theatre: Theatre, wanted: Scene): State {
  const counters = Object.values(wanted.units ?? {});
  return {
    frames: [],
    draws: 0,
    options: { ...options.usual, ...PLAIN_RULES, ...wanted.options, scenario: theatre.id },
    turn: wanted.turn ?? 1,
    units: theatre.units.map((sheet, unit): Unit => {
      const hex = theatre.setup.units[unit] ?? NOWHERE;
      const { lost = 0, disrupted = false } = counters[unit] ?? {};
      return {
        status: hex === NOWHERE ? 'off' : 'map',
        hex,
        lost,
        disrupted,
        body: sheet.formation,
        ownLeg: null,
        charged: 0,
        bombarded: 0,
        activated: 0,
        attacked: 0,
        startedInZoc: false,
        eliminatedOn: 0,
        diedSupplied: false,
      };
    }),
    leaders: theatre.leaders.map(({ rating }, leader) => ({
      status: 'map',
      hex: theatre.setup.leaders[leader] ?? NOWHERE,
      rating,
      replaced: false,
      moved: 0,
      gaveOrders: 0,
      rallied: 0,
      strayed: false,
    })),
    hqs: [],
    bodies: theatre.bodies.map((sheet, body) =>
      sheet.formation === body ? bodyUnder(wanted.orders?.[sheet.id] ?? 'attack', sheet.leader, body) : null,
    ),
    armies: theatre.armies.map(() => ({ levelShift: 0, demoralizedOn: 0, disintegratedOn: 0 })),
    sides: bySide(() => ({
      gardeBroken: false,
      retreated: 0,
      retreatFights: 0,
      retreatedBefore: 0,
      retreatFightsBefore: 0,
      points: 0,
    })),
    control: theatre.control,
    stage:
      wanted.stage === undefined
        ? null
        : {
            side: 'french',
            chits: [],
            reserve: false,
            segment: 'assault',
            active: [],
            faced: {},
            tested: [],
            finished: [],
            startZoc: [],
            disruptedAtStart: [],
            ...wanted.stage,
          },
    group: null,
    cup: null,
    arrived: [],
    entryPaid: {},
    orderSeq: { french: 0, allied: 0 },
    locals: [],
    exposed: [],
    failing: [],
    stamp: 0,
    result: null,
  };
}

function bodyUnder(type: Leg['type'], leader: number, chit: number): Body {
  const leg: Leg = {
    type,
    target: null,
    route: [],
    forced: false,
    nextDay: false,
    superior: null,
    defendHexes: [],
  };
  return {
    order: {
      seq: 0,
      recipient: chit,
      sender: 'auto',
      legs: [leg],
      awaitAfter: false,
      faceToFace: false,
      divisional: false,
      issued: 0,
      receive: 0,
    },
    leg: 0,
    legSince: 1,
    lossTurn: 0,
    bombardTurns: 0,
    contact: false,
    reached: false,
    arrived: false,
    anchor: NOWHERE,
    transit: [],
    waiting: null,
    leader,
    chit,
    parent: NOBODY,
    endable: false,
    attackedOn: 0,
    bombardedOn: 0,
    limitShift: 0,
  };
}
