import { basename, dirname } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

export interface AppOptions {
  /** The folder with the built page. */
  readonly webRoot: string;
  readonly version: string;
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

export async function createApp({ webRoot, version }: AppOptions): Promise<FastifyInstance> {
  // Whoever keeps a connection open does not keep the server from ending.
  const app = fastify({ forceCloseConnections: true });
  // Who terminates TLS decides about Strict-Transport-Security; this server speaks plain HTTP.
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
  app.get('/api/health', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true, version };
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ ok: false, error: { code: 'not-found', message: `There is no ${request.url}` } }),
  );
  return app;
}
