import type { Frozen, Noun } from '@grognard/kernel';
import { FACE_DOWN } from '../names.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { unitNoun } from '../words/unit-nouns.ts';
import { unitOf } from './units.ts';

/** What a unit is called in a question, which everybody may hear: nobody names what lies face down. */
export function nounOf(state: Frozen<State>, id: UnitId | null): Noun {
  const { faceUp, card } = unitOf(state, id);
  return faceUp ? unitNoun(card.hidden) : FACE_DOWN;
}
