// GEN-6.4 to 6.7, 20.18: every arrow an order can carry, made once per side, sector and arm.
import { areAdjacent, neighbours, RESERVE } from '../field/board-graph.ts';
import type { ActionOf } from '../grammar.ts';
import {
  type Arm,
  type ByArm,
  type BySide,
  otherSide,
  SECTORS,
  type Sector,
  type Side,
} from '../vocabulary.ts';

type OrderAction = ActionOf<'order'>;
type ArrowTable = BySide<{ readonly [from in Sector]: ByArm<readonly OrderAction[]> }>;

const order = (from: Sector, arm: Arm, path: OrderAction['path']): OrderAction => ({
  type: 'order',
  from,
  arm,
  path,
});

/** One leg for every arm, two for Cavalry, fixed in planning (GEN-R.15); none into the enemy reserve. */
function arrowsFrom(side: Side, arm: Arm, from: Sector): readonly OrderAction[] {
  const enter = (sector: Sector): boolean => sector !== RESERVE[otherSide(side)];
  const arrows: OrderAction[] = [];
  for (const first of neighbours(from).filter(enter)) {
    arrows.push(order(from, arm, [first]));
    if (arm !== 'C') continue;
    for (const second of neighbours(first).filter(enter)) arrows.push(order(from, arm, [first, second]));
  }
  return arrows;
}

/** What a player may point at in vain: sectors out of reach, and the enemy reserve. */
function vainArrowsFrom(side: Side, arm: Arm, from: Sector): readonly OrderAction[] {
  const vain = (a: Sector, b: Sector): boolean => !areAdjacent(a, b) || b === RESERVE[otherSide(side)];
  const arrows = SECTORS.filter((to) => vain(from, to)).map((to) => order(from, arm, [to]));
  for (const first of neighbours(from)) {
    if (vain(from, first)) continue;
    const seconds = arm === 'C' ? SECTORS.filter((to) => vain(first, to)) : neighbours(first);
    for (const second of seconds) arrows.push(order(from, arm, [first, second]));
  }
  return arrows;
}

const BUILDING = tableOf((_side, arm, from) => [order(from, arm, ['building'])]);
const ARROWS = tableOf(arrowsFrom);
const VAIN_ARROWS = tableOf(vainArrowsFrom);

function tableOf(arrowsOf: (side: Side, arm: Arm, from: Sector) => readonly OrderAction[]): ArrowTable {
  const byArm = (side: Side, from: Sector): ByArm<readonly OrderAction[]> => ({
    I: arrowsOf(side, 'I', from),
    C: arrowsOf(side, 'C', from),
    A: arrowsOf(side, 'A', from),
  });
  const of = (side: Side) =>
    Object.fromEntries(SECTORS.map((from) => [from, byArm(side, from)])) as ArrowTable[Side];
  return { white: of('white'), black: of('black') };
}

export const arrows = (side: Side, arm: Arm, from: Sector): readonly OrderAction[] => ARROWS[side][from][arm];
export const vainArrows = (side: Side, arm: Arm, from: Sector): readonly OrderAction[] =>
  VAIN_ARROWS[side][from][arm];
export const buildingArrow = (side: Side, arm: Arm, from: Sector): readonly OrderAction[] =>
  BUILDING[side][from][arm];
