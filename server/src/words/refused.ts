import { type Facts, type FactsAfter, fill, type InputError } from '@grognard/kernel';

export interface Refused {
  readonly ok: false;
  readonly error: InputError;
}

/** A refusal of the server: a sentence of the catalogue with what it is about. */
export const refused = <const T extends string>(
  code: string,
  path: string,
  sentence: T,
  ...facts: FactsAfter<T>
): Refused => made(code, path, sentence, facts);

const made = (code: string, path: string, sentence: string, [facts]: readonly [facts?: Facts]): Refused => ({
  ok: false,
  error: { code, path, message: fill(sentence, facts) },
});
