// A reserve's strip: its name, the reserve by kind, and at the right who is routed or a prisoner.
import { type Box, centreOf, type Point } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { RESERVE } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import type { Side } from '../../vocabulary.ts';
import { onTheBoard } from '../words/sentences-board.ts';
import { ASPECT } from './block-shape.ts';
import type { Geometry } from './geometry.ts';
import type { Measures } from './measures.ts';
import { pilesOf } from './piles.ts';

type Place = Point & { readonly w: number };

interface Label extends Point {
  readonly text: string;
}

export interface Strip {
  readonly piles: readonly (readonly Unit[])[];
  readonly places: readonly Place[];
  /** Only counted: they lie unseen under their number. */
  readonly unseen: readonly { readonly unit: Unit; readonly place: Place }[];
  /** Written towards the left from where they stand. */
  readonly labels: readonly Label[];
}

type Piles = Strip['piles'];

/** Where the reserve begins, right of its name. */
const startOf = ({ w }: Box, { isUpright, isSmall, title }: Measures): number =>
  isUpright ? w / 2 - 66 : isSmall ? 112 : title * 9.6;

const gapOf = ({ isSmall }: Measures): number => (isSmall ? 13 : 20);

/** A row of counters from the left, closer together where there is less room. */
function row(piles: Piles, from: number, to: number, w: number, gap: number): readonly number[] {
  const step = piles.length < 2 ? 0 : Math.min(w + gap, Math.max(6, (to - from - w) / (piles.length - 1)));
  return piles.map((_, i) => from + w / 2 + i * step);
}

interface Group {
  readonly piles: Piles;
  readonly name: string;
  readonly count: number;
}

/** Routed units and prisoners as small counters with their name; null where there is no room for them. */
function drawnGroups(groups: readonly Group[], box: Box, from: number, small: number): Strip | null {
  const y = centreOf(box).y;
  const letters = 6.8;
  let right = box.x + box.w - 10;
  const laid = groups.map(({ piles, name }) => {
    const xs = piles.map((_, i) => right - small / 2 - (piles.length - 1 - i) * (small + 10));
    const labelAt = right - piles.length * (small + 10);
    right = labelAt - name.length * letters - 18;
    return { piles, xs, label: { text: name, x: labelAt, y: y + 5 } };
  });
  if (right < from) return null;
  return {
    piles: laid.flatMap(({ piles }) => piles),
    places: laid.flatMap(({ xs }) => xs.map((x) => ({ x, y, w: small }))),
    unseen: [],
    labels: laid.map(({ label }) => label),
  };
}

/** As numbers only; the counters themselves lie unseen below them. */
function writtenGroups(groups: readonly Group[], box: Box, { isUpright, least }: Measures): Strip {
  const { y } = centreOf(box);
  const right = box.x + box.w - 8;
  const texts = groups.map(({ name, count }) => `${name} ${count}`);
  const labels = isUpright
    ? texts.map((text, i) => ({ text, x: right, y: y + 5 + (i - (texts.length - 1) / 2) * 14 }))
    : texts.length === 0
      ? []
      : [{ text: texts.join(' · '), x: right, y: y + 5 }];
  const place = { x: right - least, y, w: least };
  const unseen = groups.flatMap(({ piles }) => piles.flat().map((unit) => ({ unit, place })));
  return { piles: [], places: [], unseen, labels };
}

export function stripOf(geometry: Geometry, side: Side, units: readonly Unit[]): Strip {
  const { measures } = geometry;
  const box = geometry.sectors[RESERVE[side]];
  const gap = gapOf(measures);
  const w = Math.min(measures.counter, (box.h - (measures.isSmall ? 7 : 11)) / ASPECT);
  const reserve = pilesOf(units.filter((unit) => unit.side === side && unit.at === RESERVE[side]));
  const from = box.x + startOf(box, measures);
  const y = centreOf(box).y - 1;
  const groupOf = (name: string, own: readonly Unit[]): readonly Group[] =>
    own.length === 0 ? [] : [{ name, piles: pilesOf(own), count: own.length }];
  const groups = [
    ...groupOf(
      onTheBoard.prisoners,
      units.filter((unit) => unit.side !== side && unit.at === 'captured'),
    ),
    ...groupOf(
      onTheBoard.routed,
      units.filter((unit) => unit.side === side && unit.at === 'box'),
    ),
  ];
  const reserveEnd = from + reserve.length * (w + gap);
  const drawn = measures.isSmall ? null : drawnGroups(groups, box, reserveEnd, Math.max(28, w * 0.8));
  const { piles, places, unseen, labels } = drawn ?? writtenGroups([...groups].reverse(), box, measures);
  const end = box.x + box.w - (drawn === null ? 86 : 10);
  const xs = row(reserve, from, drawn === null ? end : reserveEnd, w, gap);
  return {
    piles: [...reserve, ...piles],
    places: [...xs.map((x) => ({ x, y, w })), ...places],
    unseen,
    labels,
  };
}

export const stripName = (side: Side): string => tell(onTheBoard.reserve, { side: onTheBoard[side] });
