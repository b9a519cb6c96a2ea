import type { Faction } from '../../vocabulary.ts';
import './cards.css';

const OF_FACTION: { readonly [faction in Faction]: string } = {
  FR: 'back-france',
  CO: 'back-coalition',
  PR: 'back-prussia',
};

/** A Strategy card seen from behind. */
export const StrategyBack = ({ faction }: { readonly faction: Faction }) => (
  <svg class="saga-card-back" viewBox="0 0 120 168" aria-hidden="true">
    <use href={`#${OF_FACTION[faction]}`} />
  </svg>
);
