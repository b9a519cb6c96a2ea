// NAP-S2, NAP-ATK.7 to NAP-ATK.9, NAP-HID.3: attacker, then defender lay a card face down or none; both are always asked, unless
// they have used one in this action.
import { type Frozen, no } from '@grognard/kernel';
import { canLayInAttack, canLayInDefence } from '../attack/cards.ts';
import { layCard, showLaid, TOP } from '../attack/laid.ts';
import { attackOf } from '../attack/record.ts';
import { attackingPlayer, defendingPlayer } from '../attack/sides.ts';
import type { CardId } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import { cardsInHand } from '../field/hand.ts';
import { type LayCardsFrame, layCardsFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { bearerOf, NO_ITEM, useUp } from '../items/bearers.ts';
import { asPlayer, procedure, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { asking, NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

const NO_CARD: ActionOf<'lay'> = { type: 'lay', card: null };
/** Whoever is asked about the Spyglass has laid his card, or may not lay one now. */
const isLaying = (step: LayCardsFrame['step']): boolean => step === 'attacker' || step === 'defender';

const lay: Rule<LayCardsFrame, 'lay'> = {
  type: 'lay',
  rule: 'NAP-ATK.7',
  candidates(state, { step }, seat) {
    const battle = battleOf(state);
    if (!isLaying(step)) return [];
    if (battle.terms.automaton === seat) return [NO_CARD, { type: 'lay', card: TOP }];
    const { kind } = attackOf(battle);
    const fits = step === 'attacker' ? canLayInAttack : canLayInDefence;
    const found: ActionOf<'lay'>[] = [NO_CARD];
    for (const card of cardsInHand(battle, asPlayer(seat)))
      if (fits(card, kind)) found.push({ type: 'lay', card });
    return found;
  },
  *wider(state, { step }, seat) {
    const battle = battleOf(state);
    if (!isLaying(step)) return;
    const { kind } = attackOf(battle);
    const fits = step === 'attacker' ? canLayInAttack : canLayInDefence;
    for (const card of cardsInHand(battle, asPlayer(seat)))
      if (!fits(card, kind)) yield { type: 'lay', card };
  },
  refuse(state, { step }, _seat, { card }) {
    const { kind } = attackOf(battleOf(state));
    return card === null || card === TOP ? null : refuseCard(step, card, kind);
  },
  target: ({ card }) => (card === null ? { button: 'noCard' } : { card }),
  apply(umpire, frame, seat, { card }) {
    layCard(umpire, asPlayer(seat), card);
    frame.step = frame.step === 'attacker' ? 'spyAttack' : 'spyDefence';
  },
};

/** AR2: the Spyglass of Veles. */
const SPYGLASS = 'AR2';

/** Who laid the card that may be spied on at this step, and who spies. */
function spyingAt(battle: Frozen<Battle>, step: LayCardsFrame['step']): Player | null {
  const { attackerLaid, defenderLaid } = attackOf(battle);
  const [isLaid, spy] =
    step === 'spyAttack'
      ? [attackerLaid, defendingPlayer(battle)]
      : [step === 'spyDefence' && defenderLaid, attackingPlayer(battle)];
  return isLaid && bearerOf(battle, spy, SPYGLASS) !== undefined ? spy : null;
}

const spy: Rule<LayCardsFrame, 'item'> = {
  type: 'item',
  rule: 'NAP-TRN.21',
  candidates: (state, { step }) =>
    spyingAt(battleOf(state), step) === null ? [] : [{ type: 'item', item: SPYGLASS }, NO_ITEM],
  refuse: () => null,
  target: ({ item }) => ({ button: item }),
  apply(umpire, frame, seat, { item }) {
    const player = asPlayer(seat);
    frame.step = frame.step === 'spyAttack' ? 'defender' : 'over';
    if (item !== SPYGLASS) return;
    useUp(umpire, player, SPYGLASS);
    showLaid(umpire, opponentOf(player), player);
  },
};

function refuseCard(step: LayCardsFrame['step'], card: CardId, kind: Parameters<typeof canLayInAttack>[1]) {
  if (step === 'attacker') return canLayInAttack(card, kind) ? null : no('NAP-ATK.8', refusals.wrongCard);
  return canLayInDefence(card, kind) ? null : no('NAP-ATK.9', refusals.wrongReaction);
}

const ASK = {
  attacker: askingInAttack('NAP-ATK.7', prompts.layAttack),
  defender: askingInAttack('NAP-ATK.7', prompts.layDefence),
};
const askSpy = asking('NAP-TRN.21', prompts.spyglass);

export const layCards = procedure(layCardsFrame, {
  rule: 'NAP-ATK.7',
  pending(state, { step }) {
    if (step === 'over') return NOBODY;
    const battle = battleOf(state);
    if (step === 'spyAttack' || step === 'spyDefence') {
      const spying = spyingAt(battle, step);
      return spying === null ? NOBODY : askSpy(spying);
    }
    const player = step === 'attacker' ? attackingPlayer(battle) : defendingPlayer(battle);
    return battle.action?.carded[player] === false ? ASK[step](player, battle) : NOBODY;
  },
  actions: [lay, spy],
  advance(umpire, frame) {
    if (frame.step === 'attacker' || frame.step === 'spyAttack') frame.step = 'defender';
    else umpire.end();
  },
});
