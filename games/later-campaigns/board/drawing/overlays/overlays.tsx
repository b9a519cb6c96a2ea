// Everything that is laid over the map on demand. Each is worked out from what the viewer knows, and only while it is shown.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Plate, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads, SightLine } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { fieldOf } from '../../../ground/field.ts';
import { marchTurns } from '../../../odds/order-outlook.ts';
import type { Read } from '../../../rule-types.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, sideOfSeat } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { positionIn } from '../../input/moment.ts';
import { chosenHex } from '../../input/pieces.ts';
import { overlayWords } from '../../words/sentences-overlays.ts';
import {
  arcFrom,
  commandFrom,
  controlledBy,
  cutOff,
  flankedOf,
  seenFrom,
  threatOf,
  unitsOnMap,
  zoneOf,
} from './areas-of.ts';
import type { Overlay } from './chosen.ts';
import { blockOn } from './sight-line.ts';

interface OverlayProps {
  readonly state: Read;
  readonly side: Side;
  readonly plan: HexPlan;
  /** Whoever is chosen, and what is pointed at. */
  readonly from: Hex | null;
  readonly spot: Hex | null;
}

const Zones = ({ state, side, plan }: OverlayProps) => {
  const zone = useMemo(() => zoneOf(state, otherSide(side)), [state, side]);
  return <Teeth plan={plan} hexes={zone} />;
};

/** Of the leader whose stack is chosen; else of all who lead troops of the Stage, else of all. */
function Command({ state, side, plan, from }: OverlayProps) {
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

function Sight({ state, plan, from, spot }: OverlayProps) {
  const eye = from ?? spot;
  if (eye === null) return null;
  const block = spot === null || spot === eye ? null : blockOn(state, eye, spot);
  return (
    <>
      <Wash plan={plan} hexes={seenFrom(state, eye)} kind="select" />
      <Boundary plan={plan} hexes={seenFrom(state, eye)} kind="select" />
      {spot !== null && spot !== eye && (
        <SightLine plan={plan} from={eye} to={spot} blockedAt={block?.hex ?? null} />
      )}
      {block !== null && <Plate plan={plan} hex={block.hex} text={tell(overlayWords.blocked[block.by])} />}
    </>
  );
}

const Supply = ({ state, side, plan }: OverlayProps) => {
  const hexes = useMemo(() => cutOff(state, side), [state, side]);
  const sources = fieldOf(state).theatre.armies.flatMap((army) => (army.side === side ? army.supply : []));
  return (
    <>
      {sources.length > 0 && <Boundary plan={plan} hexes={sources} kind="legal" />}
      {hexes.length > 0 && <Boundary plan={plan} hexes={hexes} kind="refuse" />}
      {[...new Set(hexes)].map((hex) => (
        <Plate key={hex} plan={plan} hex={hex} text={tell(overlayWords.cutOff)} />
      ))}
    </>
  );
};

const Threat = ({ state, side, plan }: OverlayProps) => {
  const hexes = useMemo(() => threatOf(state, side), [state, side]);
  return hexes.length === 0 ? null : (
    <>
      <Wash plan={plan} hexes={hexes} kind="refuse" />
      <Boundary plan={plan} hexes={hexes} kind="refuse" />
    </>
  );
};

/** Of the guns that are chosen or pointed at, else of all. */
function Arcs({ state, side, plan, from, spot }: OverlayProps) {
  const { units } = fieldOf(state).theatre;
  const batteries = [
    ...new Set(
      unitsOnMap(state, side)
        .filter((unit) => units[unit]?.arm === 'art')
        .map((unit) => state.units[unit]?.hex ?? NOWHERE),
    ),
  ];
  const near = batteries.filter((hex) => hex === from || hex === spot);
  return (
    <>
      {(near.length > 0 ? near : batteries).map((hex) => (
        <Boundary key={hex} plan={plan} hexes={arcFrom(state, hex)} kind="other" />
      ))}
    </>
  );
}

const Flanks = ({ state, side, plan }: OverlayProps) => {
  const own = useMemo(() => flankedOf(state, side), [state, side]);
  const theirs = useMemo(() => flankedOf(state, otherSide(side)), [state, side]);
  return (
    <>
      {own.length > 0 && <Boundary plan={plan} hexes={own} kind="refuse" />}
      {theirs.length > 0 && <Boundary plan={plan} hexes={theirs} kind="legal" />}
    </>
  );
};

function Routes({ state, side, plan }: OverlayProps) {
  const { bodies } = fieldOf(state).theatre;
  return (
    <>
      {[...bodies.keys()].map((body) => {
        const under = state.bodies[body] ?? null;
        const leg = under?.order.legs[under.leg];
        const end = leg?.route.at(-1);
        if (leg === undefined || end === undefined || bodies[body]?.side !== side) return null;
        const turns = marchTurns(state, body, leg);
        return (
          <g key={body}>
            <Beads plan={plan} hexes={leg.route} kind="draft" />
            {turns !== null && <Plate plan={plan} hex={end} text={tell(overlayWords.arrives, { turns })} />}
          </g>
        );
      })}
    </>
  );
}

/** NLC-12.6: orders on their way, from who sent them to who shall have them. */
function Couriers({ state, side, plan }: OverlayProps) {
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

/** NLC-18: the front, and what is worth points. */
const Control = ({ state, plan }: OverlayProps) => {
  const french = useMemo(() => controlledBy(state, 'french'), [state]);
  const { victory } = fieldOf(state).theatre;
  return (
    <>
      {french.length > 0 && <Boundary plan={plan} hexes={french} kind="last" />}
      {victory
        .filter(({ kind }) => kind === 'hex')
        .map(({ hex, points }) => (
          <Plate key={hex} plan={plan} hex={hex} text={tell(overlayWords.points, { points })} />
        ))}
    </>
  );
};

const DRAWN: { readonly [overlay in Overlay]: ComponentType<OverlayProps> } = {
  zones: Zones,
  command: Command,
  sight: Sight,
  supply: Supply,
  threat: Threat,
  arcs: Arcs,
  flanks: Flanks,
  routes: Routes,
  couriers: Couriers,
  control: Control,
};

interface OverlaysProps {
  readonly desk: Desk;
  readonly plan: HexPlan;
  readonly spot: Hex | null;
  readonly shown: readonly Overlay[];
}

export function Overlays({ desk, plan, spot, shown }: OverlaysProps) {
  const { view } = desk.shown.value;
  const state = positionIn(view);
  const side = sideOfSeat(view.viewer);
  if (state === null || side === null) return null;
  const from = chosenHex(desk);
  const props = { state, side, plan, from, spot };
  return (
    <>
      {shown.map((overlay) => {
        const Drawn = DRAWN[overlay];
        return <Drawn key={overlay} {...props} />;
      })}
    </>
  );
}
