import { levelFor, type PlayerName } from '@grognard/ai';
import { type Weighed, weigh } from '@grognard/ai/weigh.ts';
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  fill,
  matchAt,
  offers,
  pending,
  randomOf,
  type Seat,
  simulationSource,
  viewOf,
} from '@grognard/kernel';
import { machineChoice } from '../terminal/machine.ts';
import { isGood, type Puzzle } from './puzzle.ts';

/** How thoroughly to look: worlds at first sight and for what then stands, seeds of the player. */
const GLANCE = 24;
const LOOK = 120;
const SEEDS = 3;
/** A second round in the playouts, so that the judgement at the end of the first does not decide alone. */
const HORIZON = 2;

/** An answer so much worse than the best is wrong; one so little worse is as good. */
const WRONG = 0.08;
const AS_GOOD = 0.03;

export interface Found {
  readonly puzzle: Puzzle;
  /** What the player throws away here, as a chance of winning. */
  readonly loss: number;
}

const percent = (worth: number): number => Math.round(worth * 100);

const deep = (module: AnyGame, match: AnyMatch, seat: Seat, worlds: number): readonly Weighed<Action>[] => {
  const level = { ...levelFor(module, 'marshal'), horizon: HORIZON };
  const random = randomOf(simulationSource(match.journal.length + worlds));
  const players = match.seats.length;
  return weigh(module, viewOf(match, seat), seat, { level, random, players }, worlds);
};

const lossOf = (weighed: readonly Weighed<Action>[], answers: readonly (readonly Action[])[]): number => {
  const best = weighed[0]?.worth ?? 0;
  const losses = answers.map((answer) => {
    const known = weighed.find(({ plan }) => isGood({ answers: [plan] }, answer));
    return known === undefined ? 0 : best - known.worth;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
};

/** The decision a seat has here as a puzzle, if the player answers it badly; null otherwise. */
export function puzzleAt(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  player: PlayerName,
  name: string,
): Found | null {
  const glance = deep(module, match, seat, GLANCE);
  const worst = glance.at(-1)?.worth ?? 0;
  if (glance.length < 2 || (glance[0]?.worth ?? 0) - worst < WRONG) return null;
  const answers = Array.from(
    { length: SEEDS },
    (_, n) => machineChoice(match, seat, { level: player, seed: n + 1 }).actions,
  );
  if (lossOf(glance, answers) < WRONG) return null;
  const weighed = deep(module, match, seat, LOOK);
  const loss = lossOf(weighed, answers);
  const best = weighed[0]?.worth ?? 0;
  if (loss < WRONG) return null;
  const good = weighed.filter(({ worth }) => worth >= best - AS_GOOD).map(({ plan }) => plan);
  const asked = pending(match).find((decision) => decision.seat === seat);
  const about =
    `${module.headline?.(match.state) ?? name}. ${seat}: “${fill(asked?.prompt ?? '', asked?.with ?? {})}” ` +
    `The best answer wins ${percent(best)} of 100, the usual one ${percent(best - loss)}.`;
  return {
    puzzle: { name, about, seat, position: module.position(match.state), good: { answers: good } },
    loss,
  };
}

/** Nobody has begun to draft: what is asked is asked as a whole. */
const isFresh = (match: AnyMatch, seat: Seat): boolean =>
  !offers(match, seat).some(({ role, refusal }) => role === 'takeBack' && refusal === null);

/** Every decision of a recorded game, as it was first asked. */
export function* decisionsIn(match: AnyMatch): Generator<{ readonly at: AnyMatch; readonly seat: Seat }> {
  for (let n = 0; n < match.journal.length; n += 1) {
    const at = matchAt(match, n, simulationSource(1));
    const before = n === 0 ? [] : pending(matchAt(match, n - 1));
    for (const { seat, prompt } of pending(at)) {
      const isAskedAnew = !before.some((each) => each.seat === seat && each.prompt === prompt);
      if (isAskedAnew && isFresh(at, seat)) yield { at, seat };
    }
  }
}
