// What a title promises, measured: random play through the one door, clones, lists, opening a finished game file, memory.
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
import { chooser, decide, optionsOf, randomGame } from './random-play.ts';

/**
 * Decisions until the compiler has seen enough of a game: as many of every title, by number and not by time, or one that
 * decides slowly would be measured while it is still being compiled.
 */
const WARM_UP = 150_000;
/** Decisions measured then: the same games in every round, for some games are decided faster than others. */
const MEASURED = 40_000;
/** Other programs only ever take time away, also that of caches: the best of these is the game's own speed. */
const ROUNDS = 5;
/** Decisions of a battle until it is in full swing. */
const MIDDLE = 400;

/** Whole random games, every decision listed, checked and journalled, until so many were made. */
function playAtRandom(module: AnyGame, options: unknown, seed: number, decisions: number): number {
  let made = 0;
  for (let game = 0; made < decisions; game += 1) made += randomGame(kernel, module, seed + game, options);
  return made;
}

/** Decisions per second. */
export function bestPlay(module: AnyGame, options: unknown): number {
  playAtRandom(module, options, 1, WARM_UP);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = processorMs();
    const made = playAtRandom(module, options, 1000, MEASURED);
    return (made * 1000) / (processorMs() - start);
  });
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

export function clones(module: AnyGame, options: unknown): number {
  const state = frozen(middle(module, options).state);
  const work = (): unknown => module.clone(state);
  rateOf(work, 1000, 0.5);
  return rateOf(work, 1000, 1);
}

/** Each list of a position nobody has looked at before: nothing that was prepared for it is at hand. */
export function lists(module: AnyGame, options: unknown, proc: string): number {
  const { state, seat } = middle(module, options, proc);
  const random = randomOf(simulationSource(1));
  const work = (): unknown => simulate(module, state, random).legal(seat);
  rateOf(work, 20, 1);
  return rateOf(work, 20, 2);
}

/** Milliseconds to verify and replay a finished game, as when somebody opens it: the first time, not warmed up. */
export function openFile(module: AnyGame, options: unknown): number {
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
export function battleKept(module: AnyGame, options: unknown): number {
  const before = megabytesUsed();
  const match = startMatch(module, optionsOf(module, options), simulationSource(13));
  const choose = chooser(13);
  while (outcomeOf(match) === null) decide(kernel, match, choose);
  const megabytes = megabytesUsed() - before;
  // The match is asked once more, or it would be thrown away before it is weighed.
  if (match.journal.length === 0) throw new Error('nothing was played');
  return megabytes;
}
