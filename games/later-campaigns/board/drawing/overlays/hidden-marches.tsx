// NLC-20.1: the counters of a hidden march stay behind; where the formation is on paper only its own side knows.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Plate } from '@grognard/desk/map/overlays/areas.tsx';
import { Beads } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hiddenHex, isHidden, routeOf } from '../../../orders/hidden-march.ts';
import type { View } from '../../../view.ts';
import { NOWHERE } from '../../../vocabulary.ts';
import { positionIn } from '../../input/position-in.ts';
import { bodyName } from '../../words/names.ts';
import { onTheMap } from '../../words/sentences.ts';

export function HiddenMarches({ view, plan }: { readonly view: View; readonly plan: HexPlan }) {
  const state = positionIn(view);
  if (state === null) return null;
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
