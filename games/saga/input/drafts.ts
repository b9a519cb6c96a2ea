// What a player puts together and nobody else may see.
import { type Form, listOf, mapOf, nullable, oneOf, record, tagged } from '@grognard/kernel/forms.ts';
import type { Draft, DraftOf } from '../grammar.ts';
import { anyStrategyCardId, objectiveId, strategyCardId, terrainSlot, unitCardId } from './words.ts';

export const objectiveDraft: Form<DraftOf<'objective'>> = record<DraftOf<'objective'>>({
  kind: oneOf(['objective']),
  obj: nullable(objectiveId),
});
export const deployDraft: Form<DraftOf<'deploy'>> = record<DraftOf<'deploy'>>({
  kind: oneOf(['deploy']),
  slots: mapOf(terrainSlot, unitCardId),
});
export const terrainDraft: Form<DraftOf<'terrain'>> = record<DraftOf<'terrain'>>({
  kind: oneOf(['terrain']),
  slots: mapOf(terrainSlot, strategyCardId),
});
export const initiativeDraft: Form<DraftOf<'initiative'>> = record<DraftOf<'initiative'>>({
  kind: oneOf(['initiative']),
  card: nullable(anyStrategyCardId),
});
/** SAG-16.8: objectives a player could score now and does not want to. */
const heldDraft: Form<DraftOf<'held'>> = record<DraftOf<'held'>>({
  kind: oneOf(['held']),
  objs: listOf(objectiveId, 3),
});

export const draft: Form<Draft> = tagged<Draft>('kind', {
  objective: objectiveDraft,
  deploy: deployDraft,
  terrain: terrainDraft,
  initiative: initiativeDraft,
  held: heldDraft,
});
