import type { Event } from '../../events.ts';
import { tellerOf, turnName } from './teller.ts';

/** The turn that begins with these events, for the timeline. */
export function chapter(events: readonly Event[]): string | null {
  const began = events.find(({ type }) => type === 'turnBegan');
  return began?.type === 'turnBegan' ? turnName(tellerOf(began)) : null;
}
