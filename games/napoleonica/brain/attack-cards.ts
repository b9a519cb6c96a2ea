// NAP-S1b to NAP-S4: which card the machine lays, what it makes of it, and what it pays in Corruption: by what the attack becomes.
import { type Frozen, secret } from '@grognard/kernel';
import { bonusDie, hasMainEffect } from '../attack/cards.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf, attackingPlayer, targetOf } from '../attack/sides.ts';
import { attackCard, defenceCard } from '../attack/turned-up.ts';
import type { Attack } from '../attack-record.ts';
import { isDecoy } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import type { ActionOf, CardMode } from '../grammar.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { cardPrice } from './card-price.ts';
import type { Desk } from './desk.ts';
import { strikeBack } from './ripostes.ts';
import { strikeWorth } from './strikes.ts';
import { WEIGHTS } from './weights.ts';
import { modelWorth, tiring } from './worth.ts';

/** The attack in progress, with other facts. */
function worthWith(battle: Frozen<Battle>, facts: Partial<Attack>): number {
  const attack = { ...attackOf(battle), ...facts };
  return strikeWorth({ ...battle, attacks: battle.attacks.with(-1, attack) }, attack);
}

const laying = (battle: Frozen<Battle>, player: Player, card: CardId): Frozen<Battle> => ({
  ...battle,
  players: { ...battle.players, [player]: { ...battle.players[player], laid: secret(card, player) } },
});

export function likeOvercharge({ battle }: Desk, { yes }: ActionOf<'overcharge'>): number {
  return yes ? worthWith(battle, { overcharged: true }) - worthWith(battle, {}) - 2 * WEIGHTS.corruption : 0;
}

/** NAP-ABL.21: one die instead of all, a strike back, and Fatigue. */
export function likeSquare({ battle }: Desk, { yes }: ActionOf<'square'>): number {
  return yes ? worthWith(battle, {}) - worthWith(battle, { square: true }) - tiring(targetOf(battle)) : 0;
}

/** Main effects that do something beside dice and damage. */
const BESIDE: { readonly [card: CardId]: number } = { A14: 2, F09: 1 };
const CANCELS = 5;

function modeWorth(battle: Frozen<Battle>, card: CardId, mode: CardMode): number {
  if (mode === 'none') return 0;
  const attack = attackOf(battle);
  const coup = card === 'F16' && mode === 'main' && !attack.defenderLaid;
  const cancels = (card === 'F16' || card === 'A15') && mode === 'main' && attack.defenderLaid ? CANCELS : 0;
  return (
    worthWith(battle, { mode, coup }) -
    worthWith(battle, { mode: 'none' }) +
    cancels +
    (mode === 'main' ? (BESIDE[card] ?? 0) : 0)
  );
}

/** NAP-ATK.8: the better of main effect and bonus. */
function attackLay({ battle, player }: Desk, card: CardId): number {
  const { kind } = attackOf(battle);
  const laid = laying(battle, player, card);
  const modes: readonly CardMode[] = ['main', 'bonus'];
  const ways = modes.filter((mode) =>
    mode === 'main' ? hasMainEffect(card, kind) : bonusDie(card, kind) !== null,
  );
  return Math.max(0, ...ways.map((mode) => modeWorth(laid, card, mode)));
}

const HORROR_LIMIT = 3;
/** A withdrawal lets the attack come to nothing, if there is a way. */
const WITHDRAWS = 0.6;

/** What a Reaction takes from the attack, and gives back. */
function reactionWorth(battle: Frozen<Battle>, player: Player, card: CardId): number {
  const { corruption } = battle.players[player];
  const plain = worthWith(battle, {});
  const [attacker, target] = [attackerOf(battle), targetOf(battle)];
  switch (card) {
    case 'A02': {
      const horror = Math.min(HORROR_LIMIT, corruption);
      return plain - worthWith(battle, { applied: true, horror }) - horror * WEIGHTS.corruption;
    }
    case 'A10':
      return plain - worthWith(battle, { applied: true }) - Math.min(2, corruption) * WEIGHTS.corruption;
    case 'A12':
      return 0.6 * modelWorth(attacker);
    case 'F14':
      return WITHDRAWS * plain;
    case 'F13':
      return 0.8 * strikeBack(battle, target, attacker, 'ranged');
    case 'R10':
      return 0.7 * strikeBack(battle, target, attacker, 'melee');
    default:
      return plain - worthWith(battle, { applied: true });
  }
}

export function likeLay(desk: Desk, { card }: ActionOf<'lay'>): number {
  const { battle, player } = desk;
  if (card === null) return 0;
  if (isDecoy(card)) return -0.1;
  const isAttacker = attackingPlayer(battle) === player;
  const gain = isAttacker ? attackLay(desk, card) : reactionWorth(laying(battle, player, card), player, card);
  return gain - cardPrice(battle, player, card);
}

export const likeMode = ({ battle }: Desk, { mode }: ActionOf<'mode'>): number =>
  modeWorth(battle, attackCard(battle) ?? '', mode);

/** The card is gone in any case. */
export const likeApply = ({ battle, player }: Desk, { yes }: ActionOf<'apply'>): number =>
  yes ? reactionWorth(battle, player, defenceCard(battle) ?? '') + 0.5 : 0;

/** NAP-COR.6: dice for the attacker, fewer dice for the enemy, models saved. */
export function likeSpending(desk: Desk, { count }: ActionOf<'spend'>): number {
  const { battle, frame } = desk;
  const price = count * WEIGHTS.corruption;
  if (frame.proc === 'play') return count === 0 ? 0.5 : count * 2 - price;
  if (frame.proc === 'damage') return count * modelWorth(targetOf(battle)) - price;
  if (frame.step === 'horror')
    return worthWith(battle, { horror: 0 }) - worthWith(battle, { horror: count }) - price;
  return count === 0
    ? 0
    : worthWith(battle, { paid: count }) - worthWith(battle, {}) + (count > 1 ? 5 : 0) - price;
}
