// Sentences by key. The key is checked, and so are the facts its sentence asks for.
import type { Facts, FactsAfter } from '@grognard/kernel';
import { told } from './tell.ts';

type Sentences = { readonly [key: string]: string };

interface Catalogue<S extends Sentences> {
  /** The sentence of a key, in the language of the page, with its facts put in. */
  t<K extends keyof S & string>(key: K, ...facts: FactsAfter<S[K]>): string;
  /** Whatever is loaded later brings its sentences with it. */
  add(part: Partial<S>): void;
}

/** The keys whose sentences ask for nothing, for lists of names. */
export type PlainKey<S extends Sentences> = {
  readonly [K in keyof S & string]: FactsAfter<S[K]> extends readonly [] ? K : never;
}[keyof S & string];

const only = ([facts]: readonly [facts?: Facts]): Facts | undefined => facts;

export function catalogue<S extends Sentences>(first: Partial<S>): Catalogue<S> {
  const known: Partial<S> = { ...first };
  return {
    t: (key, ...facts) => told(known[key] ?? key, only(facts)),
    add: (part) => {
      Object.assign(known, part);
    },
  };
}
