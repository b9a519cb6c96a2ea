// Who stands in the figures: counters as the order of battle prints them.
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import type { Piece } from './hex-scene.tsx';

type Troop = Omit<Piece, 'spot'>;

export const HUSSON: Troop = { side: 'french', arm: 'infantry', name: 'Husson', values: '3–4', morale: 4 };
export const CAMPI: Troop = { side: 'french', arm: 'infantry', name: 'Campi', values: '3–4', morale: 4 };
export const HUBERT: Troop = {
  side: 'french',
  arm: 'light-cavalry',
  name: 'Hubert',
  values: '2–7',
  morale: 4,
};
export const GUN: Troop = {
  side: 'french',
  arm: 'foot-artillery',
  name: '12-pounders',
  values: '3–4',
  morale: 4,
};
export const BIJLANDT: Troop = {
  side: 'allied',
  arm: 'infantry',
  name: 'Bijlandt',
  values: '5–4',
  morale: 3,
};
export const MERLEN: Troop = {
  side: 'allied',
  arm: 'light-cavalry',
  name: tell(figureNames.merlen),
  values: '2–7',
  morale: 3,
};
