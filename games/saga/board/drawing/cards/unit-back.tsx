import type { Faction } from '../../../vocabulary.ts';
import { EMBLEM, FACTION_LOOK } from './card-symbols.ts';
import './cards.css';
import './cards-text.css';

/** A unit that lies face-down: nothing but the colours of its army. */
export const UnitBack = ({ faction }: { readonly faction: Faction }) => (
  <span class={`saga-card saga-unit-card is-back saga-look-${FACTION_LOOK[faction]}`} aria-hidden="true">
    <span class="saga-face">
      <svg class="saga-back-emblem" viewBox="0 0 48 48">
        <use href={`#${EMBLEM[FACTION_LOOK[faction]]}`} />
      </svg>
    </span>
  </span>
);
