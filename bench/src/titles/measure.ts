// A title against what we promised: random play through the one door, clones, opening a finished game file.
import { titleOf } from '@grognard/games/registry';
import {
  type AnyGame,
  type AnyMatch,
  frozen,
  type GameState,
  legal,
  outcomeOf,
  pending,
  readGameFile,
  simulationSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import { byRollout, recordGame } from '@grognard/testkit/record-game.ts';

const PROMISED = { decisions: 50_000, clones: 500_000, openMs: 300 } as const;
/** Until the compiler has seen enough of the game, and then to measure. */
const SECONDS = { warmUp: 3, measure: 2 } as const;
/** Other programs only ever take time away, also that of caches: the best of these is the game's own speed. */
const ROUNDS = 5;
/** Decisions of a battle until it is in full swing. */
const MIDDLE = 400;

/** Milliseconds this process has had a core: what others run at the same time is not counted against us. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A cheap choice, so that the clock sees the game and not the chooser. */
function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function decide(match: AnyMatch, choose: (below: number) => number): void {
  const decisions = pending(match);
  const seat = decisions[choose(decisions.length)]?.seat ?? '';
  const actions = legal(match, seat);
  const reply = submit(match, seat, actions[choose(actions.length)]);
  if (!reply.ok) throw new Error(`a legal action of ${seat} was not accepted`);
}

function usualOptions(module: AnyGame): unknown {
  const parsed = module.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** Whole random games, every decision listed, checked and journalled; gives decisions per second. */
function randomPlay(module: AnyGame, seconds: number, seed: number): number {
  const options = usualOptions(module);
  const choose = chooser(seed);
  const start = now();
  let made = 0;
  for (let game = 0; now() - start < seconds * 1000; game += 1) {
    const match = startMatch(module, options, simulationSource(seed + game));
    while (outcomeOf(match) === null) {
      decide(match, choose);
      made += 1;
    }
  }
  return (made * 1000) / (now() - start);
}

/** A state from the middle of a battle. */
function middle(module: AnyGame): GameState {
  const match = startMatch(module, usualOptions(module), simulationSource(7));
  const choose = chooser(7);
  for (let made = 0; made < MIDDLE && outcomeOf(match) === null; made += 1) decide(match, choose);
  return module.clone(match.state);
}

function clones(module: AnyGame, seconds: number): number {
  const state = frozen(middle(module));
  const start = now();
  let made = 0;
  let kept: unknown = null;
  while (now() - start < seconds * 1000)
    for (let n = 0; n < 1000; n += 1) {
      kept = module.clone(state);
      made += 1;
    }
  if (kept === null) throw new Error('nothing was cloned');
  return (made * 1000) / (now() - start);
}

/** Milliseconds to verify and replay a finished game, as when somebody opens it: the first time, not warmed up. */
function openFile(module: AnyGame): number {
  const players = Object.fromEntries(module.seats(usualOptions(module)).map((seat) => [seat, 'rollout']));
  const facts = { options: {}, players, created: '2026-01-01T00:00:00Z' };
  const text = recordGame(module, { ...facts, seed: 11, choose: byRollout });
  const start = now();
  const read = readGameFile(text, [module]);
  if (!read.ok) throw new Error(read.error.message);
  return now() - start;
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
