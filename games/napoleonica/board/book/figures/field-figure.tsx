import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import { HexScene, placeOf } from './hex-scene.tsx';

/** Units as the table draws them, and what is to be read from them. */
export function FieldFigure() {
  const [unit, forest] = [placeOf('E6'), placeOf('F5')];
  return (
    <HexScene
      label={tell(figureNames.field)}
      hexes="D4-G4 D5-G5 D6-G6"
      forests="F5"
      pieces={[
        { hex: 'E4', type: 'AB01' },
        { hex: 'E6', type: 'FR01', models: 3, fatigue: 1, orders: [1, 0, 0, 0] },
        { hex: 'D6', type: 'FR14' },
      ]}
    >
      <KeyDisc n={1} x={unit.x + 21} y={unit.y - 33} />
      <KeyDisc n={2} x={unit.x - 38} y={unit.y + 34} />
      <KeyDisc n={3} x={unit.x + 42} y={unit.y - 12} />
      <KeyDisc n={4} x={unit.x - 44} y={unit.y - 14} />
      <KeyDisc n={5} x={forest.x} y={forest.y} />
    </HexScene>
  );
}
