// node server/test/store/with-postgres.ts <command…>: runs a command of the benchmarks with a PostgreSQL of its own, which
// waits for the disk as it should, and throws it away afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres('on');
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: await postgres.freshDatabase() },
});
const [code] = await once(child, 'exit');
await postgres.stop();
process.exitCode = Number(code ?? 1);
