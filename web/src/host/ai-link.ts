// The table worker's end of the AI worker: a thinker that dies or falls silent is replaced and asked once more.
import type { Json } from '@grognard/kernel';
import { wrap } from 'comlink';
import { type Question, THINKER, type Thinker } from './thinker.ts';

export interface AiLink {
  /** The seat's whole answer; rejects with a reason when two thinkers in a row failed. */
  think(question: Question): Promise<readonly Json[]>;
}

/** On top of the thinking time: loading the rules on a slow device. */
const patience = 30_000;

interface Life {
  readonly thinker: Thinker;
  readonly end: Promise<never>;
  stop(reason: string): void;
}

function startLife(): Life {
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  let stop: (reason: string) => void = () => {};
  const end = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      worker.terminate();
      reject(new Error(reason));
    };
  });
  end.catch(() => {});
  worker.addEventListener('error', (event) => stop(event.message || 'its worker could not be started'));
  // Every method already returns a promise, so the proxy has exactly the type of what it stands for.
  const thinker = wrap<Thinker>(worker) as unknown as Thinker;
  return { thinker, end, stop };
}

export function aiLink(): AiLink {
  let life: Life | undefined;
  const alive = (): Life => {
    if (life !== undefined) return life;
    const fresh = startLife();
    life = fresh;
    fresh.end.catch(() => {
      life = undefined;
    });
    return fresh;
  };
  const ask = async (question: Question): Promise<readonly Json[]> => {
    const now = alive();
    const timer = setTimeout(() => now.stop('it did not answer in time'), question.budget + patience);
    try {
      return await Promise.race([now.thinker.think(question), now.end]);
    } finally {
      clearTimeout(timer);
    }
  };
  return { think: (question) => ask(question).catch(() => ask(question)) };
}
