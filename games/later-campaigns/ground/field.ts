// Who stands where, and what follows at once: stacks and zones of control. Derived once per position. One class, although it
// is long: a field is made with every step of a move, and divided in two it seemed to take 2 to 5 % more of a random game.
import type { HexGrid } from '@grognard/geometry';
import { occupierIn } from '../data/control-code.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { visibilityOf } from '../tables/ranges.ts';
import {
  type BodyId,
  type Hex,
  type HqId,
  type LeaderId,
  NOBODY,
  otherSide,
  SIDES,
  type Side,
  type UnitId,
} from '../vocabulary.ts';
import { contactTable, terrainOf } from './hexes.ts';
import { copyOfMarks, newMarks } from './marks.ts';
import type { Position } from './position.ts';
import { recentBy } from './recent.ts';
import { Stacks } from './stacks.ts';

const NONE: readonly Hex[] = [];

/** 1 for each hex that fits, of each side; null: not worked out yet. */
type Marks = { [side in Side]: Uint8Array | null };
const unknown = (): Marks => ({ french: null, allied: null });
/** By name: the engine looks up a name it cannot foresee much longer, and every rule asks for zones. */
const marksOf = (marks: Marks, side: Side): Uint8Array | null =>
  side === 'french' ? marks.french : marks.allied;

/**
 * A field may be made from the one before. What the change does not touch is then not only equal but the same object:
 * whatever is derived from it, such as the reach of a command, can be kept by it.
 */
export class Field {
  readonly theatre: Theatre;
  /** NLC-8.3f: how far one sees this turn. */
  readonly visibility: number;
  readonly #control: string;
  readonly #units: Stacks<Position['units'][number]>;
  /** NLC-20.2.3, NLC-R126: who fills a second hex; null without that rule. */
  readonly #lines: Stacks<Position['units'][number]> | null;
  readonly #bodies: Stacks<Position['units'][number]>;
  readonly #leaders: Stacks<Position['leaders'][number]>;
  readonly #hqs: Stacks<Position['hqs'][number]>;
  readonly #held = unknown();
  readonly #zones = unknown();
  readonly #barred = unknown();
  readonly #closed = unknown();
  /** NLC-5.5, NLC-R010: at night and in rain nobody enters a ZOC. */
  readonly #isShut: boolean;
  readonly #lookouts: { [side in Side]: readonly Hex[] | null } = { french: null, allied: null };
  /** Stands for this field where the next one says what it was made from: if that held the field, all would be kept. */
  readonly token: object = {};
  /** The token of the field it was made from; null: it was made from none. */
  readonly madeFrom: object | null;
  /** Hexes whose stacks have changed since. */
  readonly #changed: readonly Hex[];

  constructor(state: Position, before?: Field) {
    this.theatre = theatreOf(state);
    this.#control = state.control;
    const weather = this.theatre.turns[state.turn - 1] ?? { night: false, rain: false };
    this.visibility = visibilityOf(weather);
    this.#isShut = weather.night || weather.rain;
    const { size } = this.theatre.grid;
    const { units, leaders, hqs } = state;
    // NLC-20.2.3: a brigade may fill a second hex without moving, and who has moved is all that stacks can tell.
    const hasLines = state.options.extendedLines;
    this.#lines = hasLines ? Stacks.of(units, size, extendedOf) : null;
    this.madeFrom = before === undefined || hasLines ? null : before.token;
    if (before === undefined || hasLines) {
      this.#units = Stacks.of(units, size, hexOf);
      this.#bodies = Stacks.of(units, this.theatre.bodies.length, bodyOnMap);
      this.#leaders = Stacks.of(leaders, size, hexOf);
      this.#hqs = Stacks.of(hqs, size, hexOf);
      this.#changed = NONE;
    } else {
      this.#units = before.#units.after(units);
      this.#bodies = before.#bodies.after(units);
      this.#leaders = before.#leaders.after(leaders);
      this.#hqs = before.#hqs.after(hqs);
      this.#changed = this.#units === before.#units ? NONE : this.#units.changed;
      this.#keep(before);
    }
  }

