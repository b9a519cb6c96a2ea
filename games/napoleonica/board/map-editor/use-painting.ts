import type { Hand } from '@grognard/desk';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import { useMemo, useRef, useState } from 'preact/hooks';
import { MOST_LANDMARKS } from '../../army/custom-battle.ts';
import { terrainOf } from '../../data/maps.ts';
import { mapWords } from '../words/sentences-maps.ts';
import { type Brush, painted, withLandmark } from './brush.ts';
import type { MapWork } from './map-craft.ts';

interface Painting {
  readonly brush: Brush;
  setBrush(brush: Brush): void;
  readonly isMirrored: boolean;
  setMirrored(on: boolean): void;
  /** The rows with the stroke that is being drawn. */
  readonly shown: readonly string[];
  readonly hand: Hand;
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

/** Presses, strokes and questions on the map as changes of what lies on the bench; a stroke is one step back. */
export function usePainting(work: MapWork, plan: HexPlan): Painting {
  const [brush, setBrush] = useState<Brush>({ kind: 'terrain', code: 'F' });
  const [isMirrored, setMirrored] = useState(false);
  const [stroke, setStroke] = useState<readonly number[]>([]);
  const { draft } = work.bench;
  const shown =
    brush.kind === 'terrain' && stroke.length > 0
      ? painted(draft, stroke, brush.code, isMirrored)
      : draft.map;

  const paint = (hexes: readonly number[]): void => {
    if (brush.kind === 'terrain') {
      const map = painted(draft, hexes, brush.code, isMirrored);
      if (map.join() !== draft.map.join()) work.change({ map });
      return;
    }
    const landmarks = withLandmark(draft, hexes[0] ?? 0, brush.scores, isMirrored);
    if (landmarks === null) work.setMessage({ text: tell(mapWords.tooMany, { most: MOST_LANDMARKS }) });
    else work.change({ landmarks });
  };
  const takeUp = (hex: number): void => {
    const code = terrainOf(draft.map)[hex];
    if (code !== undefined) setBrush({ kind: 'terrain', code });
  };
  // The map listens to one hand as long as it lives; what the hand does is always the latest.
  const latest = useRef({ paint, takeUp, brush, stroke });
  latest.current = { paint, takeUp, brush, stroke };
  const drawn = (hexes: readonly number[]): void => {
    latest.current = { ...latest.current, stroke: hexes };
    setStroke(hexes);
  };
  const hand = useMemo<Hand>(
    () => ({
      press(target) {
        const hex = hexOf(target);
        if (hex !== null) latest.current.paint([hex]);
      },
      explainTarget(target) {
        const hex = hexOf(target);
        if (hex !== null) latest.current.takeUp(hex);
        return hex !== null;
      },
      grab(target) {
        const hex = hexOf(target);
        if (hex === null || latest.current.brush.kind !== 'terrain') return false;
        drawn([hex]);
        return true;
      },
      carry(over) {
        const hex = hexOf(over);
        const last = latest.current.stroke.at(-1);
        if (hex === null || last === undefined || hex === last) return;
        drawn([...latest.current.stroke, ...between(plan, last, hex)]);
      },
      drop() {
        latest.current.paint(latest.current.stroke);
        drawn([]);
      },
      letGo: () => drawn([]),
    }),
    [plan],
  );
  return { brush, setBrush, isMirrored, setMirrored, shown, hand };
}
