import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { Arrow } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexNamed } from '../../../data/field.ts';
import { southPlan } from '../../drawing/field/plan.ts';
import { figureNames } from '../words/figures.ts';
import { HexScene, placeOf } from './hex-scene.tsx';

/** The unit, the hex, the enemy. */
export function TurnFigure() {
  const [start, stop, enemy] = [placeOf('F7'), placeOf('F6'), placeOf('F5')];
  return (
    <HexScene
      label={tell(figureNames.turn)}
      hexes="E5-G5 E6-G6 E7-G7"
      pieces={[
        { hex: 'F5', type: 'AB01' },
        { hex: 'F7', type: 'FR01', orders: [1, 0, 0, 0] },
      ]}
    >
      <Arrow plan={southPlan} hexes={[hexNamed('F7'), hexNamed('F6')]} kind="path" />
      <Arrow plan={southPlan} hexes={[hexNamed('F6'), hexNamed('F5')]} kind="attack" />
      <KeyDisc n={1} x={start.x - 40} y={start.y} />
      <KeyDisc n={2} x={stop.x} y={stop.y + 24} />
      <KeyDisc n={3} x={enemy.x + 42} y={enemy.y} />
    </HexScene>
  );
}
