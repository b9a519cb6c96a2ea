import type { Hand } from '@grognard/desk';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { MOST_LANDMARKS } from '../../army/custom-battle.ts';
import { terrainOf } from '../../data/maps.ts';
import { mapWords } from '../words/sentences-maps.ts';
import { type Brush, painted, withLandmark } from './brush.ts';
import type { MapWork } from './map-craft.ts';
import { type Painter, paintingHand } from './painting-hand.ts';

interface Painting {
  readonly brush: Brush;
  setBrush(brush: Brush): void;
  readonly isMirrored: boolean;
  setMirrored(on: boolean): void;
  /** The rows with the stroke that is being drawn. */
  readonly shown: readonly string[];
  readonly hand: Hand;
}

/** Presses, strokes and questions on the map as changes of what lies on the bench; a stroke is one step back. */
export function usePainting(work: MapWork, plan: HexPlan): Painting {
  const [brush, setBrush] = useState<Brush>({ kind: 'terrain', code: 'F' });
  const [isMirrored, setMirrored] = useState(false);
  const [stroke, setStroke] = useState<readonly number[]>([]);
  const { draft } = work.bench;
  const withStroke = (hexes: readonly number[]): readonly string[] =>
    brush.kind === 'terrain' && hexes.length > 0 ? painted(draft, hexes, brush.code, isMirrored) : draft.map;
  const paint = (hexes: readonly number[]): void => {
    const map = withStroke(hexes);
    if (map.join() !== draft.map.join()) work.change({ map });
  };
  const mark = (hex: number, scores: 'hold' | 'majority'): void => {
    const landmarks = withLandmark(draft, hex, scores, isMirrored);
    if (landmarks === null) work.setMessage({ text: tell(mapWords.tooMany, { most: MOST_LANDMARKS }) });
    else work.change({ landmarks });
  };
  const painter: Painter = {
    isStroking: brush.kind === 'terrain',
    press: (hex) => (brush.kind === 'terrain' ? paint([hex]) : mark(hex, brush.scores)),
    draw: setStroke,
    paint,
    takeUp(hex) {
      const code = terrainOf(draft.map)[hex];
      if (code !== undefined) setBrush({ kind: 'terrain', code });
    },
  };
  // The map listens to one hand as long as it lives; what the hand does is always the latest.
  const latest = useRef(painter);
  latest.current = painter;
  const hand = useMemo(() => paintingHand(plan, () => latest.current), [plan]);
  return { brush, setBrush, isMirrored, setMirrored, shown: withStroke(stroke), hand };
}
