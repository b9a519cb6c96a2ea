// A title against what we promised: random play through the one door, clones, opening a finished game file.
import { titleOf } from '@grognard/games/registry';
import * as kernel from '@grognard/kernel';
import {
  type AnyGame,
  frozen,
  type GameState,
  outcomeOf,
  pending,
  randomOf,
  readGameFile,
  simulate,
  simulationSource,
  startMatch,
} from '@grognard/kernel';
import { byRollout, recordGame } from '@grognard/testkit/record-game.ts';
import { megabytesUsed } from '../measuring/megabytes-used.ts';
import { processorMs } from '../measuring/processor-time.ts';
import { type Promises, promisesOf } from './promises.ts';
import { chooser, decide, optionsOf, randomGame } from './random-play.ts';

/**
 * Decisions until the compiler has seen enough of a game: as many of every title, by number and not by time, or one that
 * decides slowly would be measured while it is still being compiled.
 */
const WARM_UP = 150_000;
/** How long it is measured then. */
const SECONDS = 2;
/** Other programs only ever take time away, also that of caches: the best of these is the game's own speed. */
const ROUNDS = 5;
/** Decisions of a battle until it is in full swing. */
const MIDDLE = 400;

/** Whole random games, every decision listed, checked and journalled; gives decisions per second. */
function randomPlay(module: AnyGame, options: unknown, seed: number): number {
  const start = processorMs();
  let made = 0;
  for (let game = 0; processorMs() - start < SECONDS * 1000; game += 1)
    made += randomGame(kernel, module, seed + game, options);
  return (made * 1000) / (processorMs() - start);
}

function bestPlay(module: AnyGame, options: unknown): number {
  for (let made = 0, game = 0; made < WARM_UP; game += 1)
    made += randomGame(kernel, module, 1 + game, options);
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    randomPlay(module, options, 1000 * (round + 1)),
  );
  return Math.max(...rounds);
}

/** A moment from the middle of a battle, in a procedure if one is named. */
function middle(module: AnyGame, options: unknown, proc?: string): { state: GameState; seat: string } {
  const match = startMatch(module, optionsOf(module, options), simulationSource(7));
  const choose = chooser(7);
  const isReached = (made: number): boolean =>
    made >= MIDDLE && (proc === undefined || match.state.frames.at(-1)?.proc === proc);
  for (let made = 0; !isReached(made) && outcomeOf(match) === null; made += 1) decide(kernel, match, choose);
  return { state: module.clone(match.state), seat: pending(match)[0]?.seat ?? '' };
}

/** How often something can be done in a second of processor time. */
function rateOf(work: () => unknown, batch: number, seconds: number): number {
  const start = processorMs();
  let made = 0;
  let kept: unknown = null;
  while (processorMs() - start < seconds * 1000)
    for (let n = 0; n < batch; n += 1) {
      kept = work();
      made += 1;
    }
  if (kept === null) throw new Error('nothing was done');
  return (made * 1000) / (processorMs() - start);
}

function clones(module: AnyGame, options: unknown): number {
  const state = frozen(middle(module, options).state);
  const work = (): unknown => module.clone(state);
  rateOf(work, 1000, 0.5);
  return rateOf(work, 1000, 1);
}

/** Each list of a position nobody has looked at before: nothing that was prepared for it is at hand. */
function lists(module: AnyGame, options: unknown, proc: string): number {
  const { state, seat } = middle(module, options, proc);
  const random = randomOf(simulationSource(1));
  const work = (): unknown => simulate(module, state, random).legal(seat);
  rateOf(work, 20, 1);
  return rateOf(work, 20, 2);
}

