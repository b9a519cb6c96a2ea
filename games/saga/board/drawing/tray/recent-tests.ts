import type { Moment } from '@grognard/protocol';
import type { Event, TestRolled } from '../../../events.ts';
import { eventsIn } from '../../input/reading.ts';

const STARTS: ReadonlySet<Event['type']> = new Set(['unitActivated', 'phaseBegan']);

/** What has happened since the activation or phase in progress began, up to the moment shown. */
export function recentEvents(moments: readonly Moment[], upTo: number): readonly Event[] {
  let events: Event[] = [];
  for (const moment of moments) {
    if (moment.n > upTo) break;
    if (moment.struck) continue;
    for (const event of eventsIn(moment.events)) {
      if (STARTS.has(event.type)) events = [];
      events.push(event);
    }
  }
  return events;
}

/** The latest tests, the newest first. */
export const latestTests = (events: readonly Event[], most: number): readonly TestRolled[] =>
  events
    .flatMap((event) => (event.type === 'testRolled' ? [event] : []))
    .slice(-most)
    .reverse();
