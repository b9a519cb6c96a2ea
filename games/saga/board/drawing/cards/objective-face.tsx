import { tell, translate } from '@grognard/desk/words/tell.ts';
import { invariant } from '@grognard/kernel';
import { OBJECTIVE_CARDS, type ObjectiveCard } from '../../../data/objectives.ts';
import type { ObjectiveId } from '../../../vocabulary.ts';
import { CardArt } from './card-art.tsx';
import './cards.css';
import './cards-text.css';
import { OBJECTIVE_KIND, OBJECTIVE_TEXTS, objectiveInWords } from '../../words/strategy-texts.ts';
import { OBJECTIVE_ART } from './strategy-art.ts';

function objectiveCard(id: ObjectiveId): ObjectiveCard {
  const card = OBJECTIVE_CARDS.find((one) => one.id === id);
  if (card === undefined) invariant(false, `there is no Objective card ${id}`);
  return card;
}
/** SAG-16.6 */
const POINTS = '1 VP';

/** SAG-1.7: an Objective card, as wide as its place. Decoration: who shows it says it in words (`tellObjective`). */
export function ObjectiveFace({ card: id }: { readonly card: ObjectiveId }) {
  const { name, kind } = objectiveCard(id);
  return (
    <span class="saga-card saga-objective-card saga-look-fr" aria-hidden="true">
      <span class="saga-face">
        <span class="saga-card-head">
          <b>{translate(name)}</b>
          <i class="saga-points">{POINTS}</i>
        </span>
        <CardArt name={id} art={OBJECTIVE_ART[id] ?? {}} />
        <span class="saga-card-when">{translate(OBJECTIVE_KIND[kind])}</span>
        <span class="saga-card-text">{translate(OBJECTIVE_TEXTS[id] ?? '')}</span>
      </span>
    </span>
  );
}

/** An Objective card in words. */
export function tellObjective(id: ObjectiveId): string {
  const { name, kind } = objectiveCard(id);
  return tell(objectiveInWords, { name, kind: OBJECTIVE_KIND[kind], text: OBJECTIVE_TEXTS[id] ?? '' });
}
