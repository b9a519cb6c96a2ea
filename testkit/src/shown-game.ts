// A game played at random as the page gets it, for whatever has to draw or describe every moment of it.
import {
  type Action,
  eventsSince,
  type GameEvent,
  type GameModule,
  type GameState,
  type Offer,
  type Open,
  offers,
  pending,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { pick } from './fork.ts';
import type { OptionsGenerator } from './game.ts';
import { parsedOptions } from './random-play.ts';

export interface ShownDecision<A, V> {
  readonly seat: Seat;
  readonly view: Open<V>;
  readonly offers: readonly Offer<A>[];
}

interface ShownGame<A, V> {
  readonly seed: number;
  readonly options: OptionsGenerator;
  /** So many decisions, or as many as the game has. */
  readonly most: number;
  look(shown: ShownDecision<A, V>): void;
}

/** An offer as it comes over the wire. */
const sent = <A>(offer: Offer<A>): Offer<A> => ({
  ...offer,
  action: JSON.parse(JSON.stringify(offer.action)),
});

/** Plays one game in which nobody resigns or takes back; returns every event as the first seat saw it. */
export function shownGame<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  { seed, options, most, look }: ShownGame<A, V>,
): readonly E[] {
  const random = randomOf(simulationSource(seed));
  const match = startMatch(module, parsedOptions(module, options(random)), simulationSource(seed));
  for (let i = 0; i < most; i += 1) {
    const seat = pick(pending(match), random)?.seat;
    if (seat === undefined) break;
    const open = offers(match, seat);
    look({ seat, view: viewOf(match, seat), offers: open.map(sent) });
    const quiet = open.filter(
      ({ refusal, role }) => refusal === null && role !== 'grave' && role !== 'takeBack',
    );
    const chosen = pick(quiet, random);
    if (chosen !== undefined) submit(match, seat, chosen.action);
  }
  return eventsSince(match, 0, match.seats[0] ?? '').flatMap(({ events }) => events);
}
