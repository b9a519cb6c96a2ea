// What is picked, for whoever does not see what is lit.

import { isLegal } from '@grognard/desk/offers/legal.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isManeuverCard } from '../../data/maneuver-cards.ts';
import { COLOUR_NAME } from '../../words/colours.ts';
import { aroundBattles } from '../around-battles.ts';
import type { Desk } from '../desk.ts';
import { liftedTokens } from '../input/moment.ts';
import { cardName, unitAndPlace } from './names.ts';
import { onTheField } from './sentences.ts';

export function announce(desk: Desk): string | null {
  const picked = desk.selection.value;
  const { view } = desk.shown.value;
  switch (picked?.kind) {
    case 'card':
      return isManeuverCard(picked.card)
        ? tell(onTheField.cardRaised, { card: cardName(picked.card) })
        : null;
    case 'orders': {
      const lifted = liftedTokens(desk).map((colour) => COLOUR_NAME[colour]);
      return tell(onTheField.lifted, { count: lifted.length, colours: listed(lifted) });
    }
    case 'unit': {
      const count = desk
        .offers()
        .filter(
          ({ action, ...offer }) =>
            'unit' in action && 'hex' in action && action.unit === picked.unit && isLegal(offer),
        ).length;
      return tell(onTheField.placed, { unit: unitAndPlace(view, picked.unit), count });
    }
    case 'improvement':
      return aroundBattles()?.announceLifted(desk, picked.card) ?? null;
    default:
      return null;
  }
}
