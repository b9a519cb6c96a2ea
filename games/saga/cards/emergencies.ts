// SAG-N01, N02, P02: emergency placements at the very end of a turn (W-LAST), before the front is judged.

import { type Frozen, no } from '@grognard/kernel';
import { drawUnit } from '../field/army.ts';
import { boardOf, LINE_SLOTS, placeOf, zoneOf } from '../field/places.ts';
import { freeReserve, reserveUnits } from '../field/reserve.ts';
import { enterTerrain, refuseStanding, terrainAt } from '../field/terrain.ts';
import { isCavalry, isEngaged, isGuard, isInfantry, put, take, unitIn, unitsOf } from '../field/units.ts';
import { reserveEntryFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import { turnUp } from '../secrecy/secrets.ts';
import type { State, Unit } from '../state.ts';
import type { Player, Slot, UnitId } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import type { CardRules } from './card.ts';
import { type Condition, conditions } from './conditions.ts';
import { ruleOf } from './effects.ts';

const freeLine = (state: Frozen<State>, player: Player): readonly Slot[] =>
  LINE_SLOTS.filter((slot) => unitIn(state, player, slot) === null);

/** Every free slot of both Lines the unit may occupy. */
const placements = (
  state: Frozen<State>,
  unit: Frozen<Unit>,
): readonly { readonly target: UnitId; readonly slot: Slot }[] =>
  freeLine(state, unit.owner)
    .filter((slot) => refuseStanding(state, unit, placeOf(unit.owner, slot)) === null)
    .map((slot) => ({ target: unit.id, slot }));

/** A placement, not a Move; Woods and Buildings break a formation all the same (SAG-8.5). */
function place(umpire: Table, id: UnitId, slot: Slot, card: string): void {
  turnUp(umpire, id, ruleOf(card));
  const unit = take(umpire.state, id);
  const to = placeOf(unit.owner, slot);
  put(
    umpire.state,
    { ...unit, outflankMarker: false, outflankFails: 0, exposed: false, firedAsOutflanker: false },
    to,
  );
  umpire.emit({ type: 'unitMoved', rule: ruleOf(card), unit: id, from: unit.at, to });
  enterTerrain(umpire, id);
}

const freeReserveUnits = (state: Frozen<State>, by: Player): readonly Frozen<Unit>[] =>
  reserveUnits(state, by).filter(({ id }) => !isEngaged(state, id));
const isConscript = (unit: Frozen<Unit>): boolean => isInfantry(unit) && !isGuard(unit);

export const conscripts: CardRules = {
  id: 'N01',
  uses: [
    {
      window: 'W-LAST',
      choices: ({ state, by }) =>
        freeReserveUnits(state, by)
          .filter(isConscript)
          .flatMap((unit) => placements(state, unit)),
      refuse: ({ state, by }, { target }) => {
        if (target !== undefined) return null;
        return freeLine(state, by).length === 0
          ? no(ruleOf('N01'), cardRefusals.linesFull)
          : no(ruleOf('N01'), cardRefusals.noInfantryInReserve);
      },
      possible: ({ state, by }) =>
        freeLine(state, by).length > 0 &&
        freeReserveUnits(state, by).some((unit) => !unit.faceUp || isConscript(unit)),
      resolve(umpire, _context, { target, slot }) {
        if (target !== undefined && slot !== undefined) place(umpire, target, slot, 'N01');
      },
    },
  ],
};

/** In the own Out-flank slot, or unengaged behind the enemy. */
const afield = (state: Frozen<State>, by: Player): readonly Frozen<Unit>[] =>
  unitsOf(state, by).filter(
    ({ id, at }) => zoneOf(at) === 'OF' && (boardOf(at) === by || !isEngaged(state, id)),
  );

export const changeOfDirection: CardRules = {
  id: 'N02',
  uses: [
    {
      window: 'W-LAST',
      choices: ({ state, by }) =>
        afield(state, by)
          .filter((unit) => isCavalry(unit))
          .flatMap((unit) => placements(state, unit)),
      refuse: (_context, { target }) =>
        target !== undefined ? null : no(ruleOf('N02'), cardRefusals.noCavalryOnFlank),
      possible: ({ state, by }) =>
        afield(state, by).some((unit) =>
          unit.faceUp
            ? isCavalry(unit) && placements(state, unit).length > 0
            : freeLine(state, by).some((slot) => terrainAt(state, placeOf(by, slot)) !== 'building'),
        ),
      resolve(umpire, _context, { target, slot }) {
        if (target !== undefined && slot !== undefined) place(umpire, target, slot, 'N02');
      },
    },
  ],
};

const hasArmy: Condition = ({ state, by }) =>
  state.players[by].army.length > 0 ? null : cardRefusals.armyEmpty;
const hasRoom: Condition = ({ state, by }) =>
  freeReserve(state, by).length > 0 ? null : cardRefusals.reserveFull;

export const landwehrLevy: CardRules = {
  id: 'P02',
  uses: [
    {
      window: 'W-LAST',
      refuse: conditions('P02', hasArmy, hasRoom),
      resolve(umpire, { by }) {
        const unit = drawUnit(umpire, by, 'SAG-P02');
        if (unit !== null) umpire.call(reserveEntryFrame.at('room', { player: by, unit }));
      },
    },
  ],
};
