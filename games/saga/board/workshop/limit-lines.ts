// SAG-20: the limits of a deck as a list, each with how it stands.
import { tell } from '@grognard/desk/words/tell.ts';
import type { LimitLine } from '@grognard/desk/workshop/limits.tsx';
import { unitCard } from '../../data/unit-cards.ts';
import { tallied } from '../../decks/counts.ts';
import {
  isArtilleryCard,
  isCavalryCard,
  isGuardCard,
  LEAST_CARDS,
  LEAST_UNITS,
  MOST_COPIES,
  mostCavalry,
  mostGuards,
  mostGuns,
} from '../../decks/deck-rules.ts';
import type { Deck } from '../../vocabulary.ts';
import { limitWords } from '../words/sentences-workshop.ts';

export function limitLines({ units, strategy }: Deck): readonly LimitLine[] {
  const cards = units.map(unitCard);
  const size = units.length;
  const cavalry = cards.filter(isCavalryCard).length;
  const guns = cards.filter(isArtilleryCard).length;
  const guards = cards.filter(isGuardCard).length;
  const horses = mostCavalry(size - guns);
  const often = Math.max(0, ...tallied(strategy).map(([, copies]) => copies));
  const line = (name: string, value: string, isKept: boolean, rule: string): LimitLine => ({
    name,
    value,
    isKept,
    rule,
  });
  const more = mostGuns(size) > mostGuns(0) ? 'SAG-20.7' : 'SAG-20.6';
  return [
    line(tell(limitWords.units, { count: LEAST_UNITS }), String(size), size >= LEAST_UNITS, 'SAG-20.3'),
    line(
      tell(limitWords.cavalry),
      tell(limitWords.ofMost, { count: cavalry, most: horses }),
      cavalry <= horses,
      'SAG-20.5',
    ),
    line(tell(limitWords.artillery, { count: mostGuns(size) }), String(guns), guns <= mostGuns(size), more),
    line(
      tell(limitWords.guard, { count: mostGuards(size) }),
      String(guards),
      guards <= mostGuards(size),
      more,
    ),
    line(
      tell(limitWords.cards, { count: LEAST_CARDS }),
      String(strategy.length),
      strategy.length >= LEAST_CARDS,
      'SAG-20.8',
    ),
    line(tell(limitWords.copies, { count: MOST_COPIES }), String(often), often <= MOST_COPIES, 'SAG-20.8'),
  ];
}
