// How good an action looks by itself, on a scale where 0 is doing nothing and 1 is a casualty on the enemy.
import type { Frozen } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { foeOf, meleeOf } from '../field/melees.ts';
import { facing, placeOf, zoneOf } from '../field/places.ts';
import { cardOf, isCavalry, unitAt, unitOf } from '../field/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { holesOf } from '../procedures/end-of-turn.ts';
import type { State } from '../state.ts';
import type { Player, UnitId } from '../vocabulary.ts';
import { expectedHits } from './odds.ts';

export function worth(state: Frozen<State>, player: Player, action: Action): number {
  switch (action.type) {
    case 'declare':
      return worthOfDeclaring(state, player, action);
    case 'activate':
      return worthOfActivating(state, action);
    case 'commit':
      return -Math.abs(strategyCard(action.card).initiative - 2.5) / 5;
    case 'card':
      return strategyCard(action.card).initiative / 8;
    case 'terrain':
      return zoneOf(placeOf(player, action.slot)) === 'L' ? 0.3 : -0.1;
    case 'morale':
      return action.how === 'fail' ? -0.3 : action.how === 'omit' ? 0.6 : 0.5;
    case 'winner':
      return action.how === 'stay' ? 0.5 : 0;
    case 'discard':
      return 0.1 - strategyCard(action.card).initiative / 10;
    case 'evade':
    case 'charge':
    case 'counter':
    case 'recover':
    case 'recoverCas':
    case 'capture':
    case 'useOutflankFire':
    case 'reinforce':
    case 'score':
      return action.yes ? 0.5 : 0;
    case 'support':
      return action.yes && unitOf(state, action.unit).cas === 0 ? 0.3 : 0.1;
    case 'regroup':
      return 0.5;
    case 'rearrange':
      return -0.5;
    default:
      return 0;
  }
}

/** A hit counts more on a unit that it drives away or destroys. */
function prize(state: Frozen<State>, target: UnitId): number {
  const unit = unitOf(state, target);
  if (!unit.faceUp) return 1;
  return 0.8 + (unit.cas + 1) / cardOf(unit).cohesion;
}

function meleeWorth(
  state: Frozen<State>,
  unit: UnitId,
  foe: UnitId,
  charge: boolean,
  engaging: boolean,
): number {
  const bonus = charge ? [{ rule: 'SAG-14.3', label: 'Charge', value: 1 } as const] : [];
  const given = expectedHits(state, 'melee', unit, foe, { attacking: true, engaging, bonus });
  const taken = expectedHits(state, 'melee', foe, unit, { engaging });
  return given * prize(state, foe) - taken * prize(state, unit) + 0.1;
}

function worthOfDeclaring(state: Frozen<State>, player: Player, action: ActionOf<'declare'>): number {
  const id = state.activation?.unit ?? '';
  const { kind, target, follow, to } = action;
  const unit = unitOf(state, id);
  if (kind === 'continue') {
    const melee = meleeOf(state, id);
    return melee === undefined ? 0 : meleeWorth(state, id, foeOf(melee, id), false, false);
  }
  if (kind === 'disengage') return unit.cas >= 2 ? 0.1 : -0.2;
  let value = 0;
  if (to !== undefined) value += worthOfSlot(state, player, id, to) - 0.1;
  if (target !== undefined && (kind === 'fire' || follow === 'fire'))
    value += expectedHits(state, 'fire', id, target) * prize(state, target);
  else if (target !== undefined) value += meleeWorth(state, id, target, isCavalry(unit), true);
  return value;
}

/** Filling a hole in the 1st Line is worth the more, the more there are. */
function worthOfSlot(state: Frozen<State>, player: Player, id: UnitId, to: string): number {
  const from = unitOf(state, id);
  const isHole =
    to.startsWith('L') && unitAt(state, `${player}:${to}` as ReturnType<typeof placeOf>) === null;
  if (isHole && zoneOf(from.at) !== 'L') return 0.5 + 0.6 * holesOf(state, player);
  if (zoneOf(from.at) === 'L' && !to.startsWith('L')) return -0.8;
  if (zoneOf(from.at) === 'R' && to.startsWith('S')) return 0.2;
  return 0;
}

function worthOfActivating(state: Frozen<State>, { unit: id, mode }: ActionOf<'activate'>): number {
  const unit = unitOf(state, id);
  const zone = zoneOf(unit.at);
  if (mode === 'outflankW' || mode === 'outflankE') return 0.15;
  if (meleeOf(state, id) !== undefined) return 0.5;
  if (zone === 'L') return unitAt(state, facing(unit.at)) === null ? 0.1 : 0.6;
  const holes = holesOf(state, unit.owner);
  if (zone === 'S') return holes > 0 ? 0.5 * holes : 0.3;
  return 0.25;
}
