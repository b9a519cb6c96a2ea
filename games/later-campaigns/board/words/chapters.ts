import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { chapterWords } from './sentences-chapters.ts';

/** The turn that begins with these events. */
export function chapter(events: readonly Event[]): string | null {
  const began = events.find((event) => event.type === 'turnBegan');
  return began === undefined ? null : tell(chapterWords.turn, { turn: began.turn });
}
