// News as they are shown: results one after the other, each under the heading it has in the journal, which goes along.
import type { GameBoard, Moment, News } from '@grognard/desk';
import { gathered } from '@grognard/desk/playback/gathered.ts';
import type { Shot } from '@grognard/desk/playback/player.ts';
import { readingTime } from '@grognard/desk/playback/reading-time.ts';
import type { Json } from '@grognard/kernel';
import { linesOf } from './log-lines.ts';
import type { Meanwhile } from './table-store.ts';

/** The moments with as many events as have been told; the one that is being told is cut. */
function toldSoFar(fresh: readonly Moment[], upTo: number): readonly Moment[] {
  let left = upTo;
  return fresh.flatMap((moment) => {
    const { events } = moment;
    const told = moment.struck ? 0 : Math.min(left, events.length);
    left -= told;
    if (told === events.length) return [moment];
    return told === 0 ? [] : [{ ...moment, events: events.slice(0, told) }];
  });
}

/** `fresh`: the moments the news came with; without them the journal stands still. */
export function reelOf(
  board: Pick<GameBoard, 'beats'>,
  news: News<Json, Json, Json>,
  fresh: readonly Moment[] = [],
): readonly Shot<Meanwhile>[] {
  const { before: state, moments, events } = news;
  return gathered(board.beats?.(news) ?? []).map((beat) => ({
    ...beat,
    ms: readingTime(beat),
    meanwhile: {
      state,
      moments: [...moments, ...toldSoFar(fresh, beat.upTo ?? events.length)],
    },
  }));
}

/** What stands in the journal above what is being told: the phase it belongs to. */
export function headingAt(
  board: Pick<GameBoard, 'journal' | 'logLines' | 'remember'>,
  moments: readonly Moment[],
  atFirst: Json,
): string | null {
  const lines = linesOf(board, moments, atFirst);
  for (const moment of moments.toReversed()) {
    const heading = lines.get(moment)?.findLast(({ kind }) => kind === 'heading');
    if (heading !== undefined) return heading.text.map(String).join('');
  }
  return null;
}
