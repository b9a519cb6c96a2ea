// NLC-G: who hears of an event, and how much.

import type { Viewer } from '@grognard/kernel';
import type { Event } from '../events.ts';
import { sideOfSeat } from '../vocabulary.ts';

export function redact(event: Event, viewer: Viewer): Event | null {
  const side = sideOfSeat(viewer);
  if ('only' in event) return event.only === viewer || event.only === side ? event : null;
  if ('seen' in event) {
    const { sights = [], ...told } = event;
    if (side === event.side) return told;
    const { seen } = sights.find(({ seat }) => seat === viewer) ?? event;
    return seen.length === 0 ? null : { ...told, seen, units: seen };
  }
  if (event.type === 'leaderMoved' && side !== event.side) return null;
  return event;
}
