import { type Point, px } from '@grognard/desk/drawing/shapes.ts';
import { signed } from '@grognard/desk/words/numbers.ts';
import { addedTo } from './rolled-dice.ts';
import type { RolledDie } from './scene.ts';

const tone = (value: number): string => (value > 0 ? 'is-good' : value < 0 ? 'is-bad' : '');

interface DieSumProps {
  /** Those of one unit. */
  readonly dice: readonly RolledDie[];
  readonly at: Point & { readonly anchor: 'start' | 'end' };
  readonly size: number;
  /** Totals only. */
  readonly isShort: boolean;
}

/** '+1=5' beside its die; the total of a die that hit is underlined. Writes itself once the die lies. */
export function DieSum({ dice, at, size, isShort }: DieSumProps) {
  const known = dice.flatMap((die) => (die.outcome === null ? [] : [{ die, outcome: die.outcome }]));
  if (known.length === 0) return null;
  return (
    <text
      x={px(at.x)}
      y={px(at.y + size * 0.36)}
      class="generals-sum"
      font-size={px(size)}
      text-anchor={at.anchor}
      aria-hidden="true"
    >
      {known.map(({ die, outcome }, i) => {
        const added = addedTo(die);
        const isWhole = !isShort && added !== 0;
        return (
          <tspan key={`${i}`}>
            {i > 0 && ', '}
            {isWhole && <tspan class={tone(added)}>{signed(added)}</tspan>}
            {isWhole && '='}
            <tspan class={`${isShort ? tone(added) : ''}${outcome.hit ? ' is-winner' : ''}`}>
              {outcome.modified}
            </tspan>
          </tspan>
        );
      })}
    </text>
  );
}
