// NAP-HID.1: who hears of an event, and how much of it.
import type { Viewer } from '@grognard/kernel';
import type { Event } from '../events.ts';

export function redact(event: Event, viewer: Viewer): Event | null {
  if (event.ownerSees === undefined || event.ownerSees === viewer) return event;
  switch (event.type) {
    case 'ordersDrawn':
      return { ...event, orders: null };
    case 'orderReturned':
      return { ...event, colour: null };
    case 'cardsDrawn':
      return { ...event, cards: null };
    default:
      return null;
  }
}
