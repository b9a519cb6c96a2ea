// A title against what we promised. Every measurement is a program of its own: a compiler that has seen one battle, or a
// heap that holds one, makes the next seem slower than it is. Which functions a compiler makes quick is chance as well: the
// middle of three programs counts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { titleOf } from '@grognard/games/registry';
import { type Measured, measurements } from './measurements.ts';
import { promisesOf } from './promises.ts';

const significant = (perSecond: number): number =>
  perSecond < 100 ? Math.round(100 * perSecond) / 100 : Math.round(perSecond);

/** Reports what was found; the exit code says whether the promises were kept. */
function report(name: string, found: readonly Measured[]): void {
  const cases = found.flatMap(({ what, perSecond }) =>
    perSecond === null ? [] : [{ name: `${name} ${what}`, perSecond: significant(perSecond) }],
  );
  const ratios = Object.fromEntries(
    found.map(({ promise, ratio }) => [
      promise.startsWith('the ') ? `${name}: ${promise}` : `${name} ${promise}`,
      ratio,
    ]),
  );
  console.log(JSON.stringify({ cases, ratios }));
  process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
}

/** One measurement by a program of its own. */
function measuredApart(id: string, number: number): readonly Measured[] {
  const { status, stdout } = spawnSync(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), id, String(number)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`Measurement ${number} of ${id} ended with code ${status}.`);
  return JSON.parse(stdout);
}

const PROGRAMS = 3;

/** The middle of several programs, each value by itself. */
function middleOf(id: string, number: number): readonly Measured[] {
  const runs = Array.from({ length: PROGRAMS }, () => measuredApart(id, number));
  return (runs[0] ?? []).flatMap((_, each) =>
    runs
      .flatMap((run) => run[each] ?? [])
      .sort((a, b) => a.ratio - b.ratio)
      .slice((PROGRAMS - 1) / 2, (PROGRAMS + 1) / 2),
  );
}

const [id = '', number] = process.argv.slice(2);
const title = titleOf(id);
if (title === undefined) throw new Error(`There is no game “${id}”.`);
const all = measurements(await title.load(), promisesOf(id));
if (number === undefined)
  report(
    title.meta.title,
    all.flatMap((_, each) => middleOf(id, each)),
  );
else console.log(JSON.stringify((await all[Number(number)]?.()) ?? []));
