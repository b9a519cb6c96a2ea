// Stands in for games/registry.ts: the toys in place of the titles.
import { meta as skirmish } from '@grognard/testkit/toys/skirmish/meta.ts';
import type { Announcement, Title } from '../../games/registry.ts';

export const games: readonly Title[] = [
  {
    meta: skirmish,
    loadRules: async () => (await import('@grognard/testkit/toys/skirmish/module.ts')).skirmish,
    load: async () => (await import('@grognard/testkit/toys/skirmish/module.ts')).skirmish,
  },
];
export const coming: readonly Announcement[] = [];
export const titleOf = (game: string): Title | undefined => games.find(({ meta }) => meta.id === game);
export const newestKnown = (): number => 0;
export const sideOf = (_game: string, seat: string): string => seat;
