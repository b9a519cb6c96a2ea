// The games this host knows, loaded when a table wants one.
import { games, titleOf } from '@grognard/games/registry';
import { type AnyGame, type AnyRules, invariant, type Result } from '@grognard/kernel';

/** The rules are enough to play on from the beginning; whoever begins in the middle needs the whole game. */
export const loadGame = async (game: string, isWhole: boolean): Promise<Result<AnyRules>> => {
  const title = titleOf(game);
  if (title !== undefined) return { ok: true, value: await (isWhole ? title.load() : title.loadRules()) };
  const known = games.map(({ meta }) => meta.id).join(', ');
  const message = `This page has no game “${game}”; it has ${known}. A newer version may have it.`;
  return { ok: false, error: { code: 'no-game', path: 'game', message } };
};

export async function loadWhole(game: string): Promise<AnyGame> {
  const title = titleOf(game);
  invariant(title, `the registry has ${game}`);
  return title.load();
}

export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(games.map((title) => title.load()));
