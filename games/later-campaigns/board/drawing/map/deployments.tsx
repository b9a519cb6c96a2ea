// What troops do that no counter shows: brigades in line over two hexes, marches the enemy does not see.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Plate } from '@grognard/desk/map/overlays/areas.tsx';
import { Beads } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hiddenHex, isHidden, routeOf } from '../../../orders/hidden-march.ts';
import type { View } from '../../../view.ts';
import { NOWHERE } from '../../../vocabulary.ts';
import { positionIn } from '../../input/moment.ts';
import { bodyName } from '../../words/names.ts';
import { onTheMap } from '../../words/sentences.ts';
import { Lines } from '../overlays/lines.tsx';
import type { Line } from '../overlays/lines-of.ts';

interface OnMap {
  readonly view: View;
  readonly plan: HexPlan;
}

/** NLC-20.2.3: each brigade in extended line, once. */
const extendedLines = ({ stacks }: View): readonly Line[] =>
  stacks.flatMap(({ hex, units }) =>
    units.flatMap(({ extended }): readonly Line[] =>
      extended === NOWHERE || extended < hex ? [] : [[hex, extended]],
    ),
  );

/** NLC-20.1: the counters stay behind; where the formation is on paper only its own side knows. */
function HiddenMarches({ view, plan }: OnMap) {
  const state = positionIn(view);
  if (state === null || !view.options.hiddenMovement) return null;
  return (
    <>
      {view.bodies
        .filter(({ body }) => isHidden(state, body))
        .map(({ body }) => {
          const [hex, route] = [hiddenHex(state, body), routeOf(state, body)];
          if (hex === NOWHERE) return null;
          return (
            <g key={body}>
              <Beads plan={plan} hexes={route.slice(0, route.indexOf(hex) + 1)} kind="path" />
              <Boundary plan={plan} hexes={[hex]} kind="range" />
              <Plate
                plan={plan}
                hex={hex}
                text={tell(onTheMap.marchesUnseen, { body: bodyName(view, body) })}
              />
            </g>
          );
        })}
    </>
  );
}

export const Deployments = ({ view, plan }: OnMap) => (
  <>
    <Lines plan={plan} lines={extendedLines(view)} kind="extended" />
    <HiddenMarches view={view} plan={plan} />
  </>
);
