// GEN-21.1, 21.4: who hears of an event. Events name units, sectors and legs only, so most are for everybody.
import type { Viewer } from '@grognard/kernel';
import type { Event } from '../events.ts';

export const redact = (event: Event, viewer: Viewer): Event | null =>
  event.seenBy === undefined || event.seenBy === viewer ? event : null;
