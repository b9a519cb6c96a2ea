// What a reader of positions lets in: moments of a recorded game with one thing changed, a line each. A check that is left
// out, or that is off by one, lets in what was refused or refuses what was let in.
import type { Json } from '@grognard/kernel';
import { digest } from './digest.ts';
import type { AnyGame, AnyMatch } from './game.ts';
import { difference, jsonCopy, withChange } from './json.ts';
import type { Watch } from './kept-file.ts';
import { CHANGES, type Change, type Place, placesIn } from './position-changes.ts';

/** So many changes every so many entries. */
export interface EdgePace {
  readonly edgesEvery: number;
  readonly edges: number;
}

/** One way to change one kind of place. */
interface Trial {
  readonly kind: string;
  readonly label: string;
  readonly change: Change;
  /** An order of each game's own, so that many games try many things. */
  readonly order: string;
  times: number;
}

type Reader = Pick<AnyGame, 'parsePosition' | 'position'>;

/** What is read is what was written; where not, it is told. */
function unlikeItself(game: Reader, position: Json): string | null {
  const read = game.parsePosition(position);
  return read.ok ? difference(game.position(read.value), position) : `refused at ${read.error.path}`;
}

export function edgesOf(game: Reader, name: string, { edgesEvery, edges }: EdgePace): Watch {
  const lines: string[] = [];
  /** In their order, so that nothing is put in order again at every entry. */
  let trials: readonly Trial[] = [];
  const known = new Set<string>();
  const trialsOf = (kind: string): readonly Trial[] =>
    Object.entries(CHANGES).map(([what, change]) => {
      const label = `${kind} ${what}`;
      return { kind, label, change, order: digest(name + label), times: 0 };
    });
  /** Of the kinds that are there, what was tried least often comes first. */
  const leastTried = (kinds: readonly string[]): readonly Trial[] => {
    const isNew = kinds.filter((kind) => !known.has(kind));
    for (const kind of isNew) known.add(kind);
    if (isNew.length > 0)
      trials = [...trials, ...isNew.flatMap(trialsOf)].toSorted((a, b) => (a.order < b.order ? -1 : 1));
    const there = new Set(kinds);
    const byTimes = Map.groupBy(
      trials.filter(({ kind }) => there.has(kind)),
      ({ times }) => times,
    );
    return [...byTimes].toSorted(([a], [b]) => a - b).flatMap(([, alike]) => alike);
  };

  const outcome = (position: Json, { path }: Place, to: Json): string => {
    const read = game.parsePosition(withChange(position, path, to));
    return read.ok ? 'read' : `refused at ${read.error.path}`;
  };

  const visit = (match: AnyMatch, n: number): void => {
    if (n % edgesEvery !== 0) return;
    const position = jsonCopy(match.module.position(match.state));
    const lost = unlikeItself(game, position);
    if (lost !== null) lines.push(`${n} unchanged: ${lost}`);
    const byKind = Map.groupBy(placesIn(position), ({ kind }) => kind);
    const before = lines.length;
    for (const trial of leastTried([...byKind.keys()])) {
      if (lines.length - before >= edges) break;
      trial.times++;
      const { kind, label, change } = trial;
      const places = byKind.get(kind) ?? [];
      const place = places[n % places.length];
      const alike = places.map(({ value }) => value);
      const changed = place === undefined ? null : change(place.value, alike, n);
      if (place !== undefined && changed !== null)
        lines.push(`${n} ${label}: ${outcome(position, place, changed.to)}`);
    }
  };
  return { visit, told: () => lines.map((line) => `${line}\n`).join('') };
}
