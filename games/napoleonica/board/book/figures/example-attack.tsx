// The pictures of the worked example; a test plays it.
import { Arrow } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexNamed } from '../../../data/field.ts';
import { southPlan } from '../../drawing/field/plan.ts';
import { figureNames } from '../words/figures.ts';
import { HexScene, type Piece } from './hex-scene.tsx';

const FRENCH: readonly Piece[] = [
  { hex: 'F6', type: 'FR01', orders: [1, 0, 0, 0] },
  { hex: 'G5', type: 'FR02' },
];
const HEXES = 'E4-G4 E5-G5 E6-G6';

export const ExampleAttackFigure = () => (
  <HexScene
    label={tell(figureNames.attack)}
    hexes={HEXES}
    forests="F5"
    pieces={[{ hex: 'F5', type: 'AB01' }, ...FRENCH]}
  >
    <Arrow plan={southPlan} hexes={[hexNamed('F6'), hexNamed('F5')]} kind="attack" />
  </HexScene>
);

export const ExampleRetreatFigure = () => (
  <HexScene
    label={tell(figureNames.retreat)}
    hexes={HEXES}
    forests="F5"
    pieces={[{ hex: 'F4', type: 'AB01', models: 3, fatigue: 1 }, ...FRENCH]}
  />
);
