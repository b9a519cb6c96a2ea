import { boxAround, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { steady } from '@grognard/desk/parts/steady.ts';
import type { Arm, Side } from '../../vocabulary.ts';
import { ARM_SYMBOL } from '../words/names.ts';
import { ASPECT, blockPath } from './block-shape.ts';

export interface CounterFace {
  readonly side: Side;
  readonly arm: Arm;
  readonly spent: boolean;
  readonly routed: boolean;
  readonly square: boolean;
}

function Brackets({ w }: { readonly w: number }) {
  const x = w * 0.59;
  const y = w * 0.44;
  const a = w * 0.2;
  const d = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map((sy) => `M${px(sx * (x - a))} ${px(sy * y)}H${px(sx * x)}V${px(sy * (y - a))}`),
    )
    .join('');
  return <path d={d} class="generals-square-sign" stroke-width={px(Math.max(2.4, w * 0.065))} />;
}

function Hourglass({ w }: { readonly w: number }) {
  const r = Math.max(7, w * 0.17);
  const a = r * 0.46;
  return (
    <g transform={moveTo({ x: w * 0.44, y: -w * 0.32 })}>
      <circle r={px(r)} class="generals-spent-disc" />
      <path
        d={`M${px(-a)} ${px(-r * 0.58)}h${px(2 * a)}l${px(-2 * a)} ${px(r * 1.16)}h${px(2 * a)}z`}
        class="generals-spent-glass"
      />
    </g>
  );
}

/** A block with its middle at 0, 0. Its state is drawn, never only tinted. */
export const Counter = steady(({ face, w }: { readonly face: CounterFace; readonly w: number }) => {
  const { side, arm, spent, routed, square } = face;
  const symbol = w * ASPECT * 0.86;
  const block = blockPath(side, w);
  return (
    <g class={`generals-${side}`}>
      {square && <Brackets w={w} />}
      {/* GEN-2.7: routed units lie down; spent ones are hatched, so that both keep their width. */}
      <g transform={routed ? 'skewX(-14)' : ''} data-body>
        <path d={block} class="generals-block-edge" transform={moveTo({ x: 0, y: w * 0.06 })} />
        <path d={block} class="generals-block" />
        <use href={`#${ARM_SYMBOL[arm]}`} {...rect(boxAround({ x: 0, y: 0 }, symbol))} class="generals-arm" />
        {spent && <path d={block} fill={`url(#generals-spent-${side})`} />}
        {routed && <path d={block} class="generals-rout-veil" />}
      </g>
      {spent && <Hourglass w={w} />}
      {routed && (
        <path
          d={`M${px(-w * 0.44)} ${px(w * 0.2)}L${px(w * 0.44)} ${px(-w * 0.2)}`}
          class="generals-rout-strike"
          stroke-width={px(Math.max(2.5, w * 0.07))}
        />
      )}
    </g>
  );
});

interface CountDiscProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** How many alike lie here. */
export function CountDisc({ count, x, y, r }: CountDiscProps) {
  return (
    <g transform={moveTo({ x, y })} class="generals-count">
      <circle r={px(r)} />
      <text y={px(r * 0.42)} font-size={px(r * 1.3)}>
        {count}
      </text>
    </g>
  );
}
