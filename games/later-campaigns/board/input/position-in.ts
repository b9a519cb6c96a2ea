// What the viewer knows of the position, for whatever the page works out by the rules.
import { knownPosition } from '../../odds/known-position.ts';
import type { Read } from '../../rule-types.ts';
import type { View } from '../../view.ts';
import { isSide } from '../../vocabulary.ts';

/** The table as far as the viewer knows it; a spectator is told what both sides see, and works nothing out. */
export const positionIn = (view: View): Read | null =>
  isSide(view.viewer) ? knownPosition(view, view.viewer) : null;
