// What may be done at a decision, by the law and by the game: nothing else is offered, and nothing is missing.
import type { Moment } from '../contract.ts';
import { type Judge, textOf } from './judge.ts';
import { battleOffers } from './offers.ts';
import { campaignOffers } from './offers-campaign.ts';
import { seriesOffers } from './offers-series.ts';
import type { Legal } from './offers-turn.ts';
import { battleIn, type Frame, framesIn, type Player } from './shape.ts';

/** What an offer is counted as. */
const COUNTED: { readonly [type: string]: string } = {
  move: 'moves offered',
  attack: 'targets offered',
  activate: 'activations offered',
};

const plain = ({ cards, ...rest }: Record<string, unknown>): string =>
  textOf(Array.isArray(cards) ? { ...rest, cards: cards.toSorted() } : rest);

/** Null: of this decision the law has no list. */
export function legalNow(position: unknown, frame: Frame, seat: Player): Legal[] | null {
  const battle = battleIn(position);
  const around = campaignOffers(position, frame) ?? seriesOffers(position, frame, seat);
  return around ?? (battle === null ? null : battleOffers(battle, frame, seat));
}

export function judgeOffers(moment: Moment, judge: Judge): void {
  const frame = framesIn(moment.before).at(-1);
  const offers = moment.offers().filter(({ action }) => action.type !== 'concede');
  if (frame === undefined) return;
  for (const seat of new Set(offers.map((offer) => offer.seat))) {
    const legal = legalNow(moment.before, frame, seat as Player);
    if (legal === null) continue;
    const found = new Set(
      offers.flatMap(({ seat: whose, action, against }) =>
        whose === seat && against === null ? [plain(action)] : [],
      ),
    );
    const own = new Map(legal.map((action) => [plain(action), action]));
    for (const action of own.values()) judge.count(COUNTED[String(action['type'])] ?? 'answers offered');
    const missing = [...own.keys()].filter((key) => !found.has(key));
    const extra = [...found].filter((key) => !own.has(key));
    const where = `what ${seat} may do at ${frame.proc}.${frame.step}`;
    judge.check('decisions', 'NAP-24.1', `${where}: legal, and offered`, [], missing);
    judge.check('decisions', 'NAP-24.1', `${where}: offered, and legal`, [], extra);
  }
}
