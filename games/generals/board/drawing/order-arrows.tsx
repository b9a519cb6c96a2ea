import { moveTo, px } from '@grognard/desk/drawing/shapes.ts';
import type { Arm, Sector } from '../../vocabulary.ts';
import { ARM_SYMBOL, countOf } from '../words/names.ts';
import { arrowWays, BadgeNumber, Shaft } from './arrows.tsx';
import type { Layer } from './layer.ts';
import { type OrderGroup, orderGroups, routeName } from './order-groups.ts';
import { activeCount, openCount, orderLook } from './order-look.ts';

interface BadgeProps {
  readonly number: number;
  readonly arm: Arm;
  readonly count: number;
  readonly r: number;
  readonly isCompact: boolean;
}

/** The number of the order; beside it what it moves, and how many of them. */
function Badge({ number, arm, count, r, isCompact }: BadgeProps) {
  const armWide = isCompact ? 0.5 : 1.9;
  const wide = r * (armWide + (count > 1 ? 1.5 : 0));
  return (
    <>
      {(!isCompact || count > 1) && (
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
      <BadgeNumber r={r} value={number} />
    </>
  );
}

/** The whole arrow, or what is left of a ride whose first leg is done. */
const stopsOf = ({ from, path, ridden }: OrderGroup): readonly Sector[] =>
  path[0] === 'building' ? [] : [from, ...path].slice(ridden);

/** The viewer's own sheet, drawn on the field. */
export function OrderArrows({ geometry, view, markOf }: Pick<Layer, 'geometry' | 'view' | 'markOf'>) {
  const { isCompact } = geometry;
  const groups = orderGroups(view.sheet).filter((group) => openCount(view, group) > 0);
  return (
    <g>
      {arrowWays(geometry, groups, stopsOf).map(({ item: group, path }) => {
        const { key, number, arm, from, orders } = group;
        const mark = markOf({ card: key });
        return (
          <g key={key} class={`generals-arrow is-${orderLook(view, group)} ${mark}`}>
            <g
              class="generals-arrow-way"
              data-target={`card:${key}`}
              role={mark === '' ? 'img' : 'button'}
              tabindex={-1}
              aria-label={`Order ${number}: ${countOf(orders.length, arm)}, ${routeName(from, group.path)}`}
            >
              <path d={path.d} class="generals-arrow-hit" />
              <Shaft path={path} geometry={geometry} />
            </g>
            <g transform={moveTo(path.start)} data-target={`card:${key}`} aria-hidden="true">
              <Badge
                number={number}
                arm={arm}
                count={activeCount(view, group)}
                r={isCompact ? 9 : 11}
                isCompact={isCompact}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}
