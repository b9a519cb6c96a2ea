import { type Box, rect } from '@grognard/desk/drawing/shapes.ts';
import { grouped } from '@grognard/desk/lists/grouped.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Move } from '../../events.ts';
import type { Sector } from '../../vocabulary.ts';
import { countOf } from '../words/names.ts';
import { spoken } from '../words/sentences-board.ts';
import { Chip, Shaft } from './arrows.tsx';
import { isFoughtOver } from './bays.ts';
import { chipBoxes, chipLetters, chipWidth } from './chips.ts';
import { gripsOf, takenBy } from './grips.ts';
import type { Layer } from './layer.ts';
import { type OrderGroup, orderGroups, routeName } from './order-groups.ts';
import { activeCount, openCount, orderLook } from './order-look.ts';
import { type SeamArrow, seamArrow } from './seam-arrow.ts';

/** One border that equal orders cross. */
interface Crossing {
  readonly group: OrderGroup;
  readonly from: Sector;
  readonly to: Sector;
  /** 1 for the second leg of a ride. */
  readonly leg: number;
}

/** What is left of its ride once the first leg is done. */
const crossingsOf = (group: OrderGroup): readonly Crossing[] => {
  const { from, path, ridden } = group;
  if (path[0] === 'building') return [];
  const stops = [from, ...path];
  return stops
    .slice(1)
    .map((to, leg) => ({ group, from: stops[leg] ?? to, to, leg }))
    .slice(ridden);
};

type OrderArrowsProps = Pick<Layer, 'geometry' | 'view' | 'scene' | 'bays' | 'placements' | 'markOf'>;

/** All orders over one border in one direction, and where their numbers lie. */
interface Laid {
  readonly crossings: readonly [Crossing, ...Crossing[]];
  readonly arrow: SeamArrow;
  readonly boxes: readonly Box[];
}

/** Over a border that is fought over its fight is shown, and over one that is being crossed those who cross it. */
export const isCovered = (
  { bays, moves }: Pick<Layer, 'bays'> & { readonly moves: readonly Move[] },
  { from, to }: Pick<Crossing, 'from' | 'to'>,
): boolean => isFoughtOver(bays, from, to) || moves.some((move) => move.from === from && move.to === to);

const chipText = (view: Layer['view'], { group, leg }: Crossing): string =>
  chipLetters(group.number, activeCount(view, group), leg === 1);

function laid({ geometry, view }: OrderArrowsProps, crossings: Laid['crossings']): Laid {
  const [{ from, to }] = crossings;
  const arrow = seamArrow(geometry, from, to);
  const widths = crossings.map((each) => chipWidth(geometry, chipText(view, each).length));
  const home = from.startsWith('r') ? geometry.sectors[to] : geometry.sectors[from];
  return { crossings, arrow, boxes: chipBoxes(geometry, arrow, home, widths) };
}

interface OrderArrowProps extends OrderArrowsProps, Laid {
  readonly gripAt: (box: Box) => Box;
}

function OrderArrow({ geometry, view, markOf, crossings, arrow, boxes, gripAt }: OrderArrowProps) {
  const looks = crossings.map(({ group }) => orderLook(view, group));
  const look = looks.includes('active') ? 'active' : (looks[0] ?? 'order');
  return (
    <g class={`generals-arrow is-${look}`}>
      <g class="generals-arrow-way">
        <Shaft arrow={arrow} geometry={geometry} />
      </g>
      {crossings.map((crossing, i) => {
        const box = boxes[i];
        if (box === undefined) return null;
        const { key, number, arm, orders, path } = crossing.group;
        const mark = markOf({ card: key });
        const text = chipText(view, crossing);
        return (
          <g
            key={`${key} ${crossing.leg}`}
            class={`generals-order-chip is-${orderLook(view, crossing.group)} ${mark}`}
            data-target={`card:${key}`}
            role={mark === '' ? 'img' : 'button'}
            tabindex={-1}
            aria-hidden={crossing.leg === 1 ? 'true' : undefined}
            aria-label={tell(spoken.order, {
              number,
              what: countOf(orders.length, arm),
              route: routeName(crossing.group.from, path),
            })}
          >
            <rect {...rect(gripAt(box))} class="generals-grip" />
            <Chip box={box} text={text} />
          </g>
        );
      })}
    </g>
  );
}

/** The viewer's own sheet, drawn on the field. */
export function OrderArrows(props: OrderArrowsProps & { readonly moves: readonly Move[] }) {
  const { view } = props;
  const open = orderGroups(view.sheet).filter((group) => openCount(view, group) > 0);
  const quiet = open.flatMap(crossingsOf).filter((crossing) => !isCovered(props, crossing));
  const arrows = grouped(quiet, ({ from, to }) => `${from}>${to}`).map((crossings) => laid(props, crossings));
  const boxes = arrows.flatMap((arrow) => arrow.boxes);
  const grips = gripsOf(boxes, takenBy(props));
  return (
    <g data-fan>
      {arrows.map((arrow) => (
        <OrderArrow
          key={`${arrow.crossings[0].from}>${arrow.crossings[0].to}`}
          {...props}
          {...arrow}
          gripAt={(box) => grips[boxes.indexOf(box)] ?? box}
        />
      ))}
    </g>
  );
}
