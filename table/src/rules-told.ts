// What a screen is told of the rules of a table that is not, or was not always, played by the newest.
import { type Viewer, vantage } from '@grognard/kernel';
import type { Seam, TableState } from '@grognard/protocol';
import { seamsOf } from './eras.ts';
import type { Library } from './library.ts';
import { rulesInForce } from './rules-in-force.ts';
import type { OpenTable } from './shelf.ts';

/** Counted in the moments the viewer may know of. */
const seamsSeen = ({ record, match }: OpenTable, viewer: Viewer, library: Library): readonly Seam[] =>
  seamsOf(record).map(({ from, edition }) => ({
    n: vantage(match, viewer).filter((n) => n < from).length,
    edition,
    day: edition === null ? null : library.dayOf(record.game, edition),
  }));

export async function rulesTold(
  table: OpenTable,
  viewer: Viewer,
  library: Library,
): Promise<Pick<TableState, 'rules' | 'seams'>> {
  const { record } = table;
  const rules = rulesInForce(library, record);
  const seams = seamsSeen(table, viewer, library);
  const mended = rules === undefined ? [] : await library.changesSince(record.game, rules.edition);
  return {
    ...(rules === undefined ? {} : { rules: { ...rules, mended: mended.length } }),
    ...(seams.length === 0 ? {} : { seams }),
  };
}
