/** The forms languages have; English needs two of them. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Which form a number takes. */
export type PluralRule = (count: number) => PluralForm;

/** One pure rule per language: which words a program prints must not depend on the machine it runs on. */
export const pluralRules = {
  en: (count) => (count === 1 ? 'one' : 'other'),
} as const satisfies { readonly [language: string]: PluralRule };
