// What comes over the wire is JSON; the host made it from these very types, so it is read as such here and nowhere else.
import type { Json } from '@grognard/kernel';
import type { TableState, WireOffer } from '@grognard/protocol';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { Options } from '../../vocabulary.ts';

export const viewIn = (state: TableState): View => viewFrom(state.view);
export const viewFrom = (json: Json): View => json as unknown as View;
export const actionIn = (json: Json): Action => json as unknown as Action;
export const eventsIn = (json: readonly Json[]): readonly Event[] => json as unknown as readonly Event[];
export const optionsIn = (json: Json): Options => json as unknown as Options;

/** An action on its way to the table. */
export const asJson = (action: Action): Json => action as unknown as Json;

export interface SagaOffer {
  readonly wire: WireOffer;
  readonly action: Action;
  readonly isLegal: boolean;
}

export const offersIn = (wires: readonly WireOffer[]): readonly SagaOffer[] =>
  wires.map((wire) => ({ wire, action: actionIn(wire.action), isLegal: wire.refusal === null }));
