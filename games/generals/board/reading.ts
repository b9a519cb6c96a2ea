// What comes over the wire is JSON; the host made it from these very types, so it is read as such here and nowhere else.
import type { Json } from '@grognard/kernel';
import type { Moment, TableState, WireOffer } from '@grognard/protocol';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';

export const viewIn = (state: TableState): View => state.view as unknown as View;
export const actionIn = (json: Json): Action => json as unknown as Action;
export const eventsIn = (json: readonly Json[]): readonly Event[] => json as unknown as readonly Event[];

/** An action on its way to the table. */
export const asJson = (action: Action): Json => ({ ...action });

export interface GeneralsOffer {
  readonly wire: WireOffer;
  readonly action: Action;
  readonly isLegal: boolean;
}

export const offersIn = (wires: readonly WireOffer[]): readonly GeneralsOffer[] =>
  wires.map((wire) => ({ wire, action: actionIn(wire.action), isLegal: wire.refusal === null }));

/** Everything that happened since the running phase began, up to the entry shown. */
export function eventsOfPhase(moments: readonly Moment[], upTo: number): readonly Event[] {
  const events: Event[] = [];
  for (const moment of moments) {
    if (moment.n > upTo) break;
    if (moment.struck) continue;
    for (const event of eventsIn(moment.events)) {
      if (event.type === 'phaseBegan') events.length = 0;
      events.push(event);
    }
  }
  return events;
}
