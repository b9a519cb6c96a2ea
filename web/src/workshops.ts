import type { Workshop } from './workshop.ts';

const workshops = import.meta.glob<{ readonly workshop: Workshop }>('../../games/*/board/workshop.tsx');

const placeOf = (game: string): string => `../../games/${game}/board/workshop.tsx`;

export const hasWorkshop = (game: string): boolean => placeOf(game) in workshops;

/** Loaded when it is first asked for; undefined for a game without one. */
export const workshopOf = (game: string): Promise<Workshop> | undefined =>
  workshops[placeOf(game)]?.().then(({ workshop }) => workshop);
