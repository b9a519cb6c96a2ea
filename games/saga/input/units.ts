// Units of a position: what is left out is as on a fresh unit; where it stands says whose it is and whether it is up.
import { type Secret, secret } from '@grognard/kernel';
import {
  type Form,
  fault,
  flag,
  listOf,
  mapped,
  maybe,
  oneOf,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { freshUnit } from '../field/army.ts';
import { boardOf, indexOf, zoneOf } from '../field/places.ts';
import { refuseStanding } from '../field/terrain.ts';
import { cardOf, isCavalry, isInfantry } from '../field/units.ts';
import { known } from '../secrecy/secrets.ts';
import type { State, Unit } from '../state.ts';
import {
  FORMATIONS,
  type Formation,
  opponentOf,
  type Player,
  type UnitCardId,
  type UnitId,
} from '../vocabulary.ts';
import { place, player, strategyCardId, unitCardId, unitId } from './words.ts';

const MOST_TURNS = 1_000_000;
const turn = maybe(whole(1, MOST_TURNS));

interface Given
  extends Omit<
    Unit,
    'card' | 'owner' | 'id' | 'formation' | 'faceUp' | 'chargeTurn' | 'noMeleeTurn' | 'evadedTurn'
  > {
  readonly id?: UnitId | undefined;
  readonly owner?: Player | undefined;
  readonly card: UnitCardId;
  readonly faceUp?: boolean | undefined;
  readonly peeked: boolean;
  readonly formation?: Formation | undefined;
  readonly chargeTurn?: number | undefined;
  readonly noMeleeTurn?: number | undefined;
  readonly evadedTurn?: number | undefined;
}

const given = record<Given>({
  id: maybe(unitId),
  owner: maybe(player),
  at: place,
  card: unitCardId,
  faceUp: maybe(flag),
  peeked: optional(flag, false),
  cas: optional(whole(0, 9), 0),
  activated: optional(flag, false),
  formation: maybe(oneOf(FORMATIONS)),
  chargeTurn: turn,
  disarray: optional(flag, false),
  dismounted: optional(flag, false),
  outflankMarker: optional(flag, false),
  outflankFails: optional(whole(0, 1000), 0),
  exposed: optional(flag, false),
  firedAsOutflanker: optional(flag, false),
  noMeleeTurn: turn,
  evadedTurn: turn,
  attached: optional(listOf(strategyCardId, 10), []),
});

const unitForm: Form<Unit> = mapped(given, (read, path) => {
  const { id, owner, card, faceUp, peeked, formation, chargeTurn, noMeleeTurn, evadedTurn, ...rest } = read;
  const zone = zoneOf(rest.at);
  const isHome = zone !== 'R' && zone !== 'OF' && zone !== 'IN';
  const mine = owner ?? boardOf(rest.at);
  const isUp = faceUp ?? (isHome || mine !== boardOf(rest.at));
  if (!isUp && (isHome || mine !== boardOf(rest.at)))
    fault('impossible', `${path}.faceUp`, 'Only units in the Reserve or on their way round lie face-down.');
  if (mine !== boardOf(rest.at) && zone !== 'OF')
    fault('impossible', `${path}.at`, 'On the enemy board a unit stands in an Out-flank slot only.');
  return {
    ...freshUnit(mine, 0, secretCard(card, mine, isUp, peeked), rest.at),
    ...rest,
    id: id ?? '',
    faceUp: isUp,
    formation: formation ?? null,
    chargeTurn: chargeTurn ?? null,
    noMeleeTurn: noMeleeTurn ?? null,
    evadedTurn: evadedTurn ?? null,
  };
});

export const unitsForm = listOf(unitForm, 40);

function secretCard(card: UnitCardId, owner: Player, isUp: boolean, peeked: boolean): Secret<UnitCardId> {
  if (isUp) return known(card);
  return peeked ? secret(card, owner, opponentOf(owner)) : secret(card, owner);
}

/** Puts them on the board; gives the highest number used on each side. */
export function putUnits(
  state: State,
  units: readonly Unit[],
  path: string,
): { readonly [player in Player]: number } {
  const highest = { A: 0, B: 0 };
  for (const { id, owner } of units)
    if (id !== '') highest[owner] = Math.max(highest[owner], Number(id.slice(1)));
  for (const [i, unit] of units.entries()) {
    const at = `${path}[${i}]`;
    const isNamed = unit.id !== '';
    if (!isNamed) highest[unit.owner] += 1;
    const id = isNamed ? unit.id : `${unit.owner}${highest[unit.owner]}`;
    if (!id.startsWith(unit.owner))
      fault('impossible', `${at}.id`, 'The id of a unit begins with its owner.');
    if (state.field.some((other) => other?.id === id))
      fault('impossible', `${at}.id`, `There are two units ${id}.`);
    if (state.field[indexOf(unit.at)] !== null)
      fault('impossible', `${at}.at`, `Two units stand in ${unit.at}.`);
    checkUnit(state, unit, at);
    state.field[indexOf(unit.at)] = { ...unit, id };
  }
  return highest;
}

/** Casualties, Terrain, formation and mount state must be possible together. */
function checkUnit(state: State, unit: Unit, path: string): void {
  const { cohesion, keywords, name } = cardOf(unit);
  if (unit.cas >= cohesion)
    fault('impossible', `${path}.cas`, `${name} is destroyed by ${cohesion} casualties.`);
  if (unit.dismounted && !keywords.includes('dismounted'))
    fault('impossible', `${path}.dismounted`, `${name} cannot dismount.`);
  const unfit = refuseStanding(state, unit, unit.at);
  if (unfit !== null) fault('impossible', `${path}.at`, `${unfit.text} (${unfit.rule})`);
  const { formation } = unit;
  const suits = formation === 'echelon' ? isCavalry(unit) : formation === null || isInfantry(unit);
  if (!suits) fault('impossible', `${path}.formation`, `${name} cannot take that Formation.`);
  if (!unit.faceUp && (unit.cas > 0 || unit.attached.length > 0 || formation !== null))
    fault('impossible', `${path}.faceUp`, 'A face-down unit has no casualties, cards or Formation.');
  for (const mark of ['chargeTurn', 'noMeleeTurn', 'evadedTurn'] as const)
    if ((unit[mark] ?? 0) > state.turn)
      fault('impossible', `${path}.${mark}`, `It is only turn ${state.turn}.`);
  if (new Set(unit.attached).size !== unit.attached.length)
    fault('impossible', `${path}.attached`, 'Never two attached cards of one name (SAG-5.7).');
}
