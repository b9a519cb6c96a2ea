// Overlays of the staff: who commands whom and how far, orders in force with their ways, couriers, supply.
import { Boundary } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads } from '@grognard/desk/map/overlays/ways.tsx';
import { useMemo } from 'preact/hooks';
import { commandFrom, cutOff } from './areas-of.ts';
import { commandsShown } from './commands.ts';
import { Lines } from './lines.tsx';
import { chainOf, supplyRoads, supplySources } from './lines-of.ts';
import { type InForce, meantBy, ordersShown } from './orders-shown.ts';
import type { OverlayProps } from './overlay-props.ts';
import { ridesOf } from './rides.ts';

export const Command = (props: OverlayProps) => {
  const { state, side, plan } = props;
  return (
    <>
      <Lines plan={plan} lines={chainOf(state, side)} kind="chain" />
      {commandsShown(props).map(({ body, hex }) => (
        <Boundary key={body} plan={plan} hexes={commandFrom(state, side, hex)} kind="range" />
      ))}
    </>
  );
};

export const Supply = ({ state, side, plan }: OverlayProps) => {
  const roads = useMemo(() => supplyRoads(state, side), [state, side]);
  const hexes = useMemo(() => cutOff(state, side), [state, side]);
  const sources = supplySources(state, side);
  return (
    <>
      <Lines plan={plan} lines={roads} kind="supply" />
      {sources.length > 0 && <Boundary plan={plan} hexes={sources} kind="legal" />}
      {hexes.length > 0 && <Boundary plan={plan} hexes={hexes} kind="refuse" />}
    </>
  );
};

function Meant({ state, plan, order }: OverlayProps & { readonly order: InForce }) {
  const meant = meantBy(state, order);
  if (meant === null) return null;
  return meant.kind === 'way' ? (
    <Beads plan={plan} hexes={meant.hexes} kind="draft" />
  ) : (
    <Arrow plan={plan} hexes={meant.hexes} kind="attack" />
  );
}

export const Routes = (props: OverlayProps) => (
  <>
    {ordersShown(props.state, props.side).map((order) => (
      <Meant key={order.body} {...props} order={order} />
    ))}
  </>
);

export const Couriers = ({ state, side, plan }: OverlayProps) => (
  <>
    {ridesOf(state, side).map(({ seq, from, to }) => (
      <Arrow key={seq} plan={plan} hexes={[from, to]} kind="path" />
    ))}
  </>
);
