// What else a title brings to the page, for rooms nobody is in before his first decision; found as `load-board.ts` finds boards.
import type { Guide, Reporter, TeachingBook, Workshop } from '@grognard/desk';

const books = import.meta.glob<{ readonly book: TeachingBook }>('../../games/*/board/book.ts');
const guides = import.meta.glob<{ readonly guide: Guide }>('../../games/*/board/guide.ts');
const reporters = import.meta.glob<Reporter>('../../games/*/board/report.ts');
const workshops = import.meta.glob<{ readonly workshop: Workshop }>('../../games/*/board/workshop.tsx');

const folder = (game: string): string => `../../games/${game}/board`;

/** Each of these is undefined for a game that brings none. */
export const bookOf = (game: string): Promise<TeachingBook> | undefined =>
  books[`${folder(game)}/book.ts`]?.().then(({ book }) => book);
export const guideOf = (game: string): Promise<Guide> | undefined =>
  guides[`${folder(game)}/guide.ts`]?.().then(({ guide }) => guide);
export const reporterOf = (game: string): Promise<Reporter> | undefined =>
  reporters[`${folder(game)}/report.ts`]?.();
export const workshopOf = (game: string): Promise<Workshop> | undefined =>
  workshops[`${folder(game)}/workshop.tsx`]?.().then(({ workshop }) => workshop);
