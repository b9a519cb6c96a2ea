// One core of an arena: plays its share of the games and tells how they went.
import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '@grognard/games/registry';
import { type Bout, fight } from './bout.ts';

const bout = workerData as Bout;
const title = titleOf(bout.game);
if (title === undefined) throw new Error(`no game "${bout.game}"`);
const result = fight(await title.load(), bout, () => parentPort?.postMessage({ played: 1 }));
parentPort?.postMessage({ result });
