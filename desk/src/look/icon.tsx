import type { SymbolName } from './symbol-names.ts';

const boxes: readonly (readonly [prefix: string, box: string])[] = [
  ['ui-', '0 0 24 24'],
  ['ter-', '0 0 64 64'],
  ['pat-', '0 0 12 12'],
  ['back-', '0 0 120 168'],
];

const boxOf = (name: SymbolName): string =>
  boxes.find(([prefix]) => name.startsWith(prefix))?.[1] ?? '0 0 48 48';

interface IconProps {
  readonly name: SymbolName;
  /** Said to screen readers; without it the symbol is decoration beside words. */
  readonly label?: string;
  readonly class?: string;
}

interface DrawingProps {
  readonly symbol: SymbolName | `d6-${number}`;
  readonly label: string | undefined;
  readonly class: string;
  readonly viewBox: string;
}

/** Screen readers are told its label; without one it is decoration beside words that say the same. */
export function Drawing({ symbol, label, ...shared }: DrawingProps) {
  const drawn = <use href={`#${symbol}`} />;
  if (label === undefined)
    return (
      <svg {...shared} aria-hidden="true">
        {drawn}
      </svg>
    );
  return (
    <svg {...shared} role="img" aria-label={label}>
      {drawn}
    </svg>
  );
}

/** A symbol in the running text, as large as a letter; `color` is its ink and `--cut` its cut-outs. */
export function Icon({ name, label, class: extra }: IconProps) {
  const look = extra === undefined ? 'ic' : `ic ${extra}`;
  return <Drawing symbol={name} label={label} class={look} viewBox={boxOf(name)} />;
}

interface UseProps {
  readonly name: SymbolName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: string;
  readonly cut?: string;
}

/** A symbol inside a drawing. */
export const Use = ({ name, x, y, size, ink = 'currentColor', cut }: UseProps) => (
  <use
    href={`#${name}`}
    x={x}
    y={y}
    width={size}
    height={size}
    style={cut === undefined ? { color: ink } : { color: ink, '--cut': cut }}
  />
);
