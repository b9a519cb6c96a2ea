import type { Faction } from '../../../vocabulary.ts';
import './cards.css';

const Back = ({ name }: { readonly name: string }) => (
  <svg class="saga-card-back" viewBox="0 0 120 168" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
);

const OF_FACTION: { readonly [faction in Faction]: string } = {
  FR: 'back-france',
  CO: 'back-coalition',
  PR: 'back-prussia',
};

export const StrategyBack = ({ faction }: { readonly faction: Faction }) => (
  <Back name={OF_FACTION[faction]} />
);
export const ObjectiveBack = () => <Back name="back-objective" />;
