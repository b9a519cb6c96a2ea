// What both players are putting together must be something they could have put together so far.
import { draftOf, frozen, isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { bluffOf } from '../data/strategy-cards.ts';
import { mustered, refuseConfirm, refusePlacing, unplaced } from '../deployment/deploying.ts';
import { cardsInHand } from '../field/hand.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import { type DeploymentFrame, deploymentFrame, type InitiativeFrame, initiativeFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { PLAYERS, type Player, type TerrainSlot, type UnitCardId } from '../vocabulary.ts';

export function checkDrafts(state: State): void {
  const top = state.frames.at(-1);
  if (top === undefined) return;
  for (const player of PLAYERS) {
    if (isFrameOf(deploymentFrame, top)) checkDeployment(state, top, player);
    if (isFrameOf(initiativeFrame, top) && top.step === 'commit') checkInitiative(state, top, player);
  }
}

/** SAG-4.5 to 4.9: unit by unit, each one that was drawn, each where it could be put. */
function checkDeployment(state: State, frame: DeploymentFrame, player: Player): void {
  const drawn = mustered(frozen(state), player);
  const { slots } = draftOf(frame, player);
  const placed: { [slot in TerrainSlot]?: UnitCardId } = {};
  for (const slot of TERRAIN_SLOTS) {
    const unit = slots[slot];
    if (unit === undefined) continue;
    const path = `drafts.${player}.slots.${slot}`;
    if (!unplaced(drawn, placed).includes(unit))
      fault('impossible', path, `${player} has not drawn so many of ${unit} (SAG-4.5).`);
    const refusal = refusePlacing(drawn, placed, unit, slot);
    if (refusal !== null) fault('impossible', path, `${unit} cannot be put there (${refusal.rule}).`);
    placed[slot] = unit;
  }
  const refusal = frame.committed.includes(player) ? refuseConfirm(drawn, slots) : null;
  if (refusal !== null)
    fault('impossible', `drafts.${player}`, `This deployment is not complete (${refusal.rule}).`);
}

/** SAG-6.2: each has chosen a card it has, or is still to choose. */
function checkInitiative(state: State, frame: InitiativeFrame, player: Player): void {
  const { card } = draftOf(frame, player);
  const hasChosen = frame.committed.includes(player);
  if (!hasChosen && (card !== null || !frame.asked.includes(player)))
    fault('impossible', `drafts.${player}`, `${player} is asked for a card, or has chosen one (SAG-6.2).`);
  if (!hasChosen) return;
  const hand = [...cardsInHand(frozen(state), player), bluffOf(state.players[player].faction)];
  if (card === null || !hand.includes(card))
    fault('impossible', `drafts.${player}.card`, `${player} has no such card to choose (SAG-6.2).`);
}
