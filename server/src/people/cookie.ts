// The session cookie: out of reach for scripts, not sent along from other sites, and with TLS never without it.
import type { FastifyReply, FastifyRequest } from 'fastify';

const seconds = 400 * 24 * 3600;

/** A `__Host-` cookie cannot be planted from a neighbouring host, but only TLS can have one. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-grognard' : 'grognard');

export const tokenIn = (request: FastifyRequest, isSecure: boolean): string | null =>
  request.cookies[nameOf(isSecure)] ?? null;

export function giveToken(reply: FastifyReply, token: string | null, isSecure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (token === null) reply.clearCookie(nameOf(isSecure), options);
  else reply.setCookie(nameOf(isSecure), token, { ...options, maxAge: seconds });
}
