// SAG-16.8, 16.9, C7: whether an objective's condition holds for its owner. All of it is public.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { ObjectiveId, Player } from '../vocabulary.ts';

/** E is the enemy of the owner; events are the deeds since the previous checkpoint. */
export type Predicate = (state: Frozen<State>, owner: Player) => boolean;

const PREDICATES: { readonly [id: ObjectiveId]: Predicate } = {};

export const isMet = (state: Frozen<State>, id: ObjectiveId, owner: Player): boolean =>
  PREDICATES[id]?.(state, owner) ?? false;
