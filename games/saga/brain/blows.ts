// What a side's best blows promise with the markers it has left: the shots and Melees of this turn, seen before they are struck.
import type { Frozen } from '@grognard/kernel';
import { foesFrom, refuseEngage } from '../activation/engage-targets.ts';
import { refuseFire, shotsFrom } from '../activation/fire-targets.ts';
import { foeOf, meleeOf } from '../field/melees.ts';
import { zoneOf } from '../field/places.ts';
import { isArtillery, isCavalry, isOutflanking, unitsOf } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { Stakes } from './harm.ts';
import { clashWorth, shotWorth } from './strike.ts';

/** Victory points, roughly, of so many blows by different units, the best first. */
export function promiseOf(state: Frozen<State>, player: Player, markers: number): number {
  if (markers === 0) return 0;
  const blows: number[] = [];
  const stakes = new Stakes(state);
  for (const unit of unitsOf(state, player)) {
    if (unit.activated) continue;
    const blow = bestBlow(state, unit, stakes);
    if (blow > 0) blows.push(blow);
  }
  blows.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(markers, blows.length); i++) sum += blows[i] ?? 0;
  return sum;
}

function bestBlow(state: Frozen<State>, unit: Frozen<Unit>, stakes: Stakes): number {
  const zone = zoneOf(unit.at);
  if (zone === 'RT' || zone === 'IN' || isOutflanking(unit)) return 0;
  if (zone === 'S' && !isArtillery(unit)) return 0;
  const melee = meleeOf(state, unit.id);
  if (melee !== undefined)
    return clashWorth(state, unit.id, foeOf(melee, unit.id), { engaging: false, charges: false }, stakes);
  let best = 0;
  for (const target of shotsFrom(state, unit, unit.at))
    if (refuseFire(state, unit, unit.at, target) === null)
      best = Math.max(best, shotWorth(state, unit.id, target.id, 0, stakes));
  if (isArtillery(unit)) return best;
  for (const target of foesFrom(state, unit, unit.at))
    if (refuseEngage(state, unit, target) === null)
      best = Math.max(
        best,
        clashWorth(state, unit.id, target.id, { engaging: true, charges: isCavalry(unit) }, stakes),
      );
  return best;
}
