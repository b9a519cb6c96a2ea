// D.14, NLC-18.2, 18.3: who holds a hex: who was there last, and whose ZOC alone has covered it since.
import {
  type ControlCode,
  controlDigit,
  controllerIn,
  isControlledBy,
  occupierIn,
} from '../data/control-code.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { recentBy } from '../ground/recent.ts';
import type { Hex, Side } from '../vocabulary.ts';

export const occupierOf = ({ control }: Pick<Position, 'control'>, hex: Hex): Side | null =>
  occupierIn(control, hex);
export const controllerOf = ({ control }: Pick<Position, 'control'>, hex: Hex): Side | null =>
  controllerIn(control, hex);

/** A combat unit of this side has come into the hex; then the zones as they are now. */
export function controlAfter(state: Position, hex: Hex, side: Side): ControlCode {
  const digit = String(controlDigit(side, side));
  const entered =
    state.control[hex] === digit
      ? state.control
      : state.control.slice(0, hex) + digit + state.control.slice(hex + 1);
  return underZones(entered, fieldOf(state));
}

/** Units have left: the zones as they are now. */
export const controlNow = (state: Position): ControlCode => underZones(state.control, fieldOf(state));

/** What zones have made of a field's control already: it is asked for again when a move is over. */
const settled = recentBy<Field, ControlCode>();

/** An empty hex in the ZOC of exactly one side is controlled by it. */
function underZones(control: ControlCode, field: Field): ControlCode {
  if (settled.get(field) === control) return control;
  const [french, allied] = [field.zoc('french'), field.zoc('allied')];
  let changed = '';
  let kept = 0;
  for (let hex = 0; hex < french.length; hex += 1) {
    if (french[hex] === allied[hex]) continue;
    const side = french[hex] === 1 ? 'french' : 'allied';
    if (isControlledBy(control, hex, side) || field.at(hex).length > 0) continue;
    changed += control.slice(kept, hex) + controlDigit(occupierIn(control, hex), side);
    kept = hex + 1;
  }
  const now = kept === 0 ? control : changed + control.slice(kept);
  settled.set(field, now);
  return now;
}
