// A formation in a few lines: its order, what comes after it, what it owes now.
import { tell } from '@grognard/desk/words/tell.ts';
import type { CorpsReport } from '../../odds/corps-report.ts';
import { neededFor, releasedWithin } from '../../odds/order-odds.ts';
import type { Waiting } from '../../state.ts';
import { type InTheatre, leaderName, unitName } from '../words/names.ts';
import { legInWords, legsInWords } from './orders-in-words.ts';
import { corpsWords, demandWords } from './words.ts';

export const demandOf = ({ leg }: CorpsReport): string => tell(demandWords[leg.type]);

/** What must still be done in this Stage; null outside it. */
export function owedNow(
  of: InTheatre,
  { owing, owesContact, mustTouch, leader, leaderOwes }: CorpsReport,
): string | null {
  if (owing.length > 0) return tell(corpsWords.owes, { count: owing.length });
  if (mustTouch !== null) return tell(corpsWords.mustTouch, { unit: unitName(of, mustTouch) });
  if (leaderOwes) return tell(corpsWords.leaderOwes, { leader: leaderName(of, leader) });
  return owesContact ? tell(corpsWords.owesContact) : null;
}

function waitingInWords(of: InTheatre, { order, wait }: Waiting): string {
  const facts = { order: legsInWords(of, order.legs) };
  const needed = neededFor(wait);
  if (needed !== null)
    return tell(corpsWords.waitingRoll, {
      ...facts,
      needed,
      chance: Math.round(100 * releasedWithin(needed, 1)),
    });
  if (wait === 'message') return tell(corpsWords.waitingMessage, facts);
  return tell(wait === '1T' ? corpsWords.waiting1T : corpsWords.waitingDawn, facts);
}

export const orderInForce = (of: InTheatre, { leg }: CorpsReport): string => legInWords(of, leg);

/** What comes after it, of the same order; null: nothing. */
export const orderAfter = (of: InTheatre, { next }: CorpsReport): string | null =>
  next === null ? null : tell(corpsWords.next, { order: legInWords(of, next) });

/** Whatever else was sent: not obeyed yet, or still on its way. */
export function ordersToCome(of: InTheatre, { waiting, transit }: CorpsReport): readonly string[] {
  return [
    ...(waiting === null ? [] : [waitingInWords(of, waiting)]),
    ...transit.map(({ legs, receive }) =>
      tell(corpsWords.transit, { order: legsInWords(of, legs), turn: receive }),
    ),
  ];
}

export const lossesInWords = ({ lost, limit, isDemoralized }: CorpsReport): string =>
  tell(isDemoralized ? corpsWords.demoralized : corpsWords.losses, { lost, limit });
