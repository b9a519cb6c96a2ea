import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { FACTION_NAME } from '../../../decks/factions.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { opponentOf, type Player } from '../../../vocabulary.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { EMBLEM, FACTION_LOOK } from '../cards/card-symbols.ts';

const MARKERS = 3;

/** How one army stands: points, Activation markers left, who goes first. */
function Side({ view, player }: { readonly view: View; readonly player: Player }) {
  const { faction, vp, markers } = view.players[player];
  const shown = Math.max(MARKERS, markers);
  return (
    <section
      class={`saga-side saga-look-${FACTION_LOOK[faction]}`}
      aria-label={tell(onTheBoards.sideOf, { side: SEAT_NAME[player], army: FACTION_NAME[faction] })}
    >
      <b class="saga-army">
        <Icon name={EMBLEM[FACTION_LOOK[faction]]} />
        {SEAT_NAME[player]}
      </b>
      <span class="saga-vp">
        <b class="num">{vp}</b> {tell(onTheBoards.vpOf, { target: view.rules.vpTarget })}
      </span>
      <span class="saga-markers" role="img" aria-label={tell(onTheBoards.markersLeft, { count: markers })}>
        {Array.from({ length: shown }, (_, i) => (
          <Icon key={`${i}`} name="mk-activation" class={i < markers ? '' : 'is-spent'} />
        ))}
      </span>
      {view.turn > 0 && view.phase !== 'initiative' && (
        <span class="saga-first">
          {tell(view.first === player ? onTheBoards.goesFirst : onTheBoards.goesSecond)}
        </span>
      )}
    </section>
  );
}

/** Beside the first lines: the enemy above, the viewer below. */
export const Standing = ({ view, near }: { readonly view: View; readonly near: Player }) => (
  <>
    <Side view={view} player={opponentOf(near)} />
    <Side view={view} player={near} />
  </>
);
