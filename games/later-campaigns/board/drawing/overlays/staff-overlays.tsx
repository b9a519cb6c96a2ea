// Overlays of the staff: who commands whom and how far, orders in force with their ways, couriers, supply.
import { Boundary } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads } from '@grognard/desk/map/overlays/ways.tsx';
import { useMemo } from 'preact/hooks';
import { fieldOf } from '../../../ground/field.ts';
import { aimOf, wayOf } from '../../../odds/order-way.ts';
import { commandFrom, cutOff } from './areas-of.ts';
import { commandsShown } from './commands.ts';
import { Lines } from './lines.tsx';
import { chainOf, supplyRoads } from './lines-of.ts';
import { type InForce, ordersShown } from './orders-shown.ts';
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
  const sources = fieldOf(state).theatre.armies.flatMap((army) => (army.side === side ? army.supply : []));
  return (
    <>
      <Lines plan={plan} lines={roads} kind="supply" />
      {sources.length > 0 && <Boundary plan={plan} hexes={sources} kind="legal" />}
      {hexes.length > 0 && <Boundary plan={plan} hexes={hexes} kind="refuse" />}
    </>
  );
};

function Meant({ state, plan, order: { body, leg } }: OverlayProps & { readonly order: InForce }) {
  const way = wayOf(state, body, leg);
  if (way.length > 0) return <Beads plan={plan} hexes={way} kind="draft" />;
  const aim = leg.type === 'attack' || leg.type === 'probe' ? aimOf(state, body, leg) : null;
  return aim === null ? null : <Arrow plan={plan} hexes={aim} kind="attack" />;
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
