import {
  type Frame,
  type FrameIn,
  type Frozen,
  frameOf,
  type GameState,
  invariant,
  type Json,
  type Seat,
  type Secret,
  secret,
  windowFrameOf,
} from '@grognard/kernel';
import { whole } from '@grognard/kernel/forms.ts';

export const PLAYERS = ['north', 'east', 'south'] as const;
export const CARDS = [1, 2, 3, 4, 5, 6];
export const HANDS = 2;

/** Players are counted in seat order everywhere but in what is said to people. */
export interface BluffState extends GameState {
  cards: readonly Secret<number>[];
  deck: Secret<readonly number[]>;
  open: readonly (number | null)[];
  points: readonly number[];
  over: boolean;
}

const player = whole(0, PLAYERS.length - 1);
const claim = whole(0, CARDS.length);

export const roundFrame = frameOf('round', {
  steps: ['deal', 'claims', 'next', 'done'],
  locals: { hand: whole(1, HANDS), claimer: player },
});
export const turnFrame = frameOf('turn', {
  steps: ['claim', 'doubts', 'score'],
  fixed: { claimer: player },
  locals: { least: claim },
});
export const doubtsFrame = windowFrameOf('doubts', { fixed: { claimer: player, least: claim } });
export const showdownFrame = frameOf('showdown', {
  steps: ['show', 'settle', 'done'],
  fixed: { claimer: player, doubter: player, least: claim },
});
export type TurnFrame = FrameIn<typeof turnFrame>;
export type DoubtFrame = FrameIn<typeof doubtsFrame>;

/** Where in the sequence of play a decision is taken, in public numbers; `least` 0: nothing claimed yet. */
export interface Moment {
  readonly hand: number;
  readonly claimer: number;
  readonly least: number;
  readonly asked: number;
  readonly passes: number;
}

const localOf = (frame: { readonly [local: string]: Json } | undefined, local: string): number =>
  Number(frame?.[local] ?? 0);

export function momentOf({ frames }: Frozen<BluffState>): Moment {
  const [round, turn, window] = frames.map((frame): { readonly [local: string]: Json } => ({ ...frame }));
  return {
    hand: localOf(round, 'hand'),
    claimer: localOf(round, 'claimer'),
    least: localOf(turn, 'least'),
    asked: localOf(window, 'asked'),
    passes: localOf(window, 'passes'),
  };
}

export function framesAt({ hand, claimer, least, asked, passes }: Moment, over: boolean): Frame[] {
  const round = roundFrame.at(over ? 'done' : 'next', { hand, claimer });
  if (over) return [round];
  const turn = turnFrame.at(least === 0 ? 'claim' : 'score', { claimer, least });
  if (least === 0) return [round, turn];
  return [round, turn, doubtsFrame.at('ask', { asked, passes, claimer, least })];
}

/** The cards as dealt: one for each player, the rest face down. */
export const dealt = (cards: readonly number[]): Pick<BluffState, 'cards' | 'deck'> => ({
  cards: PLAYERS.map((seat, i) => secret(cards[i] ?? 0, seat)),
  deck: secret(cards.slice(PLAYERS.length)),
});

export const seatAt = (index: number): Seat => {
  const seat = PLAYERS[index % PLAYERS.length];
  invariant(seat, `There are players 0 to ${PLAYERS.length - 1}, not ${index}.`);
  return seat;
};

const ALL: readonly Seat[] = PLAYERS;
export const indexOf = (seat: Seat): number => ALL.indexOf(seat);
