// The languages the page speaks. English is what everything is written in; another one maps its sentences to its own.
import { type FactsOf, type PluralRule, pluralRules } from '@grognard/kernel';
import { signal } from '@preact/signals';

type Sentences = { readonly [key: string]: string };

/** English sentences and what they are in another language. */
export type Translation = readonly (readonly [english: string, other: string])[];

interface Language {
  /** In its own words: 'Deutsch'. */
  readonly name: string;
  readonly plural: PluralRule;
  readonly sentences: ReadonlyMap<string, string>;
}

const ENGLISH: Language = { name: 'English', plural: pluralRules.en, sentences: new Map() };
const known = new Map([['en', ENGLISH]]);

/** What everything on the page is written in; the settings decide. */
export const language = signal('en');

export const isLanguage = (value: unknown): value is string => typeof value === 'string' && known.has(value);

export const languages = (): readonly { readonly value: string; readonly name: string }[] =>
  [...known].map(([value, { name }]) => ({ value, name }));

export const spoken = (): Language => known.get(language.value) ?? ENGLISH;

/** A language comes with all it has to say: `addLanguage('de', { name, plural, translations: [into(en, de)] })`. */
export function addLanguage(
  id: string,
  { translations, ...rest }: Omit<Language, 'sentences'> & { readonly translations: readonly Translation[] },
): void {
  known.set(id, { ...rest, sentences: new Map(translations.flat()) });
}

/** A translation that asks for a fact its original has not. */
type Asking<T, Original> = T extends string
  ? Original extends string
    ? keyof FactsOf<T> extends keyof FactsOf<Original>
      ? T
      : never
    : never
  : never;

/** One catalogue in another language: a sentence that is missing, or asks for other facts, does not compile. */
export const into = <const S extends Sentences, const T extends { readonly [key in keyof S]: string }>(
  english: S,
  other: T & { readonly [key in keyof S]: Asking<T[key], S[key]> },
): Translation => Object.entries(english).map(([key, sentence]) => [sentence, other[key] ?? sentence]);
