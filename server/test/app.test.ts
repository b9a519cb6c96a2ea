import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'grognard-web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Grognard</title>');
writeFileSync(join(webRoot, 'assets/index-a1b2c3d4.js'), 'export {};');
const app = await createApp({ webRoot, version: '1.2.3' });

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('the server', () => {
  it('says that it is well, which version it is, and whether people meet here', async () => {
    const reply = await app.inject('/api/health');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ok: true, version: '1.2.3', hall: false });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('sends the page, never from a stale cache', async () => {
    const reply = await app.inject('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('Grognard');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('lets a browser keep hashed files for good', async () => {
    const reply = await app.inject('/assets/index-a1b2c3d4.js');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('forbids foreign and inline code', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it.each(['/nothing', '/api/nothing', '/assets/nothing.js', '/../package.json', '/%2e%2e/package.json'])(
    'answers 404 for %s',
    async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ ok: false, error: { code: 'not-found' } });
    },
  );
});

it('ends although a client keeps half a request open', async () => {
  const other = await createApp({ webRoot, version: '1.2.3' });
  await other.listen({ host: '127.0.0.1', port: 0 });
  const address = other.server.address();
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  await once(client, 'connect');
  // Cut off from the other end, which this is all about.
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: ');
  const ended = new Promise((resolve) => {
    client.once('close', resolve);
  });
  await other.close();
  await ended;
});
