// What a sentence needs to know, read from its template by the compiler: a misspelt placeholder or a missing fact is an error.
import type { Fact, Facts, Noun } from './contract.ts';

/** The insides of all `{…}`: 'border' | 'count, one: # hit, other: # hits'. */
type Placeholders<T extends string> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside | Placeholders<Rest>
  : never;
type Choosing<T extends string> =
  Placeholders<T> extends infer P ? (P extends `${infer Name}, ${string}` ? Name : never) : never;
type Plain<T extends string> =
  Placeholders<T> extends infer P ? (P extends `${string}, ${string}` ? never : P) : never;

/** The facts a template asks for; where a form is chosen, one that has a number. */
export type FactsOf<T extends string> = string extends T
  ? Facts
  : { readonly [name in Choosing<T>]: number | Noun } & {
      readonly [name in Exclude<Plain<T>, Choosing<T>> & string]: Fact;
    };

/** The same where they are handed on: what was read from a file or a message is any template. */
export type FactsFor<T extends string> = string extends T ? Facts | undefined : FactsOf<T>;

/** The facts as the last argument of a function: none where the template asks for none. */
export type FactsAfter<T extends string> = string extends T
  ? [facts?: Facts]
  : [Placeholders<T>] extends [never]
    ? []
    : [facts: FactsOf<T>];
