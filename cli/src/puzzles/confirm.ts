// Whether a puzzle is one. Its answers and those players give are fought out to the end of the game in the same worlds;
// what is then behind the best beyond chance is wrong, the rest is right, whoever thought of it.
import { levelFor, type PlayerName } from '@grognard/ai';
import { foughtOut } from '@grognard/ai/fought.ts';
import type { Sifting } from '@grognard/ai/sift.ts';
import { type Action, randomOf, simulationSource, viewOf } from '@grognard/kernel';
import { of100, WRONG } from './found.ts';
import { isSolved, standingOf } from './grade.ts';
import { type Good, isGood, type Puzzle, type Standing } from './puzzle.ts';
import { type Asked, answersOf, distinct } from './weighing.ts';

type Answer = readonly Action[];

/** Whose answers are held against the puzzle's own, over so many seeds. */
const GIVEN: readonly (readonly [PlayerName, number])[] = [
  ['marshal', 3],
  ['veteran', 2],
  ['conscript', 2],
];

const SEED = 20261117;

/** After the most worlds one that loses 8 of 100 is found out about half of the time. */
export const SIFTING: Sifting = { sure: 2.5, least: 48, every: 16, most: 320, asGood: 0.03 };

/** An answer fought out: whose it was, and how far it was behind the best of all. */
export interface FoughtOut {
  readonly plan: Answer;
  readonly by: readonly string[];
  /** Whether the puzzle called it right. */
  readonly wasRight: boolean;
  readonly worlds: number;
  readonly wins: number;
  readonly behind: number;
  readonly error: number;
  readonly isWorse: boolean;
  /** What it loses as answers given at once are graded; 0 where answers are recognised. */
  readonly graded: number;
}

export interface Confirmed {
  readonly name: string;
  readonly answers: readonly FoughtOut[];
  /** What is right after all; null for no puzzle: nobody is shown to go wrong, or grades cannot tell who does. */
  readonly good: Good | null;
}

const isStanding = (good: Good): good is Standing => 'replies' in good;

const acceptedBy = (good: Good): readonly Answer[] => {
  if (isStanding(good)) return [good.best];
  return 'answers' in good ? good.answers : [];
};

/** Conscript writes another sheet every time: that those are worse needs no proof. */
const givenTo = (asked: Asked, good: Good): readonly { readonly by: string; readonly plan: Answer }[] =>
  GIVEN.filter(([player]) => player !== 'conscript' || !isStanding(good)).flatMap(([player, seeds]) =>
    answersOf(asked, player, seeds).map((plan, n) => ({ by: `${player} ${n + 1}`, plan })),
  );

function fightOut(asked: Asked, { good, wrong = [] }: Puzzle): readonly FoughtOut[] {
  const { module, match, seat } = asked;
  const given = givenTo(asked, good);
  const pool = distinct([...acceptedBy(good), ...given.map(({ plan }) => plan), ...wrong]);
  const [from] = match.seats.filter((each) => each !== seat);
  const replies = isStanding(good) && from !== undefined ? { from, plans: good.replies } : null;
  const thinking = {
    level: levelFor(module, 'marshal'),
    random: randomOf(simulationSource(SEED)),
    players: match.seats.length,
  };
  const found = foughtOut(module, viewOf(match, seat), seat, thinking, pool, replies, SIFTING);
  return found.map(({ plan, worlds, worth, behind, isWorse }) => {
    const standing = isStanding(good) ? standingOf(asked, good, plan) : { best: 0, answer: 0 };
    return {
      plan,
      by: given.filter((each) => isGood({ answers: [plan] }, each.plan)).map(({ by }) => by),
      wasRight: isSolved(asked, good, plan),
      worlds,
      wins: worth,
      behind: behind.mean,
      error: behind.error,
      isWorse,
      graded: standing.best - standing.answer,
    };
  });
}

const mostGraded = (answers: readonly FoughtOut[]): number =>
  Math.max(WRONG, ...answers.map(({ graded }) => graded));

/** A sheet nobody has looked at is graded; so grades may call nothing wrong that could not be told from the best. */
const settledStanding = (good: Standing, answers: readonly FoughtOut[]): Standing | null => {
  const within = mostGraded(answers.filter(({ isWorse }) => !isWorse));
  return answers.some(({ isWorse, graded }) => isWorse && graded > within) ? { ...good, within } : null;
};

/** One whose own answers are all worse than another's is refuted, not mended. */
const isRefuted = (good: Good, answers: readonly FoughtOut[]): boolean => {
  const own = acceptedBy(good);
  return own.length > 0 && answers.every(({ plan, isWorse }) => isWorse || !own.includes(plan));
};

function settled(good: Good, answers: readonly FoughtOut[]): Good | null {
  if (!answers.some(({ isWorse }) => isWorse) || isRefuted(good, answers)) return null;
  if (isStanding(good)) return settledStanding(good, answers);
  const right = answers.filter(({ isWorse }) => !isWorse);
  if ('answers' in good) return { answers: right.map(({ plan }) => plan) };
  return answers.some(({ wasRight }) => !wasRight) && right.every(({ wasRight }) => wasRight) ? good : null;
}

export function confirm(asked: Asked, puzzle: Puzzle): Confirmed {
  const answers = fightOut(asked, puzzle);
  return { name: puzzle.name, answers, good: settled(puzzle.good, answers) };
}

const FOUGHT_OUT = 'Fought out, ';

const toldWorse = ({ by, wins, behind, error, worlds }: FoughtOut): string =>
  `${by.length === 0 ? 'another answer' : by.join(', ')} ${of100(wins)} (${of100(behind)} less, ± ${of100(error)}, ${worlds} worlds)`;

/** What was found out, behind how the puzzle was found. */
export const confirmedIn = ({ confirmed = '' }: Puzzle, { answers }: Confirmed): string => {
  const before = confirmed.split(FOUGHT_OUT)[0] ?? '';
  const right = answers.filter(({ isWorse }) => !isWorse);
  const most = Math.max(...right.map(({ wins }) => wins));
  const worse = answers.filter(({ isWorse }) => isWorse).map(toldWorse);
  const others = worse.length === 0 ? 'nobody is shown to be worse' : `worse: ${worse.join('; ')}`;
  const answer = `${FOUGHT_OUT}the best of ${right.length} right wins ${of100(most)} of 100`;
  return `${before.trim()} ${answer}; ${others}.`.trim();
};
