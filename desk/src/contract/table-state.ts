// What the table tells a screen, in the words of one game: V its view, A its actions, E its events.
import type { Json } from '@grognard/kernel';
import type * as wire from '@grognard/protocol';

/** What an action means to whoever is asked, whatever the game calls it. */
export type Role =
  /** Answers the whole decision: the wax button. */
  | 'commit'
  /** Takes back a part of an answer that is not given yet. */
  | 'takeBack'
  /** Never offered by accident: behind the menu, with a question. */
  | 'grave';

export interface Offer<A = Json> extends Omit<wire.WireOffer, 'action'> {
  readonly action: A;
  readonly role?: Role;
}

export interface TableState<V = Json, A = Json> extends Omit<wire.TableState, 'view' | 'offers'> {
  readonly view: V;
  readonly offers: readonly Offer<A>[];
}

export interface Moment<E = Json> extends Omit<wire.Moment, 'events'> {
  readonly events: readonly E[];
}
