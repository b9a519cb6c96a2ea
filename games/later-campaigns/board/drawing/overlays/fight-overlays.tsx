// Overlays of the fight: zones, sight, what the enemy could reach, fields of fire, flanks, control.
import { Boundary, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { SightLine } from '@grognard/desk/map/overlays/ways.tsx';
import { useMemo } from 'preact/hooks';
import { otherSide } from '../../../vocabulary.ts';
import { arcFrom, batteriesOf, controlledBy, flankedOf, seenFrom, threatOf, zoneOf } from './areas-of.ts';
import type { OverlayProps } from './overlay-props.ts';
import { blockOn } from './sight-line.ts';

export const Zones = ({ state, side, plan }: OverlayProps) => {
  const zone = useMemo(() => zoneOf(state, otherSide(side)), [state, side]);
  return <Teeth plan={plan} hexes={zone} />;
};

export function Sight({ state, plan, from, spot }: OverlayProps) {
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
    </>
  );
}

export const Threat = ({ state, side, plan }: OverlayProps) => {
  const hexes = useMemo(() => threatOf(state, side), [state, side]);
  return hexes.length === 0 ? null : (
    <>
      <Wash plan={plan} hexes={hexes} kind="refuse" />
      <Boundary plan={plan} hexes={hexes} kind="refuse" />
    </>
  );
};

/** Of the guns that are chosen or pointed at, else of all. */
export function Arcs({ state, side, plan, from, spot }: OverlayProps) {
  const batteries = batteriesOf(state, side);
  const near = batteries.filter((hex) => hex === from || hex === spot);
  return (
    <>
      {(near.length > 0 ? near : batteries).map((hex) => (
        <Boundary key={hex} plan={plan} hexes={arcFrom(state, hex)} kind="other" />
      ))}
    </>
  );
}

export const Flanks = ({ state, side, plan }: OverlayProps) => {
  const own = useMemo(() => flankedOf(state, side), [state, side]);
  const theirs = useMemo(() => flankedOf(state, otherSide(side)), [state, side]);
  return (
    <>
      {own.length > 0 && <Boundary plan={plan} hexes={own} kind="refuse" />}
      {theirs.length > 0 && <Boundary plan={plan} hexes={theirs} kind="legal" />}
    </>
  );
};

/** NLC-18: the front. */
export const Control = ({ state, plan }: OverlayProps) => {
  const french = useMemo(() => controlledBy(state, 'french'), [state]);
  return french.length === 0 ? null : <Boundary plan={plan} hexes={french} kind="last" />;
};
