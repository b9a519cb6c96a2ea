import type { Sum, ThrownDie } from '../contract/log-line.ts';
import { signed } from '../words/numbers.ts';

/** What is added to a die: a modifier with its rule, or a printed value without one. */
interface Added {
  readonly value: number;
  readonly label: string;
  readonly rule?: string;
}

interface Rolled {
  readonly die: ThrownDie;
  readonly added: readonly Added[];
  readonly total: number;
  readonly note: string;
  /** Further facts for whoever points at the sum: 'needs 6 or more'. */
  readonly further?: readonly string[];
}

const told = ({ value, label, rule }: Added): string =>
  `${signed(value)} ${label}${rule === undefined ? '' : ` (${rule})`}`;

/** A die with its modifiers written out. */
export const sumOf = ({ die, added, total, note, further = [] }: Rolled): Sum => ({
  die,
  modifiers: added
    .filter(({ value }) => value !== 0)
    .map(({ value }) => signed(value))
    .join(' '),
  added: added
    .filter(({ value }) => value !== 0)
    .map(({ value, label }) => ({ value: signed(value), label })),
  detail: [...added.map(told), ...further].join(', '),
  total,
  note,
});

/** '4 + 3 − 1 = 6'; the die alone when nothing is added. */
export function sumInWords(natural: number, added: readonly number[], total: number): string {
  const parts = added.filter((value) => value !== 0);
  const text = parts.map((value) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`).join('');
  return text === '' ? String(natural) : `${natural}${text} = ${total}`;
}
