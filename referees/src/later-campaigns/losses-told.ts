// NLC-D.10, NLC-7.7e: what was hit is paid for, and who lost more has lost.
import type { Named } from '../contract.ts';
import { type Board, sideOf, unitsOfIn } from './board.ts';
import type { Course } from './course.ts';
import { paidBy } from './offered-losses.ts';
import { halvedHits } from './tables.ts';
import { otherSide, type Side } from './words.ts';

/** What a fight has cost so far, in half hits. */
export interface Account {
  readonly kind: 'assault' | 'charge';
  readonly hex: number;
  /** The side that fired first, and hits on each side. */
  readonly side: Side;
  readonly hits: { [side in Side]: number };
  readonly paid: { [side in Side]: number };
}

export function accountOpened(course: Course, event: Named): void {
  const { memory } = course;
  const kind = event['fight'];
  if (kind !== 'assault' && kind !== 'charge') return;
  const [side, hex] = [event['side'] as Side, Number(event['hex'])];
  const open = memory.account;
  const isAnswer = open !== null && open.kind === kind && open.hex === hex && open.side === otherSide(side);
  const account: Account = isAnswer
    ? open
    : { kind, hex, side, hits: { french: 0, allied: 0 }, paid: { french: 0, allied: 0 } };
  account.hits[otherSide(side)] = Number(event['hits']);
  memory.account = account;
}

/** Before the step is off the board. A fight's losses are told by the rule that losses are told by. */
export function stepPaid({ board, memory }: Course, event: Named): void {
  if (event['rule'] !== 'NLC-7.2' || memory.account === null) return;
  const unit = Number(event['unit']);
  memory.account.paid[sideOf(board, unit)] += paidBy(board, unit);
}

/** NLC-D.10: all that is due, or whatever there was; a surplus of half a hit is lost. */
const isPaid = (due: number, paid: number, isEmpty: boolean): boolean =>
  paid === 2 * due || paid === 2 * due + 1 || (isEmpty && paid < 2 * due);

export function chargeSettled({ board, memory, tally }: Course, event: Named): void {
  const { account } = memory;
  if (
    account === null ||
    account.kind !== 'charge' ||
    account.hex !== event['hex'] ||
    account.side !== event['side']
  )
    return;
  memory.account = null;
  const { side, hex, paid } = account;
  for (const each of [side, otherSide(side)])
    tally.check(
      'losses',
      'NLC-D.10',
      `losses of ${each} in the charge at hex ${hex}`,
      true,
      isPaid(account.hits[each], paid[each], isGone(board, each, hex)),
    );
  const isWon =
    paid[otherSide(side)] > paid[side] || (isGone(board, otherSide(side), hex) && !isGone(board, side, hex));
  tally.check('chargesDecided', 'NLC-7.7e', `charge at hex ${hex}`, isWon, event['won']);
}

const isGone = (board: Board, side: Side, hex: number): boolean => unitsOfIn(board, side, hex).length === 0;

/** NLC-7.4e, f: in full, or half of them for both. */
export function assaultSettled({ board, memory, tally }: Course): void {
  const { account } = memory;
  if (account === null || account.kind !== 'assault') return;
  memory.account = null;
  const { side, hex, paid } = account;
  const [only, another] = memory.fought?.supported ?? [];
  // NLC-20.3a, b: the enemy's hits on the side whose guns told, unless both sides' did.
  const hits = { ...account.hits };
  if (only !== undefined && another === undefined) hits[only] = Math.ceil(hits[only] / 2);
  const isFull = fits(board, account, (each) => hits[each]);
  const isHalved = fits(board, account, (each) => halvedHits(hits[each]));
  tally.check(
    'losses',
    'NLC-7.4e',
    `losses ${JSON.stringify(paid)} of ${JSON.stringify(hits)} hits in the assault of ${side} at hex ${hex}`,
    true,
    isFull || isHalved,
  );
}

function fits(board: Board, { paid, hex, side }: Account, due: (side: Side) => number): boolean {
  return (['french', 'allied'] as const).every((each) => {
    // Attackers stand in several hexes: whether all of them are gone is not looked at.
    const isEmpty = each === side || isGone(board, each, hex);
    return isPaid(due(each), paid[each], isEmpty);
  });
}
