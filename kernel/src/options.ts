// The options of a game, each declared once: what may be chosen, what is usual, how it is told. Reader, defaults, schema,
// the lobby's fields and the list for programs follow.
import type { Result, RuleId } from './contract.ts';
import { described, type Form, flag, oneOf, optional, reading, record, type Shape } from './forms.ts';

export interface Option<T> {
  readonly form: Form<T>;
  readonly usual: T;
  /** 'Couriers' */
  readonly name: string;
  /** One line that says what changes in play. */
  readonly say: string;
  readonly rule: RuleId;
  /** Values worth trying, the usual one first. */
  readonly choices: readonly T[];
  /** What people call the choices, where their own spelling does not do. */
  readonly choiceNames?: { readonly [choice: string]: string };
}

type Words = Pick<Option<unknown>, 'name' | 'say' | 'rule'>;

const usualFirst = <T>(usual: T, choices: readonly T[]): readonly T[] => [
  usual,
  ...choices.filter((choice) => choice !== usual),
];

/** On or off, off unless said otherwise. */
export const toggle = (words: Words, usual = false): Option<boolean> => ({
  ...words,
  form: flag,
  usual,
  choices: usualFirst(usual, [false, true]),
});

/** One of a few. */
export const choice = <const T extends string>(
  words: Words,
  names: { readonly [name in T]: string },
  usual: NoInfer<T>,
): Option<T> => {
  // The keys are the choices.
  const choices = Object.keys(names) as T[];
  return { ...words, form: oneOf(choices), usual, choices: usualFirst(usual, choices), choiceNames: names };
};

export interface Options<T> {
  readonly each: { readonly [name in keyof T]: Option<T[name]> };
  /** Every option as it usually is. */
  readonly usual: T;
  /** Reads options, completed with what is usual. */
  readonly form: Form<T>;
  /** Options from outside: nothing at all means the usual ones. */
  parse(raw: unknown): Result<T>;
  /** Each option with the values worth choosing, the usual one first. */
  readonly choices: readonly { readonly name: string; readonly choices: readonly unknown[] }[];
}

/** `finish` puts right or turns away what does not go together. */
export function declareOptions<T extends object>(
  each: Options<T>['each'],
  finish: (form: Form<T>) => Form<T> = (form) => form,
): Options<T> {
  const entries: readonly [string, Option<unknown>][] = Object.entries(each);
  const shape = entries.map(([name, { form, usual, say, rule }]) => [
    name,
    described(optional(form, usual), `${say} (${rule})`),
  ]);
  // Each field has the form of the option of its name.
  const form = finish(record<T>(Object.fromEntries(shape) as Shape<T>, 'option'));
  return {
    each,
    form,
    usual: Object.fromEntries(entries.map(([name, { usual }]) => [name, usual])) as T,
    parse: (raw) => reading(() => form(raw === undefined ? {} : raw, 'options')),
    choices: entries.map(([name, { choices }]) => ({ name, choices })),
  };
}
