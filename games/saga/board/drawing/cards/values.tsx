import type { UnitCard } from '../../../vocabulary.ts';
import { VALUES, type ValueName } from '../../words/card-words.ts';

/** Burst, lozenge, square, shield: each value is known by its shape before its number is read. */
const SHAPE: { readonly [value in ValueName]: string } = {
  fire: 'M10 .5l2.700 4.800 5.300-1.700-1.700 5.200 3.200 3.700-4.700 1.600.2 5.400-5-2.700-5 2.700.2-5.400L.5 12.500l3.200-3.700L2 3.600l5.300 1.700z',
  melee: 'M10 .3l9.700 9.700-9.700 9.700L.3 10z',
  cohesion: 'M1.500 1.500h17v17h-17z',
  morale: 'M1.500 1.500h17v11L10 19.500l-8.500-7z',
};

/** What a value stands at now, where it differs from the print. */
export type Changed = { readonly [value in ValueName]?: number };

interface ValuesProps {
  readonly card: UnitCard;
  readonly now?: Changed | undefined;
}

export const Values = ({ card, now = {} }: ValuesProps) => (
  <span class="saga-values">
    {VALUES.map((value) => (
      <Value key={value} value={value} printed={card[value]} stands={now[value] ?? card[value]} />
    ))}
  </span>
);

interface ValueProps {
  readonly value: ValueName;
  readonly printed: number;
  readonly stands: number;
}

function Value({ value, printed, stands }: ValueProps) {
  const turn = stands > printed ? ' is-up' : stands < printed ? ' is-down' : '';
  return (
    <span class={`saga-value${turn}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SHAPE[value]} style={{ fill: `var(--value-${value})` }} />
      </svg>
      <b>{stands}</b>
    </span>
  );
}
