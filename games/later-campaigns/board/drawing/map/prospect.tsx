// What would come of pressing the hex that is pointed at: the way there with its cost, the shot, the charge.

import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Plate } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads } from '@grognard/desk/map/overlays/ways.tsx';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { pointsInWords } from '../../../names.ts';
import { type Hex, NOWHERE } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { answersOn } from '../../input/answers.ts';
import { declaredIn } from '../../input/declared.ts';
import { outingOf } from '../../input/outing.ts';
import { onTheMap } from '../../words/sentences.ts';

interface ProspectProps {
  readonly desk: Desk;
  readonly plan: HexPlan;
  readonly spot: Hex | null;
}

/** From where an attack on the hex that is pointed at would come. */
function attackWays(desk: Desk, spot: Hex): readonly (readonly Hex[])[] {
  const { view } = desk.shown.value;
  const ways = legalIn(answersOn(desk, { hex: spot })).flatMap(({ action }): readonly (readonly Hex[])[] => {
    switch (action.type) {
      case 'bombard':
        return [[action.from, action.target]];
      case 'assign':
        return [[action.hex, action.target]];
      case 'charge': {
        const start = view.stacks.find(({ units }) => units.some(({ unit }) => unit === action.unit))?.hex;
        if (start === undefined) return [];
        return [action.via === NOWHERE ? [start, action.target] : [start, action.via, action.target]];
      }
      default:
        return [];
    }
  });
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
}

/** What is declared and not fought yet. */
const Declared = ({ desk, plan }: Omit<ProspectProps, 'spot'>) => (
  <>
    {declaredIn(desk.shown.value.view).map((way) => (
      <Arrow key={way.join()} plan={plan} hexes={way} kind="attack" />
    ))}
  </>
);

export function Prospect({ desk, plan, spot }: ProspectProps) {
  if (!desk.isLive.value) return null;
  if (spot === null) return <Declared desk={desk} plan={plan} />;
  const outing = outingOf(desk);
  if (outing?.goals.includes(spot) && spot !== outing.from) {
    const { reach, allowance } = outing;
    const cost = tell(onTheMap.cost, {
      cost: pointsInWords(Math.min(reach.cost(spot), allowance)),
      of: pointsInWords(allowance),
    });
    return (
      <>
        <Beads plan={plan} hexes={reach.pathTo(spot)} kind="path" />
        <Plate plan={plan} hex={spot} text={cost} />
      </>
    );
  }
  return (
    <>
      <Declared desk={desk} plan={plan} />
      {attackWays(desk, spot).map((way) => (
        <Arrow key={way.join()} plan={plan} hexes={way} kind="attack" />
      ))}
    </>
  );
}
