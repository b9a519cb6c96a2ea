// A table on a proving ground, for what is worked out from a position alone.
import type { Theatre } from '../data/theatre.ts';
import { FRESH_ARMY, FRESH_SIDE, FRESH_STAGE, freshBody, freshLeader, freshUnit } from '../fresh.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { type Options, options } from '../options.ts';
import type { Body, Leg, Order, State, Unit } from '../state.ts';
import { bySide, type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
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

/** NLC-I: advanced rules off unless a case says otherwise. */
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
      return { ...freshUnit(sheet.formation, hex), lost, disrupted };
    }),
    leaders: theatre.leaders.map(({ rating }, leader) =>
      freshLeader(rating, theatre.setup.leaders[leader] ?? NOWHERE),
    ),
    hqs: theatre.setup.hqs.map((hex) => ({
      status: hex === NOWHERE ? ('off' as const) : ('map' as const),
      hex,
      onTheMove: 0,
      destroyedOn: 0,
    })),
    bodies: theatre.bodies.map((sheet, body) => {
      if (sheet.kind === 'wing' || sheet.kind === 'hq') return bodyUnder('reserve', sheet.leader, body);
      return sheet.formation === body
        ? bodyUnder(wanted.orders?.[sheet.id] ?? 'attack', sheet.leader, body)
        : null;
    }),
    armies: theatre.armies.map(() => FRESH_ARMY),
    sides: bySide(() => FRESH_SIDE),
    control: theatre.control,
    stage:
      wanted.stage === undefined
        ? null
        : {
            side: 'french',
            chits: [],
            reserve: false,
            active: [],
            ...FRESH_STAGE,
            segment: 'assault',
            ...wanted.stage,
          },
    group: null,
    cup: null,
    arrived: [],
    entryPaid: {},
    orderSeq: { french: 0, allied: 0 },
    locals: [],
    idle: { french: 0, allied: 0 },
    starts: [],
    struck: [],
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
  const order: Order = {
    seq: 0,
    recipient: chit,
    sender: 'auto',
    legs: [leg],
    awaitAfter: false,
    faceToFace: false,
    divisional: false,
    hidden: false,
    issued: 0,
    receive: 0,
  };
  return { ...freshBody(order, leader, chit), legSince: 1 };
}
