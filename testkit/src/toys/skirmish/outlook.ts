// What a position means on the ground: how far each unit gets, where the enemy holds it up, whom it sees. Worked out once.
import {
  alongRay,
  CLOSED,
  hexDistance,
  isRayClear,
  kept,
  type Reach,
  reachSearch,
  zoneRound,
} from '@grognard/geometry';
import type { Frozen } from '@grognard/kernel';
import { crossesBrook, field, terrainOf } from './field.ts';
import { otherSide, POWERS, type Side, type SkirmishState, type Unit } from './state.ts';

export interface Outlook {
  /** SKM-2: where the unit could go, if it stood alone there, and at what cost. */
  reach(unit: Unit): Reach;
  /** SKM-2.4: the hexes a side's units hold others up in. */
  zone(side: Side): readonly number[];
  /** SKM-3.2: the first hex that hides one hex from another; null: in plain sight. */
  blockBetween(from: number, to: number): number | null;
}

type Situation = Pick<Frozen<SkirmishState>, 'units'>;

/** SKM-2.2: woods, hills and the village cost two points, and so does getting over the brook. */
const ENTERING = { open: 1, woods: 2, hill: 2, village: 1 } as const;
const BROOK_COST = 1;

const hexesHeld = ({ units }: Situation, side: Side): ReadonlySet<number> =>
  new Set(units.filter((unit) => unit.side === side).map(({ hex }) => hex));

export function outlookOn(situation: Situation): Outlook {
  const held = { french: hexesHeld(situation, 'french'), british: hexesHeld(situation, 'british') };
  const zones = {
    french: zoneRound(field, held.french, (hex, _next, direction) => !crossesBrook(hex, direction)),
    british: zoneRound(field, held.british, (hex, _next, direction) => !crossesBrook(hex, direction)),
  };
  const search = reachSearch(field);
  const reaches = new Map<string, Reach>();
  const hides = (hex: number): boolean =>
    terrainOf(hex) !== 'open' || held.french.has(hex) || held.british.has(hex);

  return {
    reach({ id, side, kind, hex: start }) {
      const known = reaches.get(id);
      if (known !== undefined) return known;
      const [enemies, zone] = [held[otherSide(side)], zones[otherSide(side)]];
      const reach = search([start], POWERS[kind].movement, (from, to, direction) => {
        const isHeldUp = from !== start && zone[from] === 1;
        if (isHeldUp || enemies.has(to)) return CLOSED;
        return ENTERING[terrainOf(to)] + (crossesBrook(from, direction) ? BROOK_COST : 0);
      });
      const copy = kept(reach);
      reaches.set(id, copy);
      return copy;
    },
    zone: (side) => [...zones[side].keys()].filter((hex) => zones[side][hex] === 1),
    blockBetween(from, to) {
      if (isRayClear(field, from, to, hides)) return null;
      let block = from;
      alongRay(field, from, to, (hex, twin) => {
        if (!hides(hex) || !hides(twin)) return true;
        block = hex;
        return false;
      });
      return block;
    },
  };
}

export const rangeTo = (unit: Unit, other: Unit): number => hexDistance(field, unit.hex, other.hex);
