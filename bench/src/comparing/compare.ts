// This checkout against another one, in one process and in turn: `grognard bench compare --against <folder>`.
import { join } from 'node:path';
import { duel } from '../measuring/duel.ts';
import { feats } from './feats.ts';
import { loadTree } from './tree.ts';

const EFFORT = { rounds: 31, ms: 200 } as const;
/** What two equal trees differ by on a quiet machine. */
const NOISE = 0.02;

const [, , folder = ''] = process.argv;
const [now, before] = await Promise.all([loadTree(join(import.meta.dirname, '../../..')), loadTree(folder)]);
const shared = now.titles.map(({ id }) => id).filter((id) => before.titles.some((title) => title.id === id));

const duels = feats(shared).map(({ name, run }) => {
  const here = { name: `${name}, here`, run: () => run(now) };
  const there = { name: `${name}, there`, run: () => run(before) };
  return { name, ...duel(here, there, EFFORT) };
});

const cases = duels.flatMap((each) => each.cases);
const ratios = Object.fromEntries(duels.map(({ name, ratio }) => [`${name}, here to there`, ratio]));
console.log(JSON.stringify({ cases, ratios }));
process.exitCode = duels.every(({ ratio }) => ratio >= 1 - NOISE) ? 0 : 1;
