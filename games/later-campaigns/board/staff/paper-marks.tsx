// Orders on paper, on the map: whom they are for, places that may be named, and where every leg leads.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads } from '@grognard/desk/map/overlays/ways.tsx';
import type { Desk } from '../desk.ts';
import { type DrawnLeg, legsOnPaper } from './legs-on-map.ts';
import { hexesOfRecipient, placesOffered } from './press-place.ts';

interface PaperMarksProps {
  readonly desk: Desk;
  readonly plan: HexPlan;
}

interface PlacesProps {
  readonly plan: HexPlan;
  readonly hexes: readonly number[];
  /** Offered, or on paper already. */
  readonly kind: 'places' | 'aims';
  /** Where counters lie: there a ring must be wide enough to be seen round them. */
  readonly taken: ReadonlySet<number>;
}

const Places = ({ plan, hexes, kind, taken }: PlacesProps) => (
  <g class={`later-campaigns-${kind}`}>
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return <circle key={hex} cx={fine(x)} cy={fine(y)} r={taken.has(hex) ? 30 : 24} />;
    })}
  </g>
);

const Leg = ({ plan, leg: { kind, hexes } }: { readonly plan: HexPlan; readonly leg: DrawnLeg }) =>
  kind === 'road' ? (
    <Beads plan={plan} hexes={hexes} kind="draft" />
  ) : (
    <Arrow plan={plan} hexes={hexes} kind={kind === 'attack' ? 'attack' : 'draft'} />
  );

export function PaperMarks({ desk, plan }: PaperMarksProps) {
  const taken = new Set(desk.shown.value.view.stacks.map(({ hex }) => hex));
  const legs = legsOnPaper(desk);
  const ends = [...new Set(legs.flatMap(({ hexes }) => hexes.at(-1) ?? []))];
  return (
    <>
      <Boundary plan={plan} hexes={hexesOfRecipient(desk)} kind="select" />
      <Places plan={plan} hexes={placesOffered(desk)} kind="places" taken={taken} />
      {legs.map((leg) => (
        <Leg key={`${leg.kind} ${leg.hexes.join()}`} plan={plan} leg={leg} />
      ))}
      <Places plan={plan} hexes={ends} kind="aims" taken={taken} />
    </>
  );
}
