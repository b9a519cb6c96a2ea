import './die.css';
import type { DieLook, ThrownDie } from '../contract/log-line.ts';

export const dieClass = (look: DieLook): string => (look === 'ebony' ? 'desk-die is-ebony' : 'desk-die');

/** A die in the running text. Without a label it is decoration beside words that say the same. */
export function Die({ face, look, label }: ThrownDie & { readonly label?: string }) {
  const shared = { class: dieClass(look), viewBox: '0 0 48 48' };
  const symbol = <use href={`#d6-${face}`} />;
  if (label === undefined)
    return (
      <svg {...shared} aria-hidden="true">
        {symbol}
      </svg>
    );
  return (
    <svg {...shared} role="img" aria-label={label}>
      {symbol}
    </svg>
  );
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A die inside a drawing, its middle at x, y. */
export const DrawnDie = ({ face, look, x, y, size }: ThrownDie & Placed) => (
  <use
    href={`#d6-${face}`}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    class={dieClass(look)}
  />
);
