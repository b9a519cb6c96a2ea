// Whether a game goes by file. What differs then is in `at-place.ts`, which no other table loads.
import { outcomeOf } from '@grognard/kernel';
import type { OpenTable } from '../shelf.ts';

export const isByMail = ({ record, match }: OpenTable): boolean =>
  record.mail !== undefined ||
  (outcomeOf(match) === null && match.seats.some((seat) => record.players[seat]?.kind === 'mail'));

export type MailAtPlace = typeof import('./at-place.ts');

export const mailAt = async (table: OpenTable): Promise<MailAtPlace | null> =>
  isByMail(table) ? import('./at-place.ts') : null;
