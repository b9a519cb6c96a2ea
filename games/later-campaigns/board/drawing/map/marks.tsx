// What may be done, on the ground below the counters.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Stops, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { isFrameOf } from '@grognard/kernel';
import { retreatFrame } from '../../../frames.ts';
import { NOBODY, NOWHERE } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { isAtDesk } from '../../input/before-the-first.ts';
import { goalsOf, hostileGoals } from '../../input/goals.ts';
import { hexOfUnit } from '../../input/moment.ts';
import { actingHexes, chosenHex } from '../../input/pieces.ts';
import { PaperMarks } from '../lazy-parts.ts';

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

/** Where those stand who are asked about in a retreat: they may lie under others. */
function retreatingFrom(desk: Desk): number | null {
  const { view } = desk.shown.value;
  const top = view.frames.at(-1);
  if (top === undefined || !isFrameOf(retreatFrame, top) || goalsOf(desk).length === 0) return null;
  const hex = hexOfUnit(view, top.units[0] ?? NOBODY);
  return hex === NOWHERE ? null : hex;
}

export function Marks({ desk, plan }: MarksProps) {
  if (!desk.isLive.value) return null;
  const hostile = hostileGoals(desk);
  const goals = goalsOf(desk).filter((hex) => !hostile.includes(hex));
  const chosen = chosenHex(desk) ?? retreatingFrom(desk);
  return (
    <>
      {isAtDesk(desk) && <PaperMarks desk={desk} plan={plan} />}
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
