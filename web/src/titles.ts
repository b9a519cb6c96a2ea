import { type Announcement, coming, games, titleOf } from '@grognard/games/registry';

/** One of the four games as the lobby shows it; `isBuilt` once there are rules to play it by. */
export interface Title extends Announcement {
  readonly isBuilt: boolean;
}

/** Every title of the registry, then those announced and still without rules. */
export const titles: readonly Title[] = [
  ...games.map(({ meta }) => ({ ...meta, isBuilt: true })),
  ...coming
    .filter(({ id }) => titleOf(id) === undefined)
    .map((announced) => ({ ...announced, isBuilt: false })),
];

/** The title for whoever has not chosen one. */
export const [{ id: firstTitle } = { id: '' }] = titles;