  /** Combat units there, of both sides while a charge is fought. */
  at(hex: Hex): readonly UnitId[] {
    const here = this.#units.at(hex);
    if (this.#lines === null || this.#lines.at(hex).length === 0) return here;
    return [...here, ...this.#lines.at(hex)].toSorted((a, b) => a - b);
  }

  atOf(hex: Hex, side: Side): readonly UnitId[] {
    const here = this.at(hex);
    // Written out: mostly a hex is empty or of one side.
    for (const unit of here) if (this.sideOf(unit) !== side) return this.#only(here, side);
    return here;
  }

  #only(units: readonly UnitId[], side: Side): readonly UnitId[] {
    return units.filter((unit) => this.sideOf(unit) === side);
  }

  /** Whose combat units hold it; those who charge into a hex do not until they have won it. */
  sideAt(hex: Hex): Side | null {
    const here = this.at(hex);
    const [first] = here;
    if (first === undefined) return null;
    const side = this.sideOf(first);
    for (const unit of here) if (this.sideOf(unit) !== side) return occupierIn(this.#control, hex);
    return side;
  }

  has(hex: Hex, side: Side): boolean {
    return this.held(side)[hex] === 1;
  }

  /** 1 for each hex with combat units of this side. */
  held(side: Side): Uint8Array {
    return marksOf(this.#held, side) ?? this.#findHeld(side);
  }

  #findHeld(side: Side): Uint8Array {
    const marks = newMarks(this.theatre.grid);
    for (const hex of this.stacks()) if (this.atOf(hex, side).length > 0) marks[hex] = 1;
    this.#held[side] = marks;
    return marks;
  }

  /** Combat units of a body that are on the map. */
  unitsOf(body: BodyId): readonly UnitId[] {
    return this.#bodies.at(body);
  }

  leadersAt(hex: Hex): readonly LeaderId[] {
    return this.#leaders.at(hex);
  }

  hqsAt(hex: Hex): readonly HqId[] {
    return this.#hqs.at(hex);
  }

  /** Hexes from which leaders and combat units of this side look out. */
  lookouts(side: Side): readonly Hex[] {
    this.#lookouts[side] ??= [
      ...this.stacks().filter((hex) => this.has(hex, side)),
      ...this.#leaders
        .occupied()
        .filter((hex) => this.leadersAt(hex).some((leader) => this.theatre.leaders[leader]?.side === side)),
    ];
    return this.#lookouts[side];
  }

  sideOf(unit: UnitId): Side {
    return this.theatre.units[unit]?.side ?? this.theatre.firstSide;
  }

  /** Hexes with combat units. */
  stacks(): readonly Hex[] {
    if (this.#lines === null) return this.#units.occupied();
    return [...new Set([...this.#units.occupied(), ...this.#lines.occupied()])];
  }

  /** NLC-D.3, NLC-5.4a: 1 for each hex in the ZOC that this side exerts. */
  zoc(side: Side): Uint8Array {
    return marksOf(this.#zones, side) ?? this.#findZone(side);
  }

  #findZone(side: Side): Uint8Array {
    const marks = newMarks(this.theatre.grid);
    const contacts = contactTable(this.theatre);
    for (const hex of this.stacks())
      if (this.sideAt(hex) === side)
        for (const next of contacts[hex] ?? []) if (this.#isOpenToZones(next)) marks[next] = 1;
    this.#zones[side] = marks;
    return marks;
  }

  /** In the ZOC of the other side. */
  inEnemyZoc(side: Side, hex: Hex): boolean {
    return this.zoc(otherSide(side))[hex] === 1;
  }

  /** NLC-12.1b, NLC-R046: 1 for each hex closed to this side's traces: enemy units, and their ZOC where no friend stands. */
  barred(side: Side): Uint8Array {
    return marksOf(this.#barred, side) ?? this.#findBarred(side);
  }

  #findBarred(side: Side): Uint8Array {
    const enemy = otherSide(side);
    const marks = newMarks(this.theatre.grid);
    const [own, held, zone] = [this.held(side), this.held(enemy), this.zoc(enemy)];
    for (let hex = 0; hex < zone.length; hex += 1)
      if (held[hex] === 1 || (zone[hex] === 1 && own[hex] !== 1)) marks[hex] = 1;
    this.#barred[side] = marks;
    return marks;
  }

  /** NLC-11.1b, NLC-R037: 1 for each hex leaders and HQs of this side cannot enter: what is barred to traces, and enemy HQs. */
  closedToStaff(side: Side): Uint8Array {
    return marksOf(this.#closed, side) ?? this.#findClosed(side);
  }

  #findClosed(side: Side): Uint8Array {
    const enemy = otherSide(side);
    const marks = copyOfMarks(this.theatre.grid, this.barred(side));
    const zone = this.zoc(enemy);
    if (this.#isShut) for (let hex = 0; hex < zone.length; hex += 1) if (zone[hex] === 1) marks[hex] = 1;
    for (const hex of this.#hqs.occupied())
      if (this.hqsAt(hex).some((hq) => this.theatre.hqs[hq]?.side === enemy)) marks[hex] = 1;
    this.#closed[side] = marks;
    return marks;
  }

  /** Everywhere a stack or a zone may differ from the field it was made from: a stack bears on the hexes round it. */
  stirred(): readonly Hex[] {
    const contacts = contactTable(this.theatre);
    return this.#changed.flatMap((hex) => [hex, ...(contacts[hex] ?? NONE)]);
  }

  /** A zone after what stands in these hexes has changed: they and the hexes round them are looked at. */
  #altered(zone: Uint8Array, side: Side, hexes: readonly Hex[]): Uint8Array {
    if (hexes.length === 0) return zone;
    const now = copyOfMarks(this.theatre.grid, zone);
    const contacts = contactTable(this.theatre);
    for (const hex of hexes) {
      now[hex] = this.#isIn(side, hex) ? 1 : 0;
      for (const near of contacts[hex] ?? NONE) now[near] = this.#isIn(side, near) ? 1 : 0;
    }
    return now;
  }

  /** Whether this side exerts a ZOC there. */
  #isIn(side: Side, hex: Hex): boolean {
    if (!this.#isOpenToZones(hex)) return false;
    const [own, foes] = [this.held(side), this.held(otherSide(side))];
    // Mostly one side alone holds a hex: that is told by marks.
    for (const from of contactTable(this.theatre)[hex] ?? NONE)
      if (own[from] === 1 && (foes[from] !== 1 || this.sideAt(from) === side)) return true;
    return false;
  }

  /** NLC-10.7, NLC-R100: a chateau keeps zones out unless two units are in it. */
  #isOpenToZones(hex: Hex): boolean {
    return terrainOf(this.theatre, hex) !== 'chateau' || this.at(hex).length >= 2;
  }

  /** What was known in the position before, as far as the stacks that have changed leave it as it was. */
  #keep(before: Field): void {
    const changed = this.#changed;
    const taken = { french: NONE, allied: NONE };
    // Zones are told by who holds what, of both sides.
    for (const side of SIDES) {
      taken[side] = this.#taken(before, side, changed);
      const held = before.#held[side];
      if (held !== null) this.#held[side] = flipped(this.theatre.grid, held, taken[side]);
      if (this.#held[side] === held && this.#leaders === before.#leaders)
        this.#lookouts[side] = before.#lookouts[side];
    }
    for (const side of SIDES) {
      const zone = before.#zones[side];
      if (zone !== null) this.#zones[side] = this.#altered(zone, side, this.#stirred(before, side, changed));
    }
    for (const side of SIDES) {
      const enemy = otherSide(side);
      const zone = this.#zones[enemy];
      const isSame =
        zone !== null &&
        zone === before.#zones[enemy] &&
        this.#held[enemy] === before.#held[enemy] &&
        taken[side].every((hex) => zone[hex] !== 1);
      if (!isSame) continue;
      this.#barred[side] = before.#barred[side];
      if (this.#hqs === before.#hqs && this.#isShut === before.#isShut)
        this.#closed[side] = before.#closed[side];
    }
  }

  /** Hexes where the side has units now and had none, or the other way round. */
  #taken(before: Field, side: Side, changed: readonly Hex[]): readonly Hex[] {
    if (changed.length === 0) return NONE;
    return changed.filter(
      (hex) => (this.atOf(hex, side).length === 0) !== (before.atOf(hex, side).length === 0),
    );
  }

  /** Hexes whose stacks make a difference to the zone of a side. */
  #stirred(before: Field, side: Side, changed: readonly Hex[]): readonly Hex[] {
    if (changed.length === 0) return NONE;
    return changed.filter(
      (hex) =>
        (this.sideAt(hex) === side) !== (before.sideAt(hex) === side) ||
        this.#isOpenToZones(hex) !== before.#isOpenToZones(hex),
    );
  }
}

const hexOf = ({ hex }: { readonly hex: Hex }): Hex => hex;
const extendedOf = ({ extended }: Position['units'][number]): Hex => extended;
const bodyOnMap = ({ body, status }: Position['units'][number]): BodyId => (status === 'map' ? body : NOBODY);

/** The same marks where none changes. */
function flipped(grid: HexGrid, marks: Uint8Array, hexes: readonly Hex[]): Uint8Array {
  if (hexes.length === 0) return marks;
  const now = copyOfMarks(grid, marks);
  for (const hex of hexes) now[hex] = 1 - (now[hex] ?? 0);
  return now;
}

interface Kept {
  readonly stamp: number;
  readonly turn: number;
  readonly field: Field;
}
const kept = recentBy<Position, Kept>();

/** The field of a position; the same one as long as nothing has moved. */
export function fieldOf(state: Position): Field {
  const known = kept.get(state);
  if (known !== undefined && known.stamp === state.stamp && known.turn === state.turn) return known.field;
  const field = new Field(state, known?.field);
  kept.set(state, { stamp: state.stamp, turn: state.turn, field });
  return field;
}

/** A copy of a position begins with the field of the original. */
export function shareField(state: Position, copy: Position): void {
  const known = kept.get(state);
  if (known !== undefined) kept.set(copy, known);
}
