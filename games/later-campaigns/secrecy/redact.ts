// Part G: who hears of an event, and how much.

import type { Viewer } from '@grognard/kernel';
import type { Event } from '../events.ts';

export function redact(event: Event, viewer: Viewer): Event | null {
  if ('only' in event) return event.only === viewer ? event : null;
  if (event.type === 'unitsMoved' && viewer !== event.side) return { ...event, units: event.seen };
  if (event.type === 'leaderMoved' && viewer !== event.side) return null;
  return event;
}
