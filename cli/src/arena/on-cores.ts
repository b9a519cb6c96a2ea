import { Worker } from 'node:worker_threads';
import type { Trial } from '@grognard/ai';
import { type Bout, type BoutResult, NOTHING_PLAYED, together } from './bout.ts';
import type { Contest } from './contest.ts';
import { shares } from './shares.ts';

/** What a core is given to play. */
export type Work =
  | { readonly kind: 'bout'; readonly bout: Bout }
  | { readonly kind: 'contest'; readonly contest: Contest };

type Message<R> = { readonly played: number } | { readonly result: R };

function onCore<R>(work: Work, onGame: () => void): Promise<R> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    worker.on('message', (message: Message<R>) => {
      if ('result' in message) resolve(message.result);
      else onGame();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker of the arena ended with code ${code}`)));
  });
}

/** The bout, played on several cores at once. The result is the same on any number of them, but for the times. */
export async function fightOnCores(bout: Bout, jobs: number, onGame: () => void): Promise<BoutResult> {
  const results = await Promise.all(
    shares(bout, jobs).map((share) => onCore<BoutResult>({ kind: 'bout', bout: share }, onGame)),
  );
  return results.reduce(together, NOTHING_PLAYED);
}

/** A contest, shared out in the same way. */
export async function contestOnCores(
  contest: Contest,
  jobs: number,
  onGame: () => void,
): Promise<readonly Trial[]> {
  const parts = shares(contest, jobs, contest.scenario.exchanged !== undefined);
  const results = await Promise.all(
    parts.map((share) => onCore<readonly Trial[]>({ kind: 'contest', contest: share }, onGame)),
  );
  return results.flat();
}
