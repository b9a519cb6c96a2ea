// Hexes that answer now: where somebody may go, what may be fired at, charged or assaulted.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { procIn } from './moment.ts';
import { outingOf } from './outing.ts';

const BY_STEPS: readonly string[] = ['step', 'moveLeader', 'moveLine', 'extend', 'contract', 'lineHex'];

/** Hex by hex one goes by the list of choices, a press goes the whole way; a leader who rides hex by hex goes on so. */
export const isByStep = (view: View, { type }: Action): boolean =>
  BY_STEPS.includes(type) && !(type === 'moveLeader' && procIn(view) === 'leaderMove');

/** What takes two presses shows its targets after the first; with somebody chosen to go, only where he may. */
function isOfChosen(desk: Desk, { action }: Offer): boolean {
  const picked = desk.selection.value;
  switch (action.type) {
    case 'goLeader':
      return picked?.kind === 'leader' && picked.leader === action.leader;
    case 'charge':
      return picked === null || (picked.kind === 'charger' && picked.unit === action.unit);
    case 'bombard':
      return picked === null || (picked.kind === 'guns' && picked.hex === action.from);
    case 'assign':
      return action.target !== NOWHERE;
    default:
      // His own goals may still be on their way: others who may come on are no answer to where he shall go.
      return (
        picked?.kind !== 'group' && picked?.kind !== 'leader' && !isByStep(desk.shown.value.view, action)
      );
  }
}

export function goalsOf(desk: Desk): readonly Hex[] {
  if (!desk.isLive.value) return [];
  const outing = outingOf(desk);
  if (outing !== null && procIn(desk.shown.value.view) !== 'group') return outing.goals;
  const hexes = legalIn(desk.offers())
    .filter((offer) => isOfChosen(desk, offer))
    .flatMap(({ target }) => ('hex' in target ? [target.hex] : []));
  return [...new Set(hexes)];
}

/** Goals that are enemies to be fought, not places to go to. */
const HOSTILE: readonly Offer['action']['type'][] = ['bombard', 'charge', 'assign', 'nextTarget', 'pursue'];

export function hostileGoals(desk: Desk): readonly Hex[] {
  const hostile = new Set(
    legalIn(desk.offers()).flatMap(({ action, target }) =>
      HOSTILE.includes(action.type) && 'hex' in target ? [target.hex] : [],
    ),
  );
  return goalsOf(desk).filter((hex) => hostile.has(hex));
}
