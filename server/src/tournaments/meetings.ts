import type { PersonId } from '@grognard/protocol';

/** Two people who meet in a round, once from either side; with nobody, a round off. */
export interface Meeting {
  readonly one: PersonId;
  readonly other: PersonId | null;
  /** Points the first of them got, when both battles are over. A battle won is 1 point, drawn ½. */
  readonly score: number | null;
}

/** Both battles of a meeting: one from either side. */
export const BATTLES = 2;

export type Round = readonly Pick<Meeting, 'one' | 'other'>[];
