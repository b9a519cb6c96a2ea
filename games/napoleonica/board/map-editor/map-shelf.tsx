// Maps kept on this device, and those of the box to begin with.
import { tell } from '@grognard/desk/words/tell.ts';
import { BenchShelf } from '@grognard/desk/workshop/bench-shelf.tsx';
import { MAP_IDS, MAPS } from '../../data/maps.ts';
import { MiniMap } from '../lobby/map-picture.tsx';
import { mapWords } from '../words/sentences-maps.ts';
import { freshMap, type MapWork, mapCraft } from './map-craft.ts';

const BEGINNINGS = [
  { name: tell(mapWords.plain), work: mapCraft.first },
  ...MAP_IDS.map((id) => ({ name: MAPS[id].name, work: freshMap(MAPS[id].name, MAPS[id].rows) })),
];

export const MapShelf = ({ work }: { readonly work: MapWork }) => (
  <BenchShelf
    work={work}
    beginnings={BEGINNINGS}
    face={({ name, map }) => (
      <>
        <MiniMap rows={map} />
        {name}
      </>
    )}
  />
);
