// The table worker's end of the AI worker: a thinker that dies or falls silent is replaced and asked once more.

import type { Json } from '@grognard/kernel';
import { asking, thinkingLock } from '@grognard/protocol';
import type { Question, Thinker } from '@grognard/table';
import { reasons } from './words.ts';

/** The name that makes a worker think instead of hosting tables. */
export const THINKER = 'thinker';

/** On top of the thinking time: loading the rules on a slow device. */
const patience = 30_000;

/** So long somebody looks at the first question before anything is fetched that it does not need. */
const SETTLED = 800;

/** What the thinker hears while it thinks about the question with this seed. */
export interface Hurry {
  readonly hurry: number;
}

interface Life {
  think(question: Question, waited: Promise<void>): Promise<readonly Json[]>;
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
  const ask = asking(worker);
  const think: Life['think'] = async (question, waited) => {
    const answer = ask(question);
    waited.then(() => ask({ hurry: question.seed } satisfies Hurry)).catch(() => {});
    // The thinker answers with actions and nothing else.
    return (await answer) as readonly Json[];
  };
  return { think, end, stop };
}

/** Only one tab thinks for a table; the next in line takes over when that tab is closed. */
const alone: Thinker['alone'] = (id, task) =>
  navigator.locks === undefined ? task() : navigator.locks.request(thinkingLock(id), task);

export function workerThinker(): Thinker {
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
  const ask: Thinker['think'] = async (question, waited) => {
    const now = alive();
    const timer = setTimeout(() => now.stop(reasons.late), question.leisure + patience);
    try {
      return await Promise.race([now.think(question, waited), now.end]);
    } finally {
      clearTimeout(timer);
    }
  };
  const settling = new Map<string, Promise<void>>();
  /** Once for each title: then what the machine thinks with is here. */
  const settled = ({ game }: Question): Promise<void> => {
    const known = settling.get(game) ?? new Promise<void>((resolve) => setTimeout(resolve, SETTLED));
    settling.set(game, known);
    return known;
  };
  return {
    async think(question, waited) {
      if (question.leisure > question.budget) await Promise.race([settled(question), waited]);
      return ask(question, waited).catch(() => ask(question, waited));
    },
    alone,
  };
}
