import type { IncomingMessage, ServerResponse } from 'node:http';
import { LINE_ENDS, SPEAKS } from '@grognard/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { type Doors, sessionOf } from './doors.ts';
import { answerGuest } from './guest.ts';
import { openLine } from './line.ts';
import { isOurPage } from './origin.ts';

const WRONG_ORIGIN = 1008;

/**
 * Request and answer have done their work once a line is open; held by its wire and by the plugin's listener for errors, for
 * which a line has its own, they would be half of what thousands of idle lines cost.
 */
function letGo(
  socket: WebSocket,
  { socket: wire }: IncomingMessage,
  response: ServerResponse | undefined,
): void {
  socket.removeAllListeners('error');
  response?.detachSocket(wire);
}

/**
 * The line, by WebSocket: whose it is is settled before the first message is read. Headers that tell a browser what a page may
 * do are made anew for each request, and say nothing to a line.
 */
export function lineRoute(app: FastifyInstance, doors: Doors): void {
  const { company, letters, publicAddress } = doors;
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  app.addHook('preHandler', async ({ raw }, reply) => void responses.set(raw, reply.raw));
  app.get<{ Querystring: { speaks?: string } }>(
    '/api/line',
    { websocket: true, helmet: false },
    async (socket, request) => {
      if (!isOurPage(request.headers, publicAddress)) return socket.close(WRONG_ORIGIN);
      // Which of both is the older one the page finds out by what is spoken here.
      if (request.query.speaks !== String(SPEAKS))
        return socket.close(LINE_ENDS.otherVersion, String(SPEAKS));
      // What comes while the session is looked up must not be lost.
      socket.pause();
      const session = await sessionOf(doors, request).catch(() => null);
      socket.resume();
      if (session === null) return socket.close(LINE_ENDS.signedOut);
      letGo(socket, request.raw, responses.get(request.raw));
      openLine(company, session, socket, request.raw.socket, (opened) =>
        answerGuest(company, letters, session, opened),
      );
    },
  );
}
