import { type Language, settings } from '../settings.ts';
import { en } from './en.ts';
import type { enNew } from './en-new.ts';
import type { enReport } from './en-report.ts';
import type { enRules } from './en-rules.ts';
import type { enSaved } from './en-saved.ts';
import type { enSettings } from './en-settings.ts';
import type { enTable } from './en-table.ts';

/** English decides which sentences there are. */
type English = typeof en &
  typeof enNew &
  typeof enReport &
  typeof enRules &
  typeof enSaved &
  typeof enSettings &
  typeof enTable;
export type WordKey = keyof English;
type Fillings = { readonly [name: string]: unknown };

/** A part of the catalogue in every language: a missing sentence does not compile. */
type Part<K extends WordKey> = { readonly [language in Language]: { readonly [key in K]: string } };

const catalogues: { readonly [language in Language]: { [key in WordKey]?: string } } = { en: { ...en } };

/** A screen that is loaded later brings its sentences with it. */
export function addWords<K extends WordKey>(part: Part<K>): void {
  for (const language of Object.keys(catalogues) as Language[])
    Object.assign(catalogues[language], part[language]);
}

/** `{name}` in a sentence becomes the value of that name; an unknown name stays visible. */
export const fill = (text: string, fillings: Fillings = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in fillings ? String(fillings[name]) : whole));

/** The sentence of a key in the chosen language. */
export const t = (key: WordKey, fillings?: Fillings): string =>
  fill(catalogues[settings.value.language][key] ?? key, fillings);

/** Chooses between the sentence for one and the sentence for any other number, and fills in `{count}`. */
export function count(number: number, one: WordKey, other: WordKey, fillings: Fillings = {}): string {
  const isOne = new Intl.PluralRules(settings.value.language).select(number) === 'one';
  return t(isOne ? one : other, { ...fillings, count: number });
}