/** Milliseconds to verify and replay a finished game, as when somebody opens it: the first time, not warmed up. */
function openFile(module: AnyGame, options: unknown): number {
  const seats = module.seats(optionsOf(module, options));
  const players = Object.fromEntries(seats.map((seat) => [seat, 'rollout']));
  const facts = { options, players, created: '2026-01-01T00:00:00Z' };
  const text = recordGame(module, { ...facts, seed: 11, choose: byRollout });
  const start = processorMs();
  const read = readGameFile(text, [module]);
  if (!read.ok) throw new Error(read.error.message);
  return processorMs() - start;
}

/** Megabytes of one whole random battle, from the first position to the last. */
function battleKept(module: AnyGame, options: unknown): number {
  const before = megabytesUsed();
  const match = startMatch(module, optionsOf(module, options), simulationSource(13));
  const choose = chooser(13);
  while (outcomeOf(match) === null) decide(kernel, match, choose);
  const megabytes = megabytesUsed() - before;
  // The match is asked once more, or it would be thrown away before it is weighed.
  if (match.journal.length === 0) throw new Error('nothing was played');
  return megabytes;
}

interface Measured {
  readonly what: string;
  /** Null where it is not a matter of speed. */
  readonly perSecond: number | null;
  readonly promise: string;
  readonly ratio: number;
}

const counted = (count: number): string => count.toLocaleString('en');

async function* measurements(module: AnyGame, promises: Promises): AsyncGenerator<Measured> {
  const { plays, clones: copies, opening, lists: listing, sights, memory } = promises;
  const ms = openFile(module, opening.options);
  for (const { battle, options, decisions } of plays) {
    const perSecond = bestPlay(module, options);
    const what = `${battle} random play, checked decisions`.trim();
    const promise = `${battle} decisions against the ${counted(decisions)} promised`.trim();
    yield { what, perSecond, promise, ratio: perSecond / decisions };
  }
  const copied = clones(module, copies.options);
  yield {
    what: 'clone of a full state',
    perSecond: copied,
    promise: `clones against the ${counted(copies.perSecond)} promised`,
    ratio: copied / copies.perSecond,
  };
  if (listing !== undefined) {
    const perSecond = lists(module, listing.options, listing.proc);
    yield {
      what: `legal list of a new position, ${listing.proc}`,
      perSecond,
      promise: `legal lists against the ${counted(listing.perSecond)} promised`,
      ratio: perSecond / listing.perSecond,
    };
  }
  if (sights !== undefined) {
    // Only this title brings it, so no other loads its rules.
    const { sightsWithin } = await import('./sights.ts');
    const { first, again } = sightsWithin(sights.options, sights.range);
    const promise = `lines of sight against the ${counted(sights.perSecond)} promised`;
    const what = `lines of sight between all hexes within ${sights.range}`;
    yield { what, perSecond: first, promise, ratio: first / sights.perSecond };
    yield {
      what: `${what}, asked again`,
      perSecond: again,
      promise: `${promise}, asked again`,
      ratio: again / sights.perSecond,
    };
  }
  yield {
    what: 'finished game file opened',
    perSecond: 1000 / ms,
    promise: `the ${counted(opening.ms)} ms promised against opening a game file`,
    ratio: opening.ms / ms,
  };
  if (memory !== undefined) {
    const megabytes = battleKept(module, memory.options);
    yield {
      what: 'memory of a whole battle',
      perSecond: null,
      promise: `the ${counted(memory.megabytes)} MB promised against the memory of a whole battle`,
      ratio: memory.megabytes / megabytes,
    };
  }
}

const significant = (perSecond: number): number =>
  perSecond < 100 ? Math.round(100 * perSecond) / 100 : Math.round(perSecond);

/** Measures a title and reports; the exit code says whether the promises were kept. */
async function measureTitle(name: string, module: AnyGame, promises: Promises): Promise<void> {
  const found: Measured[] = [];
  for await (const measured of measurements(module, promises)) found.push(measured);
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

const [id = ''] = process.argv.slice(2);
const title = titleOf(id);
if (title === undefined) throw new Error(`There is no game “${id}”.`);
await measureTitle(title.meta.title, await title.load(), promisesOf(id));
