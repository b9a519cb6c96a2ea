// NAP-ORD.1, NAP-REI.7: three Reinforcement cards lie open from the start of a round until both players have taken theirs.
import { type Frame, type FrameIn, isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { CARDS_REVEALED } from '../data/reinforcement-cards.ts';
import { inTurnFrame, layTilesFrame, reinforcementFrame, roundFrame } from '../frames.ts';
import type { Battle } from '../state.ts';

/** What comes next in a round whose cards lie open, and nobody has taken one. */
const BEFORE_TAKING: readonly string[] = [
  'bid',
  'escalate',
  'lull',
  'draw',
  'draft',
  'exchange',
  'advance',
  'cards',
] satisfies readonly FrameIn<typeof roundFrame>['step'][];

/** How many cards must lie open for the round to go on. */
function cardsNeeded(frames: readonly Frame[]): number {
  const round = frames.find((frame) => isFrameOf(roundFrame, frame));
  if (round !== undefined && BEFORE_TAKING.includes(round.step)) return CARDS_REVEALED;
  const taking = frames.find((frame) => isFrameOf(inTurnFrame, frame) && frame.what === 'cards');
  if (taking === undefined || !isFrameOf(inTurnFrame, taking)) return 0;
  const isChoosing = frames.some((frame) => isFrameOf(reinforcementFrame, frame) && frame.step === 'choose');
  return Math.min(CARDS_REVEALED, CARDS_REVEALED - taking.turns + (isChoosing ? 1 : 0));
}

/** Where a position says nothing of them, the first of the deck lie open. */
export function withOpenCards(battle: Battle, frames: readonly Frame[]): Battle {
  const needed = battle.revealed.length === 0 ? cardsNeeded(frames) : 0;
  if (needed === 0) return battle;
  const { reinforcementDeck: deck } = battle;
  return {
    ...battle,
    revealed: deck.slice(0, needed).map(({ hidden }) => hidden),
    reinforcementDeck: deck.slice(needed),
  };
}

export function checkRevealed(frames: readonly Frame[], battle: Battle): void {
  for (const [i, frame] of frames.entries())
    if (isFrameOf(reinforcementFrame, frame) && frame.step !== 'choose' && frame.card === null)
      fault('missing-field', `frames[${i}].card`, 'The card that was taken must be named (NAP-REI.7).');
  const { revealed, reinforcementDeck, reinforcementDiscard } = battle;
  const least = cardsNeeded(frames);
  if (revealed.length < least)
    fault(
      'impossible',
      'battle.revealed',
      `${least} Reinforcement cards must lie open at this step of the round (NAP-ORD.1).`,
    );
  // NAP-SET.3, NAP-SET.6: tiles come before the decks.
  const isBeforeStocks = frames.some((frame) => isFrameOf(layTilesFrame, frame));
  if (isBeforeStocks) return;
  if (revealed.length + reinforcementDeck.length + reinforcementDiscard.length < CARDS_REVEALED)
    fault(
      'impossible',
      'battle.reinforcementDeck',
      `A round begins with ${CARDS_REVEALED} Reinforcement cards, and there are fewer (NAP-ORD.1).`,
    );
}
