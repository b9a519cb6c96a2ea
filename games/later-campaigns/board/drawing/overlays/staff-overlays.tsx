// Overlays of the staff: who commands whom and how far, orders in force with their ways, couriers, supply.
import { Boundary, Plate } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo } from 'preact/hooks';
import { fieldOf } from '../../../ground/field.ts';
import { aimOf, arrivalOf, wayOf } from '../../../odds/order-way.ts';
import type { Read } from '../../../rule-types.ts';
import { type BodyId, NOBODY, NOWHERE, type Side } from '../../../vocabulary.ts';
import { clockOf } from '../../staff/orders-in-words.ts';
import { bodyName } from '../../words/names.ts';
import { overlayWords } from '../../words/sentences-overlays.ts';
import { commandFrom, cutOff } from './areas-of.ts';
import { Lines } from './lines.tsx';
import { chainOf, supplyRoads } from './lines-of.ts';
import type { OverlayProps } from './overlay-props.ts';

/** Of the leader whose stack is chosen; else of all who lead troops of the Stage, else of all. */
export function Command({ state, side, plan, from }: OverlayProps) {
  const theatre = fieldOf(state).theatre;
  const leading = [...theatre.bodies.keys()].filter((body) => {
    const led = state.bodies[body] ?? null;
    return (
      led !== null &&
      theatre.bodies[body]?.side === side &&
      (state.leaders[led.leader]?.hex ?? NOWHERE) !== NOWHERE
    );
  });
  const isHere = (body: number): boolean =>
    [...state.units.entries()].some(([, unit]) => unit.hex === from && unit.body === body);
  const near = from === null ? [] : leading.filter(isHere);
  const shown = near.length > 0 ? near : leading.filter((body) => state.stage?.chits.includes(body));
  return (
    <>
      <Lines plan={plan} lines={chainOf(state, side)} kind="chain" />
      {(shown.length > 0 ? shown : leading).map((body) => {
        const leader = state.bodies[body]?.leader ?? NOBODY;
        const hex = state.leaders[leader]?.hex ?? NOWHERE;
        return (
          <g key={body}>
            <Boundary plan={plan} hexes={commandFrom(state, side, hex)} kind="range" />
            <Plate
              plan={plan}
              hex={hex}
              text={tell(overlayWords.commands, { leader: theatre.leaders[leader]?.name ?? '' })}
            />
          </g>
        );
      })}
    </>
  );
}

export const Supply = ({ state, side, plan }: OverlayProps) => {
  const roads = useMemo(() => supplyRoads(state, side), [state, side]);
  const hexes = useMemo(() => cutOff(state, side), [state, side]);
  const sources = fieldOf(state).theatre.armies.flatMap((army) => (army.side === side ? army.supply : []));
  return (
    <>
      <Lines plan={plan} lines={roads} kind="supply" />
      {sources.length > 0 && <Boundary plan={plan} hexes={sources} kind="legal" />}
      {hexes.length > 0 && <Boundary plan={plan} hexes={hexes} kind="refuse" />}
      {[...new Set(hexes)].map((hex) => (
        <Plate key={hex} plan={plan} hex={hex} text={tell(overlayWords.cutOff)} />
      ))}
    </>
  );
};

/** 'there at 16:00', as far as it can be told. */
function arrivalInWords(state: Read, body: BodyId, turn: number | null): string {
  const { turns } = fieldOf(state).theatre;
  const name = bodyName(state, body);
  const clock = turn === null ? null : clockOf(turns, turn);
  return clock === null ? name : tell(overlayWords.arrives, { body: name, clock });
}

function OrderInForce({
  state,
  plan,
  body,
}: Pick<OverlayProps, 'state' | 'plan'> & { readonly body: BodyId }) {
  const under = state.bodies[body] ?? null;
  const leg = under?.order.legs[under.leg];
  if (leg === undefined) return null;
  const way = wayOf(state, body, leg);
  const end = way.at(-1);
  if (end !== undefined)
    return (
      <>
        <Beads plan={plan} hexes={way} kind="draft" />
        <Plate plan={plan} hex={end} text={arrivalInWords(state, body, arrivalOf(state, body, leg))} />
      </>
    );
  const aim = leg.type === 'attack' || leg.type === 'probe' ? aimOf(state, body, leg) : null;
  return aim === null ? null : <Arrow plan={plan} hexes={aim} kind="attack" />;
}

/** Formations of one side. */
const ownBodies = (state: Read, side: Side): readonly BodyId[] => {
  const { bodies } = fieldOf(state).theatre;
  return [...bodies.keys()].filter((body) => bodies[body]?.side === side);
};

export const Routes = ({ state, side, plan }: OverlayProps) => (
  <>
    {ownBodies(state, side).map((body) => (
      <OrderInForce key={body} state={state} plan={plan} body={body} />
    ))}
  </>
);

/** NLC-12.6: orders on their way, from who sent them to who shall have them. */
export function Couriers({ state, side, plan }: OverlayProps) {
  const { bodies } = fieldOf(state).theatre;
  return (
    <>
      {[...bodies.keys()].flatMap((body) => {
        const under = state.bodies[body] ?? null;
        if (under === null || bodies[body]?.side !== side) return [];
        const to = state.leaders[under.leader]?.hex ?? NOWHERE;
        return under.transit.map(({ sender, seq, receive }) => {
          const from = typeof sender === 'number' ? (state.leaders[sender]?.hex ?? NOWHERE) : NOWHERE;
          if (from === NOWHERE || to === NOWHERE || from === to) return null;
          return (
            <g key={seq}>
              <Arrow plan={plan} hexes={[from, to]} kind="path" />
              <Plate plan={plan} hex={to} text={tell(overlayWords.courier, { turn: receive })} />
            </g>
          );
        });
      })}
    </>
  );
}
