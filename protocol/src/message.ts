// What a message is, and the interface a list of messages makes.
import type { InputError } from '@grognard/kernel';
import type { Value, ValueName } from './values.ts';

/** What only reads may be asked twice without harm; what acts may have been done already when no answer came. */
export type Effect = 'reads' | 'acts';

/** What must be sent with a message: one value, or fields with one each; nothing where there are none. */
export type Takes = ValueName | { readonly [field: string]: ValueName };

export interface Message<T extends Takes, Reply> {
  readonly effect: Effect;
  readonly takes: T;
  /** Never there: carries the type of the reply. */
  readonly replies?: Reply;
}

export type Messages = { readonly [name: string]: Message<Takes, unknown> };

export const reads =
  <Reply>() =>
  <const T extends Takes>(takes: T): Message<T, Reply> => ({ effect: 'reads', takes });

export const acts =
  <Reply>() =>
  <const T extends Takes>(takes: T): Message<T, Reply> => ({ effect: 'acts', takes });

/** How any message may fail: it was not understood, may not be asked, or something broke. */
export type Failed = { readonly ok: false; readonly error: InputError };

type Request<T extends Takes> = T extends ValueName
  ? Value<T>
  : { readonly [K in keyof T]: T[K] extends ValueName ? Value<T[K]> : never };

/** Who says the same thing twice, because no answer came, says it with the same id, and it is done once. */
export type ActId = string;

type Asked<T extends Takes> = keyof T extends never
  ? [request?: undefined, id?: ActId]
  : [request: Request<T>, id?: ActId];

/** One method per message, the same for who asks and for who answers. */
export type Service<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends Message<infer T, infer Reply>
    ? (...asked: Asked<T>) => Promise<Reply | Failed>
    : never;
};
