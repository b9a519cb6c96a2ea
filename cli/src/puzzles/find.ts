import { levelFor, type PlayerName } from '@grognard/ai';
import { type Exam, examOf } from '@grognard/ai/exam.ts';
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
import { toldIn } from '../engine/told.ts';
import { machineChoice } from '../terminal/machine.ts';
import { standingOf } from './grade.ts';
import { isGood, type Puzzle } from './puzzle.ts';

/** How thoroughly to look: in so many worlds, so many quiet points ahead. */
interface Depth {
  readonly worlds: number;
  readonly horizon: number;
}

const GLANCE: Depth = { worlds: 12, horizon: 1 };
/** A second round in the playouts, so that the judgement at the end of the first does not decide alone. */
export const DEEP: Depth = { worlds: 120, horizon: 2 };

/** A third round in other worlds: what does not stand up to it is chance, not a puzzle. */
const DEEPER: Depth = { worlds: 160, horizon: 3 };

/** Tries of the player: what it does now and then is no puzzle. */
const SEEDS = 2;

/** An answer so much worse than the best is wrong; one so little worse is as good. */
const WRONG = 0.06;
const AS_GOOD = 0.02;

export interface Found {
  readonly puzzle: Puzzle;
  /** What the player throws away here, as a chance of winning. */
  readonly loss: number;
}

const percent = (worth: number): number => Math.round(worth * 100);

export const weighed = (
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  { worlds, horizon }: Depth,
  given: readonly (readonly Action[])[] = [],
): readonly Weighed<Action>[] => {
  const level = { ...levelFor(module, 'marshal'), horizon };
  const random = randomOf(simulationSource(match.journal.length + worlds * horizon));
  const players = match.seats.length;
  return weigh(module, viewOf(match, seat), seat, { level, random, players }, worlds, given);
};

/** What these answers throw away on average; one that was not weighed counts as good. */
export const lossOf = (
  plans: readonly Weighed<Action>[],
  answers: readonly (readonly Action[])[],
): number => {
  const best = plans[0]?.worth ?? 0;
  const losses = answers.map((answer) => {
    const known = plans.find(({ plan }) => isGood({ answers: [plan] }, answer));
    return known === undefined ? 0 : best - known.worth;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
};

const answersOf = (match: AnyMatch, seat: Seat, player: PlayerName): readonly (readonly Action[])[] =>
  Array.from({ length: SEEDS }, (_, n) => machineChoice(match, seat, { level: player, seed: n + 1 }).actions);

/** Where it stands, what is asked, and what depends on it. */
function sentence(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  plan: readonly Action[],
  best: number,
  loss: number,
): string {
  const asked = pending(match).find((decision) => decision.seat === seat);
  const where = module.headline?.(match.state) ?? 'Now';
  const question = fill(asked?.prompt ?? '', asked?.with ?? {});
  const usual = percent(best - loss);
  const found = `The best answer wins ${percent(best)} of 100, the usual one ${usual}.`;
  return [`${where}. ${seat}: “${question}”`, ...toldIn(match, seat)(plan), found].join(' ');
}

/** The decision a seat has here as a puzzle, if the player answers it badly; null otherwise. */
export function puzzleAt(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  player: PlayerName,
  name: string,
): Found | null {
  const glance = weighed(module, match, seat, GLANCE);
  if (glance.length === 0) return examAt(module, match, seat, player, name);
  const worst = glance.at(-1)?.worth ?? 0;
  if ((glance[0]?.worth ?? 0) - worst < WRONG) return null;
  const answers = answersOf(match, seat, player);
  if (lossOf(glance, answers) < WRONG) return null;
  const plans = weighed(module, match, seat, DEEP, answers);
  const loss = lossOf(plans, answers);
  if (loss < WRONG) return null;
  const deeper = weighed(module, match, seat, DEEPER, [...plans.map(({ plan }) => plan), ...answers]);
  if (lossOf(deeper, answers) < WRONG) return null;
  const good = goodIn(plans).filter((plan) =>
    goodIn(deeper).some((each) => isGood({ answers: [each] }, plan)),
  );
  const [first] = good;
  if (first === undefined) return null;
  const about = sentence(module, match, seat, first, plans[0]?.worth ?? 0, loss);
  return {
    puzzle: { name, about, seat, position: module.position(match.state), good: { answers: good } },
    loss,
  };
}

/** Answers as good as the best, as far as one can tell. */
const goodIn = (plans: readonly Weighed<Action>[]): readonly (readonly Action[])[] => {
  const best = plans[0]?.worth ?? 0;
  return plans.filter(({ worth }) => worth >= best - AS_GOOD).map(({ plan }) => plan);
};

/** An exam of the decision in worlds of its own; null where seats answer in turn. */
const examIn = (module: AnyGame, match: AnyMatch, seat: Seat, seed: number): Exam<Action> | null => {
  const thinking = {
    level: levelFor(module, 'marshal'),
    random: randomOf(simulationSource(seed)),
    players: match.seats.length,
  };
  return examOf(module, viewOf(match, seat), seat, thinking, GLANCE.worlds);
};

/** The same where both seats answer at once: the player's answers are held against likely replies, thought of twice. */
function examAt(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  player: PlayerName,
  name: string,
): Found | null {
  const answers = answersOf(match, seat, player);
  const { length } = match.journal;
  const first = examIn(module, match, seat, length);
  if (first === null || markOf(module, match, seat, first, answers).loss < WRONG) return null;
  const second = examIn(module, match, seat, length + 1);
  if (second === null) return null;
  const exam = { best: first.best, replies: [...first.replies, ...second.replies] };
  const { best, loss } = markOf(module, match, seat, exam, answers);
  if (loss < WRONG || markOf(module, match, seat, exam, [second.best]).loss < -AS_GOOD) return null;
  const about = sentence(module, match, seat, exam.best, best, loss);
  const good = { ...exam, within: WRONG };
  return { puzzle: { name, about, seat, position: module.position(match.state), good }, loss };
}

/** What the best answer of the exam is worth, and how much less these are on average. */
function markOf(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  exam: Exam<Action>,
  answers: readonly (readonly Action[])[],
): { readonly best: number; readonly loss: number } {
  const marks = answers.map((answer) => standingOf(module, match, seat, exam, answer));
  const loss = marks.reduce((sum, mark) => sum + mark.best - mark.answer, 0) / marks.length;
  return { best: marks[0]?.best ?? 0, loss };
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
