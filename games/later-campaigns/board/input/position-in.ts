// What the viewer knows of the position, for whatever the page works out by the rules.
import { knownPosition } from '../../odds/known-position.ts';
import type { Read } from '../../rule-types.ts';
import type { View } from '../../view.ts';
import { sideOfSeat } from '../../vocabulary.ts';

/** The table as far as the viewer knows it; a spectator is told what both sides see, and works nothing out. */
export const positionIn = (view: View): Read | null =>
  sideOfSeat(view.viewer) === null ? null : knownPosition(view, view.viewer);
