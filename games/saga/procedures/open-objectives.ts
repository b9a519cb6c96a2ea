// SAG-19.1, 19.2: both choose, unseen, which of their objectives they open.

import { ask, commitDraft, setDraft } from '@grognard/kernel';
import { changePlayer } from '../field/hand.ts';
import { type OpenObjectivesFrame, openObjectivesFrame } from '../frames.ts';
import { asPlayer, type Rule, secretDecision, type Table } from '../rule-types.ts';
import { known } from '../secrecy/secrets.ts';
import type { ObjectiveId } from '../vocabulary.ts';
import { type ByPlayer, PLAYERS, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

/** Choosing is the whole answer, so it commits at once. */
const openObjective: Rule<OpenObjectivesFrame, 'openObjective'> = {
  type: 'openObjective',
  rule: 'SAG-19.1',
  *candidates(state, _frame, seat) {
    for (const { card } of state.players[asPlayer(seat)].objectives)
      yield { type: 'openObjective', obj: card.hidden };
  },
  refuse: () => null,
  target: ({ obj }) => ({ card: obj }),
  apply(_umpire, frame, seat, { obj }) {
    setDraft(frame, asPlayer(seat), { kind: 'objective', obj });
    commitDraft(frame, asPlayer(seat));
  },
};

export const openObjectives = secretDecision(openObjectivesFrame, {
  rule: 'SAG-19.1',
  question: () => ask('SAG-19.1', prompts.openObjective),
  actions: [openObjective],
  revealed(umpire, _frame, { A, B }) {
    const objectives: ByPlayer<ObjectiveId> = { A: A.obj ?? '', B: B.obj ?? '' };
    for (const player of PLAYERS) open(umpire, player, objectives[player]);
    umpire.emit({ type: 'objectivesOpened', rule: 'SAG-19.1', objectives });
    umpire.end();
  },
});

function open({ state }: Table, player: Player, obj: ObjectiveId): void {
  const objectives = state.players[player].objectives.map((objective) =>
    objective.card.hidden === obj ? { ...objective, card: known(obj), open: true } : objective,
  );
  changePlayer(state, player, { objectives });
}
