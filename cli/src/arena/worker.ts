// One core of an arena: plays its share of the games and tells how they went.
import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '@grognard/games/registry';
import { fight } from './bout.ts';
import { contest } from './contest.ts';
import type { Work } from './on-cores.ts';

const work = workerData as Work;
const { game } = work.kind === 'bout' ? work.bout : work.contest;
const title = titleOf(game);
if (title === undefined) throw new Error(`no game "${game}"`);
const onGame = (): void => parentPort?.postMessage({ played: 1 });
const result =
  work.kind === 'bout'
    ? fight(await title.load(), work.bout, onGame)
    : await contest(title, work.contest, onGame);
parentPort?.postMessage({ result });
