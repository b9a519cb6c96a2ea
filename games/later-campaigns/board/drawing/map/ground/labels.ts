// Names on the map, each once, where it is read best.
import type { MapLabel } from '@grognard/desk/map/labels.tsx';
import type { PlaceSheet, Theatre } from '../../../../data/theatre.ts';
import { isSpot } from '../../../words/teller.ts';

const KINDS: { readonly [kind in PlaceSheet['kind']]?: MapLabel['kind'] } = {
  town: 'town',
  village: 'village',
  hamlet: 'farm',
  farm: 'farm',
  mill: 'farm',
  inn: 'farm',
  chateau: 'village',
  intersection: 'village',
  wood: 'farm',
  hill: 'farm',
  ridge: 'farm',
};

/** A stream comes in stretches with a number; the middle one carries its name. */
function waterLabels({ places }: Theatre): readonly MapLabel[] {
  const streams = Map.groupBy(
    places.filter(({ kind }) => kind === 'stream'),
    ({ name }) => name.split(',')[0] ?? name,
  );
  return [...streams].flatMap(([text, parts]) => {
    const hexes = parts[Math.floor(parts.length / 2)]?.hexes ?? [];
    const hex = hexes[Math.floor(hexes.length / 2)];
    return hex === undefined ? [] : [{ hex, text, kind: 'water' }];
  });
}

export const labelsOf = (theatre: Theatre): readonly MapLabel[] => [
  ...theatre.places.flatMap((place) => {
    const { kind, name, hexes } = place;
    const [as, hex] = [KINDS[kind], hexes[Math.floor(hexes.length / 2)]];
    if (as === undefined || hex === undefined) return [];
    // Crossroads have names where battles are fought for them.
    const isNamed = kind !== 'intersection' || isSpot(place, theatre.hexIds[hex] ?? '');
    return isNamed ? [{ hex, text: name, kind: as }] : [];
  }),
  ...waterLabels(theatre),
];
