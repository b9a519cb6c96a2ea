import { answerEntrance } from '@grognard/protocol';
import type { FastifyInstance } from 'fastify';
import { knownAs } from '../hall/known-as.ts';
import { giveToken } from '../people/cookie.ts';
import { deviceName } from '../people/device-name.ts';
import { openEntrance } from '../people/entrance.ts';
import { throttle } from '../people/throttle.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { type Doors, isSecure, sessionOf } from './doors.ts';
import { neutral } from './neutral.ts';
import { isOurPage } from './origin.ts';

/** How many at once, and how many more in a minute. */
const tries = { burst: 10, perMinute: 10 } as const;
const guests = { burst: 200, perMinute: 60 } as const;

/** A name, a password, or what a device says about a passkey. */
const bodyLimit = 16_384;

interface Body {
  readonly name?: unknown;
  readonly request?: unknown;
}

/** The entrance, by POST: who one is changes here, and the answer carries the new cookie. */
export function entranceRoute(app: FastifyInstance, doors: Doors): void {
  const { company, publicAddress } = doors;
  const open = openEntrance(company, {
    tries: throttle(tries.burst, tries.perMinute, company.now),
    guests: throttle(guests.burst, guests.perMinute, company.now),
    ended: (sessions) => company.newsroom.endSessions(sessions),
    knownAs: (before, person) => knownAs(company, before, person),
  });
  app.post<{ Body: Body | null }>('/api/entrance', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOurPage(request.headers, publicAddress))
      return reply.code(403).send(refused('wrong-origin', '', refusals.wrongOrigin));
    const session = await sessionOf(doors, request).catch(() => undefined);
    if (session === undefined) return refused('broken', '', refusals.failed);
    const service = open({
      session,
      address: request.ip,
      device: deviceName(request.headers['user-agent'] ?? ''),
      // It is there: `isOurPage` has looked at it.
      origin: request.headers.origin ?? '',
      give: (token) => giveToken(reply, token, isSecure(doors)),
    });
    const { name, request: asked } = request.body ?? {};
    return neutral(answerEntrance(service, { name: String(name), request: asked }));
  });
}
