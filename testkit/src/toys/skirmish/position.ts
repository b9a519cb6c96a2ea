import { type Frozen, type Json, type Result, sameJson } from '@grognard/kernel';
import { fault, parseFields } from '../fields.ts';
import { field } from './field.ts';
import {
  FRAMES,
  isSide,
  KINDS,
  LAST_TURN,
  type SkirmishState,
  STACK,
  STEPS,
  setup,
  type Unit,
} from './state.ts';

/** What everybody sees: there is nothing to hide. */
export interface SkirmishView {
  readonly units: readonly Unit[];
  readonly turn: number;
  readonly mover: SkirmishState['mover'];
  readonly holder: SkirmishState['holder'];
  readonly resigned: SkirmishState['resigned'];
}

export const viewOf = ({ units, turn, mover, holder, resigned }: Frozen<SkirmishState>): SkirmishView => ({
  units,
  turn,
  mover,
  holder,
  resigned,
});

export const stateOf = ({ units, turn, mover, holder, resigned }: SkirmishView): SkirmishState => ({
  frames: FRAMES(),
  draws: 0,
  units,
  turn,
  mover,
  holder,
  resigned,
});

export const position = ({ units, ...rest }: Frozen<SkirmishState>): Json => ({
  ...viewOf({ units, ...rest }),
  units: units.map((unit) => ({ ...unit })),
});

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const ROSTER = setup().units;

function parseUnit(raw: unknown, path: string): Result<Unit> {
  const parsed = parseFields(raw, ['id', 'side', 'kind', 'hex', 'steps', 'hasMoved', 'hasFired']);
  if (!parsed.ok) return fault(`${path}.${parsed.error.path}`, parsed.error.message);
  const { id, side, kind, hex, steps, hasMoved, hasFired } = parsed.value;
  const known = ROSTER.find((unit) => unit.id === id);
  if (known === undefined || known.side !== side || known.kind !== kind)
    return fault(path, `Units have id, side and kind of the setup; kinds are ${KINDS.join(' and ')}.`);
  if (!isWhole(hex, 0, field.size - 1)) return fault(`${path}.hex`, 'A hex of the field.');
  if (!isWhole(steps, 1, STEPS)) return fault(`${path}.steps`, `From 1 to ${STEPS}.`);
  if (typeof hasMoved !== 'boolean' || typeof hasFired !== 'boolean')
    return fault(path, 'hasMoved and hasFired are true or false.');
  return { ok: true, value: { ...known, hex, steps, hasMoved, hasFired } };
}

/** SKM-2.3: no more than two in a hex, and never both sides. */
function isCrowded(units: readonly Unit[]): boolean {
  return [...Map.groupBy(units, ({ hex }) => hex).values()].some(
    (here) => here.length > STACK || new Set(here.map(({ side }) => side)).size > 1,
  );
}

export function parsePosition(raw: unknown): Result<SkirmishState> {
  const parsed = parseFields(raw, ['units', 'turn', 'mover', 'holder', 'resigned']);
  if (!parsed.ok) return parsed;
  const { units: rawUnits, turn, mover, holder, resigned } = parsed.value;
  if (!isWhole(turn, 1, LAST_TURN + 1)) return fault('turn', `From 1 to ${LAST_TURN + 1}, when it is over.`);
  if (!isSide(mover)) return fault('mover', 'french or british.');
  if (holder !== null && !isSide(holder)) return fault('holder', 'french, british or null.');
  if (resigned !== null && !isSide(resigned)) return fault('resigned', 'french, british or null.');
  if (!Array.isArray(rawUnits)) return fault('units', 'A list.');
  const units: Unit[] = [];
  for (const [i, each] of rawUnits.entries()) {
    const unit = parseUnit(each, `units.${i}`);
    if (!unit.ok) return unit;
    units.push(unit.value);
  }
  const ids = units.map(({ id }) => id);
  if (!sameJson(ids, [...new Set(ids)])) return fault('units', 'No unit twice.');
  if (isCrowded(units)) return fault('units', 'At most two units in a hex, of one side.');
  return { ok: true, value: stateOf({ units, turn, mover, holder, resigned }) };
}
