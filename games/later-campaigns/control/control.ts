// NLC-D.14, NLC-18.2, 18.3: who holds a hex: who was there last, and whose ZOC alone has covered it since.
import {
  type ControlCode,
  controlDigit,
  controllerIn,
  isControlledBy,
  occupierIn,
} from '../data/control-code.ts';
import type { TheatreMap } from '../data/theatre.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { perMap } from '../ground/per-map.ts';
import type { Position } from '../ground/position.ts';
import { recentBy } from '../ground/recent.ts';
import type { Hex, Side } from '../vocabulary.ts';

export const occupierOf = ({ control }: Pick<Position, 'control'>, hex: Hex): Side | null =>
  occupierIn(control, hex);
export const controllerOf = ({ control }: Pick<Position, 'control'>, hex: Hex): Side | null =>
  controllerIn(control, hex);

/** A combat unit of this side has come into the hex; then the zones as they are now. */
export function controlAfter(state: Position, hex: Hex, side: Side): ControlCode {
  const digit = controlDigit(side, side);
  const entered = state.control[hex] === String(digit) ? state.control : withDigit(state.control, hex, digit);
  return underZones(entered, fieldOf(state), state.control);
}

/** Units have left: the zones as they are now. */
export const controlNow = (state: Position): ControlCode =>
  underZones(state.control, fieldOf(state), state.control);

const withDigit = (control: ControlCode, hex: Hex, digit: number): ControlCode =>
  control.slice(0, hex) + digit + control.slice(hex + 1);

/** What zones have made of control in a field, by its token: it is asked for again when a move is over, and by the next field. */
const settled = recentBy<object, ControlCode>();

/** An empty hex in the ZOC of exactly one side is controlled by it. `before` is the control there was, but for the hex that was entered. */
function underZones(control: ControlCode, field: Field, before: ControlCode): ControlCode {
  if (settled.get(field.token) === control) return control;
  // Mostly it was settled a step ago, and only what has changed since need be looked at.
  const isSettled = field.madeFrom !== null && settled.get(field.madeFrom) === before;
  let now = control;
  for (const hex of isSettled ? field.stirred() : allHexes(field.theatre)) {
    const side = claimantOf(field, hex);
    if (side !== null && !isControlledBy(now, hex, side))
      now = withDigit(now, hex, controlDigit(occupierIn(now, hex), side));
  }
  settled.set(field.token, now);
  return now;
}

/** Who alone has a ZOC in a hex where nobody is. */
function claimantOf(field: Field, hex: Hex): Side | null {
  const isFrench = field.zoc('french')[hex] === 1;
  if (isFrench === (field.zoc('allied')[hex] === 1) || field.at(hex).length > 0) return null;
  return isFrench ? 'french' : 'allied';
}

const allHexes = perMap(({ grid }: TheatreMap): readonly Hex[] =>
  Array.from({ length: grid.size }, (_, hex) => hex),
);
