// How much of the game a match needs, read from what is known of it before anything is loaded.
import { fieldOf } from '@grognard/kernel';

/** Whether a match with these options, unread as they came from outside, is a single battle. */
export function isBattle(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false;
  const mode = fieldOf(options, 'mode');
  // Anything else is the usual battle, or refused by whoever reads the options.
  return mode !== 'tournament' && mode !== 'campaign';
}

/** Decisions taken until both armies stand. */
const DRAWN_UP: readonly unknown[] = ['placement', 'deployment'];

/** As much of a mind as answers this view. */
export function mindFor(view: unknown): 'opening' | 'battle' | 'all' {
  if (fieldOf(view, 'series') !== null || fieldOf(view, 'campaign') !== null) return 'all';
  const frames = fieldOf(view, 'frames');
  const top = Array.isArray(frames) ? fieldOf(frames.at(-1), 'proc') : null;
  return DRAWN_UP.includes(top) ? 'opening' : 'battle';
}
