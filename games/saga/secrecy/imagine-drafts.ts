// What the enemy may have committed to, when both decide at once.
import {
  type AnyFrameDeclaration,
  type Frame,
  invariant,
  type Random,
  secret,
  withDrafts,
} from '@grognard/kernel';
import { bluffOf } from '../data/strategy-cards.ts';
import { type Deployment, mustered, refusePlacing, unplaced } from '../deployment/deploying.ts';
import { cardsInHand } from '../field/hand.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import { deploymentFrame, initiativeFrame, openingTerrainFrame, openObjectivesFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import type { State } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { anyOf } from './pick.ts';

interface Secret {
  readonly declared: AnyFrameDeclaration;
  committed(state: State, player: Player, random: Random): Draft;
}

/** Every decision both players take at once. */
const SECRETS: readonly Secret[] = [
  {
    declared: openObjectivesFrame,
    committed: (state, player, random) => ({
      kind: 'objective',
      obj: anyOf(state.players[player].objectives, random)?.card.hidden ?? null,
    }),
  },
  {
    declared: deploymentFrame,
    committed: (state, player, random) => ({
      kind: 'deploy',
      slots: imagineDeployment(state, player, random),
    }),
  },
  {
    declared: openingTerrainFrame,
    committed: () => ({ kind: 'terrain', slots: {} }),
  },
  {
    declared: initiativeFrame,
    committed: (state, player, random) => {
      const cards = [...cardsInHand(state, player), bluffOf(state.players[player].faction)];
      return { kind: 'initiative', card: anyOf(cards, random) ?? null };
    },
  },
];

/** Fills what a view leaves out of the frames: the own draft as it is, the enemy's as it may be. */
export function imagineDrafts(state: State, own: Draft | null, player: Player, random: Random): void {
  const enemy = opponentOf(player);
  if (own?.kind === 'held') state.held = { ...state.held, [player]: secret(own.objs, player) };
  const top = state.frames.length - 1;
  for (const [i, frame] of state.frames.entries()) {
    const kind = SECRETS.find(({ declared }) => declared.proc === frame.proc);
    if (kind === undefined) continue;
    const isDone = i < top || !isStillAsked(frame, enemy);
    state.frames[i] = withDrafts(kind.declared, frame, {
      [player]: i === top ? own : null,
      [enemy]: isDone ? kind.committed(state, enemy, random) : null,
    });
  }
}

function isStillAsked(frame: Frame, player: Player): boolean {
  invariant(
    'committed' in frame && Array.isArray(frame.committed),
    'a secret decision knows who has committed',
  );
  return !frame.committed.includes(player);
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
