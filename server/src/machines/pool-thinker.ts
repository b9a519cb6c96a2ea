// Machine seats think on threads beside the server, as many as there are cores to spare, and those who come later wait.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@grognard/kernel';
import type { Thinker } from '@grognard/table';
import { Piscina } from 'piscina';

/** On top of the thinking time: waiting in line, and reading the rules. */
const patience = 60_000;
const mostWaiting = 500;

export interface PoolThinker extends Thinker {
  close(): Promise<void>;
}

/** `alone` keeps two processes from thinking for the same table. */
export function poolThinker(alone: Thinker['alone']): PoolThinker {
  let pool: Piscina | undefined;
  const threads = (): Piscina => {
    pool ??= new Piscina({
      filename: join(import.meta.dirname, 'think-worker.ts'),
      name: 'think',
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
      maxQueue: mostWaiting,
    });
    return pool;
  };
  return {
    alone,
    // The worker answers with actions and nothing else.
    think: async (question) =>
      (await threads().run(question, {
        signal: AbortSignal.timeout(question.budget + patience),
      })) as readonly Json[],
    close: async () => pool?.destroy(),
  };
}
