// SAG-6.1 to 6.6, X-FR, X-CO: both commit a card for its initiative value; the higher makes its owner First player.
import { frozen, invariant } from '@grognard/kernel';
import { bluffOf, strategyCard } from '../data/strategy-cards.ts';
import { cardsInHand, changePlayer, discardFromHand } from '../field/hand.ts';
import type { BothFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import { asPlayer, type Proc, type Rule, type Table } from '../rule-types.ts';
import { beginDrafts, commit, revealDrafts, setDraft } from '../secrecy/drafts.ts';
import type { State } from '../state.ts';
import { type ByPlayer, opponentOf, PLAYERS, type Player, type StrategyCardId } from '../vocabulary.ts';
import { askBoth } from './both.ts';
import { callCheckpoint } from './checkpoint.ts';

/** SAG-6.6 */
const MARKERS = 3;

const commitCard: Rule<BothFrame, 'commit'> = {
  type: 'commit',
  rule: 'SAG-6.2',
  *candidates(state, _frame, seat) {
    const player = asPlayer(seat);
    for (const card of cardsInHand(state, player)) yield { type: 'commit', card };
    yield { type: 'commit', card: bluffOf(state.players[player].faction) };
  },
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply(umpire, frame, seat, { card }) {
    setDraft(umpire.state, asPlayer(seat), { kind: 'initiative', card });
    commit(frame, asPlayer(seat));
  },
};

export const initiative: Proc<BothFrame> = {
  rule: 'SAG-6.2',
  pending: (_state, frame) =>
    frame.step === 'commit' ? askBoth(frame, 'SAG-6.2', 'Commit one card for its initiative value.') : [],
  actions: [commitCard],
  advance(umpire, frame) {
    if (frame.step === 'begin') begin(umpire, frame);
    else if (frame.step === 'commit') {
      frame.step = 'over';
      decide(umpire);
      callCheckpoint(umpire);
    } else umpire.end();
  },
};

/** With no other card the Bluff is the only choice, and everybody can see that. */
function begin(umpire: Table, frame: BothFrame): void {
  const { state } = umpire;
  frame.step = 'commit';
  beginDrafts(state, { kind: 'initiative', card: null });
  for (const player of PLAYERS) {
    const { hand, faction } = state.players[player];
    if (hand.length > 0) continue;
    setDraft(state, player, { kind: 'initiative', card: bluffOf(faction) });
    commit(frame, player);
  }
}

function decide(umpire: Table): void {
  const drafts = revealDrafts(umpire);
  const cards: ByPlayer<StrategyCardId> = { A: cardIn(drafts.A), B: cardIn(drafts.B) };
  const values = { A: strategyCard(cards.A).initiative, B: strategyCard(cards.B).initiative };
  umpire.emit({ type: 'initiativeRevealed', rule: 'SAG-6.2', cards, values });
  const { state } = umpire;
  for (const player of PLAYERS) {
    if (strategyCard(cards[player]).bluff === true) changePlayer(state, player, { bluff: 'aside' });
    else discardFromHand(umpire, player, cards[player], 'SAG-6.2');
  }
  const die = values.A === values.B ? umpire.random.die(6, 'SAG-6.5 tie') : null;
  const first = die === null ? (values.A > values.B ? 'A' : 'B') : brokenTie(state, die);
  state.first = first;
  umpire.emit({ type: 'initiativeDecided', rule: die === null ? 'SAG-6.3' : 'SAG-6.5', first, die });
  for (const player of PLAYERS) {
    const { secondStreak } = state.players[player];
    const streak = player === first ? 0 : secondStreak + 1;
    changePlayer(state, player, { markers: MARKERS, secondStreak: streak });
  }
}

function cardIn(draft: Draft | null): StrategyCardId {
  const card = draft?.kind === 'initiative' ? draft.card : null;
  invariant(card !== null, 'both have committed a card');
  return card;
}

/** SAG-6.5, R14: odd for the French seat if there is exactly one, else for seat A. */
function brokenTie(state: State, die: number): Player {
  const { A, B } = frozen(state).players;
  const odd: Player = A.faction !== 'FR' && B.faction === 'FR' ? 'B' : 'A';
  return die % 2 === 1 ? odd : opponentOf(odd);
}
