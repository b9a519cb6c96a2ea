// The slots of both boards as a plan: one's own below, the enemy's above.
import '../book.css';
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { ComponentChildren } from 'preact';

export const WIDE = 58;
const HIGH = 34;
const ROW = 44;

interface Place {
  readonly x: number;
  readonly y: number;
}

const COUNT = { L: 5, S: 4, R: 5 } as const;
export type Row = keyof typeof COUNT;
const DEPTH: { readonly [row in Row]: number } = { L: 0, S: 1, R: 2 };

/** The middle of a slot: its row counted from the front, its place in the row from 1. */
export function slotAt(isOwn: boolean, row: Row, n: number): Place {
  const x = 96 + (n - 1) * (WIDE + 6) + (row === 'S' ? (WIDE + 6) / 2 : 0);
  const y = isOwn ? 164 + DEPTH[row] * ROW : 116 - DEPTH[row] * ROW;
  return { x, y };
}

/** A slot at a flank: Out-flank beside the 2nd Line, Retreat beside the Reserve. */
export const sideAt = (isOwn: boolean, side: 'W' | 'E', row: 'S' | 'R'): Place => ({
  x: side === 'W' ? 30 : 418,
  y: slotAt(isOwn, row, 1).y,
});

interface SlotProps extends Place {
  readonly look?: string;
  readonly children?: ComponentChildren;
}

export const Slot = ({ x, y, look = '', children }: SlotProps) => (
  <g transform={moveTo({ x, y })}>
    <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="4" class={`saga-book-slot ${look}`} />
    {children}
  </g>
);

/** What stands or lies in a slot. */
export const Inside = ({ x, y, symbol }: Place & { readonly symbol: SymbolName }) => (
  <use href={`#${symbol}`} x={x - 14} y={y - 14} width="28" height="28" class="saga-book-inside" />
);

interface SlotsProps {
  readonly label: string;
  /** How a slot is marked: 'is-lit', 'is-own' or nothing. */
  readonly lookOf?: (isOwn: boolean, row: Row, n: number) => string;
  readonly children?: ComponentChildren;
}

const rows: readonly Row[] = ['L', 'S', 'R'];

export const Slots = ({ label, lookOf = () => '', children }: SlotsProps) => (
  <svg viewBox="0 0 448 280" role="img" aria-label={label} class="saga-book-figure">
    <path d="M40 140H408" class="saga-book-between" />
    {[true, false].flatMap((isOwn) =>
      rows.flatMap((row) =>
        Array.from({ length: COUNT[row] }, (_, i) => (
          <Slot
            key={`${isOwn}${row}${i + 1}`}
            {...slotAt(isOwn, row, i + 1)}
            look={lookOf(isOwn, row, i + 1)}
          />
        )),
      ),
    )}
    {[true, false].flatMap((isOwn) =>
      (['W', 'E'] as const).flatMap((side) =>
        (['S', 'R'] as const).map((row) => {
          const { x, y } = sideAt(isOwn, side, row);
          return (
            <rect
              key={`${isOwn}${side}${row}`}
              x={x - 22}
              y={y - HIGH / 2}
              width="44"
              height={HIGH}
              rx="4"
              class="saga-book-slot is-side"
            />
          );
        }),
      ),
    )}
    {children}
  </svg>
);
