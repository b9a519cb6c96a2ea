import type { Seat, Viewer } from '@grognard/kernel';
import type { Player, TableState } from '@grognard/protocol';

/** Neither a machine nor somebody at another screen. */
export const isHere = (player: Player | undefined): boolean =>
  player?.kind === 'me' || player?.kind === 'friend';

/** Seats played by somebody at this screen. */
export const seatsHere = ({ players }: Pick<TableState, 'players'>): readonly Seat[] =>
  Object.keys(players).filter((seat) => isHere(players[seat]));

/** Whoever should look at the table now. With two people at one screen it goes to the one who must decide. */
export function whoLooks(state: TableState, now: Viewer | null): Viewer {
  const here = seatsHere(state);
  const [first] = here;
  // Once it is over everybody may look through every seat's eyes.
  if (state.outcome !== null && now !== null) return now;
  if (first === undefined) return 'spectator';
  if (here.length === 1) return first;
  const asked = here.filter((seat) => state.decisions.some((decision) => decision.seat === seat));
  if (now !== null && (asked.includes(now) || asked.length === 0)) return now;
  return asked[0] ?? first;
}

/** Who plays the second seat alone at this screen sees the board from there; two people both see the first below. */
export function seatedAt(state: TableState): 'near' | 'far' {
  const [first] = Object.keys(state.players);
  const [here, other] = seatsHere(state);
  return other === undefined && here === state.viewer && here !== first ? 'far' : 'near';
}

/** People who must not see each other's secrets hand the table over behind a curtain, until it is over. */
export const needsCurtain = (state: TableState): boolean =>
  seatsHere(state).length > 1 && state.outcome === null;

export const isAsked = (state: TableState, viewer: Viewer): boolean =>
  state.decisions.some(({ seat }) => seat === viewer);
