// The games this host knows, loaded when a table wants one.
import { games, titleOf } from '@grognard/games/registry';
import type { AnyGame, Result } from '@grognard/kernel';

export const loadGame = async (game: string): Promise<Result<AnyGame>> => {
  const title = titleOf(game);
  if (title !== undefined) return { ok: true, value: await title.load() };
  const known = games.map(({ meta }) => meta.id).join(', ');
  const message = `This page has no game “${game}”; it has ${known}. A newer version may have it.`;
  return { ok: false, error: { code: 'no-game', path: 'game', message } };
};

export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(games.map((title) => title.load()));
