// What troops do that no counter shows: brigades in line over two hexes, marches the enemy does not see.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { View } from '../../../view.ts';
import { NOWHERE } from '../../../vocabulary.ts';
import { HiddenMarches } from '../lazy-parts.ts';
import { Lines } from '../overlays/lines.tsx';
import type { Line } from '../overlays/lines-of.ts';

/** NLC-20.2.3: each brigade in extended line, once. */
const extendedLines = ({ stacks }: View): readonly Line[] =>
  stacks.flatMap(({ hex, units }) =>
    units.flatMap(({ extended }): readonly Line[] =>
      extended === NOWHERE || extended < hex ? [] : [[hex, extended]],
    ),
  );

export const Deployments = ({ view, plan }: { readonly view: View; readonly plan: HexPlan }) => (
  <>
    <Lines plan={plan} lines={extendedLines(view)} kind="extended" />
    {view.options.hiddenMovement && <HiddenMarches view={view} plan={plan} />}
  </>
);
