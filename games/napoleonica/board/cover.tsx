import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';

const hexes: readonly (readonly [x: number, y: number, ground: string])[] = [
  [60, 40, 'paper'],
  [107, 40, 'wood'],
  [154, 40, 'paper'],
  [201, 40, 'high'],
  [248, 40, 'paper'],
  [36.5, 80.5, 'high'],
  [83.5, 80.5, 'paper'],
  [130.5, 80.5, 'paper'],
  [177.5, 80.5, 'wood'],
  [224.5, 80.5, 'paper'],
  [271.5, 80.5, 'high'],
];
const units: readonly (readonly [x: number, y: number, army: string, symbol: SymbolName])[] = [
  [60, 40, 'fr', 'nat-france'],
  [83.5, 80.5, 'fr', 'arm-infantry'],
  [130.5, 80.5, 'ru', 'nat-russia'],
  [201, 40, 'ab', 'nat-abyss'],
  [224.5, 80.5, 'ab', 'arm-heavy-cavalry'],
];
const dice: readonly (readonly [die: SymbolName, face: SymbolName, ink: string])[] = [
  ['die-y', 'sym-crit', '#2d2008'],
  ['die-o', 'sym-hit', '#1d1005'],
  ['die-t', 'sym-hit', '#fffaf0'],
  ['die-s', 'sym-retreat', '#fff4e6'],
  ['die-k', 'sym-crit', '#f4e7c8'],
];

/** A hex field, five armies' worth of discs, coloured dice. */
export const Cover = () => (
  <>
    {hexes.map(([x, y, ground]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x} ${y - 27}l23.5 13.5v27L${x} ${y + 27}l-23.5-13.5v-27z`}
        fill={`var(--map-${ground})`}
        stroke="var(--line-strong)"
      />
    ))}
    {units.map(([x, y, army, symbol]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y + 1.5} r="17" fill="rgb(0 0 0/.35)" />
        <circle
          cx={x}
          cy={y}
          r="17"
          fill={`var(--${army})`}
          stroke={`var(--${army}-on)`}
          stroke-width="1.5"
        />
        <Use name={symbol} x={x - 11} y={y - 11} size={22} ink={`var(--${army}-on)`} cut={`var(--${army})`} />
      </g>
    ))}
    {dice.map(([die, face, ink], i) => (
      <g key={die}>
        <Use name={die} x={78 + i * 34} y={103} size={27} />
        <Use name={face} x={83 + i * 34} y={107} size={17} ink={ink} cut="transparent" />
      </g>
    ))}
  </>
);
