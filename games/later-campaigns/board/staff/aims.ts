// Places a letter may name, as a list reads best: where the troops stand, then what the map names, then lines and crossroads.
import { theatreOf } from '../../data/theatres.ts';
import type { PlaceKind } from '../../data/words.ts';
import type { Action } from '../../grammar.ts';
import { blockOf } from '../../staff/places-on-paper.ts';
import type { View } from '../../view.ts';
import { actionLabel } from '../words/labels.ts';
import { placeName } from '../words/names.ts';
import { isSpot } from '../words/teller.ts';

type Targeting = Extract<Action, { readonly type: 'target' }>;
export type AimGroup = 'first' | 'named' | 'lines';

const LINES: readonly PlaceKind[] = ['intersection', 'road', 'trail', 'edgeRoad', 'crest', 'stream'];

export function aimGroup({ at }: Targeting, view: View): AimGroup {
  if (at.kind !== 'place') return 'first';
  const { places, hexIds } = theatreOf(view);
  const place = places[at.place];
  if (place === undefined || !LINES.includes(place.kind)) return 'named';
  // Quatre Bras is a crossroads, and has a name all the same.
  return isSpot(place, hexIds[place.hexes[0] ?? -1] ?? '') ? 'named' : 'lines';
}

/** A hundred lines that begin alike cannot be read: of a place only its name. */
export const aimName = (action: Targeting, view: View): string =>
  action.at.kind === 'place' ? placeName(view, action.at.place) : actionLabel(action, view);

const HOUSES: readonly PlaceKind[] = ['town', 'village'];

/** A part of the map is called by its largest place; by a road where nobody lives. */
export function blockName(of: Parameters<typeof theatreOf>[0], block: number): string {
  const theatre = theatreOf(of);
  const there = theatre.places.filter((_, id) => blockOf(theatre, id) === block);
  const best =
    there.find(({ kind }) => HOUSES.includes(kind)) ??
    there.find((place) => isSpot(place, theatre.hexIds[place.hexes[0] ?? -1] ?? '')) ??
    there[0];
  return best?.name ?? '';
}
