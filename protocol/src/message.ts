// What a message is, and the interface a list of messages makes.
import type { InputError } from '@grognard/kernel';
import type { GenericSchema } from 'valibot';

/** What only reads may be asked twice without harm; what acts may have been done already when no answer came. */
export type Effect = 'reads' | 'acts';

export interface Message<Request, Reply> {
  readonly effect: Effect;
  /** What must be sent with it. */
  readonly takes: GenericSchema<unknown, Request>;
  /** Never there: carries the type of the reply. */
  readonly replies?: Reply;
}

export type Messages = { readonly [name: string]: Message<unknown, unknown> };

export const reads =
  <Reply>() =>
  <Request>(takes: GenericSchema<unknown, Request>): Message<Request, Reply> => ({ effect: 'reads', takes });

export const acts =
  <Reply>() =>
  <Request>(takes: GenericSchema<unknown, Request>): Message<Request, Reply> => ({ effect: 'acts', takes });

/** How any message may fail: it was not understood, may not be asked, or something broke. */
export type Failed = { readonly ok: false; readonly error: InputError };

type Asked<Request> = undefined extends Request ? [] : [request: Request];

/** One method per message, the same for who asks and for who answers. */
export type Service<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends Message<infer Request, infer Reply>
    ? (...asked: Asked<Request>) => Promise<Reply | Failed>
    : never;
};
