import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { games } from '@grognard/games/registry';
import project from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { openMeeting } from './meeting.ts';
import { readSettings, type Settings } from './settings.ts';
import { rulesDigest } from './store/rules-digest.ts';

// People come and go, and most are idle: let what they leave behind be collected when it is about as much as is in use, not
// several times that. Sooner (50) saves no more and makes one move in a hundred wait four times as long under load.
setFlagsFromString('--heap-growing-percent=120');

const webRoot = join(import.meta.dirname, '../../web/dist');

/** Milliseconds from the signal to the end. */
const STOP_AT_LATEST = 4000;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

function listenProblem(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the other program, or choose another with --port or PORT.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: choose one above 1023 with --port or PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `"${host}" is not an address of this computer: choose another with --host or HOST.`;
    default:
      return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What to type into a browser on this computer. */
function browserAddress(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function serve(settings: Settings): Promise<void> {
  if (!existsSync(webRoot)) fail('The page has not been built yet: start the server with npm start.');
  const meeting = await openMeeting(settings);
  if (typeof meeting === 'string') return fail(meeting);
  const app = await createApp({
    webRoot,
    version: project.version,
    doors: meeting.doors,
    trustProxy: settings.trustedProxy,
  });
  app.addHook('onClose', () => meeting.close());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      // Whatever a client or a plugin waits for: an operator's stop is obeyed in time.
      setTimeout(() => process.exit(0), STOP_AT_LATEST).unref();
      app.close().then(() => process.exit(0));
    });
  // Whoever opens the first table after a start does not wait for its rules to be read, nor for which they are.
  await Promise.all(games.map(({ loadRules }) => loadRules()));
  rulesDigest();
  try {
    await app.listen(settings);
  } catch (error) {
    fail(listenProblem(error, settings));
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  console.log(`Grognard is at ${browserAddress(settings.host, port)}`);
}

const settings = readSettings(process.argv.slice(2), process.env);
if (typeof settings === 'string') fail(settings);
else await serve(settings);
