// What the first Marshal took for good at a glance, where more has been learnt since.
import type { Frozen } from '@grognard/kernel';
import { facing } from '../../field/places.ts';
import { freeReserve, reserveUnits } from '../../field/reserve.ts';
import { terrainAt } from '../../field/terrain.ts';
import type { State, Unit } from '../../state.ts';
import type { Player } from '../../vocabulary.ts';

/** Any ground was worth having for whoever stood on none. */
export function firstCapture(state: Frozen<State>, unit: Frozen<Unit>): number {
  if (terrainAt(state, unit.at) !== null) return 0.05;
  const terrain = terrainAt(state, facing(unit.at));
  return terrain === 'building' ? 0.4 : terrain === 'river' ? 0.15 : 0.3;
}

/** After a Melee won it was taken whatever it was. */
export const firstSpoils = (yes: boolean): number => (yes ? 0.4 : 0);

/** Nobody thought of fugitives. */
export function firstReinforcement(state: Frozen<State>, player: Player, yes: boolean): number {
  if (!yes || freeReserve(state, player).length > 0) return yes ? 0.3 : 0;
  return reserveUnits(state, player).some(({ cas }) => cas === 0) ? 0.02 : -0.8;
}
