// NLC-20.2.1b, 20.2.3a: a division that is not in line fights with four fifths, a brigade in extended line with half its
// strength.
import type { Field } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { type Factor, half } from './fire.ts';

const OUT_OF_LINE: Factor = { reason: 'outOfLine', rule: 'NLC-20.2.1b', by: 4, over: 5 };

/** What the formation of its division takes off a unit, before anything else. */
export function lineFactors(state: Position, field: Field, unit: UnitId): readonly Factor[] {
  if (field.theatre.units[unit]?.arm !== 'inf') return [];
  const factors: Factor[] = [];
  if (state.options.divisionFormations && !isInLine(state, field, unit)) factors.push(OUT_OF_LINE);
  if ((state.units[unit]?.extended ?? NOWHERE) !== NOWHERE) factors.push(half('extended', 'NLC-20.2.3a'));
  return factors;
}

/** Its brigades stand in hexes that hang together, each the only infantry there; NLC-20.2.3f: none beside both hexes of another. */
export function isInLine(state: Position, field: Field, unit: UnitId): boolean {
  const { theatre } = field;
  const isInfantry = (each: UnitId): boolean => theatre.units[each]?.arm === 'inf';
  const division = theatre.units[unit]?.division ?? -1;
  const brigades = theatre.bodies[division]?.units.filter(isInfantry) ?? [unit];
  const stands = brigades.map((each) => {
    const { hex = NOWHERE, extended = NOWHERE } = state.units[each] ?? {};
    return [hex, extended].filter((at) => at !== NOWHERE);
  });
  const hexes = stands.flat();
  return (
    hexes.every((hex) => field.at(hex).filter(isInfantry).length === 1) &&
    hangTogether(field, hexes) &&
    stands.every((one) => stands.every((other) => one === other || touched(field, one, other) < 2))
  );
}

/** How many hexes of one brigade another stands beside. */
const touched = ({ theatre }: Field, one: readonly Hex[], other: readonly Hex[]): number =>
  one.filter((hex) => other.some((beside) => distance(theatre, hex, beside) === 1)).length;

function hangTogether({ theatre }: Field, hexes: readonly Hex[]): boolean {
  const joined = new Set(hexes.slice(0, 1));
  for (const hex of joined)
    for (const other of hexes) if (distance(theatre, hex, other) === 1) joined.add(other);
  return joined.size === new Set(hexes).size;
}
