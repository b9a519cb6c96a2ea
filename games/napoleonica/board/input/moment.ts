// What is asked right now, read from the view.
import type { View } from '../../view.ts';
import { isPlayer, type Player } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { tokensOf } from './tokens.ts';

/** The procedure on top: 'turn', 'activation'. */
export const procIn = ({ frames }: View): string => frames.at(-1)?.proc ?? '';
export const stepIn = ({ frames }: View): string => frames.at(-1)?.step ?? '';

/** NAP-ACT.3, NAP-ACT.7: what is asked of an active unit before it may move or attack. */
export const isAskedFirst = (view: View): boolean =>
  procIn(view) === 'activation' && ['substitute', 'abilities'].includes(stepIn(view));

/** Whose Orders and cards lie on this desk: the viewer's, or of somebody who only watches the first player's. */
export const ownerOf = ({ viewer }: View): Player => (isPlayer(viewer) ? viewer : 'A');

/** The Orders behind the viewer's screen, one by one. */
export function ownTokens(view: View) {
  const orders = view.battle?.players[ownerOf(view)].screen.orders ?? null;
  return orders === null ? [] : tokensOf(orders);
}

/** Orders that are lifted, in the order in which they were pressed. */
export function liftedTokens(desk: Desk) {
  const picked = desk.selection.value;
  if (picked?.kind !== 'orders') return [];
  const tokens = ownTokens(desk.shown.value.view);
  return picked.places.flatMap((place) => tokens[place] ?? []);
}

/** Steps between battles that are about the army: the notebook lies open. */
const ABOUT_THE_ARMY: readonly string[] = [
  'shop',
  'develop',
  'fieldArmy',
  'restoration',
  'improvement',
  'beforeBattle',
];
export const isAboutArmy = (view: View): boolean =>
  ABOUT_THE_ARMY.includes(procIn(view)) && !(procIn(view) === 'beforeBattle' && stepIn(view) !== 'hire');
