import './die.css';
import type { DieLook, ThrownDie } from '../contract/log-line.ts';
import { Drawing } from '../look/icon.tsx';

export const dieClass = (look: DieLook): string => (look === 'ebony' ? 'desk-die is-ebony' : 'desk-die');

/** A die in the running text. */
export const Die = ({ face, look, label }: ThrownDie & { readonly label?: string }) => (
  <Drawing symbol={`d6-${face}`} label={label} class={dieClass(look)} viewBox="0 0 48 48" />
);

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
