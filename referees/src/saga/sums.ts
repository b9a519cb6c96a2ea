// The modifier tables of SAG-P-FIRE, SAG-P-ROUND and SAG-21 to SAG-23: what is added to a die.
import { facing, rowOf } from './board.ts';
import { distanceTo } from './declarations.ts';
import { isAbroad, isInReserve, landAt } from './land.ts';
import {
  type Effect,
  has,
  isArtillery,
  isInfantry,
  isLight,
  isMounted,
  type Table,
  type Unit,
} from './table.ts';
import { BUILDING, HILL, RIVER, WOODS } from './tables.ts';

/** SAG-R106: a card counts once, however often it was played. */
function fromCards(table: Table, cards: readonly string[], test: (effect: Effect) => boolean): number {
  return cards.reduce(
    (sum, card) => sum + (table.effects.find((each) => each.card === card && test(each))?.value ?? 0),
    0,
  );
}

const onUnit = (unit: Unit) => (effect: Effect) => effect.unit === unit;
const attached = (unit: Unit, cards: readonly string[]): number =>
  cards.filter((card) => unit.attached.includes(card)).length;

export interface Shot {
  readonly spendsMarker: boolean;
  /** SAG-18.11: a gun that is engaged by a raider. */
  readonly isAnswer: boolean;
}

export function fireSum(table: Table, unit: Unit, target: Unit, { spendsMarker, isAnswer }: Shot): number {
  const land = landAt(table, target.at);
  const canister =
    has(unit, 'Canister') &&
    ((rowOf(unit.at) === 'L' && target.at === facing(unit.at)) || (isInReserve(unit) && isAbroad(target)));
  const far =
    isArtillery(unit) && distanceTo(table, unit, target.at, 4) === 4
      ? fromCards(table, ['G17'], onUnit(unit))
      : 0;
  const screened = isAnswer ? 0 : fromCards(table, ['N07', 'N09', 'B02'], ({ by }) => by === target.owner);
  return (
    (has(unit, 'Accurate') && target.card.status === 'standard' ? 1 : 0) +
    (unit.formation === 'line' ? 1 : 0) +
    (target.formation === 'square' ? 1 : 0) +
    (canister ? 2 : 0) +
    (spendsMarker ? 1 : 0) -
    (land === WOODS || land === BUILDING ? 1 : 0) -
    (isInfantry(unit) && target.evadedTurn === table.turn ? 1 : 0) -
    (isAnswer ? 1 : 0) +
    far +
    screened +
    (isAnswer ? 0 : fromCards(table, ['G10', 'G16', 'F03', 'B06'], onUnit(unit)))
  );
}

/** SAG-P04: the effect speaks of the unit as it is when the die falls. */
const revenge = (table: Table, unit: Unit): number =>
  table.effects.some((each) => each.card === 'P04' && each.unit === unit) ? (unit.cas > 0 ? 2 : 1) : 0;

export interface Round {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly engaging: boolean;
}

function chargeBonus(table: Table, unit: Unit, foe: Unit): number {
  const isCharging = unit.chargeTurn === table.turn;
  const breaks =
    has(unit, 'Breakthrough') || table.effects.some((each) => each.card === 'B04' && each.unit === unit);
  if (foe.formation === 'square' && isMounted(unit) && !breaks) return 0;
  const cards = table.effects
    .filter((each) => each.unit === unit && each.lasts === 'action')
    .map(({ card }) => card);
  return (
    (isCharging ? 1 : 0) +
    (isCharging && has(unit, 'Impact') ? 1 : 0) +
    (cards.includes('G18') ? 1 : 0) +
    (cards.includes('B04') ? 1 : 0)
  );
}

/** What the ground adds. */
function landBonus(table: Table, unit: Unit, { attacker, defender, engaging }: Round): number {
  const [mine, its] = [landAt(table, unit.at), landAt(table, unit === attacker ? defender.at : attacker.at)];
  const isAttacker = unit === attacker;
  const wet = engaging && isAttacker && (mine === RIVER || its === RIVER) ? -1 : 0;
  const high = engaging && !isAttacker && mine === HILL ? 1 : 0;
  return wet + high - (isAttacker && its === BUILDING ? 1 : 0);
}

export function meleeSum(table: Table, unit: Unit, round: Round, tests: number): number {
  const { attacker, defender, engaging } = round;
  const foe = unit === attacker ? defender : attacker;
  const starts = engaging && unit === attacker;
  return (
    chargeBonus(table, unit, foe) +
    landBonus(table, unit, round) -
    (unit.disarray ? 1 : 0) +
    (unit.formation === 'echelon' ? 1 : 0) -
    (unit.formation === 'line' ? 1 : 0) -
    (unit.dismounted ? 1 : 0) -
    (isInfantry(unit) && isMounted(foe) && has(foe, 'Compact') ? 1 : 0) +
    (has(unit, 'Relentless') && isInfantry(foe) && tests >= 1 ? 1 : 0) +
    (unit.outflankMarker && unit === attacker ? 1 : 0) +
    attached(unit, ['G09', 'F07']) +
    fromCards(table, ['G11', 'F04'], onUnit(unit)) +
    revenge(table, unit) +
    (starts ? fromCards(table, ['P01'], ({ by }) => by === unit.owner) : 0)
  );
}

export const moraleSum = (table: Table, unit: Unit, isReform: boolean): number =>
  attached(unit, ['G08', 'F07', 'P05']) +
  fromCards(table, ['F01'], ({ by }) => by === unit.owner) +
  (isReform ? fromCards(table, ['G13'], onUnit(unit)) : 0);

export const evadeSum = (unit: Unit, from: Unit): number =>
  (isInfantry(from) ? 1 : 0) + (has(unit, 'Fast') ? 1 : 0);

export const outflankSum = (table: Table, unit: Unit): number =>
  (isLight(unit) ? 1 : 0) + unit.outflankFails + fromCards(table, ['N03'], onUnit(unit));

export const hitsFor = (total: number): number => (total >= 9 ? 2 : total >= 6 ? 1 : 0);
