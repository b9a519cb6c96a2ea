// Places a letter may name, as a list reads best: where the troops stand, then what the map names, then lines and crossroads.
import { theatreOf } from '../../data/theatres.ts';
import type { PlaceKind } from '../../data/words.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { actionLabel } from '../words/labels.ts';
import { placeName } from '../words/names.ts';

type Targeting = Extract<Action, { readonly type: 'target' }>;
export type AimGroup = 'first' | 'named' | 'lines';

const LINES: readonly PlaceKind[] = ['intersection', 'road', 'trail', 'edgeRoad', 'crest', 'stream'];

export function aimGroup({ at }: Targeting, view: View): AimGroup {
  if (at.kind !== 'place') return 'first';
  const kind = theatreOf(view).places[at.place]?.kind;
  return kind !== undefined && LINES.includes(kind) ? 'lines' : 'named';
}

/** A hundred lines that begin alike cannot be read: of a place only its name. */
export const aimName = (action: Targeting, view: View): string =>
  action.at.kind === 'place' ? placeName(view, action.at.place) : actionLabel(action, view);
