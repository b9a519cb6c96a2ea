import type { DeckName } from '../../vocabulary.ts';

export const DECK_NAME: { readonly [name in DeckName]: string } = {
  frenchBasic: 'French basic deck',
  coalitionBasic: 'Coalition basic deck',
  armyOfTheNorth: 'Army of the North',
  theRidge: 'The Ridge',
  bluchersCorps: 'Blücher’s Corps',
};
