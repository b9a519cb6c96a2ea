import type { Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import type { Arm, Sector, Side } from '../../vocabulary.ts';
import { ARM_SYMBOL, armOf, countOf } from '../words/names.ts';
import { type ArrowPath, arrowHead, arrowPath } from './arrow-path.ts';
import { type Geometry, px } from './geometry.ts';
import type { OrderGroup } from './order-groups.ts';
import { routeName } from './order-groups.ts';

/** How an order of the sheet stands: written, chosen to act now, used up, or being drawn. */
export type ArrowLook = 'order' | 'active' | 'used' | 'draft';

interface BadgeProps {
  readonly at: ArrowPath['start'];
  readonly number: number;
  readonly arm: Arm;
  readonly count: number;
  readonly r: number;
  readonly isCompact: boolean;
}

/** The number of the order; beside it what it moves, and how many of them. */
function Badge({ at, number, arm, count, r, isCompact }: BadgeProps) {
  const armWide = isCompact ? 0.5 : 1.9;
  const wide = r * (armWide + (count > 1 ? 1.5 : 0));
  const hasTag = !isCompact || count > 1;
  return (
    <g transform={`translate(${px(at.x)} ${px(at.y)})`}>
      {hasTag && (
        <rect
          x={px(r * 0.4)}
          y={px(-r * 0.86)}
          width={px(wide + r * 0.4)}
          height={px(r * 1.72)}
          rx={px(r * 0.8)}
          class="generals-arrow-tag"
        />
      )}
      {!isCompact && (
        <use
          href={`#${ARM_SYMBOL[arm]}`}
          x={px(r * 0.95)}
          y={px(-r * 0.62)}
          width={px(r * 1.24)}
          height={px(r * 1.24)}
          class="generals-arrow-arm"
        />
      )}
      {count > 1 && (
        <text x={px(r * (armWide + 1))} y={px(r * 0.42)} font-size={px(r * 1.2)} class="generals-arrow-count">
          ×{count}
        </text>
      )}
      <circle r={px(r)} class="generals-badge" />
      <text y={px(r * 0.42)} font-size={px(r * 1.25)} class="generals-badge-number">
        {number}
      </text>
    </g>
  );
}

function Shaft({ path, geometry }: { readonly path: ArrowPath; readonly geometry: Geometry }) {
  const size = geometry.isCompact ? 6 : 10;
  const base = { x: path.tip.x - path.dx * size * 1.4, y: path.tip.y - path.dy * size * 1.4 };
  const d = path.d.replace(/ ?L[^LQCM]*$/, `L${px(base.x)} ${px(base.y)}`);
  return (
    <>
      <path d={d} class="generals-halo" />
      <path d={d} class="generals-shaft" />
      <path d={arrowHead(path, size)} class="generals-head" />
    </>
  );
}

/** The whole arrow, or what is left of a ride whose first leg is done. */
const stopsOf = ({ from, path, ridden }: OrderGroup): readonly Sector[] =>
  path[0] === 'building' ? [] : [from, ...path].slice(ridden);

/** Borders an arrow crosses, whichever way. */
const crossingsOf = (stops: readonly Sector[]): readonly string[] =>
  stops.slice(1).map((stop, i) => [stop, stops[i] ?? stop].sort().join());

/** Each arrow gets the first lane that is free on every border it crosses. */
function lanes<T>(items: readonly T[], stopsIn: (item: T) => readonly Sector[]): ReadonlyMap<T, number> {
  const taken = new Set<string>();
  return new Map(
    items.map((item) => {
      const crossings = crossingsOf(stopsIn(item));
      let lane = 0;
      while (crossings.some((crossing) => taken.has(`${crossing}${lane}`))) lane++;
      for (const crossing of crossings) taken.add(`${crossing}${lane}`);
      return [item, lane];
    }),
  );
}

interface OrderArrowsProps {
  readonly geometry: Geometry;
  readonly groups: readonly OrderGroup[];
  lookOf(group: OrderGroup): ArrowLook;
  countOf(group: OrderGroup): number;
  markOf(group: OrderGroup): string;
}

/** The viewer's own sheet, drawn on the field. */
export function OrderArrows({ geometry, groups, lookOf, countOf: active, markOf }: OrderArrowsProps) {
  const places = lanes(groups, stopsOf);
  return (
    <g class="generals-arrows">
      {groups.map((group) => {
        const path = arrowPath(geometry, stopsOf(group), places.get(group) ?? 0);
        if (path === null) return null;
        const shown = active(group);
        const mark = markOf(group);
        return (
          <g key={group.key} class={`generals-arrow is-${lookOf(group)} ${mark}`}>
            <g
              class="generals-arrow-way"
              data-target={`card:${group.key}`}
              role={mark === '' ? 'img' : 'button'}
              tabindex={-1}
              aria-label={`Order ${group.number}: ${countOf(group.orders.length, group.arm)}, ${routeName(group.from, group.path)}`}
            >
              <path d={path.d} class="generals-arrow-hit" />
              <Shaft path={path} geometry={geometry} />
            </g>
            <g data-target={`card:${group.key}`} aria-hidden="true">
              <Badge
                at={path.start}
                number={group.number}
                arm={group.arm}
                count={shown}
                r={geometry.isCompact ? 9 : 11}
                isCompact={geometry.isCompact}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** An order that is being drawn: from the unit over what was chosen to where the pointer is. */
export function DraftArrow({
  geometry,
  stops,
  to,
}: {
  readonly geometry: Geometry;
  readonly stops: readonly Sector[];
  readonly to: { x: number; y: number } | null;
}) {
  const path = arrowPath(geometry, stops, 0);
  const [from] = stops;
  if (path !== null)
    return (
      <g class="generals-arrow is-draft">
        <Shaft path={path} geometry={geometry} />
      </g>
    );
  if (to === null || from === undefined) return null;
  const box = geometry.sectors[from];
  return (
    <g class="generals-arrow is-draft">
      <path
        d={`M${px(box.x + box.w / 2)} ${px(box.y + box.h / 2)}L${px(to.x)} ${px(to.y)}`}
        class="generals-shaft"
      />
    </g>
  );
}

interface RevealedGroup {
  readonly side: Side;
  readonly arm: Arm;
  readonly from: Sector;
  readonly to: Sector;
  readonly count: number;
}

function revealedGroups(moves: readonly Move[]): readonly RevealedGroup[] {
  const groups = new Map<string, RevealedGroup>();
  for (const { unit, from, to } of moves) {
    const side = sideOf(unit);
    const arm = armOf(unit);
    const key = `${side}${arm}${from}${to}`;
    groups.set(key, { side, arm, from, to, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** What both sides have set in motion, shown at the same moment (GEN-21.1). */
export function RevealedArrows({
  geometry,
  moves,
}: {
  readonly geometry: Geometry;
  readonly moves: readonly Move[];
}) {
  const groups = revealedGroups(moves).filter(({ from, to }) => from !== to);
  const places = lanes(groups, ({ from, to }) => [from, to]);
  return (
    <g class="generals-arrows">
      {groups.map((group) => {
        const path = arrowPath(geometry, [group.from, group.to], places.get(group) ?? 0);
        if (path === null) return null;
        const r = geometry.isCompact ? 8 : 11;
        const label = `${SIDE_NAME[group.side]}: ${countOf(group.count, group.arm)} from ${group.from} to ${group.to}`;
        return (
          <g
            key={label}
            class={`generals-arrow is-revealed generals-${group.side}`}
            role="img"
            aria-label={label}
          >
            <Shaft path={path} geometry={geometry} />
            <g transform={`translate(${px(path.start.x)} ${px(path.start.y)})`}>
              <rect
                x={px(-r * 1.6)}
                y={px(-r)}
                width={px(r * 3.2)}
                height={px(r * 2)}
                rx={px(r)}
                class="generals-badge"
              />
              <use
                href={`#${ARM_SYMBOL[group.arm]}`}
                x={px(-r * 1.4)}
                y={px(-r * 0.75)}
                width={px(r * 1.5)}
                height={px(r * 1.5)}
                class="generals-badge-arm"
              />
              <text x={px(r * 0.75)} y={px(r * 0.45)} font-size={px(r * 1.25)} class="generals-badge-number">
                {group.count}
              </text>
            </g>
            <title>{`${SIDE_NAME[group.side]} ${ARM_NAME[group.arm]}`}</title>
          </g>
        );
      })}
    </g>
  );
}
