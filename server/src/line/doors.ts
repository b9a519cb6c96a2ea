import type { FastifyRequest } from 'fastify';
import type { Company } from '../hall/company.ts';
import type { Letters } from '../notices/letters.ts';
import { tokenIn } from '../people/cookie.ts';
import { findSession, type Session } from '../people/sessions.ts';

/** What every way into the house needs. */
export interface Doors {
  readonly company: Company;
  readonly letters: Letters;
  /** What links in letters and feeds begin with. */
  readonly address: string;
  /** Where people reach this server, if it is not where it listens. */
  readonly publicAddress: string | null;
  readonly operatorToken: string | null;
}

export const isSecure = ({ publicAddress }: Doors): boolean => publicAddress?.startsWith('https:') === true;

/** The session of a browser. */
export async function sessionOf(doors: Doors, request: FastifyRequest): Promise<Session | null> {
  const token = tokenIn(request, isSecure(doors));
  return token === null ? null : findSession(doors.company, token);
}
