// What a tournament or a campaign needs beyond the board of a single battle.
import type { View } from '../view.ts';
import { bringAround } from './around-battles.ts';

export const fetchAround = async (): Promise<void> => bringAround(await import('./between-battles.ts'));

export const prepare = async ({ series, campaign }: View): Promise<void> => {
  if (series !== null || campaign !== null) await fetchAround();
};
