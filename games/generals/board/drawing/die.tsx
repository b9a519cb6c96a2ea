import type { Side } from '../../vocabulary.ts';
import { px } from './geometry.ts';

/** A bone die for White, an ebony one for Black; its middle at x, y. */
export function Die({
  value,
  side,
  x,
  y,
  size,
}: {
  readonly value: number;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <use
      href={`#d6-${value}`}
      x={px(x - size / 2)}
      y={px(y - size / 2)}
      width={px(size)}
      height={px(size)}
      class={side === 'black' ? 'ebony' : 'bone'}
    />
  );
}

/** '+2', '−1'; nothing for zero. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '');

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
