import { Icon } from '@grognard/desk/look/icon.tsx';
import { fill } from '@grognard/kernel';
import { FACTION_NAME } from '../../../decks/factions.ts';
import type { View } from '../../../view.ts';
import { isPlayer, opponentOf } from '../../../vocabulary.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { EMBLEM, FACTION_LOOK } from '../cards/card-symbols.ts';
import type { OnField } from './field-props.ts';
import { placed } from './geometry.ts';

/** SAG-4.5: both deploy unseen, so nothing stands on the far half yet. */
export const isUnseen = ({ phase, units, viewer }: View): boolean =>
  phase === 'setup' && units.length === 0 && isPlayer(viewer);

/** The far half while nobody sees it: who places there, and how many. */
export function UnseenBand({ view, geometry: { band, near } }: OnField) {
  if (band === null) return null;
  const far = opponentOf(near);
  const { faction, muster } = view.players[far];
  const isBusy = view.pending.some(({ seat }) => seat === far);
  return (
    <p class={`saga-unseen saga-look-${FACTION_LOOK[faction]}`} style={placed(band)}>
      <Icon name={EMBLEM[FACTION_LOOK[faction]]} />
      <b>{FACTION_NAME[faction]}</b>
      <span>{fill(isBusy ? onTheBoards.placesUnseen : onTheBoards.hasPlaced, { count: muster.length })}</span>
    </p>
  );
}
