// A title against what we promised: random play through the one door, clones, opening a finished game file.
import { titleOf } from '@grognard/games/registry';
import * as kernel from '@grognard/kernel';
import {
  type AnyGame,
  frozen,
  type GameState,
  outcomeOf,
  readGameFile,
  simulationSource,
  startMatch,
} from '@grognard/kernel';
import { byRollout, recordGame } from '@grognard/testkit/record-game.ts';
import { processorMs } from '../measuring/processor-time.ts';
import { chooser, decide, randomGame, usualOptions } from './random-play.ts';

const PROMISED = { decisions: 50_000, clones: 500_000, openMs: 300 } as const;
/** Until the compiler has seen enough of the game, and then to measure. */
const SECONDS = { warmUp: 3, measure: 2 } as const;
/** Other programs only ever take time away, also that of caches: the best of these is the game's own speed. */
const ROUNDS = 5;
/** Decisions of a battle until it is in full swing. */
const MIDDLE = 400;

/** Whole random games, every decision listed, checked and journalled; gives decisions per second. */
function randomPlay(module: AnyGame, seconds: number, seed: number): number {
  const start = processorMs();
  let made = 0;
  for (let game = 0; processorMs() - start < seconds * 1000; game += 1)
    made += randomGame(kernel, module, seed + game);
  return (made * 1000) / (processorMs() - start);
}

/** A state from the middle of a battle. */
function middle(module: AnyGame): GameState {
  const match = startMatch(module, usualOptions(module), simulationSource(7));
  const choose = chooser(7);
  for (let made = 0; made < MIDDLE && outcomeOf(match) === null; made += 1) decide(kernel, match, choose);
  return module.clone(match.state);
}

function clones(module: AnyGame, seconds: number): number {
  const state = frozen(middle(module));
  const start = processorMs();
  let made = 0;
  let kept: unknown = null;
  while (processorMs() - start < seconds * 1000)
    for (let n = 0; n < 1000; n += 1) {
      kept = module.clone(state);
      made += 1;
    }
  if (kept === null) throw new Error('nothing was cloned');
  return (made * 1000) / (processorMs() - start);
}

/** Milliseconds to verify and replay a finished game, as when somebody opens it: the first time, not warmed up. */
function openFile(module: AnyGame): number {
  const players = Object.fromEntries(module.seats(usualOptions(module)).map((seat) => [seat, 'rollout']));
  const facts = { options: {}, players, created: '2026-01-01T00:00:00Z' };
  const text = recordGame(module, { ...facts, seed: 11, choose: byRollout });
  const start = processorMs();
  const read = readGameFile(text, [module]);
  if (!read.ok) throw new Error(read.error.message);
  return processorMs() - start;
}

/** Measures a title and reports; the exit code says whether the promises were kept. */
function measureTitle(name: string, module: AnyGame): void {
  const openMs = openFile(module);
  randomPlay(module, SECONDS.warmUp, 1);
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    randomPlay(module, SECONDS.measure, 1000 * (round + 1)),
  );
  const decisions = Math.max(...rounds);
  clones(module, 0.5);
  const clonesPerSecond = clones(module, 1);
  const ratios = {
    [`${name} decisions against the 50,000 promised`]: decisions / PROMISED.decisions,
    [`${name} clones against the 500,000 promised`]: clonesPerSecond / PROMISED.clones,
    [`${name}: the 300 ms promised against opening a game file`]: PROMISED.openMs / openMs,
  };
  const cases = [
    { name: `${name} random play, checked decisions`, perSecond: Math.round(decisions) },
    { name: `${name} clone of a full state`, perSecond: Math.round(clonesPerSecond) },
    { name: `${name} finished game file opened`, perSecond: Math.round(100_000 / openMs) / 100 },
  ];
  console.log(JSON.stringify({ cases, ratios }));
  process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
}

const [id = ''] = process.argv.slice(2);
const title = titleOf(id);
if (title === undefined) throw new Error(`There is no game “${id}”.`);
measureTitle(title.meta.title, await title.load());
