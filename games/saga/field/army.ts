// SAG-15.8, 15.11: a unit leaves the Army deck face-down, under a number nobody can read anything from.
import { type RuleId, type Secret, secret } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { Unit } from '../state.ts';
import type { Place, Player, UnitCardId, UnitId } from '../vocabulary.ts';
import { changePlayer } from './hand.ts';
import { placeOf } from './places.ts';
import { put } from './units.ts';

/** A unit as it comes out of the deck. */
export const freshUnit = (owner: Player, nth: number, card: Secret<UnitCardId>, at: Place): Unit => ({
  id: `${owner}${nth}`,
  owner,
  at,
  card,
  faceUp: false,
  cas: 0,
  activated: false,
  formation: null,
  chargeTurn: null,
  disarray: false,
  dismounted: false,
  outflankMarker: false,
  outflankFails: 0,
  exposed: false,
  firedAsOutflanker: false,
  noMeleeTurn: null,
  evadedTurn: null,
  attached: [],
});

/** The top unit, on its way into the Reserve; null when the deck is empty (SAG-R17). */
export function drawUnit(umpire: Table, player: Player, rule: RuleId): UnitId | null {
  const { state } = umpire;
  const { army, tokens } = state.players[player];
  const [top, ...rest] = army;
  if (top === undefined) return null;
  changePlayer(state, player, { army: rest, tokens: tokens + 1 });
  const at = placeOf(player, 'IN');
  // What its owner draws he sees, so he may not go back across it.
  const card = umpire.reveal(top);
  const unit = freshUnit(player, tokens + 1, secret(card, player), at);
  put(state, unit, at);
  umpire.emit({ type: 'unitDrawn', rule, ownerSees: player, player, unit: unit.id, card });
  return unit.id;
}
