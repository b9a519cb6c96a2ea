// SAG-12.2, 16.6, 21.10: a destroyed unit goes to the enemy's captured pile, its trophies with it.

import { strategyCard } from '../data/strategy-cards.ts';
import { addCaptured } from '../field/captured.ts';
import { toDiscard } from '../field/hand.ts';
import { cardOf, change, has, take, unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { Captured, Deed, State } from '../state.ts';
import { opponentOf, type UnitId } from '../vocabulary.ts';

export const addDeed = (state: State, deed: Deed): void => {
  state.deeds = [...state.deeds, deed];
};

/** SAG-12.1; true when the unit is destroyed by it (SAG-12.2). */
export function addCasualties(umpire: Table, id: UnitId, count: number): boolean {
  const { cas } = unitOf(umpire.state, id);
  const hit = change(umpire.state, id, { cas: cas + count });
  umpire.emit({ type: 'casualtiesTaken', rule: 'SAG-12.1', unit: id, count, cas: hit.cas });
  return hit.cas >= cardOf(hit).cohesion;
}

export function removeCasualty(umpire: Table, id: UnitId, rule: `SAG-${string}`): void {
  const { cas } = unitOf(umpire.state, id);
  const healed = change(umpire.state, id, { cas: cas - 1 });
  umpire.emit({ type: 'casualtyRemoved', rule, unit: id, cas: healed.cas });
}

/** Off the table. Its Terrain stays (SAG-R103); its Melee is the caller's business. */
export function eliminate(umpire: Table, id: UnitId): void {
  const { state } = umpire;
  const unit = take(state, id);
  const { owner, attached } = unit;
  const enemy = opponentOf(owner);
  const card = cardOf(unit).id;
  const vp = has(unit, 'auxiliary') ? 1 : 2;
  const trophies = attached.filter((each) => strategyCard(each).trophy === true);
  const captured: Captured[] = [
    { kind: 'unit', id: card, vp },
    ...trophies.map((trophy): Captured => ({ kind: 'card', id: trophy, vp: 1 })),
  ];
  addCaptured(state, enemy, ...captured);
  const rest = attached.filter((each) => !trophies.includes(each));
  if (rest.length > 0) toDiscard(state, owner, ...rest);
  state.effects = state.effects.filter((effect) => effect.unit !== id);
  addDeed(state, { deed: 'eliminated', owner, card });
  umpire.emit({ type: 'unitEliminated', rule: 'SAG-12.2', unit: id, card, vp });
  for (const trophy of trophies)
    umpire.emit({ type: 'trophyTaken', rule: 'SAG-16.6', card: trophy, by: enemy });
}
