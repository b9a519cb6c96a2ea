import type { Guide } from '@grognard/web/table/game-board.ts';

export const guide: Guide | null = null;
