// NAP-STEP-SET.2, NAP-STEP-SET.3: factions, then rosters are chosen unseen and revealed together.
import { commitDraft, setDraft } from '@grognard/kernel';
import {
  type BattleFactionsFrame,
  type BattleRostersFrame,
  battleFactionsFrame,
  battleRostersFrame,
} from '../frames.ts';
import { asPlayer, type Rule, secretDecision } from '../rule-types.ts';
import { byPlayer } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

const pickFaction: Rule<BattleFactionsFrame, 'pickFaction'> = {
  type: 'pickFaction',
  rule: 'NAP-SET.2',
  role: 'commit',
  candidates: (_state, { allowed }, seat) =>
    allowed[asPlayer(seat)].map((faction) => ({ type: 'pickFaction', faction })),
  refuse: () => null,
  target: ({ faction }) => ({ button: faction }),
  apply(_umpire, frame, seat, { faction }) {
    setDraft(frame, asPlayer(seat), faction);
    commitDraft(frame, asPlayer(seat));
  },
};

export const battleFactions = secretDecision(battleFactionsFrame, {
  rule: 'NAP-SET.2',
  question: () => ({ rule: 'NAP-SET.2', prompt: prompts.pickFaction }),
  actions: [pickFaction],
  revealed(umpire, _frame, drafts) {
    const factions = byPlayer((player) => drafts[player]);
    umpire.emit({ type: 'factionsRevealed', rule: 'NAP-SET.2', factions });
    umpire.end(factions);
  },
});

const pickRoster: Rule<BattleRostersFrame, 'pickRoster'> = {
  type: 'pickRoster',
  rule: 'NAP-ARM.8',
  role: 'commit',
  candidates: (_state, { offered }, seat) =>
    offered[asPlayer(seat)].map((roster) => ({ type: 'pickRoster', roster })),
  refuse: () => null,
  target: ({ roster }) => ({ button: roster }),
  apply(_umpire, frame, seat, { roster }) {
    setDraft(frame, asPlayer(seat), roster);
    commitDraft(frame, asPlayer(seat));
  },
};

export const battleRosters = secretDecision(battleRostersFrame, {
  rule: 'NAP-ARM.7',
  question: () => ({ rule: 'NAP-ARM.7', prompt: prompts.pickRoster }),
  actions: [pickRoster],
  revealed(umpire, _frame, drafts) {
    const rosters = byPlayer((player) => drafts[player]);
    umpire.emit({ type: 'rostersRevealed', rule: 'NAP-ARM.7', rosters });
    umpire.end(rosters);
  },
});
