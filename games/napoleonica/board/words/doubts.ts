// Asked once before an answer somebody may have given by mistake.
import type { Question } from '@grognard/desk';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import type { TableState } from '../desk.ts';
import { ownerOf, stepIn } from '../input/moment.ts';
import { unitAndPlace } from './names.ts';
import { doubts } from './sentences-labels.ts';

/** NAP-BAT.4: whoever passes is out for this round. */
function passing({ view, offers }: TableState): Question | null {
  const count = view.battle?.players[ownerOf(view)].screen.count ?? 0;
  if (!legalIn(offers).some(({ action }) => action.type === 'activate')) return null;
  return { question: tell(doubts.pass, { count }), yes: tell(doubts.passYes), no: tell(doubts.passNo) };
}

/** An Order was paid, and nothing comes of it. */
function idling({ view, offers }: TableState): Question | null {
  const { activation = null } = view.battle ?? {};
  const canAct = legalIn(offers).some(({ action }) => action.type === 'move' || action.type === 'attack');
  if (activation === null || stepIn(view) !== 'act' || activation.moved > 0 || !canAct) return null;
  return {
    question: tell(doubts.endActivation, { unit: unitAndPlace(view, activation.unit) }),
    yes: tell(doubts.endYes),
    no: tell(doubts.endNo),
  };
}

export function askFirst(action: Action, state: TableState): Question | null {
  if (action.type === 'pass') return passing(state);
  return action.type === 'end' ? idling(state) : null;
}
