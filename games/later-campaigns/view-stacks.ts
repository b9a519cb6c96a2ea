// NLC-G: stacks on the map as a viewer sees them: own ones whole, the enemy's by sight.

import { type Frozen, isFrameOf, type Viewer } from '@grognard/kernel';
import { hqSheet, leaderSheet } from './changes/bodies.ts';
import { unitAt } from './changes/units.ts';
import { theatreOf } from './data/theatres.ts';
import { assaultFrame, chargeCombatFrame } from './frames.ts';
import { type Field, fieldOf } from './ground/field.ts';
import { terrainOf } from './ground/hexes.ts';
import { isSeenBy, isSeenTo, topOf } from './secrecy/sight-of.ts';
import type { State, Unit } from './state.ts';
import type { SeenStack } from './view.ts';
import { type Hex, NOWHERE, otherSide, SIDES, type Side, sideOfSeat } from './vocabulary.ts';

export function stacksSeen(state: Frozen<State>, viewer: Viewer): readonly SeenStack[] {
  const field = fieldOf(state);
  const hexes = new Set<Hex>();
  for (const { hex } of [...state.units, ...state.leaders, ...state.hqs]) if (hex !== NOWHERE) hexes.add(hex);
  for (const { extended } of state.units) if (extended !== NOWHERE) hexes.add(extended);
  const found: SeenStack[] = [];
  for (const hex of [...hexes].toSorted((a, b) => a - b))
    for (const side of SIDES) {
      const stack = stackSeen(state, field, hex, side, viewer);
      if (stack !== null) found.push(stack);
    }
  return found;
}

function stackSeen(
  state: Frozen<State>,
  field: Field,
  hex: Hex,
  side: Side,
  viewer: Viewer,
): SeenStack | null {
  const units = field.atOf(hex, side);
  const hqs = field.hqsAt(hex).filter((hq) => hqSheet(state, hq).side === side);
  const leaders = field.leadersAt(hex).filter((leader) => leaderSheet(state, leader).side === side);
  const isOpen = isOpenTo(state, hex, side, viewer);
  const top = topOf(state, units, isSeenBy(state, otherSide(side), hex));
  const shown = isOpen || isInFight(state, hex) || top === null ? units : [top];
  const stack = {
    hex,
    side,
    units: shown.map((unit) => ({
      unit,
      lost: unitAt(state, unit).lost,
      disrupted: unitAt(state, unit).disrupted,
      extended: otherHex(unitAt(state, unit), hex),
    })),
    whole: isOpen,
    leaders: isOpen ? leaders : [],
    hqs,
  };
  return stack.units.length + stack.leaders.length + hqs.length > 0 ? stack : null;
}

const otherHex = ({ hex, extended }: Frozen<Unit>, here: Hex): Hex => (extended === here ? hex : extended);

/** One's own, what one's own leaders and units see, a chateau; a spectator sees what both sides do. */
function isOpenTo(state: Frozen<State>, hex: Hex, side: Side, viewer: Viewer): boolean {
  if (state.result !== null || sideOfSeat(viewer) === side) return true;
  return terrainOf(theatreOf(state), hex) === 'chateau' || isSeenTo(state, viewer, otherSide(side), hex);
}

/** Participants are shown from declaration to the end of a fight. */
const isInFight = (state: Frozen<State>, hex: Hex): boolean =>
  state.frames.some(
    (frame) =>
      (isFrameOf(assaultFrame, frame) && (frame.target === hex || frame.attackHexes.includes(hex))) ||
      (isFrameOf(chargeCombatFrame, frame) && frame.hex === hex),
  );
