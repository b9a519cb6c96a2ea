import type { ActId } from './message.ts';
import type { Ticket } from './table.ts';

/** One message on its way; at the door there is no ticket yet. */
export interface Call {
  readonly ticket: Ticket | null;
  readonly name: string;
  readonly request?: unknown;
  /** With what acts, over a line that may break. */
  readonly id?: ActId | undefined;
}

/** Said of a ticket that was never handed out here, or before this side was started again. */
export const NO_TICKET = 'no-ticket';
