// The field of the skirmish, drawn with the desk's map.
import type { Face } from '@grognard/desk/map/counters/counter-face.tsx';
import { CounterFace } from '@grognard/desk/map/counters/counter-face.tsx';
import type { MapCounter } from '@grognard/desk/map/counters/stacks.ts';
import { Furrows, Grid, Hills, Houses, Sheet, Water, Woods } from '@grognard/desk/map/ground/ground.tsx';
import { HexMap } from '@grognard/desk/map/hex-map.tsx';
import { type HexMapState, useHexMap } from '@grognard/desk/map/hex-map-state.ts';
import { Boundary, Plate, Stops, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow, Beads, SightLine } from '@grognard/desk/map/overlays/ways.tsx';
import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import { within } from '@grognard/geometry';
import type { Target } from '@grognard/kernel';
import { useMemo } from 'preact/hooks';
import { BROOK, field, hexesOf, VILLAGE } from '../field.ts';
import { type Outlook, outlookOn } from '../outlook.ts';
import { otherSide, POWERS, type Unit } from '../state.ts';
import { answersOn, chosenUnit } from './choices.ts';
import type { Desk } from './desk.ts';
import { plan } from './plan.ts';
import { fullName, hexInWords, unitName } from './words.ts';

const LABELS = [{ hex: VILLAGE, text: 'Boisfort', kind: 'village' }] as const;
const GROUND = (
  <Sheet plan={plan}>
    <Furrows plan={plan} hexes={hexesOf('open')} />
    <Hills plan={plan} hexes={hexesOf('hill')} />
    <Woods plan={plan} hexes={hexesOf('woods')} />
    <Water plan={plan} sides={BROOK} kind="stream" />
    <Houses plan={plan} hexes={hexesOf('village')} />
    <Grid plan={plan} />
  </Sheet>
);

interface UnitCounter extends MapCounter {
  readonly unit: Unit;
}

function faceOf({ id, side, kind, steps }: Unit): Face {
  return {
    nation: side === 'french' ? 'fr' : 'gb',
    code: side === 'french' ? 'FR' : 'GB',
    arm: kind === 'guns' ? 'arm-foot-artillery' : 'arm-infantry',
    name: kind === 'guns' ? 'Guns' : unitName(id).slice(0, 3),
    values: `${steps}–${POWERS[kind].movement}`,
    isReduced: steps === 1,
  };
}

/** The chosen unit lies on top of its stack. */
function countersOf(desk: Desk): readonly UnitCounter[] {
  const chosen = chosenUnit(desk)?.id;
  const marks = marksOf(desk, {
    isQuiet: desk.selection.value === null,
    isPicked: (target) => 'unit' in target && target.unit === chosen,
    answers: (target) => answersOn(desk, target),
  });
  return desk.shown.value.view.units
    .map((unit) => ({ unit, id: unit.id, hex: unit.hex, target: { unit: unit.id }, name: fullName(unit) }))
    .map((counter) => ({ ...counter, marks: marks(counter.target) }))
    .toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
}

/** Where the chosen unit may stop. */
const stopsOf = (desk: Desk, unit: Unit): readonly number[] =>
  desk
    .offers()
    .flatMap(({ action, refusal }) =>
      refusal === null && action.type === 'move' && action.unit === unit.id ? [action.to] : [],
    );

/** Reach, range and zones of the chosen unit. */
function Prospects({
  desk,
  unit,
  outlook,
}: {
  readonly desk: Desk;
  readonly unit: Unit;
  readonly outlook: Outlook;
}) {
  const stops = stopsOf(desk, unit);
  const zone = outlook.zone(otherSide(unit.side)).filter((hex) => stops.includes(hex));
  return (
    <>
      <Wash plan={plan} hexes={stops} kind="legal" />
      {stops.length > 0 && <Boundary plan={plan} hexes={[...stops, unit.hex]} kind="legal" />}
      <Boundary plan={plan} hexes={within(field, unit.hex, POWERS[unit.kind].range)} kind="range" />
      <Teeth plan={plan} hexes={zone} />
      <Stops plan={plan} hexes={stops} />
    </>
  );
}

/** What the chosen unit would do at the hex that is pointed at. */
function Prospect({
  map,
  desk,
  unit,
  outlook,
}: {
  readonly map: HexMapState;
  readonly desk: Desk;
  readonly unit: Unit;
  readonly outlook: Outlook;
}) {
  const hex = map.spot.value;
  if (hex === null || hex === unit.hex) return null;
  const reach = outlook.reach(unit);
  const enemy = desk.shown.value.view.units.find((each) => each.hex === hex && each.side !== unit.side);
  if (enemy !== undefined) {
    const blockedAt = outlook.blockBetween(unit.hex, hex);
    return (
      <>
        <SightLine plan={plan} from={unit.hex} to={hex} blockedAt={blockedAt} />
        {blockedAt === null && <Arrow plan={plan} hexes={[unit.hex, hex]} kind="attack" />}
      </>
    );
  }
  if (!stopsOf(desk, unit).includes(hex)) return null;
  return (
    <>
      <Beads plan={plan} hexes={reach.path(hex)} kind="draft" />
      <Plate plan={plan} hex={hex} text={`${reach.cost(hex)} of ${POWERS[unit.kind].movement}`} />
    </>
  );
}

export function Board({ desk }: { readonly desk: Desk }) {
  const map = useHexMap(desk, plan, VILLAGE);
  const { view, viewer } = desk.shown.value;
  const outlook = useMemo(() => outlookOn(view), [view]);
  const unit = desk.isLive.value ? chosenUnit(desk) : undefined;
  const counters = countersOf(desk);
  const pointAt = (hex: number): Target => {
    const top = counters.find((counter) => counter.hex === hex);
    return top === undefined ? { hex } : top.target;
  };
  /** A stack of one's own is laid open to choose from, unless the chosen unit may join it. */
  const fansOut = (hex: number): boolean => {
    const here = view.units.filter((each) => each.hex === hex && each.side === viewer);
    return here.length > 1 && (unit === undefined || !stopsOf(desk, unit).includes(hex));
  };
  return (
    <HexMap
      map={map}
      hand={desk}
      label="The field of Boisfort"
      ground={GROUND}
      labels={LABELS}
      counters={counters}
      below={unit && <Prospects desk={desk} unit={unit} outlook={outlook} />}
      above={unit && <Prospect map={map} desk={desk} unit={unit} outlook={outlook} />}
      draw={(counter, detail) => <CounterFace face={faceOf(counter.unit)} detail={detail} />}
      speak={(hex) => hexInWords(view, hex)}
      pointAt={pointAt}
      fansOut={fansOut}
    />
  );
}
