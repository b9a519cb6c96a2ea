// SAG-19.1, 19.2: both choose, unseen, which of their objectives they open.

import { changePlayer } from '../field/hand.ts';
import type { BothFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import { asPlayer, type Proc, type Rule, type Table } from '../rule-types.ts';
import { commit, revealDrafts, setDraft } from '../secrecy/drafts.ts';
import { known } from '../secrecy/secrets.ts';
import type { ObjectiveId } from '../vocabulary.ts';
import { type ByPlayer, PLAYERS, type Player } from '../vocabulary.ts';
import { askBoth } from './both.ts';

const openObjective: Rule<BothFrame, 'openObjective'> = {
  type: 'openObjective',
  rule: 'SAG-19.1',
  *candidates(state, _frame, seat) {
    for (const { card } of state.players[asPlayer(seat)].objectives)
      yield { type: 'openObjective', obj: card.hidden };
  },
  refuse: () => null,
  target: ({ obj }) => ({ card: obj }),
  apply(umpire, frame, seat, { obj }) {
    setDraft(umpire.state, asPlayer(seat), { kind: 'objective', obj });
    commit(frame, asPlayer(seat));
  },
};

const chosen = (draft: Draft | null): ObjectiveId => (draft?.kind === 'objective' ? (draft.obj ?? '') : '');

export const openObjectives: Proc<BothFrame> = {
  rule: 'SAG-19.1',
  pending: (_state, frame) => askBoth(frame, 'SAG-19.1', 'Choose the objective you open.'),
  actions: [openObjective],
  advance(umpire) {
    const drafts = revealDrafts(umpire);
    const objectives: ByPlayer<ObjectiveId> = { A: chosen(drafts.A), B: chosen(drafts.B) };
    for (const player of PLAYERS) open(umpire, player, objectives[player]);
    umpire.emit({ type: 'objectivesOpened', rule: 'SAG-19.1', objectives });
    umpire.end();
  },
};

function open({ state }: Table, player: Player, obj: ObjectiveId): void {
  const objectives = state.players[player].objectives.map((objective) =>
    objective.card.hidden === obj ? { ...objective, card: known(obj), open: true } : objective,
  );
  changePlayer(state, player, { objectives });
}
