// SAG-6.1 to 6.6, X-FR, X-CO: both commit a card for its initiative value; the higher makes its owner First player.
import { ask, commitDraft, frozen, invariant, setDraft } from '@grognard/kernel';
import { bluffOf, strategyCard } from '../data/strategy-cards.ts';
import { cardsInHand, changePlayer, discardFromHand } from '../field/hand.ts';
import { type InitiativeFrame, initiativeFrame } from '../frames.ts';
import type { DraftOf } from '../grammar.ts';
import { asPlayer, type Rule, secretDecision, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type ByPlayer, opponentOf, PLAYERS, type Player, type StrategyCardId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { callCheckpoint } from './checkpoint.ts';

/** SAG-6.6 */
const MARKERS = 3;

/** Choosing is the whole answer, so it commits at once. */
const commitCard: Rule<InitiativeFrame, 'commit'> = {
  type: 'commit',
  rule: 'SAG-6.2',
  *candidates(state, _frame, seat) {
    const player = asPlayer(seat);
    for (const card of cardsInHand(state, player)) yield { type: 'commit', card };
    yield { type: 'commit', card: bluffOf(state.players[player].faction) };
  },
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply: (_umpire, frame, seat, { card }) => commitTo(frame, asPlayer(seat), card),
};

function commitTo(frame: InitiativeFrame, player: Player, card: StrategyCardId): void {
  setDraft(frame, player, { kind: 'initiative', card });
  commitDraft(frame, player);
}

export const initiative = secretDecision(initiativeFrame, {
  rule: 'SAG-6.2',
  question: () => ask('SAG-6.2', prompts.initiative),
  actions: [commitCard],
  revealed(umpire, frame, { A, B }) {
    frame.step = 'over';
    decide(umpire, { A: cardIn(A), B: cardIn(B) });
    callCheckpoint(umpire);
  },
  advance(umpire, frame) {
    if (frame.step === 'begin') begin(umpire, frame);
    else umpire.end();
  },
});

/** With no other card the Bluff is the only choice, and everybody can see that. */
function begin({ state }: Table, frame: InitiativeFrame): void {
  frame.step = 'commit';
  for (const player of PLAYERS) {
    const { hand, faction } = state.players[player];
    if (hand.length === 0) commitTo(frame, player, bluffOf(faction));
  }
}

function decide(umpire: Table, cards: ByPlayer<StrategyCardId>): void {
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

function cardIn({ card }: DraftOf<'initiative'>): StrategyCardId {
  invariant(card !== null, 'both have committed a card');
  return card;
}

/** SAG-6.5, SAG-R14: odd for the French seat if there is exactly one, else for seat A. */
function brokenTie(state: State, die: number): Player {
  const { A, B } = frozen(state).players;
  const odd: Player = A.faction !== 'FR' && B.faction === 'FR' ? 'B' : 'A';
  return die % 2 === 1 ? odd : opponentOf(odd);
}
