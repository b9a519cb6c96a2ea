// The page's end of the table worker: notices when the worker dies, starts a new one, and asks again what may be
// asked twice. Every accepted action is on disk before it is acknowledged, so a new worker finds all of it.

import { asking, type Call } from '@grognard/protocol';
import { signal } from '@preact/signals';
import { t } from './words/words.ts';

/** What went wrong with the worker last, for the notice at the foot of the page. */
export const hostTrouble = signal<string | null>(null);

const patience = 4_000;
/** Whole battles are played again for these: a slow computer is long silent over one, and does not hang. */
const REPLAYS: readonly string[] = ['open', 'importFile', 'verify', 'salvage', 'fork', 'chances'];
const patienceWithReplays = 60_000;
const ALIVE: Call = { ticket: null, name: 'alive' };

interface Life {
  ask(call: Call): Promise<unknown>;
  /** Rejects when the worker is gone. */
  readonly end: Promise<never>;
  fail(reason: string): void;
}

/** Stands for a worker that died before it answered. */
export class HostDied extends Error {}

function startLife(): Life {
  const worker = new Worker(new URL('./host/worker.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
  let fail: (reason: string) => void = () => {};
  const end = new Promise<never>((_resolve, reject) => {
    fail = (reason) => {
      worker.terminate();
      reject(new HostDied(reason));
    };
  });
  end.catch(() => {});
  worker.addEventListener('error', (event) => fail(event.message || 'No module script'));
  worker.addEventListener('messageerror', () => fail('a message could not be read'));
  return { ask: asking(worker), end, fail };
}

const later = (milliseconds: number): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), milliseconds));

/** The table worker never thinks for long (the AI has a worker of its own), so silence means it hangs. */
async function watchOver(life: Life, answer: Promise<unknown>, isReplaying: () => boolean): Promise<void> {
  const settled = answer.then(
    () => 'settled' as const,
    () => 'settled' as const,
  );
  while ((await Promise.race([settled, later(patience)])) === 'late') {
    const allowed = isReplaying() ? patienceWithReplays : patience;
    const reply = await Promise.race([life.ask(ALIVE), settled, later(allowed)]);
    if (reply === 'late') return life.fail(t('host.silent'));
  }
}

export interface HostLink {
  /** Asks the worker; rejects with HostDied when it dies first. */
  ask(call: Call): Promise<unknown>;
}

/** `restarted` is called after a new worker took over. */
export function hostLink(restarted: (reason: string) => void): HostLink {
  let life: Life | undefined;
  let replays = 0;
  const alive = (): Life => {
    if (life !== undefined) return life;
    const fresh = startLife();
    life = fresh;
    fresh.end.catch((error: Error) => {
      life = undefined;
      restarted(error.message);
    });
    return fresh;
  };
  return {
    ask: (call) => {
      const now = alive();
      const answer = Promise.race([now.ask(call), now.end]);
      if (REPLAYS.includes(call.name)) {
        replays += 1;
        const done = (): void => {
          replays -= 1;
        };
        answer.then(done, done);
      }
      void watchOver(now, answer, () => replays > 0);
      return answer;
    },
  };
}
