import { at, type Box, centreOf, type Point, px } from '@grognard/desk/drawing/shapes.ts';
import { isReserve } from '../../field/board-graph.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Geometry } from './geometry.ts';

export interface ArrowPath {
  readonly d: string;
  readonly start: Point;
  readonly tip: Point;
  /** Direction of the last stretch, of length 1. */
  readonly dx: number;
  readonly dy: number;
}

interface Leg {
  readonly from: Point;
  readonly to: Point;
}

const sign = (value: number): number => (Math.abs(value) < 1 ? 0 : Math.sign(value));

/** Arrows over one border stand side by side: the first in the middle, the next ones right and left of it in turn. */
function laneOffset(geometry: Geometry, lane: number, room: number): number {
  const pitch = Math.min(geometry.isCompact ? 24 : Math.max(40, 56 * geometry.scale), room * 0.29);
  return (lane % 2 === 1 ? 1 : -1) * Math.ceil(lane / 2) * pitch;
}

/** One leg, from the edge of the sector it leaves to a little inside the next, moved aside by its lane. */
function legOf(geometry: Geometry, a: Sector, b: Sector, n: number): Leg {
  const from = geometry.sectors[a];
  const to = geometry.sectors[b];
  const isLevel = Math.abs(from.y - to.y) < 1;
  const lane = laneOffset(geometry, n, isLevel ? from.h : Math.min(from.w, to.w));
  const depth = geometry.isCompact ? 12 : 20 * geometry.scale;
  if (isReserve(a) || isReserve(b)) {
    const column = centreOf(isReserve(a) ? to : from).x + lane;
    const up = Math.sign(centreOf(to).y - centreOf(from).y);
    return {
      from: { x: column, y: isReserve(a) ? centreOf(from).y : edge(from, up) },
      to: { x: column, y: isReserve(b) ? centreOf(to).y : edge(to, -up) + up * depth * 1.3 },
    };
  }
  const dx = sign(to.x - from.x);
  const dy = sign(to.y - from.y);
  const c1 = centreOf(from);
  const c2 = centreOf(to);
  // Between the rows and columns of counters, so that a long ride does not run over them.
  const gapX = geometry.isCompact ? 0 : 16 * geometry.scale;
  const gapY = geometry.isCompact ? 0 : 11 * geometry.scale;
  return dx === 0
    ? {
        from: { x: c1.x + gapX + lane, y: edge(from, dy) },
        to: { x: c2.x + gapX + lane, y: edge(to, -dy) + dy * depth },
      }
    : {
        from: { x: edgeX(from, dx), y: c1.y + gapY + lane },
        to: { x: edgeX(to, -dx) + dx * depth, y: c2.y + gapY + lane },
      };
}

const edge = (box: Box, dir: number): number => (dir > 0 ? box.y + box.h : box.y);
const edgeX = (box: Box, dir: number): number => (dir > 0 ? box.x + box.w : box.x);

function straight(leg: Leg): ArrowPath {
  const length = Math.hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y) || 1;
  return {
    d: `M${at(leg.from)}L${at(leg.to)}`,
    start: leg.from,
    tip: leg.to,
    dx: (leg.to.x - leg.from.x) / length,
    dy: (leg.to.y - leg.from.y) / length,
  };
}

/** A ride of two legs bends in the sector between; a ride there and back turns in a loop. */
function bent(geometry: Geometry, first: Leg, second: Leg): ArrowPath {
  const end = straight(second);
  const one = straight(first);
  const isBack = Math.abs(one.dx + end.dx) < 0.1 && Math.abs(one.dy + end.dy) < 0.1;
  const isOn = Math.abs(one.dx - end.dx) < 0.1 && Math.abs(one.dy - end.dy) < 0.1;
  const reach = geometry.isCompact ? 8 : 14;
  if (isBack) {
    const turn = { x: first.to.x + one.dx * reach, y: first.to.y + one.dy * reach };
    const back = { x: second.from.x - end.dx * reach, y: second.from.y - end.dy * reach };
    return {
      ...end,
      d: `M${at(first.from)}L${at(first.to)}C${at(turn)} ${at(back)} ${at(second.from)}L${at(second.to)}`,
      start: first.from,
    };
  }
  if (isOn) {
    const along = one.dx === 0 ? { x: first.from.x, y: second.to.y } : { x: second.to.x, y: first.from.y };
    return straight({ from: first.from, to: along });
  }
  const corner = one.dx === 0 ? { x: first.to.x, y: second.from.y } : { x: second.from.x, y: first.to.y };
  return {
    ...end,
    d: `M${at(first.from)}L${at(first.to)}Q${at(corner)} ${at(second.from)}L${at(second.to)}`,
    start: first.from,
  };
}

/** The way back beside the way out. */
function movedAside({ from, to }: Leg, by: number): Leg {
  const isLevel = Math.abs(from.y - to.y) < 1;
  const move = ({ x, y }: Point): Point => (isLevel ? { x, y: y + by } : { x: x + by, y });
  return { from: move(from), to: move(to) };
}

/** `lane`: 0 for the middle of the border, 1 and up for places beside it. */
export function arrowPath(geometry: Geometry, stops: readonly Sector[], lane: number): ArrowPath | null {
  const [a, b, c] = stops;
  if (a === undefined || b === undefined) return null;
  const first = legOf(geometry, a, b, lane);
  if (c === undefined) return straight(first);
  const second = legOf(geometry, b, c, lane);
  const aside = a === c ? (geometry.isCompact ? 11 : 20) : 0;
  return bent(geometry, first, aside === 0 ? second : movedAside(second, aside));
}

/** The head of an arrow that ends at its tip. */
export function arrowHead({ tip, dx, dy }: ArrowPath, size: number): string {
  const bx = tip.x - dx * size * 1.7;
  const by = tip.y - dy * size * 1.7;
  return `M${at(tip)}L${px(bx - dy * size)} ${px(by + dx * size)}L${px(bx + dx * size * 0.3)} ${px(by + dy * size * 0.3)}L${px(bx + dy * size)} ${px(by - dx * size)}Z`;
}
