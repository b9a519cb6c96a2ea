import { settings } from '../settings.ts';
import { en } from './en.ts';

export type WordKey = keyof typeof en;
/** A translation has every key, so a missing sentence does not compile. */
export type Words = { readonly [key in WordKey]: string };
type Fillings = { readonly [name: string]: unknown };

const catalogues: { readonly [language in (typeof settings.value)['language']]: Words } = { en };

/** `{name}` in a sentence becomes the value of that name; an unknown name stays visible. */
export const fill = (text: string, fillings: Fillings = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in fillings ? String(fillings[name]) : whole));

/** The sentence of a key in the chosen language. */
export const t = (key: WordKey, fillings?: Fillings): string =>
  fill(catalogues[settings.value.language][key], fillings);

/** Chooses between the sentence for one and the sentence for any other number, and fills in `{count}`. */
export function count(number: number, one: WordKey, other: WordKey, fillings: Fillings = {}): string {
  const isOne = new Intl.PluralRules(settings.value.language).select(number) === 'one';
  return t(isOne ? one : other, { ...fillings, count: number });
}
