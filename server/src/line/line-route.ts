import { LINE_ENDS, SPEAKS } from '@grognard/protocol';
import type { FastifyInstance } from 'fastify';
import { type Doors, sessionOf } from './doors.ts';
import { answerGuest } from './guest.ts';
import { openLine } from './line.ts';
import { isOurPage } from './origin.ts';

const WRONG_ORIGIN = 1008;

/** The line, by WebSocket: whose it is is settled before the first message is read. */
export function lineRoute(app: FastifyInstance, doors: Doors): void {
  const { company, letters, publicAddress } = doors;
  app.get<{ Querystring: { speaks?: string } }>('/api/line', { websocket: true }, async (socket, request) => {
    if (!isOurPage(request.headers, publicAddress)) return socket.close(WRONG_ORIGIN);
    if (request.query.speaks !== String(SPEAKS)) return socket.close(LINE_ENDS.otherVersion);
    // What comes while the session is looked up must not be lost.
    socket.pause();
    const session = await sessionOf(doors, request).catch(() => null);
    socket.resume();
    if (session === null) return socket.close(LINE_ENDS.signedOut);
    openLine(company, session, socket, request.raw.socket, (opened) =>
      answerGuest(company, letters, session, opened),
    );
  });
}
