// This checkout against another one, in turn: `grognard bench compare --against <folder>`.
import { join } from 'node:path';
import { duel } from './duel.ts';
import { feats } from './feats.ts';
import { titlesIn } from './tree.ts';

const EFFORT = { rounds: 7, ms: 200 } as const;
/** Two processes of the same code differ by some per cent, for as long as they live: several pairs are asked. */
const PAIRS = 7;

const [, , there = '', wanted = ''] = process.argv;
const here = join(import.meta.dirname, '../../..');
const [now, before] = await Promise.all([titlesIn(here), titlesIn(there)]);
const shared = now.filter((title) => before.includes(title));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const cases: { readonly name: string; readonly perSecond: number }[] = [];
const ratios: { [name: string]: number } = {};
const spread: { [name: string]: readonly [lowest: number, highest: number] } = {};

for (const { name } of feats(shared).filter((feat) => feat.name.includes(wanted))) {
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1) pairs.push(await duel(name, here, there, EFFORT));
  const rates = pairs.flat();
  cases.push({ name: `${name}, here`, perSecond: median(rates.map(([ours]) => ours)) });
  cases.push({ name: `${name}, there`, perSecond: median(rates.map(([, theirs]) => theirs)) });
  const found = pairs.map((rounds) => median(rounds.map(([ours, theirs]) => ours / theirs)));
  const title = `${name}, here to there`;
  ratios[title] = median(found);
  spread[title] = [Math.min(...found), Math.max(...found)];
}

console.log(JSON.stringify({ cases, ratios, spread }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
