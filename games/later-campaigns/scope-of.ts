// How much of the game a match or a question needs, read from what is known of it before anything is loaded.
import { fieldOf } from '@grognard/kernel';

/** Whether a match with these options, unread as they came from outside, is played chit by chit by one player on each side (NLC-P, NLC-M). */
export function isByChits(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false;
  const sequence = fieldOf(options, 'sequence');
  return (sequence === null || sequence === 'chit') && fieldOf(options, 'commanders') !== true;
}

/** NLC-E.2 step 1 of the first turn: whether leaders act without orders, and the seat has put nothing on paper. */
export function isFirstHour(view: unknown): boolean {
  const frames = fieldOf(view, 'frames');
  const top = Array.isArray(frames) ? frames.at(-1) : null;
  const isLocal = fieldOf(top, 'proc') === 'orders' && fieldOf(top, 'what') === 'local';
  return isLocal && fieldOf(view, 'turn') === 1 && isEmpty(fieldOf(view, 'draft'));
}

function isEmpty(draft: unknown): boolean {
  const papers = fieldOf(draft, 'papers');
  return fieldOf(draft, 'edit') === null && Array.isArray(papers) && papers.length === 0;
}
