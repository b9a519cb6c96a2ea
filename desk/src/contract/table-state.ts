// What the table tells a screen, in the words of one game: V its view, A its actions, E its events.
import type { Json } from '@grognard/kernel';
import type * as wire from '@grognard/protocol';

export interface Offer<A = Json> extends Omit<wire.WireOffer, 'action'> {
  readonly action: A;
}

export interface TableState<V = Json, A = Json> extends Omit<wire.TableState, 'view' | 'offers'> {
  readonly view: V;
  readonly offers: readonly Offer<A>[];
}

export interface Moment<E = Json> extends Omit<wire.Moment, 'events'> {
  readonly events: readonly E[];
}
