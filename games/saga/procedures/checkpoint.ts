// SAG-16.8, SAG-R67: a checkpoint: immediate objectives may be scored, First player first; then deeds are forgotten.

import { type Decision, type Frozen, frozen, secret } from '@grognard/kernel';
import { nobody } from '../actions/yes-no.ts';
import { type CheckpointFrame, checkpointFrame } from '../frames.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import { mightScore, scorable, score } from '../scoring/scoring.ts';
import type { State } from '../state.ts';
import { type ObjectiveId, opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { scoreAtOnce, windowNames } from '../words/windows.ts';

/** Mostly nobody could score anything, and then it is over at once. */
export function callCheckpoint(umpire: Table): void {
  const { state } = umpire;
  if (!PLAYERS.some((player) => mightScore(frozen(state), player))) {
    if (state.deeds.length > 0) state.deeds = [];
    return;
  }
  umpire.call(checkpointFrame.at('look', { turns: 0 }));
}

const playerOf = (state: Pick<State, 'first'>, frame: { readonly turns: number }): Player =>
  frame.turns === 0 ? state.first : opponentOf(state.first);

/** Own objectives that may be scored and have not been held back at this checkpoint. */
function undecided(state: Frozen<State>, player: Player): readonly ObjectiveId[] {
  const held = state.held[player].hidden;
  return scorable(state, player).filter((obj) => !held.includes(obj));
}

function hold(state: State, player: Player, objs: readonly ObjectiveId[]): void {
  state.held = { ...state.held, [player]: secret(objs, player) };
}

const scoreOrHold: Rule<CheckpointFrame, 'score'> = {
  type: 'score',
  rule: 'SAG-16.8',
  *candidates(state, _frame, seat) {
    for (const obj of undecided(state, asPlayer(seat))) {
      yield { type: 'score', obj, yes: true };
      yield { type: 'score', obj, yes: false };
    }
  },
  refuse: () => null,
  target: ({ obj }) => ({ card: obj }),
  apply(umpire, frame, seat, { obj, yes }) {
    const player = asPlayer(seat);
    if (yes) score(umpire, player, obj);
    else hold(umpire.state, player, [...umpire.state.held[player].hidden, obj]);
    if (undecided(frozen(umpire.state), player).length === 0) next(umpire, frame, player);
  },
};

/** Whoever has nothing to score may let it go by, so standing orders reach it like a card window. */
const question = (seat: Player, turn: number): Decision => ({
  seat,
  rule: 'SAG-16.8',
  prompt: prompts.score,
  window: {
    id: 'checkpoint',
    name: windowNames.checkpoint,
    turn,
    pass: { type: 'pass' },
    atOnce: scoreAtOnce,
  },
});

/** For a player who is asked because of public facts only. */
const pass: Rule<CheckpointFrame, 'pass'> = {
  type: 'pass',
  role: 'commit',
  rule: 'SAG-16.8',
  candidates: (state, _frame, seat) =>
    scorable(state, asPlayer(seat)).length === 0 ? [{ type: 'pass' }] : [],
  refuse: () => null,
  target: () => ({ button: 'pass' }),
  apply: (umpire, frame, seat) => next(umpire, frame, asPlayer(seat)),
};

function next(umpire: Table, frame: CheckpointFrame, player: Player): void {
  frame.step = 'look';
  frame.turns += 1;
  if (umpire.state.held[player].hidden.length > 0) hold(umpire.state, player, []);
}

export const checkpoint = procedure(checkpointFrame, {
  rule: 'SAG-16.8',
  pending: (state, frame) => (frame.step === 'ask' ? [question(playerOf(state, frame), state.turn)] : nobody),
  actions: [scoreOrHold, pass],
  advance(umpire, frame) {
    const { state } = umpire;
    for (; frame.turns < 2; frame.turns += 1) {
      const player = playerOf(state, frame);
      if (!mightScore(frozen(state), player)) continue;
      // Whether something is scored now tells about hidden objectives: nobody goes back across it.
      for (const { card } of state.players[player].objectives) umpire.reveal(card);
      const own = scorable(frozen(state), player);
      if (state.rules.autoScore) for (const obj of own) scoreIfRoom(umpire, player, obj);
      else if (state.rules.alwaysPrompt || own.length > 0) {
        frame.step = 'ask';
        return;
      }
    }
    if (state.deeds.length > 0) state.deeds = [];
    umpire.end();
  },
});

const scoreIfRoom = (umpire: Table, player: Player, obj: string): void => {
  if (scorable(frozen(umpire.state), player).includes(obj)) score(umpire, player, obj);
};
