// Games are played a few at a time, so that one can stop in between: when the evidence is enough, or the time is up.
import { type Given, wholeNumber } from '../values.ts';

interface Series {
  readonly games: number;
  readonly seed: number;
}

/** Whether the minutes that were given are over; without any they never are. */
export function timeIsUp(given: Given): () => boolean {
  if (given['minutes'] === undefined) return () => false;
  const end = performance.now() + 60_000 * wholeNumber(given, 'minutes', { least: 1, most: 10_000 });
  return () => performance.now() >= end;
}

/** Parts of a series, each with the seeds it would have had in the whole; games come in pairs with one seed, or one by one. */
export function* partsOf<S extends Series>(series: S, size: number, inPairs = true): Generator<S> {
  for (let played = 0; played < series.games; played += size) {
    const games = Math.min(size, series.games - played);
    yield { ...series, games, seed: series.seed + (inPairs ? played / 2 : played) };
  }
}
