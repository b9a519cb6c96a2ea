// A roll on which the battle turned, and luck, in words.
import type { Turning } from '@grognard/desk';
import { sumInWords } from '@grognard/desk/journal/sums.ts';
import { luckInPoints, luckInWords, shareInWords } from '@grognard/desk/report/luck-in-points.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Noun } from '@grognard/kernel';
import { SEAT_NAME } from '../../names.ts';
import { countsHits } from '../../odds/faces.ts';
import type { ByPlayer } from '../../vocabulary.ts';
import { unitNoun } from '../../words/unit-nouns.ts';
import { moraleWords, reportWords, rollWords } from '../words/sentences-report.ts';
import { DIE_LOOK, TEST_NAME } from '../words/tests.ts';
import type { Roll } from './rolls.ts';
import type { Cards } from './units.ts';

/** '4 + 3 + 1 = 8' */
function arithmetic({ natural, event: { sum } }: Roll): string {
  if (sum === null) return String(natural);
  return sumInWords(natural, [sum.score, ...sum.modifiers.map(({ value }) => value)], sum.total);
}

function wording(roll: Roll, cards: Cards): string {
  const { kind, cause, unit: id, against, need, success, hits } = roll.event;
  const nounOf = (one: string): Noun => unitNoun(cards.get(one) ?? null);
  const told = { sum: arithmetic(roll), unit: nounOf(id) };
  const tested = { ...told, need };
  if (kind === 'evade') return tell(success ? rollWords.evaded : rollWords.notEvaded, tested);
  if (kind === 'outflank') return tell(success ? rollWords.outflanked : rollWords.notOutflanked, tested);
  if (kind === 'morale') return tell(moraleWords[cause ?? 'card'][success ? 'held' : 'failed'], tested);
  if (against === null)
    return tell([rollWords.missed, rollWords.hit, rollWords.hitTwice][hits] ?? rollWords.hitTwice, told);
  const aimed = [rollWords.missedTarget, rollWords.hitTarget, rollWords.hitTargetTwice];
  return tell(aimed[hits] ?? rollWords.hitTargetTwice, { ...told, target: nounOf(against) });
}

export const tellRoll = (roll: Roll, cards: Cards): Pick<Turning, 'title' | 'text' | 'dice' | 'rule'> => ({
  title: tell(rollWords.title, { turn: roll.round, test: TEST_NAME[roll.kind], side: SEAT_NAME[roll.seat] }),
  text: wording(roll, cards),
  dice: [{ face: roll.natural, look: DIE_LOOK[roll.seat] }],
  rule: roll.event.rule,
});

/** Luck in points: hits above the odds, at the rate at which hits became points in this battle. */
export function tellLuck(
  rolls: readonly Roll[],
  seats: readonly [NamedSeat, NamedSeat],
  points: ByPlayer<number>,
): string {
  const opening = luckInWords(rolls, seats, tell(reportWords.gains));
  const worth = luckInPoints(
    rolls.filter(({ kind }) => countsHits(kind)),
    seats,
    points,
  );
  return worth === null ? opening : `${opening} ${shareInWords(worth, 'hits')}`;
}
