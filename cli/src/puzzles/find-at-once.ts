// Puzzles of decisions both seats take at once: the player's answers are held against likely replies, thought of twice.
import type { PlayerName } from '@grognard/ai';
import { type Exam, examOf } from '@grognard/ai/exam.ts';
import { type Action, viewOf } from '@grognard/kernel';
import { AS_GOOD, type Found, foundIn, of100, WRONG } from './found.ts';
import { GRADED, standingOf } from './grade.ts';
import { type Asked, answersOf, type Depth, thinkingOf } from './weighing.ts';

/** Worlds in which the likely answers of a mixture are compared. */
const EXAM_WORLDS = 12;

/** Another round ahead, in other worlds. */
const DEEPER: Depth = { worlds: 96, horizon: 2 };

const SEEDS = 2;

/** Half the effort for a first look. */
const examIn = (asked: Asked, seed: number, isFirstLook: boolean): Exam<Action> | null => {
  const { module, match, seat } = asked;
  const thinking = thinkingOf(asked, 1, seed);
  const { duel } = thinking.level;
  if (duel === null) return null;
  const effort = isFirstLook ? { ...duel, answers: 4, worlds: 6, replies: 1 } : duel;
  const level = { ...thinking.level, duel: effort };
  return examOf(module, viewOf(match, seat), seat, { ...thinking, level }, EXAM_WORLDS);
};

/** What the best answer of the exam is worth, and how much less these are on average. */
function markOf(
  asked: Asked,
  exam: Exam<Action>,
  answers: readonly (readonly Action[])[],
  depth: Depth = GRADED,
): { readonly best: number; readonly loss: number } {
  const marks = answers.map((answer) => standingOf(asked, exam, answer, depth));
  const loss = marks.reduce((sum, mark) => sum + mark.best - mark.answer, 0) / marks.length;
  return { best: marks[0]?.best ?? 0, loss };
}

/** The decision as a puzzle, if the player answers it badly; null otherwise, and where seats answer in turn. */
export function findAtOnce(asked: Asked, player: PlayerName, name: string): Found | null {
  const glance = examIn(asked, 0, true);
  if (glance === null) return null;
  const tries = answersOf(asked, player, 1);
  if (markOf(asked, glance, tries).loss < WRONG) return null;
  const first = examIn(asked, 1, false);
  const second = examIn(asked, 2, false);
  if (first === null || second === null) return null;
  const exam = { best: first.best, replies: [...first.replies, ...second.replies] };
  const answers = answersOf(asked, player, SEEDS);
  const { best, loss } = markOf(asked, exam, answers);
  if (loss < WRONG || markOf(asked, exam, [second.best, glance.best]).loss < -AS_GOOD) return null;
  const again = markOf(asked, exam, answers, DEEPER).loss;
  const [usual] = answers;
  if (again < WRONG || usual === undefined) return null;
  const confirmed =
    `${player} loses ${of100(loss)} of 100 against ${exam.replies.length} likely replies in ${GRADED.worlds} worlds, ` +
    `${of100(again)} in ${DEEPER.worlds} others ${DEEPER.horizon} rounds ahead.`;
  const good = { ...exam, within: WRONG };
  return foundIn(asked, { name, first: exam.best, usual, best, loss, good, confirmed });
}
