// Puzzles of decisions one seat takes alone: few worlds for all plans, more for those that survive.
import type { PlayerName } from '@grognard/ai';
import type { Weighed } from '@grognard/ai/weigh.ts';
import type { Action } from '@grognard/kernel';
import { AS_GOOD, type Found, foundIn, of100, WRONG } from './found.ts';
import { isGood } from './puzzle.ts';
import { type Asked, answersOf, DEEP, type Depth, distinct, lossOf, weighed } from './weighing.ts';

type Answer = readonly Action[];
type Plans = readonly Weighed<Action>[];

const GLANCE: Depth = { worlds: 4, horizon: 1 };
/** Most decisions turn out to be no puzzle in one of these. */
const LOOKS: readonly Depth[] = [
  { worlds: 24, horizon: 1 },
  { worlds: 40, horizon: 2 },
];
/** A third round in other worlds: what does not stand up to it is chance, not a puzzle. */
const DEEPER: Depth = { worlds: 160, horizon: 3 };

/** Tries of the player: what it does now and then is no puzzle. */
const SEEDS = 2;

/** A plan that looks so much worse than the best is not looked at again, nor are more than so many. */
const HOPELESS = 0.15;
const MOST = 10;

const hopefulIn = (plans: Plans): readonly Answer[] => {
  const best = plans[0]?.worth ?? 0;
  return plans
    .filter(({ worth }) => worth >= best - HOPELESS)
    .slice(0, MOST)
    .map(({ plan }) => plan);
};

const goodIn = (plans: Plans): readonly Answer[] => {
  const best = plans[0]?.worth ?? 0;
  return plans.filter(({ worth }) => worth >= best - AS_GOOD).map(({ plan }) => plan);
};

const spread = (plans: Plans): number => (plans[0]?.worth ?? 0) - (plans.at(-1)?.worth ?? 0);

/** The decision as a puzzle, if the player answers it badly; null otherwise. */
export function findInTurn(
  asked: Asked,
  player: PlayerName,
  name: string,
  plans: readonly Answer[],
): Found | null {
  const glance = weighed(asked, GLANCE, plans);
  if (spread(glance) < WRONG) return null;
  const tries = answersOf(asked, player, 1);
  let hopeful = hopefulIn(glance);
  for (const depth of LOOKS) {
    const look = weighed(asked, depth, distinct([...hopeful, ...tries]));
    if (lossOf(look, tries) < WRONG) return null;
    hopeful = hopefulIn(look);
  }
  const answers = answersOf(asked, player, SEEDS);
  // Marshal's answers are weighed with the rest: nobody is to be called wrong for one that was not looked at.
  const field = distinct([...hopeful, ...answers, ...answersOf(asked, 'marshal', SEEDS)]);
  const deep = weighed(asked, DEEP, field);
  const loss = lossOf(deep, answers);
  if (loss < WRONG) return null;
  const deeper = weighed(asked, DEEPER, field);
  const again = lossOf(deeper, answers);
  if (again < WRONG) return null;
  const good = goodIn(deep).filter((plan) => isGood({ answers: goodIn(deeper) }, plan));
  const [first] = good;
  const [usual] = answers;
  if (first === undefined || usual === undefined) return null;
  const confirmed =
    `${player} loses ${of100(loss)} of 100 in ${DEEP.worlds} worlds ${DEEP.horizon} rounds ahead, ` +
    `${of100(again)} in ${DEEPER.worlds} others ${DEEPER.horizon} rounds ahead.`;
  return foundIn(asked, {
    name,
    first,
    usual,
    best: deep[0]?.worth ?? 0,
    loss,
    good: { answers: good },
    confirmed,
  });
}
