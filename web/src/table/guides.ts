import type { Guide } from './game-board.ts';

const guides = import.meta.glob<{ readonly guide: Guide }>('../../../games/*/board/guide.ts');

/** The lesson of a game; null when it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`../../../games/${game}/board/guide.ts`];
  return load === undefined ? null : (await load()).guide;
}
