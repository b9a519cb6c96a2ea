import { momentsSince, offers, pendingFor, type Seat, undoable, type Viewer, viewOf } from '@grognard/kernel';
import type { AnyMatch } from '../game.ts';

/** Everything one viewer gets to see of a match: the view, who must decide and what for, what it may do. */
export function seen(match: AnyMatch, viewer: Viewer): object {
  const isSeat = match.seats.includes(viewer);
  return {
    view: viewOf(match, viewer),
    pending: pendingFor(match, viewer),
    offers: isSeat ? offers(match, viewer) : [],
    canUndo: isSeat && undoable(match, viewer) !== null,
  };
}

/** The log of a match from its start, as one viewer may read it and count its lines. */
export const heard = (match: AnyMatch, viewer: Viewer): object => momentsSince(match, 0, viewer);

export const viewers = (match: AnyMatch): readonly Viewer[] => [...match.seats, 'spectator'];

export const others = (match: AnyMatch, seat: Seat): readonly Viewer[] =>
  viewers(match).filter((viewer) => viewer !== seat);
