// The games this host knows, loaded when a table wants one.
import { games, titleOf } from '@grognard/games/registry';
import { type AnyGame, type AnyMind, type AnyRules, invariant, type Result } from '@grognard/kernel';
import type { NewTable } from '@grognard/protocol';
import type { Question } from './question.ts';
import type { TableRecord } from './record.ts';

/** As much of a match as says which rules it needs: what begins in the middle, at a start of its own, needs the whole game. */
export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  readonly isWhole: boolean;
}

export const wantedFor = ({ game, options, position }: NewTable): Wanted => ({
  game,
  options,
  isWhole: position !== undefined,
});
export const wantedBy = ({ game, options, start }: TableRecord): Wanted => ({
  game,
  options,
  isWhole: start !== null,
});

export const loadGame = async ({ game, options, isWhole }: Wanted): Promise<Result<AnyRules>> => {
  const title = titleOf(game);
  if (title !== undefined)
    return { ok: true, value: await (isWhole ? title.load() : title.loadRules(options)) };
  const known = games.map(({ meta }) => meta.id).join(', ');
  const message = `There is no game “${game}” here; there are ${known}. A newer version may have it.`;
  return { ok: false, error: { code: 'no-game', path: 'game', message } };
};

export async function loadWhole(game: string): Promise<AnyGame> {
  const title = titleOf(game);
  invariant(title, `the registry has ${game}`);
  return title.load();
}

type Asked = Pick<Question, 'game' | 'isWhole' | 'view'>;

/** As much of a game as answers what a seat sees here. */
export async function loadMind({ game, isWhole, view }: Asked): Promise<AnyMind> {
  const title = titleOf(game);
  invariant(title, `the registry has ${game}`);
  return isWhole || title.loadMind === undefined ? title.load() : title.loadMind(view);
}

export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(games.map((title) => title.load()));
