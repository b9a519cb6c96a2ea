// The same door for programs: plain POSTs with a token, and a stream of news, one line of JSON each.
import { aloud } from '@grognard/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tablesOf } from '../hall/my-games.ts';
import { findSession, type Session } from '../people/sessions.ts';
import { throttle } from '../people/throttle.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import type { Doors } from './doors.ts';
import { type Answering, answerGuest } from './guest.ts';
import type { Ear } from './newsroom.ts';

const burst = 120;
const perMinute = 1800;
const bodyLimit = 65_536;
/** Programs keep their places between requests for as long as this process remembers them. */
const mostPrograms = 1000;
const mostUnread = 1_000_000;
const heartbeat = 30_000;

const notKnown = refused('no-token', '', refusals.noProgram);

/** A program has no cookie, so no other site can make a browser send this. */
async function programOf({ company }: Doors, { headers }: FastifyRequest): Promise<Session | null> {
  const [, token] = /^Bearer ([0-9a-f]{32})$/.exec(headers.authorization ?? '') ?? [];
  return token === undefined ? null : findSession(company, token);
}

function callRoute(app: FastifyInstance, doors: Doors): void {
  const { company, letters } = doors;
  const known = new Map<string, Answering>();
  const tries = throttle(burst, perMinute, company.now);
  const answering = (session: Session): Answering => {
    const before = known.get(session.hash);
    if (before !== undefined) return before;
    const fresh = answerGuest(company, letters, session, () => {});
    if (known.size >= mostPrograms) known.delete(known.keys().next().value ?? '');
    known.set(session.hash, fresh);
    return fresh;
  };
  app.post('/api/call', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await programOf(doors, request);
    if (session === null) return reply.code(401).send(notKnown);
    if (tries.take(session.hash) > 0) return reply.code(429).send(refused('too-many', '', refusals.tooMany));
    return aloud(await answering(session)(request.body));
  });
}

function streamTo({ raw }: FastifyReply, session: Session): Ear {
  raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  raw.write('\n');
  return {
    person: session.person.id,
    session: session.hash,
    push(news) {
      raw.write(`${JSON.stringify(news)}\n`);
      if (raw.writableLength > mostUnread) raw.destroy();
    },
    end: () => raw.destroy(),
  };
}

export function programRoutes(app: FastifyInstance, doors: Doors): void {
  const { newsroom } = doors.company;
  callRoute(app, doors);
  app.get('/api/news', async (request, reply) => {
    const session = await programOf(doors, request);
    if (session === null) return reply.code(401).send(notKnown);
    const tables = await tablesOf(doors.company, session.person.id);
    reply.hijack();
    const ear = streamTo(reply, session);
    // An empty line now and then, so that nothing in between takes the stream for dead.
    const pulse = setInterval(() => reply.raw.write('\n'), heartbeat);
    reply.raw.on('close', () => {
      clearInterval(pulse);
      newsroom.leave(ear);
      newsroom.announce(ear.person, tables);
    });
    newsroom.join(ear);
    for (const table of tables) newsroom.follow(ear, table);
    newsroom.announce(ear.person, tables);
    return reply;
  });
}
