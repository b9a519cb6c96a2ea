// Orders on paper, on the map: whom they are for, places that may be named, and the ways of all Marches.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary } from '@grognard/desk/map/overlays/areas.tsx';
import { Beads } from '@grognard/desk/map/overlays/ways.tsx';
import type { Desk } from '../desk.ts';
import { hexesOfRecipient, placesOffered, routesOnPaper } from './press-place.ts';

interface PaperMarksProps {
  readonly desk: Desk;
  readonly plan: HexPlan;
}

const Places = ({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) => (
  <g class="later-campaigns-places">
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return <circle key={hex} cx={fine(x)} cy={fine(y)} r="24" />;
    })}
  </g>
);

export const PaperMarks = ({ desk, plan }: PaperMarksProps) => (
  <>
    <Boundary plan={plan} hexes={hexesOfRecipient(desk)} kind="select" />
    <Places plan={plan} hexes={placesOffered(desk)} />
    {routesOnPaper(desk).map((route) => (
      <Beads key={route.join()} plan={plan} hexes={route} kind="draft" />
    ))}
  </>
);
