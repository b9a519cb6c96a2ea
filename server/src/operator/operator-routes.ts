// For whoever runs the server, with a token of their own: numbers, what people reported, and what to do about it.
import { timingSafeEqual } from 'node:crypto';
import { answerOperator } from '@grognard/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '../hall/company.ts';
import { hashOf } from '../people/secrets.ts';
import { throttle } from '../people/throttle.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { operatorDesk } from './desk.ts';
import { metricsText } from './metrics.ts';

/** A wrong token may be tried so often, from one address. */
const tries = { burst: 10, perMinute: 10 } as const;

const bodyLimit = 16_384;

const bytes = (text: string): Buffer => Buffer.from(hashOf(text), 'hex');

export function operatorRoutes(
  app: FastifyInstance,
  company: Company,
  version: string,
  token: string | null,
): void {
  const wanted = token === null ? null : bytes(`Bearer ${token}`);
  const guesses = throttle(tries.burst, tries.perMinute, company.now);
  const desk = operatorDesk(company);
  /** Whether it is not the operator who asks; then that has been answered. */
  function turnedAway({ headers, ip }: FastifyRequest, reply: FastifyReply): boolean {
    reply.header('cache-control', 'no-store');
    if (wanted !== null && timingSafeEqual(bytes(headers.authorization ?? ''), wanted)) return false;
    const seconds = guesses.take(ip);
    if (seconds > 0) reply.code(429).send(refused('too-many', '', refusals.tooManyTries, { seconds }));
    else reply.code(401).send(refused('no-token', '', refusals.noOperator));
    return true;
  }

  /** Ready to serve: the database answers. */
  app.get('/api/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await company.db.selectFrom('kept').select('name').limit(1).execute();
      return { ok: true };
    } catch {
      return reply.code(503).send(refused('not-ready', '', refusals.broken));
    }
  });
  app.get('/api/metrics', async (request, reply) => {
    if (turnedAway(request, reply)) return reply;
    reply.type('text/plain; version=0.0.4');
    return metricsText(company, version);
  });
  app.get('/api/reports', async (request, reply) => {
    if (turnedAway(request, reply)) return reply;
    const reports = await company.db
      .selectFrom('reports')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(200)
      .execute();
    return { ok: true, value: reports };
  });
  app.post<{ Body: { readonly name?: unknown; readonly request?: unknown } | null }>(
    '/api/operator',
    { bodyLimit },
    async (request, reply) => {
      if (turnedAway(request, reply)) return reply;
      const { name, request: asked } = request.body ?? {};
      return answerOperator(desk, { name: String(name), request: asked });
    },
  );
}
