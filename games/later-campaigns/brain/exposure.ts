// What a unit risks in a hex, in victory points: the enemies who may fall upon it, and the fire of their guns.
import { terrainOf } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import type { LookOut } from './look-out.ts';
import { priceOfOverrun } from './overrun.ts';
import { priceOfStep } from './stakes.ts';
import { hitsUnderFire } from './under-fire.ts';

/** What the next hit on a fresh brigade of a fresh army costs, in victory points. */
const FRESH = 0.5;
const DEAREST = 6;
/** Guns that bear on a hex mostly have others to fire at. */
const FIRED_AT = 0.4;

/** Whoever has been hit, and whoever's army is near its end, is not left in the way of the enemy. */
export const dearnessOf = (state: Read, unit: UnitId): number =>
  Math.max(1, Math.min(DEAREST, priceOfStep(state, unit) / FRESH));

/** What may fall upon it, beyond what it and its friends can meet; cover takes off its share. */
export function exposure(look: LookOut, hex: Hex, dearness: number): number {
  const terrain = terrainOf(look.field.theatre, hex);
  const cover = terrain === 'impassable' ? 0 : TERRAIN_EFFECTS[terrain].assault / 100;
  const threat = look.threat(hex);
  const excess = Math.max(0, threat - look.help(hex) - look.power);
  return 0.08 * dearness * excess * (1 - cover) - 0.6 * cover * Math.min(1, threat / 6);
}

export function exposureToFire({ state, side, unit }: LookOut, hex: Hex): number {
  const hits = FIRED_AT * hitsUnderFire(state, side, hex);
  return hits === 0 ? 0 : hits * priceOfStep(state, unit);
}

/** Of a battery. */
export function exposureToOverrun(look: LookOut, hex: Hex): number {
  const threat = look.threat(hex);
  const share = threat / (threat + look.help(hex) + 1);
  return share === 0 ? 0 : 1.5 * share * priceOfOverrun(look.state, look.unit, hex);
}
