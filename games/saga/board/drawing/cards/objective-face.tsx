import { invariant } from '@grognard/kernel';
import { OBJECTIVE_CARDS, type ObjectiveCard } from '../../../data/objectives.ts';
import type { ObjectiveId } from '../../../vocabulary.ts';
import { CardArt } from './card-art.tsx';
import './cards.css';
import './cards-text.css';
import { OBJECTIVE_ART } from './strategy-art.ts';
import { OBJECTIVE_TEXTS } from './strategy-texts.ts';

function objectiveCard(id: ObjectiveId): ObjectiveCard {
  const card = OBJECTIVE_CARDS.find((one) => one.id === id);
  if (card === undefined) invariant(false, `there is no Objective card ${id}`);
  return card;
}
/** SAG-16.6 */
const POINTS = '1 VP';
const KIND = { immediate: 'As soon as it is met', longTerm: 'At the end of the game' } as const;

/** SAG-1.7: an Objective card, as wide as its place. Decoration: who shows it says it in words (`tellObjective`). */
export function ObjectiveFace({ card: id }: { readonly card: ObjectiveId }) {
  const { name, kind } = objectiveCard(id);
  return (
    <span class="saga-card saga-objective-card saga-look-fr" aria-hidden="true">
      <span class="saga-face">
        <span class="saga-card-head">
          <b>{name}</b>
          <i class="saga-points">{POINTS}</i>
        </span>
        <CardArt name={id} art={OBJECTIVE_ART[id] ?? {}} />
        <span class="saga-card-when">{KIND[kind]}</span>
        <span class="saga-card-text">{OBJECTIVE_TEXTS[id] ?? ''}</span>
      </span>
    </span>
  );
}

/** An Objective card in words. */
export function tellObjective(id: ObjectiveId): string {
  const { name, kind } = objectiveCard(id);
  return `${name}. ${KIND[kind]}: ${OBJECTIVE_TEXTS[id] ?? ''}`;
}
