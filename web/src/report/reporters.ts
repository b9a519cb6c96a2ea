import type { Reporter } from './report-data.ts';

const reporters = import.meta.glob<Reporter>('../../../games/*/board/report.ts');

export const reporterOf = (game: string): Promise<Reporter> | undefined =>
  reporters[`../../../games/${game}/board/report.ts`]?.();
