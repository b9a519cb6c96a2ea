// A unit on the field: a figure for each model, its plate, Fatigue discs and Order tokens.
import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { ComponentChildren } from 'preact';
import type { UnitCard } from '../../../data/unit-card.ts';
import { unitCard } from '../../../data/units.ts';
import type { Branch, Faction, OrderColour } from '../../../data/words.ts';
import type { Unit } from '../../../state.ts';
import { tokensOf } from '../../input/tokens.ts';
import { ARMY, FootSoldier, Gun, type Hat, Horseman, Monster } from './figures.tsx';

export const EMBLEM: { readonly [faction in Faction]: SymbolName } = {
  france: 'nat-france',
  russia: 'nat-russia',
  abyss: 'nat-abyss',
};

/** Two letters, so that the shape of a figure is never alone. */
export const BRANCH_CODE: { readonly [branch in Branch]: string } = {
  lineInfantry: 'LI',
  lightInfantry: 'SK',
  eliteInfantry: 'EI',
  lightCavalry: 'LC',
  heavyCavalry: 'HC',
  artillery: 'AR',
  commander: 'CO',
  monster: 'MO',
};

const HAT: { readonly [branch in Branch]: Hat } = {
  lineInfantry: 'shako',
  lightInfantry: 'shako',
  eliteInfantry: 'bearskin',
  lightCavalry: 'shako',
  heavyCavalry: 'helmet',
  artillery: 'shako',
  commander: 'bicorne',
  monster: 'horns',
};
const hatOf = ({ faction, branch }: UnitCard): Hat => (faction === 'abyss' ? 'horns' : HAT[branch]);

type Place = readonly [x: number, y: number, scale: number];
const FOOT: readonly Place[] = [
  [-19, -4, 1.02],
  [3, -6, 1.02],
  [-8, 9, 1.02],
  [14, 7, 1.02],
  [24, -3, 1.02],
  [-25, 10, 1.02],
];
const HORSE: readonly Place[] = [
  [-15, -2, 0.92],
  [13, -5, 0.92],
  [0, 12, 0.92],
  [22, 10, 0.92],
];
const CREW: readonly Place[] = [
  [4, 10, 1.25],
  [-20, 4, 0.95],
  [-6, -4, 0.95],
  [20, -4, 0.95],
];
const STAFF: readonly Place[] = [
  [-2, 10, 1],
  [20, 5, 0.9],
  [-22, 5, 0.9],
];
const GIANTS: readonly Place[] = [
  [0, 10, 1],
  [-20, 4, 0.8],
  [20, 4, 0.8],
];

const PLACES: { readonly [branch in Branch]: readonly Place[] } = {
  lineInfantry: FOOT,
  lightInfantry: FOOT,
  eliteInfantry: FOOT,
  lightCavalry: HORSE,
  heavyCavalry: HORSE,
  artillery: CREW,
  commander: STAFF,
  monster: GIANTS,
};

/** One figure of a unit; the first of a battery is the gun, the first of a staff the Commander. */
export function Figure({ card, isFirst }: { readonly card: UnitCard; readonly isFirst: boolean }) {
  const { faction, branch } = card;
  const hat = hatOf(card);
  switch (branch) {
    case 'lightCavalry':
    case 'heavyCavalry':
      return <Horseman faction={faction} hat={hat} />;
    case 'artillery':
      return isFirst ? <Gun /> : <FootSoldier faction={faction} hat={hat} />;
    case 'commander':
      return isFirst ? (
        <Horseman faction={faction} hat={hat} hasFlag />
      ) : (
        <FootSoldier faction={faction} hat={faction === 'abyss' ? 'horns' : 'shako'} />
      );
    case 'monster':
      return <Monster faction={faction} />;
    default:
      return <FootSoldier faction={faction} hat={hat} />;
  }
}

function Figures({ card, models }: { readonly card: UnitCard; readonly models: number }) {
  const standing = PLACES[card.branch].slice(0, models).map((place, i) => ({ place, i }));
  return (
    <>
      {standing
        .toSorted((a, b) => a.place[1] - b.place[1])
        .map(({ place: [x, y, scale], i }) => (
          <g key={i} transform={`translate(${x} ${y + 8}) scale(${scale})`}>
            <Figure card={card} isFirst={i === 0} />
          </g>
        ))}
    </>
  );
}

/** Emblem, branch, models of size. */
function Plate({ card, models }: { readonly card: UnitCard; readonly models: number }) {
  const army = ARMY[card.faction];
  return (
    <g
      class="napoleonica-plate"
      transform="translate(-27 21)"
      style={`--field:var(--${army});--on-field:var(--${army}-on)`}
    >
      <rect width="54" height="15" rx="2.500" />
      <Use name={EMBLEM[card.faction]} x={2} y={1.5} size={12} ink="var(--on-field)" cut="var(--field)" />
      <text x="23" y="11.500">
        {BRANCH_CODE[card.branch]}
      </text>
      <text x="42" y="11.500">
        {models}/{card.size}
      </text>
    </g>
  );
}

export const ORDER_SYMBOL: { readonly [colour in OrderColour]: SymbolName } = {
  G: 'mk-order-green',
  B: 'mk-order-blue',
  R: 'mk-order-red',
  P: 'mk-order-purple',
};

function Tokens({ unit }: { readonly unit: Unit }) {
  const orders: readonly SymbolName[] = [
    ...tokensOf(unit.orders).map((colour) => ORDER_SYMBOL[colour]),
    ...Array<SymbolName>(unit.blanks).fill('mk-order-blank'),
  ];
  return (
    <>
      {Array.from({ length: unit.fatigue }, (_, i) => (
        <Use key={`f${i}`} name="mk-fatigue" x={-36 + i * 4} y={-27 + i * 11} size={17} />
      ))}
      {orders.map((symbol, i) => (
        <Use key={`o${i}`} name={symbol} x={19} y={-28 + i * 15} size={18} />
      ))}
    </>
  );
}

interface MiniatureProps {
  readonly unit: Unit;
  readonly children?: ComponentChildren;
}

/** A unit with the middle of its hex at 0, 0. */
export function Miniature({ unit, children }: MiniatureProps) {
  const card = unitCard(unit.type);
  return (
    <g class={`napoleonica-unit of-${unit.owner}`}>
      <ellipse cy="13" rx="33" ry="15" class="napoleonica-base" />
      <Figures card={card} models={unit.models} />
      {unit.detachment !== null && <path d="M-30 18v-22l9 3-9 4" class="napoleonica-guidon" />}
      <Plate card={card} models={unit.models} />
      <Tokens unit={unit} />
      {children}
    </g>
  );
}
