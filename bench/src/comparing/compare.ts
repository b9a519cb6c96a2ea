// This checkout against another one, in one process and in turn: `grognard bench --against <folder>`.
import { join } from 'node:path';
import { interleaved } from '../measuring/interleaved.ts';
import { feats } from './feats.ts';
import { loadTree } from './tree.ts';

const EFFORT = { rounds: 12, ms: 400 } as const;

const [, , folder = ''] = process.argv;
const [now, before] = await Promise.all([loadTree(join(import.meta.dirname, '../../..')), loadTree(folder)]);
const shared = now.titles.map(({ id }) => id).filter((id) => before.titles.some((title) => title.id === id));

const compared = feats(shared).map(({ name, run }) => {
  const cases = interleaved(
    [
      { name: `${name}, now`, run: () => run(now) },
      { name: `${name}, there`, run: () => run(before) },
    ],
    EFFORT,
  );
  const [ours, theirs] = cases.map(({ perSecond }) => perSecond);
  return { cases, ratio: [`${name}, now to there`, (ours ?? 0) / (theirs ?? 1)] as const };
});

const ratios = Object.fromEntries(compared.map(({ ratio }) => ratio));
console.log(JSON.stringify({ cases: compared.flatMap(({ cases }) => cases), ratios }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
