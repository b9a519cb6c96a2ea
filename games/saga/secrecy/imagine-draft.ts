// What the enemy may have committed to, when both decide at once.
import type { Random } from '@grognard/kernel';
import { bluffOf } from '../data/strategy-cards.ts';
import { type Deployment, mustered, refusePlacing, unplaced } from '../deployment/deploying.ts';
import { cardsInHand } from '../field/hand.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import type { Draft } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { anyOf } from './pick.ts';

export function imagineDraft(state: State, player: Player, random: Random): Draft | null {
  switch (state.frames.at(-1)?.proc) {
    case 'openObjectives':
      return { kind: 'objective', obj: anyOf(state.players[player].objectives, random)?.card.hidden ?? null };
    case 'deployment':
      return { kind: 'deploy', slots: imagineDeployment(state, player, random) };
    case 'openingTerrain':
      return { kind: 'terrain', slots: {} };
    case 'initiative': {
      const cards = [...cardsInHand(state, player), bluffOf(state.players[player].faction)];
      return { kind: 'initiative', card: anyOf(cards, random) ?? null };
    }
    default:
      return null;
  }
}

/** Nothing placed or committed yet. */
export function emptyDraft(proc: string | undefined): Draft | null {
  switch (proc) {
    case 'openObjectives':
      return { kind: 'objective', obj: null };
    case 'deployment':
      return { kind: 'deploy', slots: {} };
    case 'openingTerrain':
      return { kind: 'terrain', slots: {} };
    case 'initiative':
      return { kind: 'initiative', card: null };
    default:
      return null;
  }
}

/** Whatever is placed leaves room for the rest, so this always ends with all twelve on the board. */
export function imagineDeployment(state: State, player: Player, random: Random): Deployment {
  const drawn = mustered(state, player);
  let slots: Deployment = {};
  for (const slot of random.shuffle(TERRAIN_SLOTS, 'SAG-4.5 imagined slots')) {
    const kinds = [...new Set(unplaced(drawn, slots))];
    const unit = anyOf(
      kinds.filter((kind) => refusePlacing(drawn, slots, kind, slot) === null),
      random,
    );
    if (unit !== undefined) slots = { ...slots, [slot]: unit };
  }
  return slots;
}
