import { type Ending, type Facts, fill, type InputError, type Refusal } from '@grognard/kernel';

/** 'unitRouted' as 'unit routed'. */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A value on one line: short lists by their items, records by their fields. */
function brief(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.every(isPlain)
      ? value.map(String).join(' ')
      : value.map((item) => `(${brief(item)})`).join(' ');
  }
  if (typeof value !== 'object') return String(value);
  if ('text' in value && typeof value.text === 'string')
    return sentence(value.text, 'with' in value ? (value.with as Facts) : undefined);
  return Object.entries(value)
    .map(([key, item]) => `${spaced(key)} ${brief(item)}`)
    .join(', ');
}

/** An action or event as a line: what it is, then its fields; the rule it cites last. */
export function line(thing: { readonly type: string }): string {
  const { type, ...fields } = thing;
  const { rule, ...rest } = fields as { readonly [key: string]: unknown };
  const told = Object.keys(rest).length === 0 ? '' : `: ${brief(rest)}`;
  return `${spaced(type)}${told}${typeof rule === 'string' ? ` (${rule})` : ''}`;
}

export const sentence = (text: string, facts: Facts | undefined): string => fill(text, facts);

/** How it ended, and by which rule unless it was settled beside the board. */
export const ending = ({ text, with: facts, rule }: Ending): string =>
  rule === null ? sentence(text, facts) : `${sentence(text, facts)} (${rule})`;

export const refusalText = ({ rule, text, with: facts }: Refusal): string =>
  `${sentence(text, facts)} (${rule})`;

/** Why something was not done, whichever way it was wrong. */
export const reason = (answer: Refusal | InputError): string =>
  'rule' in answer ? refusalText(answer) : `${answer.path === '' ? '' : `${answer.path}: `}${answer.message}`;
