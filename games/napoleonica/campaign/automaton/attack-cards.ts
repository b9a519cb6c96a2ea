// NAP-AUT.11 to NAP-AUT.13: the automaton's cards in an attack: laid unseen from the top of the deck, used if they fit.
import type { Frozen } from '@grognard/kernel';
import { canLayInDefence } from '../../attack/cards.ts';
import { TOP } from '../../attack/laid.ts';
import { attackOf } from '../../attack/record.ts';
import { attackingPlayer, targetOf } from '../../attack/sides.ts';
import { isCommander } from '../../field/units.ts';
import type { Battle } from '../../state.ts';
import { answer, type Choice, type Desk, firstBy, ofType } from './desk.ts';
import { OVERCHARGE_FROM, poolOf, promiseOf } from './expected-damage.ts';

/** NAP-AUT.12: what must be left after an optional payment. */
const LEFT_AFTER_PAYING = 4;
const FEW_MODELS = 2;
const HEAVY_BLOW = 2;

export const overcharge = (desk: Desk): Choice =>
  answer(desk, desk.battle.players[desk.player].corruption >= OVERCHARGE_FROM, 'NAP-AUT.11', 'overcharges');

/** NAP-AUT.13: worth a card: a Commander, a weak unit, or a heavy blow. */
function isWorthDefending(battle: Frozen<Battle>): boolean {
  const target = targetOf(battle);
  if (isCommander(target) || target.models <= FEW_MODELS) return true;
  return promiseOf(poolOf(battle, attackOf(battle))) >= HEAVY_BLOW;
}

/** One card in each turn: for its own first attack, or in defence. */
export function lay(desk: Desk): Choice {
  const { battle, player } = desk;
  const isAttacking = attackingPlayer(battle) === player;
  const wants = isAttacking ? attackOf(battle).kind !== 'grenade' : isWorthDefending(battle);
  const rule = isAttacking ? 'NAP-AUT.12' : 'NAP-AUT.13';
  return wants && battle.turn?.topLaid === false
    ? { action: { type: 'lay', card: TOP }, rule, why: 'laysCard' }
    : { action: { type: 'lay', card: null }, rule, why: 'laysNone' };
}

/** NAP-AUT.12: the main effect, else a bonus, else nothing. */
export function mode(desk: Desk): Choice {
  const open = ofType(desk, 'mode').map((action) => action.mode);
  const rule = 'NAP-AUT.12';
  if (open.includes('main')) return { action: { type: 'mode', mode: 'main' }, rule, why: 'mainEffect' };
  if (open.includes('bonus')) return { action: { type: 'mode', mode: 'bonus' }, rule, why: 'bonus' };
  return { action: { type: 'mode', mode: 'none' }, rule, why: 'useless' };
}

/** NAP-AUT.13: a Reaction that fits is applied. */
export function apply(desk: Desk): Choice {
  const { battle, player } = desk;
  const card = battle.players[player].laid?.hidden;
  const fits = card !== undefined && canLayInDefence(card, attackOf(battle).kind);
  return answer(desk, fits, 'NAP-AUT.13', fits ? 'mainEffect' : 'useless');
}

/** NAP-AUT.12, NAP-AUT.13: in attack if enough is left, in defence as much as it can. */
export function spend(desk: Desk): Choice {
  const { battle, player } = desk;
  const most = firstBy(ofType(desk, 'spend'), ({ count }) => -count);
  const isAttacking = attackingPlayer(battle) === player;
  const left = battle.players[player].corruption - most.count;
  const pays = !isAttacking || left >= LEFT_AFTER_PAYING;
  return {
    action: pays ? most : { type: 'spend', count: 0 },
    rule: isAttacking ? 'NAP-AUT.12' : 'NAP-AUT.13',
    why: pays ? 'pays' : 'paysNothing',
  };
}
