// The coloured dice: the letter of its colour on each, the symbol it shows.
import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Die, DieSymbol } from '../../data/words.ts';
import { DIE_NAME } from '../words/names.ts';
import { dice } from '../words/sentences-dice.ts';

const DIE: { readonly [die in Die]: SymbolName } = {
  W: 'die-w',
  Y: 'die-y',
  O: 'die-o',
  T: 'die-t',
  S: 'die-s',
  K: 'die-k',
};
const FACE: { readonly [face in DieSymbol]: SymbolName } = {
  crit: 'sym-crit',
  hit: 'sym-hit',
  retreat: 'sym-retreat',
  miss: 'sym-miss',
};

interface DieProps {
  readonly die: Die;
  /** Null: it has not been rolled. */
  readonly face: DieSymbol | null;
}

/** A die inside a drawing, its upper left corner at x, y. */
export const DrawnDie = ({
  die,
  face,
  x,
  y,
  size,
}: DieProps & { readonly x: number; readonly y: number; readonly size: number }) => (
  <g class={`napoleonica-die is-${die}`}>
    <Use name={DIE[die]} x={x} y={y} size={size} />
    {face !== null && (
      <Use
        name={FACE[face]}
        x={x + size * 0.19}
        y={y + size * 0.17}
        size={size * 0.6}
        ink={`var(--napoleonica-ink-${die.toLowerCase()})`}
        cut="transparent"
      />
    )}
  </g>
);

export const dieInWords = ({ die, face }: DieProps): string =>
  face === null
    ? tell(dice.unrolled, { die: DIE_NAME[die] })
    : tell(dice.rolled, { die: DIE_NAME[die], face: dice[face] });

/** A die in the running text. */
export const DieIcon = ({ die, face, size }: DieProps & { readonly size: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} role="img" aria-label={dieInWords({ die, face })}>
    <DrawnDie die={die} face={face} x={0} y={0} size={48} />
  </svg>
);

/** All that were rolled, side by side. */
export const DiceInARow = ({ dice: all }: { readonly dice: readonly DieProps[] }) => (
  <>
    {all.map((each, i) => (
      <DieIcon key={i} {...each} size={52} />
    ))}
  </>
);
