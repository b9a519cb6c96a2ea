import type { Desk } from '@grognard/web/table/game-board.ts';
import { findUnitCard } from '../data/unit-cards.ts';
import { retreatSides, retreatSlot, slotOf } from '../field/places.ts';
import { REACH } from '../tables/artillery-lattice.ts';
import type { UnitView, View } from '../view.ts';
import { opponentOf, type Place, type UnitId } from '../vocabulary.ts';
import type { Close } from './closer.ts';
import { centre, type Geometry, px } from './geometry.ts';
import { findView } from './names.ts';
import { offersIn } from './reading.ts';

type Point = readonly [number, number];

const RANGE = 3;

/** A bow from one point to another, ending short of it. */
function bow([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  const [mx, my] = [(x1 + x2) / 2 + (y1 - y2) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${px(x1)} ${px(y1)}Q${px(mx)} ${px(my)} ${px(x2)} ${px(y2)}`;
}

const isGun = (unit: UnitView): boolean => {
  const type = unit.card === null ? null : findUnitCard(unit.card)?.type;
  return type === 'artillery' || type === 'horseArtillery';
};

/** SAG-10.4: the slots a gun reaches from where it stands. */
function arcOf(unit: UnitView): readonly Place[] {
  if (!isGun(unit) || !unit.at.startsWith(unit.owner)) return [];
  return (REACH[slotOf(unit.at)] ?? [])
    .filter(({ range }) => range <= RANGE)
    .map(({ slot }): Place => `${opponentOf(unit.owner)}:${slot}`);
}

/** Whoever is about to leave: its Morale is tested, or it retreats already (SAG-12.7). */
function waverer(view: View): UnitId | null {
  if (view.test?.kind === 'morale') return view.test.unit;
  const frame = view.frames.findLast(({ proc }) => proc === 'retreat' || proc === 'morale');
  return frame !== undefined && 'unit' in frame ? String(frame['unit']) : null;
}

function Arc({ unit, geometry }: { readonly unit: UnitView; readonly geometry: Geometry }) {
  const from = geometry.boxes.get(unit.at);
  if (from === undefined) return null;
  return (
    <g class="saga-arc">
      {arcOf(unit).map((place) => {
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        return (
          <g key={place}>
            <path d={bow(centre(from), centre(box), 0)} />
            <rect x={px(box.x - 2)} y={px(box.y - 2)} width={px(box.w + 4)} height={px(box.h + 4)} rx={9} />
          </g>
        );
      })}
    </g>
  );
}

function RetreatPaths({
  unit,
  view,
  geometry,
}: {
  readonly unit: UnitView;
  readonly view: View;
  readonly geometry: Geometry;
}) {
  const from = geometry.boxes.get(unit.at);
  if (from === undefined) return null;
  return (
    <g class="saga-retreat">
      {retreatSides(unit.at).map((side) => {
        const place: Place = `${unit.owner}:${retreatSlot(side)}`;
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        const isTaken = view.units.some(({ at }) => at === place);
        return (
          <path
            key={side}
            class={isTaken ? 'is-taken' : ''}
            d={bow(centre(from), centre(box), 0.12)}
            marker-end="url(#saga-head-retreat)"
          />
        );
      })}
    </g>
  );
}

/** Where the declared or possible action goes: solid once it is said, dashed while it may be. */
function aims(
  desk: Desk,
  view: View,
): readonly { readonly to: UnitId; readonly kind: 'fire' | 'charge'; readonly isSaid: boolean }[] {
  const { activation } = view;
  if (activation === null) return [];
  const { declared } = activation;
  if (declared !== null)
    return declared.target === undefined
      ? []
      : [
          {
            to: declared.target,
            kind: declared.kind === 'fire' || declared.follow === 'fire' ? 'fire' : 'charge',
            isSaid: true,
          },
        ];
  const found = new Map<string, { to: UnitId; kind: 'fire' | 'charge'; isSaid: boolean }>();
  for (const { action, isLegal } of offersIn(desk.isLive.value ? desk.offers() : []))
    if (isLegal && action.type === 'declare' && action.target !== undefined && action.to === undefined)
      found.set(`${action.kind}${action.target}`, {
        to: action.target,
        kind: action.kind === 'fire' ? 'fire' : 'charge',
        isSaid: false,
      });
  return [...found.values()];
}

const Heads = () => (
  <defs>
    {(['fire', 'charge', 'retreat'] as const).map((kind) => (
      <marker
        key={kind}
        id={`saga-head-${kind}`}
        markerUnits="userSpaceOnUse"
        markerWidth="14"
        markerHeight="14"
        refX="10"
        refY="7"
        orient="auto"
      >
        <path d="M0 0L14 7L0 14L4 7Z" class={`head-${kind}`} />
      </marker>
    ))}
  </defs>
);

function Aims({
  desk,
  view,
  geometry,
  from,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly geometry: Geometry;
  readonly from: Point;
}) {
  return (
    <>
      {aims(desk, view).map(({ to, kind, isSaid }) => {
        const box = geometry.boxes.get(findView(view, to)?.at ?? 'A:IN');
        return box === undefined ? null : (
          <path
            key={`${kind}${to}`}
            class={`saga-aim ${kind}${isSaid ? ' is-said' : ''}`}
            d={bow(from, centre(box), kind === 'fire' ? 0.1 : 0)}
            marker-end={`url(#saga-head-${kind})`}
          />
        );
      })}
    </>
  );
}

/** Arcs, aims and ways back. */
export function Overlays({
  desk,
  view,
  units,
  geometry,
  close,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly geometry: Geometry;
  readonly close: Close | null;
}) {
  const looked = close?.what.startsWith('unit:') === true ? close.what.slice(5) : null;
  const find = (id: UnitId | null): UnitView | undefined =>
    id === null ? undefined : units.find((unit) => unit.id === id);
  const active = find(view.activation?.unit ?? null);
  const gunner = find(looked) ?? active;
  const wavering = find(waverer(view)) ?? find(looked);
  const from = active === undefined ? undefined : geometry.boxes.get(active.at);
  return (
    <svg class="saga-overlays" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <Heads />
      {gunner !== undefined && <Arc unit={gunner} geometry={geometry} />}
      {wavering !== undefined && wavering.owner === wavering.at.charAt(0) && (
        <RetreatPaths unit={wavering} view={view} geometry={geometry} />
      )}
      {from !== undefined && <Aims desk={desk} view={view} geometry={geometry} from={centre(from)} />}
    </svg>
  );
}

/** Crossed swords between two that are engaged. */
export function MeleeLinks({
  view,
  units,
  geometry,
}: {
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly geometry: Geometry;
}) {
  return (
    <>
      {view.melees.map(({ units: [one, other] }) => {
        const a = geometry.boxes.get(units.find(({ id }) => id === one)?.at ?? 'A:IN');
        const b = geometry.boxes.get(units.find(({ id }) => id === other)?.at ?? 'A:IN');
        if (a === undefined || b === undefined) return null;
        const [[x1, y1], [x2, y2]] = [centre(a), centre(b)];
        return (
          <svg
            key={one + other}
            class="saga-link"
            style={{ left: `${px((x1 + x2) / 2)}px`, top: `${px((y1 + y2) / 2)}px` }}
            viewBox="0 0 48 48"
            aria-hidden="true"
          >
            <use href="#mk-melee" />
          </svg>
        );
      })}
    </>
  );
}
