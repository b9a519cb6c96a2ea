import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';

type Card = readonly [
  x: number,
  y: number,
  turn: number,
  nation: string,
  emblem: SymbolName,
  arm: SymbolName,
];

const cards: readonly Card[] = [
  [26, 12, -2, 'gb', 'nat-britain', 'arm-infantry'],
  [96, 10, 1, 'pr', 'nat-prussia', 'arm-infantry'],
  [166, 12, -1, 'gb', 'nat-britain', 'arm-light-infantry'],
  [236, 10, 2, 'nl', 'nat-netherlands', 'arm-foot-artillery'],
  [26, 76, 2, 'fr', 'nat-france', 'arm-infantry'],
  [96, 78, -1, 'fr', 'nat-france', 'arm-infantry'],
  [166, 72, 1, 'fr', 'nat-france', 'arm-heavy-cavalry'],
  [236, 78, -2, 'fr', 'nat-france', 'arm-light-cavalry'],
];

const UnitCard = ({ card: [x, y, turn, nation, emblem, arm] }: { readonly card: Card }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="1.5" y="3" width="62" height="44" rx="4" fill="rgb(0 0 0/.3)" />
    <rect width="62" height="44" rx="4" fill="var(--raised)" stroke="var(--line-strong)" />
    <rect width="12" height="44" rx="3" fill={`var(--${nation})`} />
    <Use name={emblem} x={1.5} y={4} size={9} ink={`var(--${nation}-on)`} cut={`var(--${nation})`} />
    <rect
      x="12"
      y="10"
      width="50"
      height="21"
      fill="var(--map-paper)"
      stroke="var(--line)"
      stroke-width=".6"
    />
    <Use name={arm} x={28} y={11} size={19} ink="var(--ink)" cut="var(--map-paper)" />
    <path d="M17 38h4M29 38h4M41 38h4M53 38h4" stroke="var(--line-strong)" stroke-width="6" />
  </g>
);

/** Two battle lines of unit cards. */
export const Cover = () => (
  <>
    {cards.map((card) => (
      <UnitCard key={`${card[0]} ${card[1]}`} card={card} />
    ))}
    <Use name="mk-melee" x={181} y={51} size={32} />
  </>
);
