import * as v from 'valibot';
import { name } from './values.ts';

export const call = v.strictObject({ ticket: v.nullable(name), name, request: v.optional(v.unknown()) });
/** One message on its way; at the door there is no ticket yet. */
export type Call = Readonly<v.InferOutput<typeof call>>;

/** Said of a ticket that was never handed out here, or before this side was started again. */
export const NO_TICKET = 'no-ticket';
