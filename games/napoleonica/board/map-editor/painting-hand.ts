// A hand that paints: what pressing, dragging and asking on the map come to.
import type { Hand } from '@grognard/desk';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { Target } from '@grognard/kernel';

/** What the brush does at this moment. */
export interface Painter {
  /** Whether dragging draws a stroke; else it moves the map. */
  readonly isStroking: boolean;
  press(hex: number): void;
  /** Shows a stroke before it is done. */
  draw(stroke: readonly number[]): void;
  paint(stroke: readonly number[]): void;
  /** Takes what lies on a hex onto the brush. */
  takeUp(hex: number): void;
}

const hexOf = (target: Target | null): number | null =>
  target !== null && 'hex' in target ? target.hex : null;

const STEPS = 12;
/** A quick hand leaves out hexes: those between are meant as well. */
function between(plan: HexPlan, from: number, to: number): readonly number[] {
  const [a, b] = [plan.centre(from), plan.centre(to)];
  return Array.from({ length: STEPS }, (_, k) => {
    const part = (k + 1) / STEPS;
    return plan.hexAt({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  }).flatMap((hex) => (hex === null ? [] : [hex]));
}

export function paintingHand(plan: HexPlan, painter: () => Painter): Hand {
  let stroke: readonly number[] = [];
  const draw = (hexes: readonly number[]): void => {
    stroke = hexes;
    painter().draw(hexes);
  };
  return {
    press(target) {
      const hex = hexOf(target);
      if (hex !== null) painter().press(hex);
    },
    explainTarget(target) {
      const hex = hexOf(target);
      if (hex !== null) painter().takeUp(hex);
      return hex !== null;
    },
    grab(target) {
      const hex = hexOf(target);
      if (hex === null || !painter().isStroking) return false;
      draw([hex]);
      return true;
    },
    carry(over) {
      const [hex, last] = [hexOf(over), stroke.at(-1)];
      if (hex !== null && last !== undefined && hex !== last) draw([...stroke, ...between(plan, last, hex)]);
    },
    drop() {
      painter().paint(stroke);
      draw([]);
    },
    letGo: () => draw([]),
  };
}
