import { basename, dirname } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import type { Doors } from './line/doors.ts';
import { entranceRoute } from './line/entrance-route.ts';
import { lineRoute } from './line/line-route.ts';
import { programRoutes } from './line/program-routes.ts';
import { feedRoute } from './notices/feed-route.ts';
import { operatorRoutes } from './operator/operator-routes.ts';

export interface AppOptions {
  /** The folder with the built page. */
  readonly webRoot: string;
  readonly version: string;
  /** Where people meet; without it the server only brings the page. */
  readonly doors?: Doors;
  /** The proxies in front of it that may say where people come from. */
  readonly trustProxy?: string;
}

/** Bytes one message may have. */
const longestMessage = 262_144;

async function openDoors(app: FastifyInstance, doors: Doors, version: string): Promise<void> {
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: longestMessage } });
  entranceRoute(app, doors);
  programRoutes(app, doors);
  feedRoute(app, doors.company, doors.address);
  operatorRoutes(app, doors.company, version, doors.operatorToken);
  // What a plugin adds is there for routes that are registered after it.
  await app.register(async (lines) => lineRoute(lines, doors));
}

/** Everything comes from this server. Scripts and style sheets are files; only style attributes may be inline. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  },
};

/** File names in assets/ contain a hash of the content, so they never change; all else is asked for anew. */
const cacheControl = (path: string): string =>
  basename(dirname(path)) === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache';

export async function createApp({
  webRoot,
  version,
  doors,
  trustProxy = '',
}: AppOptions): Promise<FastifyInstance> {
  // Whoever keeps a connection open does not keep the server from ending.
  const app = fastify({ forceCloseConnections: true, trustProxy: trustProxy || false });
  // Who terminates TLS decides about Strict-Transport-Security; this server speaks plain HTTP.
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
  if (doors !== undefined) await openDoors(app, doors, version);
  app.get('/api/health', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true, version, hall: doors !== undefined };
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ ok: false, error: { code: 'not-found', message: `There is no ${request.url}` } }),
  );
  return app;
}
