import {
  type Frame,
  type Frozen,
  type GameState,
  invariant,
  type Json,
  type Seat,
  type Secret,
  secret,
  type WindowFrame,
} from '@grognard/kernel';

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

export interface RoundFrame extends Frame {
  hand: number;
  claimer: number;
}
export interface TurnFrame extends Frame {
  readonly claimer: number;
  least: number;
}
export interface DoubtFrame extends WindowFrame {
  readonly claimer: number;
  readonly least: number;
}
export interface ShowdownFrame extends Frame {
  readonly claimer: number;
  readonly doubter: number;
  readonly least: number;
}

/** Where in the sequence of play a decision is taken, in public numbers; `least` 0: nothing claimed yet. */
export interface Moment {
  readonly hand: number;
  readonly claimer: number;
  readonly least: number;
  readonly asked: number;
  readonly passes: number;
}

const whole = (frame: { readonly [local: string]: Json } | undefined, local: string): number =>
  Number(frame?.[local] ?? 0);

export function momentOf({ frames }: Frozen<BluffState>): Moment {
  const [round, turn, window] = frames.map((frame): { readonly [local: string]: Json } => ({ ...frame }));
  return {
    hand: whole(round, 'hand'),
    claimer: whole(round, 'claimer'),
    least: whole(turn, 'least'),
    asked: whole(window, 'asked'),
    passes: whole(window, 'passes'),
  };
}

export function framesAt({ hand, claimer, least, asked, passes }: Moment, over: boolean): Frame[] {
  const round: RoundFrame = { proc: 'round', step: over ? 'done' : 'next', hand, claimer };
  if (over) return [round];
  const turn: TurnFrame = { proc: 'turn', step: least === 0 ? 'claim' : 'score', claimer, least };
  if (least === 0) return [round, turn];
  const window: DoubtFrame = { proc: 'doubts', step: 'ask', asked, passes, claimer, least };
  return [round, turn, window];
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
