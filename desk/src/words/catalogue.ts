// Sentences by key, in every language. A sentence that is missing in one of them does not compile.
import { fill } from './fill.ts';
import { LANGUAGES, type Language, language } from './language.ts';

type Fillings = { readonly [name: string]: string | number };
type Sentences<K extends string> = { readonly [language in Language]: { readonly [key in K]: string } };

interface Catalogue<K extends string> {
  /** The sentence of a key, with the values of its `{names}` filled in. */
  t(key: K, fillings?: Fillings): string;
  /** Chooses between the sentence for one and the sentence for any other number, and fills in `{count}`. */
  count(number: number, one: K, other: K, fillings?: Fillings): string;
  /** Whatever is loaded later brings its sentences with it. */
  add<Part extends K>(part: Sentences<Part>): void;
}

export function catalogue<K extends string>(first: Sentences<never>): Catalogue<K> {
  const known: { readonly [language in Language]: { [key in K]?: string } } = { en: {} };
  const add = (part: Sentences<never>): void => {
    for (const each of LANGUAGES) Object.assign(known[each], part[each]);
  };
  const t = (key: K, fillings?: Fillings): string => fill(known[language.value][key] ?? key, fillings);
  add(first);
  return {
    t,
    count(number, one, other, fillings = {}) {
      const isOne = new Intl.PluralRules(language.value).select(number) === 'one';
      return t(isOne ? one : other, { ...fillings, count: number });
    },
    add,
  };
}
