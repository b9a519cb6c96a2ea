// A roll on which the battle turned, and luck, in words.
import type { Turning } from '@grognard/desk';
import { sumInWords } from '@grognard/desk/journal/sums.ts';
import { luckInPoints, luckInWords, shareInWords } from '@grognard/desk/report/luck-in-points.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { SEAT_NAME } from '../../names.ts';
import { countsHits } from '../../odds/faces.ts';
import type { ByPlayer, MoraleCause } from '../../vocabulary.ts';
import { unitCardName } from '../words/names.ts';
import { DIE_LOOK, TEST_NAME } from '../words/tests.ts';
import type { Roll } from './rolls.ts';
import type { Cards } from './units.ts';

/** What a Morale test was for: what became of the unit when it held, and when it did not. */
const MORALE: { readonly [cause in MoraleCause]: readonly [string, string] } = {
  casualties: ['stood their ground', 'retreated'],
  regroup: ['regrouped', 'did not regroup'],
  rally: ['rallied', 'did not rally'],
  disengage: ['got away', 'stayed in the Melee'],
  counterCharge: ['counter-charged', 'met the charge standing'],
  recover: ['could act again', 'could not act again'],
  disarray: ['closed up', 'stayed in disarray'],
  formation: ['gave up their formation', 'kept their formation'],
  card: ['obeyed', 'did not obey'],
};

/** '4 + 3 + 1 = 8' */
function arithmetic({ natural, event: { sum } }: Roll): string {
  if (sum === null) return String(natural);
  return sumInWords(natural, [sum.score, ...sum.modifiers.map(({ value }) => value)], sum.total);
}

function wording(roll: Roll, cards: Cards): string {
  const { kind, cause, unit, against, need, success, hits } = roll.event;
  const nameOf = (id: string): string => unitCardName(cards.get(id) ?? null);
  const start = `${arithmetic(roll)}${countsHits(kind) ? '' : ` against ${need}`}: ${nameOf(unit)}`;
  if (kind === 'evade') return `${start} ${success ? 'evaded' : 'could not evade'}.`;
  if (kind === 'outflank') return `${start} ${success ? 'came round the flank' : 'did not arrive'}.`;
  if (kind === 'morale') return `${start} ${MORALE[cause ?? 'card'][success ? 0 : 1]}.`;
  const target = against === null ? '' : ` ${nameOf(against)}`;
  return `${start} ${hits === 0 ? 'missed' : 'hit'}${target}${hits === 2 ? ' twice' : ''}.`;
}

export const tellRoll = (roll: Roll, cards: Cards): Pick<Turning, 'title' | 'text' | 'dice' | 'rule'> => ({
  title: `Turn ${roll.round}, ${TEST_NAME[roll.kind]} of ${SEAT_NAME[roll.seat]}.`,
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
  const opening = luckInWords(rolls, seats);
  const worth = luckInPoints(
    rolls.filter(({ kind }) => countsHits(kind)),
    seats,
    points,
  );
  return worth === null ? opening : `${opening} ${shareInWords(worth, 'hits')}`;
}
