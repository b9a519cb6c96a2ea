// What has been decided for whole formations while orders are written: it is carried out when the book is closed.
import type { Action } from '../../grammar.ts';
import type { Draft } from '../../staff/draft.ts';

export const decidedIn = (draft: Draft): readonly Action[] => [
  ...draft.toReserve.map((body): Action => ({ type: 'toReserve', body })),
  ...draft.obeyed.map((body): Action => ({ type: 'obey', body })),
  ...draft.ended.map((body): Action => ({ type: 'endDivisional', body })),
  ...draft.generalRetreats.map((recall): Action => ({ type: 'generalRetreat', ...recall })),
  ...draft.leads.map((lead): Action => ({ type: 'lead', ...lead })),
  ...draft.unleads.map((leader): Action => ({ type: 'unlead', leader })),
  ...draft.revealed.map((body): Action => ({ type: 'reveal', body })),
  ...draft.direct.map((taken): Action => ({ type: 'directCommand', ...taken })),
];
