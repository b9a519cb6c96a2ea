import type { NamedWindow, Seat } from './contract.ts';
import type { AnyMatch } from './match.ts';

/** The windows this seat has been asked in so far, each kind once with its latest turn, in the order they were met. */
export function windowsMet({ memory }: AnyMatch, seat: Seat): readonly NamedWindow[] {
  const met = new Map<string, NamedWindow>();
  for (const { seat: asked, window } of memory.windows) if (asked === seat) met.set(window.id, window);
  return [...met.values()];
}
