// NAP-ARM, NAP-SCN.12: the places where armies are built and maps are drawn, kept and shared.
import type { Workshop } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Options } from '../options.ts';
import { MapEditor } from './map-editor/map-editor.tsx';
import { mapWords } from './words/sentences-maps.ts';
import { armyWords } from './words/sentences-workshop.ts';
import { ArmyBuilder } from './workshop/army-builder.tsx';

export const workshop: Workshop<Options> = {
  rooms: [
    { id: 'armies', title: tell(armyWords.title), say: tell(armyWords.say), Screen: ArmyBuilder },
    { id: 'maps', title: tell(mapWords.title), say: tell(mapWords.say), Screen: MapEditor },
  ],
};
