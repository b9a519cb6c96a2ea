import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { say } from '@grognard/desk/words/say.ts';
import { pointsOf } from '../../decks/deck-rules.ts';
import { limitWords } from '../words/sentences-workshop.ts';
import type { DeckWork } from './deck-craft.ts';

/** SAG-20.1: what the army costs of what it may. */
export const PointsLine = ({ work: { bench } }: { readonly work: DeckWork }) => (
  <Sentence
    text={say(limitWords.points, { points: pointsOf(bench.draft.deck), most: bench.limits.armyPoints })}
  />
);
