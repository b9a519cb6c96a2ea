// The server as a process of its own, so that it can be measured, and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServerProcess {
  readonly address: string;
  /** Without a word, as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  readonly pid: () => number;
  close(): Promise<void>;
}

/** Megabytes of a process that lie in memory. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** With BENCH_PROFILE=folder the server leaves there what its processor did; it must then be ended with a word. */
const profileTo = process.env['BENCH_PROFILE'];
const profiling = profileTo === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileTo}`];

const main = join(import.meta.dirname, '../../../server/src/main.ts');

export async function startServer(port: number, databaseUrl = ''): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [...profiling, main, '--port', String(port), '--data', folder], {
      env: { ...process.env, DATABASE_URL: databaseUrl, TRUSTED_PROXY: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { stdout } = child;
    if (stdout !== null) await once(stdout, 'data');
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = (): Promise<void> => end('SIGKILL');
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    kill,
    start,
    pid: () => child.pid ?? 0,
    async close() {
      await end(profileTo === undefined ? 'SIGKILL' : 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
