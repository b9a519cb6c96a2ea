// Who stands where, and what follows at once: stacks, zones of control, garrisons. Derived once per position.
import { occupierIn } from '../data/control-code.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Terrain } from '../data/words.ts';
import { visibilityOf } from '../tables/ranges.ts';
import {
  type Hex,
  type HqId,
  type LeaderId,
  NOWHERE,
  otherSide,
  type Side,
  type UnitId,
} from '../vocabulary.ts';
import { contactTable, terrainOf } from './hexes.ts';
import type { Position } from './position.ts';

const NOBODY_HERE: readonly number[] = [];

export class Field {
  readonly theatre: Theatre;
  /** NLC-8.3f: how far one sees this turn. */
  readonly visibility: number;
  readonly #units = new Map<Hex, UnitId[]>();
  readonly #leaders = new Map<Hex, LeaderId[]>();
  readonly #hqs = new Map<Hex, HqId[]>();
  readonly #control: string;
  readonly #held = new Map<Side, Uint8Array>();
  readonly #zones = new Map<Side, Uint8Array>();

  constructor(state: Position) {
    this.theatre = theatreOf(state);
    this.#control = state.control;
    this.visibility = visibilityOf(this.theatre.turns[state.turn - 1] ?? { night: false, rain: false });
    gather(state.units, this.#units);
    gather(state.leaders, this.#leaders);
    gather(state.hqs, this.#hqs);
  }

  /** Combat units there, of both sides while a charge is fought. */
  at(hex: Hex): readonly UnitId[] {
    return this.#units.get(hex) ?? NOBODY_HERE;
  }

  atOf(hex: Hex, side: Side): readonly UnitId[] {
    const here = this.at(hex);
    if (here.length === 0 || here.every((unit) => this.sideOf(unit) === side)) return here;
    return here.filter((unit) => this.sideOf(unit) === side);
  }

  /** Whose combat units hold it; those who charge into a hex do not until they have won it. */
  sideAt(hex: Hex): Side | null {
    const here = this.at(hex);
    const [first] = here;
    if (first === undefined) return null;
    const side = this.sideOf(first);
    return here.every((unit) => this.sideOf(unit) === side) ? side : this.#occupierOf(hex);
  }

  has(hex: Hex, side: Side): boolean {
    return this.held(side)[hex] === 1;
  }

  /** 1 for each hex with combat units of this side. */
  held(side: Side): Uint8Array {
    let held = this.#held.get(side);
    if (held === undefined) {
      held = new Uint8Array(this.theatre.grid.size);
      for (const [hex, units] of this.#units)
        for (const unit of units) if (this.sideOf(unit) === side) held[hex] = 1;
      this.#held.set(side, held);
    }
    return held;
  }

  leadersAt(hex: Hex): readonly LeaderId[] {
    return this.#leaders.get(hex) ?? NOBODY_HERE;
  }

  hqsAt(hex: Hex): readonly HqId[] {
    return this.#hqs.get(hex) ?? NOBODY_HERE;
  }

  /** Hexes from which leaders and combat units of this side look out. */
  lookouts(side: Side): readonly Hex[] {
    const hexes = [...this.#units.keys()].filter((hex) => this.has(hex, side));
    for (const [hex, leaders] of this.#leaders)
      if (leaders.some((leader) => this.theatre.leaders[leader]?.side === side)) hexes.push(hex);
    return hexes;
  }

  sideOf(unit: UnitId): Side {
    return this.theatre.units[unit]?.side ?? this.theatre.firstSide;
  }

  /** Hexes with combat units. */
  stacks(): Iterable<Hex> {
    return this.#units.keys();
  }

  /** D.3, NLC-5.4a: 1 for each hex in the ZOC that this side exerts. */
  zoc(side: Side): Uint8Array {
    let zone = this.#zones.get(side);
    if (zone === undefined) {
      zone = this.#zoneOf(side);
      this.#zones.set(side, zone);
    }
    return zone;
  }

  /** In the ZOC of the other side. */
  inEnemyZoc(side: Side, hex: Hex): boolean {
    return this.zoc(otherSide(side))[hex] === 1;
  }

  #zoneOf(side: Side): Uint8Array {
    const zone = new Uint8Array(this.theatre.grid.size);
    const contacts = contactTable(this.theatre);
    for (const hex of this.#units.keys())
      if (this.sideAt(hex) === side)
        for (const next of contacts[hex] ?? NOBODY_HERE) if (this.#isOpenToZones(next)) zone[next] = 1;
    return zone;
  }

  /** NLC-10.7, R100: a chateau keeps zones out unless two units are in it. */
  #isOpenToZones(hex: Hex): boolean {
    return terrainOf(this.theatre, hex) !== 'chateau' || this.at(hex).length >= 2;
  }

  #occupierOf(hex: Hex): Side | null {
    return occupierIn(this.#control, hex);
  }
}

interface Placed {
  readonly hex: Hex;
  /** NLC-20.2.3, R126: a line fills both its hexes. */
  readonly extended?: Hex;
}

function gather(counters: readonly Placed[], into: Map<Hex, number[]>): void {
  for (const [counter, { hex, extended = NOWHERE }] of counters.entries()) {
    if (hex !== NOWHERE) put(into, hex, counter);
    if (extended !== NOWHERE) put(into, extended, counter);
  }
}

function put(into: Map<Hex, number[]>, hex: Hex, counter: number): void {
  const here = into.get(hex);
  if (here === undefined) into.set(hex, [counter]);
  else here.push(counter);
}

interface Kept {
  readonly stamp: number;
  readonly turn: number;
  readonly field: Field;
}
const kept = new WeakMap<object, Kept>();

/** The field of a position; the same one as long as nothing has moved. */
export function fieldOf(state: Position): Field {
  const known = kept.get(state);
  if (known !== undefined && known.stamp === state.stamp && known.turn === state.turn) return known.field;
  const field = new Field(state);
  kept.set(state, { stamp: state.stamp, turn: state.turn, field });
  return field;
}

/** 0.1: exactly one combat unit in a chateau, and it is infantry. */
export function holdsGarrison(field: Field, hex: Hex): boolean {
  const [only, second] = field.at(hex);
  return (
    only !== undefined &&
    second === undefined &&
    terrainOf(field.theatre, hex) === 'chateau' &&
    field.theatre.units[only]?.arm === 'inf'
  );
}

/** 0.1 ground, NLC-10.7, R100: a chateau whose units are no garrison is clear in combat. */
export function groundOf(field: Field, hex: Hex): Terrain {
  const terrain = terrainOf(field.theatre, hex);
  if (terrain !== 'chateau' || field.at(hex).length === 0 || holdsGarrison(field, hex)) return terrain;
  return 'clear';
}
