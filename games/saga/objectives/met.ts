// SAG-16.8, 16.9, O01, O02, O03, O04, O05, O06, O07, O08, O09, O10, O11, O12, O13, O14: whether an objective's condition holds for its owner. All of it is public.
import type { Frozen } from '@grognard/kernel';
import { unitCard } from '../data/unit-cards.ts';
import { LINE_SLOTS, placeOf, slotOf } from '../field/places.ts';
import { reserveUnits } from '../field/reserve.ts';
import { groundAt } from '../field/terrain.ts';
import { unitIn } from '../field/units.ts';
import type { Deed, State } from '../state.ts';
import {
  FIRST_LINE,
  type ObjectiveId,
  opponentOf,
  type Player,
  RETREAT,
  type Slot,
  type UnitCard,
} from '../vocabulary.ts';

/** Events are the deeds since the previous checkpoint. */
type Predicate = (state: Frozen<State>, owner: Player) => boolean;

const freeSlots = (state: Frozen<State>, player: Player, slots: readonly Slot[]): number =>
  slots.filter((slot) => unitIn(state, player, slot) === null).length;

const isGun = ({ type }: UnitCard): boolean => type === 'artillery' || type === 'horseArtillery';

/** One of the owner's units has won a Melee in this way. */
const hasWon =
  (how: (deed: Extract<Deed, { readonly deed: 'meleeWon' }>) => boolean): Predicate =>
  ({ deeds }, owner) =>
    deeds.some((each) => each.deed === 'meleeWon' && each.owner === owner && how(each));

const wonOnTheWing = hasWon(({ at }) => slotOf(at) === 'L1' || slotOf(at) === 'L5');

const unitsTaken = (state: Frozen<State>, by: Player): number =>
  state.players[by].captured.filter(({ kind }) => kind === 'unit').length;

const PREDICATES: { readonly [id: ObjectiveId]: Predicate } = {
  /** Pierce the Centre */
  O01: (state, owner) => freeSlots(state, opponentOf(owner), ['L2', 'L3', 'L4']) >= 2,
  /** Pincer */
  O02: (state, owner) => freeSlots(state, opponentOf(owner), ['L1', 'L5']) === 2,
  /** Humble the Proud */
  O03: ({ deeds }, owner) =>
    deeds.some(
      (each) =>
        each.deed === 'eliminated' && each.owner !== owner && unitCard(each.card).status !== 'standard',
    ),
  /** Silence the Guns */
  O04: ({ deeds }, owner) =>
    deeds.some(
      (each) =>
        (each.deed === 'eliminated' || each.deed === 'retreated') &&
        each.owner !== owner &&
        isGun(unitCard(each.card)),
    ),
  /** Captured Colours */
  O05: ({ players }, owner) => players[owner].captured.some(({ kind }) => kind === 'card'),
  /** Sabres Out */
  O06: hasWon(({ cavalry, charging }) => cavalry && charging),
  /** Streams of Fugitives */
  O07: (state, owner) => freeSlots(state, opponentOf(owner), RETREAT) === 0,
  /** Cold Steel */
  O08: ({ players }, owner) => players[owner].meleeWins >= 3,
  /** Turn the Flank */
  O09: (state, owner) =>
    wonOnTheWing(state, owner) ||
    state.deeds.some((each) => each.deed === 'outflanked' && each.owner === owner),
  /** Let Them Come */
  O10: ({ players }, owner) => players[owner].secondStreak >= 3,
  /** Unbroken Front */
  O11: (state, owner) => freeSlots(state, owner, FIRST_LINE) === 0,
  /** Men in Hand */
  O12: (state, owner) => reserveUnits(state, owner).filter(({ cas }) => cas === 0).length >= 3,
  /** Economy of Blood */
  O13: (state, owner) => unitsTaken(state, opponentOf(owner)) < unitsTaken(state, owner),
  /** Hold the Ground */
  O14: (state, owner) =>
    LINE_SLOTS.filter(
      (slot) => groundAt(state, placeOf(owner, slot)) !== null && unitIn(state, owner, slot) !== null,
    ).length >= 2,
};

export const isMet = (state: Frozen<State>, id: ObjectiveId, owner: Player): boolean =>
  PREDICATES[id]?.(state, owner) ?? false;
