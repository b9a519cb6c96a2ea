// NLC-D.9, NLC-7.7, 7.10: the fire of both sides in a charge.
import { type Entrance, entryHex } from '../charge/entrance.ts';
import type { Field } from '../ground/field.ts';
import { groundOf } from '../ground/garrison.ts';
import { hasWater, hexsideBetween } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { HEXSIDE_EFFECTS, TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { strengthOf } from './faces.ts';
import { isSilencedByFacing } from './facing.ts';
import { type Factor, type Fire, fireOf, half, type Modifier, none, reducedBy, twice } from './fire.ts';
import { isFlankCharge } from './flanks.ts';
import { lineFactors } from './line.ts';

export interface ChargeFight {
  readonly entries: readonly Entrance[];
  readonly target: Hex;
  readonly defenders: readonly UnitId[];
  /** NLC-7.10a: the infantry has formed square. */
  readonly square: boolean;
  /** NLC-7.10e */
  readonly backhand: boolean;
  /** NLC-7.8b: defenders that have just retreated from this charge. */
  readonly justRetreated: readonly UnitId[];
}

export interface ChargeFire {
  readonly charge: Fire;
  readonly defence: Fire;
  readonly flankers: readonly UnitId[];
}

export function chargeFire(state: Position, field: Field, fight: ChargeFight): ChargeFire {
  const chargers = fight.entries.map(({ unit }) => unit);
  const flankers = fight.square
    ? []
    : fight.entries
        .filter((entry) =>
          isFlankCharge(state, field, {
            target: fight.target,
            entry: entryHex(entry),
            side: field.sideOf(entry.unit),
            chargers,
            defenders: fight.defenders,
          }),
        )
        .map(({ unit }) => unit);
  return {
    charge: fireOf(fight.entries.map((entry) => chargerOf(state, field, entry, fight, flankers))),
    defence: fireOf(
      fight.defenders.map((unit) => defenderOf(state, field, unit, fight, flankers.length > 0)),
    ),
    flankers,
  };
}

/** NLC-R147: several doublings multiply. */
function chargerOf(
  state: Position,
  field: Field,
  entry: Entrance,
  { target, square, backhand }: ChargeFight,
  flankers: readonly UnitId[],
): Modifier {
  const factors: Factor[] = [];
  if (flankers.includes(entry.unit)) factors.push(twice('flankCharge', 'NLC-7.10b'));
  if (backhand) factors.push(twice('backhand', 'NLC-7.10e'));
  if (square) factors.push(half('square', 'NLC-7.10a'));
  factors.push(...reducedBy(chargeReduction(field, entryHex(entry), target), 'terrain', 'NLC-T5'));
  return { unit: entry.unit, strength: strengthOf(state, entry.unit), factors };
}

/** NLC-R016: town or woods and a stream add up. */
function chargeReduction(field: Field, entry: Hex, target: Hex): number {
  const ground = groundOf(field, target);
  const inHex = ground === 'impassable' ? 0 : (TERRAIN_EFFECTS[ground].charge ?? 0);
  const isAcross = hasWater(hexsideBetween(field.theatre, entry, target));
  return inHex + (isAcross ? (HEXSIDE_EFFECTS.stream.charge ?? 0) : 0);
}

function defenderOf(
  state: Position,
  field: Field,
  unit: UnitId,
  { entries, justRetreated }: ChargeFight,
  isFlanked: boolean,
): Modifier {
  const strength = strengthOf(state, unit);
  if (justRetreated.includes(unit)) return { unit, strength, factors: [none('justRetreated', 'NLC-7.8b')] };
  const arm = field.theatre.units[unit]?.arm;
  if (arm === 'cav')
    return { unit, strength, factors: state.units[unit]?.disrupted ? [half('disrupted', 'NLC-6.3a')] : [] };
  if (isFlanked) return { unit, strength, factors: [none('silencedByFlank', 'NLC-7.10c')] };
  const from = entries.flatMap((entry) => [entryHex(entry), entry.start]);
  if (arm === 'art' && isSilencedByFacing(state, unit, from))
    return { unit, strength, factors: [none('silencedByFacing', 'NLC-8.4')] };
  return {
    unit,
    strength,
    factors: [...lineFactors(state, field, unit), half('halfAgainstCharge', 'NLC-7.7d')],
  };
}
