// For whoever runs the server, with a token of their own: numbers, and what people reported.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Company } from '../hall/company.ts';
import { hashOf } from '../people/secrets.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { metricsText } from './metrics.ts';

const bytes = (text: string): Buffer => Buffer.from(hashOf(text), 'hex');

export function operatorRoutes(
  app: FastifyInstance,
  company: Company,
  version: string,
  token: string | null,
): void {
  const wanted = token === null ? null : bytes(`Bearer ${token}`);
  const isOperator = ({ headers }: FastifyRequest): boolean =>
    wanted !== null && timingSafeEqual(bytes(headers.authorization ?? ''), wanted);

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
    if (!isOperator(request)) return reply.code(401).send(refused('no-token', '', refusals.noOperator));
    reply.type('text/plain; version=0.0.4');
    return metricsText(company, version);
  });
  app.get('/api/reports', async (request, reply) => {
    if (!isOperator(request)) return reply.code(401).send(refused('no-token', '', refusals.noOperator));
    const reports = await company.db
      .selectFrom('reports')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(200)
      .execute();
    return { ok: true, value: reports };
  });
}
