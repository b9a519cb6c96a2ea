// Forms for the vocabulary of the battle.
import { type Form, flag, mapped, matching, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { isEscalationCard } from '../data/escalation-cards.ts';
import { hexNamed, isHexName } from '../data/field.ts';
import { isDeckCard, isManeuverCard } from '../data/maneuver-cards.ts';
import { isReinforcementCard } from '../data/reinforcement-cards.ts';
import { isUnitType } from '../data/units.ts';
import { DICE } from '../data/words.ts';
import { ordersIn } from '../field/orders.ts';
import type { Grant } from '../state.ts';
import { type ByPlayer, type Hex, type Orders, PLAYERS } from '../vocabulary.ts';

export const player = oneOf(PLAYERS);
export const byPlayer = <T>(inner: Form<T>): Form<ByPlayer<T>> => record<ByPlayer<T>>({ A: inner, B: inner });
export const unitId = whole(0, 99);
export const unitType = matching(isUnitType, 'the id of a unit, such as FR01');
/** Of a Maneuver card; the Decoy is in no deck and no discard pile (NAP-CMP.7). */
export const cardId = matching(isManeuverCard, 'a Maneuver card, such as F01, or decoy');
export const deckCardId = matching(isDeckCard, 'a Maneuver card, such as F01');
export const reinforcementId = matching(isReinforcementCard, 'a Reinforcement card, such as RC01');
export const escalationId = matching(isEscalationCard, 'an Escalation card, such as E1');

const isName = (raw: unknown): raw is string => typeof raw === 'string' && isHexName(raw);
/** 'F5' */
export const hex: Form<Hex> = mapped(
  matching(isName, 'a hex such as F5', { pattern: '^[A-K][1-9]$' }),
  hexNamed,
);

const LETTERS = /^G*B*R*P*$/;
const isLetters = (raw: unknown): raw is string => typeof raw === 'string' && LETTERS.test(raw);
/** 'GGB' */
export const orders: Form<Orders> = mapped(
  matching(isLetters, 'Orders such as GGB', { pattern: LETTERS.source }),
  (letters) => ordersIn(letters),
);

export const grant: Form<Grant> = record<Grant>({
  card: nullable(cardId),
  movement: whole(0, 5),
  move: flag,
  attack: flag,
  rest: flag,
  meleeOnly: flag,
  die: nullable(oneOf(DICE)),
});
