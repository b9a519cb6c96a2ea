// What would come of it, above the figures: whom one could attack from the hex that is pointed at, what one sees from there.
import { Teeth } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, SightLine } from '@grognard/desk/map/overlays/ways.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { distance } from '../../../field/hexes.ts';
import type { Unit } from '../../../state.ts';
import { answersOn } from '../../input/choices.ts';
import { openHexes } from '../../input/open-hexes.ts';
import { blockBetween, farthestFrom, targetsFrom } from '../../input/prospects.ts';
import { activeUnit, unitOn } from '../../input/units-in-view.ts';
import type { MarksProps } from './marks.tsx';

/** The line to an enemy: an arrow where it may be attacked, else how far one sees. */
function Aim({
  desk,
  battle,
  plan,
  unit,
  target,
}: MarksProps & { readonly unit: Unit; readonly target: Unit }) {
  const isTarget = answersOn(desk, { unit: `${target.id}` }).some(
    (offer) => offer.action.type === 'attack' && isLegal(offer),
  );
  if (isTarget) return <Arrow plan={plan} hexes={[unit.at, target.at]} kind="attack" />;
  if (distance(unit.at, target.at) > farthestFrom(battle, unit, unit.at)) return null;
  return (
    <SightLine
      plan={plan}
      from={unit.at}
      to={target.at}
      blockedAt={blockBetween(battle, unit.at, target.at)}
    />
  );
}

export function Prospect(props: MarksProps) {
  const { desk, battle, plan, spot } = props;
  const there = unitOn(battle, spot);
  const active = activeUnit(battle);
  if (active === undefined || active.owner !== desk.shown.value.viewer) return null;
  if (spot === null || spot === active.at) return null;
  if (there !== undefined)
    return there.owner === active.owner ? null : <Aim {...props} unit={active} target={there} />;
  if (!openHexes(desk, battle).includes(spot)) return null;
  const targets = targetsFrom(battle, active, spot).map(({ at }) => at);
  return (
    <>
      {targets.map((at) => (
        <SightLine key={at} plan={plan} from={spot} to={at} blockedAt={null} />
      ))}
      <Teeth plan={plan} hexes={targets} />
    </>
  );
}
