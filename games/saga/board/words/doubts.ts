// Asked once before an answer somebody may have given by mistake.
import type { Question } from '@grognard/desk';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import type { Action, ActionOf } from '../../grammar.ts';
import { type Formation, isPlayer, type StrategyCardId } from '../../vocabulary.ts';
import type { TableState } from '../desk.ts';
import { handOf } from './hand-order.ts';
import { FORMATION_NAME, objectiveName, unitName } from './names.ts';
import { doubts } from './sentences-labels.ts';
import { unitsOfWindow, windowIn } from './window.ts';

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

const FORMATIONS: { readonly [card: StrategyCardId]: Formation } = {
  G05: 'line',
  G06: 'square',
  G07: 'echelon',
};

/** SAG-5.8: a formation the unit has already. In good time a Square is a way to hold the ground. */
function formingAgain({ card }: ActionOf<'card'>, { view }: TableState): Question | null {
  const formation = FORMATIONS[card];
  const about = windowIn(view) === 'W-ACT' ? unitsOfWindow(view) : [];
  const unit = view.units.find(({ id, owner }) => owner === view.viewer && about.includes(id));
  if (formation === undefined || unit?.formation !== formation) return null;
  return {
    question: tell(doubts.sameFormation, {
      unit: unitName(view, unit.id),
      formation: FORMATION_NAME[formation],
    }),
    yes: tell(doubts.sameFormationYes),
    no: tell(doubts.sameFormationNo),
  };
}

export function askFirst(action: Action, state: TableState): Question | null {
  if (action.type === 'card') return formingAgain(action, state);
  const proc = state.view.frames.at(-1)?.proc;
  if (action.type === 'done' && proc === 'openingTerrain') return layingNone(state);
  if (action.type === 'forfeit') return givingUp(state);
  return action.type === 'pass' && proc === 'checkpoint' ? scoringNone(state) : null;
}
