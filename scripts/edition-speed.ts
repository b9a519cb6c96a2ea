// How long a table takes to open that is played by an older edition, against one of today's: a battle of each title at the same
// entry by both, its rules not loaded yet, and again when they are. Each opening in a process of its own, in turn; the fastest
// counts. `node scripts/edition-speed.ts` writes bench/results/editions.json.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptHere } from '@grognard/editions/kept-here.ts';
import { type Library, libraryOf } from '@grognard/editions/library.ts';
import { editionsOf } from '@grognard/editions/list.ts';
import { games } from '@grognard/games/registry';
import type { AnyGame, EditionName } from '@grognard/kernel';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { anything, begunAtRandom, houseWith, playedOn } from '@grognard/table/test/random-battles.ts';
import { chooser } from '@grognard/testkit/random-play.ts';

const ENTRIES = 300;
const ROUNDS = 7;
const AT_MOST = 1.5;

const PRESENT: EditionName = { number: 1_000_000, digest: null };
const WHICH = ['today', 'older'] as const;
type Which = (typeof WHICH)[number];

/** The sources as the edition after all others, so that every kept one is older. */
function libraryNow(): Library {
  const present = (module: AnyGame): AnyGame => ({ ...module, edition: PRESENT });
  const titles = games.map(({ meta, load }) => {
    const named = async () => present(await load());
    return { meta, load: named, loadRules: named };
  });
  return libraryOf(titles, keptHere, () => PRESENT);
}

/** One whose newest edition is the one that was kept last: what begins by it is older today. */
function libraryThen(): Library {
  const lastOf = (game: string) => {
    const last = editionsOf(game).released.at(-1);
    if (last === undefined) throw new Error(`No edition of ${game} was released yet.`);
    return last;
  };
  const titles = games.map(({ meta }) => {
    const load = () => keptHere.load(meta.id, lastOf(meta.id));
    return { meta, load, loadRules: load };
  });
  return libraryOf(titles, keptHere, (game) => {
    const { number, digest } = lastOf(game);
    return { number, digest };
  });
}

const ID = 'battle';

/** A battle as a store would have it. */
async function stored(game: string, which: Which): Promise<string> {
  const store = memoryStore();
  const house = houseWith(store, which === 'today' ? libraryNow() : libraryThen());
  const random = chooser(5);
  await begunAtRandom(house, game, ID, random);
  await playedOn(house, ID, ENTRIES, anything(random), random);
  return JSON.stringify(store.kept.get(ID));
}

interface Opening {
  /** Milliseconds of processor time: the rules had to be loaded first. */
  readonly first: number;
  readonly again: number;
}

/** In a process of its own. */
async function opened(file: string): Promise<Opening> {
  const store = memoryStore();
  store.kept.set(ID, JSON.parse(readFileSync(file, 'utf8')));
  const house = houseWith(store, libraryNow());
  const once = async (): Promise<number> => {
    house.shelf.forget(ID);
    const before = process.cpuUsage();
    const found = await house.shelf.use(ID, ({ match }) => match.journal.length);
    const { user, system } = process.cpuUsage(before);
    if (typeof found !== 'number') throw new Error(found.error.message);
    return (user + system) / 1000;
  };
  const first = await once();
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) times.push(await once());
  return { first, again: Math.min(...times) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

async function measured(folder: string, game: string) {
  const files = new Map<Which, string>();
  for (const which of WHICH) {
    const file = join(folder, `${game}-${which}.json`);
    writeFileSync(file, await stored(game, which));
    files.set(which, file);
  }
  const best = new Map<Which, Opening>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const which of WHICH) {
      const answer = execFileSync(process.execPath, [import.meta.filename, 'open', files.get(which) ?? '']);
      const { first, again }: Opening = JSON.parse(String(answer));
      const known = best.get(which) ?? { first, again };
      best.set(which, { first: Math.min(first, known.first), again: Math.min(again, known.again) });
    }
  const [today, older] = WHICH.map((which) => best.get(which) ?? { first: 0, again: 0 });
  if (today === undefined || older === undefined) throw new Error('Nothing was measured.');
  return {
    game,
    today,
    older,
    times: { first: rounded(older.first / today.first), again: rounded(older.again / today.again) },
  };
}

const [task, file = ''] = process.argv.slice(2);
if (task === 'open') console.log(JSON.stringify(await opened(file)));
else {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-editions-'));
  const titles = [];
  for (const { meta } of games) {
    const found = await measured(folder, meta.id);
    titles.push(found);
    console.log(
      `${meta.id}: ${found.times.first} times as long, ${found.times.again} once its rules are loaded`,
    );
  }
  rmSync(folder, { recursive: true });
  const worst = Math.max(...titles.flatMap(({ times }) => [times.first, times.again]));
  const result = {
    entries: ENTRIES,
    rounds: ROUNDS,
    titles,
    asked: [{ what: 'times as long to open a table of an older edition', is: worst, atMost: AT_MOST }],
    machine: { cores: availableParallelism(), load: Math.round(loadavg()[0] ?? 0) },
    day: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(join(import.meta.dirname, '../bench/results/editions.json'), `${JSON.stringify(result)}\n`);
  if (worst > AT_MOST) process.exitCode = 1;
}
