import type { Luck } from '@grognard/desk';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { luckInPoints, luckInWords, shareInWords } from '@grognard/desk/report/luck-in-points.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { ROLL_KINDS, type Roll } from '../../odds/roll.ts';
import type { BySide } from '../../vocabulary.ts';
import { ROLL_NAMES, reportWords } from '../words/sentences-report.ts';

/** How the battle was shared between the dice and the players. */
function sayOf(
  rolls: readonly Roll[],
  seats: readonly [NamedSeat, NamedSeat],
  points: BySide<number>,
): string {
  const opening = luckInWords(rolls, seats, tell(reportWords.gains));
  const worth = luckInPoints(rolls, seats, points);
  return worth === null ? opening : `${opening} ${shareInWords(worth, 'all')}`;
}

export const luckOfBattle = (
  rolls: readonly Roll[],
  seats: readonly [NamedSeat, NamedSeat],
  points: BySide<number>,
): Luck =>
  luckOf({
    rolls,
    seats,
    kinds: ROLL_KINDS,
    nameOf: (kind) => tell(ROLL_NAMES[kind]),
    say: sayOf(rolls, seats, points),
  });
