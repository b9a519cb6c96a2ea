// NAP-ORD.6, NAP-ORD.7: the Leader draws the next Escalation card and picks a side of it.
import { ESCALATION_SIDES } from '../data/escalation-cards.ts';
import { battleOf, leaderFirst } from '../field/battle.ts';
import { type EscalateFrame, escalateFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const escalateTo: Rule<EscalateFrame, 'escalate'> = {
  type: 'escalate',
  rule: 'NAP-ORD.6',
  candidates: () => ESCALATION_SIDES.map((side) => ({ type: 'escalate', side })),
  refuse: () => null,
  target: ({ side }) => ({ button: side }),
  apply(umpire, _frame, _seat, { side }) {
    const battle = battleOf(umpire.state);
    const card = battle.escalated.at(-1) ?? '';
    battle.escalation = { card, side };
    umpire.emit({ type: 'sideChosen', rule: 'NAP-ORD.6', card, side });
    umpire.end();
  },
};

const ask = asking('NAP-ORD.6', prompts.escalate);

export const escalate = procedure(escalateFrame, {
  rule: 'NAP-ORD.6',
  pending: (state, { step }) => (step === 'choose' ? ask(leaderFirst(battleOf(state))[0]) : NOBODY),
  actions: [escalateTo],
  advance(umpire, frame) {
    frame.step = 'choose';
    const battle = battleOf(umpire.state);
    const [top, ...rest] = battle.escalationDeck;
    if (top === undefined) return;
    const card = umpire.reveal(top);
    battle.escalationDeck = rest;
    battle.escalated = [...battle.escalated, card];
    umpire.emit({ type: 'escalationDrawn', rule: 'NAP-ORD.7', card, isLast: rest.length === 0 });
  },
});
