// What may be done, on the ground below the counters.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Stops, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { Beads } from '@grognard/desk/map/overlays/ways.tsx';
import type { Desk } from '../../desk.ts';
import { goalsOf, hostileGoals } from '../../input/goals.ts';
import { actingHexes, chosenHex } from '../../input/pieces.ts';
import { placesOffered, routesOnPaper } from '../../staff/press-place.ts';

interface MarksProps {
  readonly desk: Desk;
  readonly plan: HexPlan;
}

/** A ring round each stack that may act. */
const Able = ({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) => (
  <g class="later-campaigns-able">
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return <rect key={hex} x={fine(x - 28)} y={fine(y - 28)} width="56" height="56" rx="8" />;
    })}
  </g>
);

/** Places that may be named in an order. */
const Places = ({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) => (
  <g class="later-campaigns-places">
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return <circle key={hex} cx={fine(x)} cy={fine(y)} r="24" />;
    })}
  </g>
);

export function Marks({ desk, plan }: MarksProps) {
  if (!desk.isLive.value) return null;
  const hostile = hostileGoals(desk);
  const goals = goalsOf(desk).filter((hex) => !hostile.includes(hex));
  const chosen = chosenHex(desk);
  return (
    <>
      <Places plan={plan} hexes={placesOffered(desk)} />
      {routesOnPaper(desk).map((route) => (
        <Beads key={route.join()} plan={plan} hexes={route} kind="draft" />
      ))}
      <Able plan={plan} hexes={actingHexes(desk)} />
      {goals.length > 0 && <Wash plan={plan} hexes={goals} kind="legal" />}
      {goals.length > 0 && <Boundary plan={plan} hexes={goals} kind="legal" />}
      <Stops plan={plan} hexes={goals} />
      {hostile.length > 0 && <Wash plan={plan} hexes={hostile} kind="refuse" />}
      <Teeth plan={plan} hexes={hostile} />
      {chosen !== null && <Wash plan={plan} hexes={[chosen]} kind="select" />}
      {chosen !== null && <Boundary plan={plan} hexes={[chosen]} kind="select" />}
    </>
  );
}
