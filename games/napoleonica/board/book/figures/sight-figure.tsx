import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { SightLine } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexNamed } from '../../../data/field.ts';
import { southPlan } from '../../drawing/field/plan.ts';
import { figureNames } from '../words/figures.ts';
import { HexScene, placeOf } from './hex-scene.tsx';

const [FROM, SEEN, HIDDEN, WOOD] = ['F7', 'D5', 'G5', 'F6'] as const;

/** One line that is open and one that a Forest closes. */
export function SightFigure() {
  const [seen, hidden] = [placeOf(SEEN), placeOf(HIDDEN)];
  return (
    <HexScene
      label={tell(figureNames.sight)}
      hexes="D5-G5 D6-G6 D7-G7"
      forests={WOOD}
      pieces={[
        { hex: FROM, type: 'FR09' },
        { hex: SEEN, type: 'AB01' },
        { hex: HIDDEN, type: 'AB03' },
      ]}
    >
      <SightLine plan={southPlan} from={hexNamed(FROM)} to={hexNamed(SEEN)} blockedAt={null} />
      <SightLine plan={southPlan} from={hexNamed(FROM)} to={hexNamed(HIDDEN)} blockedAt={hexNamed(WOOD)} />
      <KeyDisc n={1} x={seen.x - 34} y={seen.y - 26} />
      <KeyDisc n={2} x={hidden.x + 34} y={hidden.y - 26} />
    </HexScene>
  );
}
