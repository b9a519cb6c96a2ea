// Section 29: who hears of an event, and how much of it.
import type { Viewer } from '@grognard/kernel';
import type { Event } from '../events.ts';

export function redact(event: Event, viewer: Viewer): Event | null {
  if (event.ownerSees === undefined || event.ownerSees === viewer) return event;
  switch (event.type) {
    case 'testRolled':
      // The arithmetic of a face-down outflanker would tell Light Cavalry from Infantry.
      return { ...event, sum: null };
    case 'unitSentBack':
    case 'unitDrawn':
    case 'cardPutUnder':
      return { ...event, card: null };
    case 'cardsDrawn':
      return { ...event, cards: null };
    default:
      return null;
  }
}
