export const LEVELS = ['conscript', 'veteran', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

export const KINDS = ['battle', 'sandbox', 'guide'] as const;
export type TableKind = (typeof KINDS)[number];

/** When a seat wants to be asked in a window: always, only when it could answer, not at all, not again in the present turn. */
export const ASKS = ['always', 'able', 'off', 'never', 'atOnce'] as const;
export type Ask = (typeof ASKS)[number];

/** Ordered like a window: any decision in which the seat has one answer only. */
export const ONE_ANSWER = 'one-answer';

/** The kind of file a game without any server goes to and fro by. */
export const MAIL_TYPE = 'grognard-mail';

/** Said of a stored game that cannot be continued, but of which the beginning is sound. */
export const PARTLY_DAMAGED = 'partly-damaged';

/** Said of a table that a newer build has written, or is played by rules this one does not have. Load the page again. */
export const NEEDS_NEWER = 'needs-newer';

/** What may lie between a seat and what it wants to take back or do again. */
export const WHY_NOT = [
  'nothing',
  'dice',
  'shown',
  'asked',
  'answered',
  'builtUpon',
  'over',
  'onlooker',
] as const;
