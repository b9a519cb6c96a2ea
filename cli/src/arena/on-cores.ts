import { Worker } from 'node:worker_threads';
import { type Bout, type BoutResult, shares } from './bout.ts';

type Message = { readonly played: number } | { readonly result: BoutResult };

function onCore(share: Bout, onGame: () => void): Promise<BoutResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.on('message', (message: Message) => {
      if ('result' in message) resolve(message.result);
      else onGame();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker of the arena ended with code ${code}`)));
  });
}

/** The bout, played on several cores at once. The result is the same on any number of them, but for the times. */
export async function fightOnCores(bout: Bout, jobs: number, onGame: () => void): Promise<BoutResult> {
  const results = await Promise.all(shares(bout, jobs).map((share) => onCore(share, onGame)));
  const sum = (of: (result: BoutResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    winsA: sum(({ winsA }) => winsA),
    winsB: sum(({ winsB }) => winsB),
    draws: sum(({ draws }) => draws),
    times: results.flatMap(({ times }) => times),
  };
}
