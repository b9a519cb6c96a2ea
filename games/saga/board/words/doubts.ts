// Asked once before an answer somebody may have given by mistake.
import type { Question } from '@grognard/desk';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import type { Action } from '../../grammar.ts';
import { isPlayer } from '../../vocabulary.ts';
import type { TableState } from '../desk.ts';
import { handOf } from './hand-order.ts';
import { objectiveName } from './names.ts';
import { doubts } from './sentences-labels.ts';

/** SAG-4.11: nothing laid although Terrain is in hand. */
function layingNone({ view }: TableState): Question | null {
  const { draft, viewer } = view;
  if (draft?.kind !== 'terrain' || Object.keys(draft.slots).length > 0 || !isPlayer(viewer)) return null;
  const count = handOf(view, viewer).filter((card) => findStrategyCard(card)?.terrain !== undefined).length;
  if (count === 0) return null;
  return {
    question: tell(doubts.noTerrain, { count }),
    yes: tell(doubts.noTerrainYes),
    no: tell(doubts.noTerrainNo),
  };
}

/** SAG-9.1: an activation given up while a unit could act. */
function givingUp({ offers }: TableState): Question | null {
  if (!offers.some(({ action, refusal }) => action.type === 'activate' && refusal === null)) return null;
  return { question: tell(doubts.forfeit), yes: tell(doubts.forfeitYes), no: tell(doubts.forfeitNo) };
}

/** SAG-16.8: nothing scored while an objective is met. */
function scoringNone({ offers }: TableState): Question | null {
  const open = offers.flatMap(({ action, refusal }) =>
    action.type === 'score' && action.yes && refusal === null ? [objectiveName(action.obj)] : [],
  );
  if (open.length === 0) return null;
  return {
    question: tell(doubts.noScore, { objectives: listed(open) }),
    yes: tell(doubts.noScoreYes),
    no: tell(doubts.noScoreNo),
  };
}

export function askFirst(action: Action, state: TableState): Question | null {
  const proc = state.view.frames.at(-1)?.proc;
  if (action.type === 'done' && proc === 'openingTerrain') return layingNone(state);
  if (action.type === 'forfeit') return givingUp(state);
  return action.type === 'pass' && proc === 'checkpoint' ? scoringNone(state) : null;
}
