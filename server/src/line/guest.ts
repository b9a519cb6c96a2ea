// One guest's connection: every call is answered by the same lists as in a browser, with the hall beside the tables.
import { answerHall, connect } from '@grognard/protocol';
import type { Company } from '../hall/company.ts';
import { guestTables } from '../hall/guest-tables.ts';
import { hallFor } from '../hall/hall.ts';
import type { Letters } from '../notices/letters.ts';
import { freshSecret } from '../people/secrets.ts';
import type { Session } from '../people/sessions.ts';
import { neutral } from './neutral.ts';

export type Answering = (raw: unknown) => Promise<unknown>;

export const answerGuest = (
  company: Company,
  letters: Letters,
  session: Session,
  opened: (table: string) => void,
): Answering => {
  // Made for each question: most lines are idle most of the time, and thousands of them keep nothing for it.
  const answer = connect(
    () => guestTables(company, session, opened),
    freshSecret,
    answerHall(() => hallFor(company, letters, session)),
  );
  return (raw) => company.gate.through(() => neutral(answer(raw)));
};
