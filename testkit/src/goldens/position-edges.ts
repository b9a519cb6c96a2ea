// What a reader of positions lets in: moments of a recorded game with one thing changed. A check that is left out, or that is off
// by one, lets in what was refused or refuses what was let in.
//
// When which change is tried hangs on the name of what is changed alone, and what was empty throughout the battle is not changed:
// a fact that a later edition adds brings its own lines where a battle uses it, and moves no others.
import { type Json, sameJson } from '@grognard/kernel';
import { digest } from '../digest.ts';
import type { AnyGame } from '../game.ts';
import { difference, isRecord, jsonCopy, withChange } from '../json.ts';
import { CHANGES, type Change, type Place, placesIn } from '../position-changes.ts';
import { parsedOptions } from '../random-play.ts';
import { isEmpty } from './differences.ts';
import type { Hear, Watch } from './golden.ts';

/** A position is taken every so many entries, and each change is tried with every so manieth of those that have a place for it. */
export interface EdgePace {
  readonly edgesEvery: number;
  readonly eachEvery: number;
}

/** One way to change one kind of place. */
interface Trial {
  readonly label: string;
  readonly change: Change;
  /** Each game and each change begins at another time, so that many games try many things. */
  readonly phase: number;
}

interface Kind {
  readonly trials: readonly Trial[];
  /** How often it was there. */
  times: number;
}

type Reader = Pick<AnyGame, 'parsePosition' | 'position'>;

/** What is read is what was written; where not, it is told. */
function unlikeItself(game: Reader, position: Json): string | null {
  const read = game.parsePosition(position);
  return read.ok ? difference(game.position(read.value), position) : `refused at ${read.error.path}`;
}

function outcome(game: Reader, position: Json): string {
  const read = game.parsePosition(position);
  return read.ok ? 'read' : `refused at ${read.error.path}`;
}

/** A place tells nothing of a battle where it is empty, or an option that is as usual. */
const saysNothing = ({ path, value }: Place, usual: unknown): boolean => {
  const name = path.at(-1) ?? '';
  return isEmpty(value) || (isRecord(usual) && name in usual && sameJson(value, usual[name] ?? null));
};

export function edgesOf(
  game: Reader & Pick<AnyGame, 'parseOptions'>,
  name: string,
  { edgesEvery, eachEvery }: EdgePace,
  hear: Hear,
): Watch {
  const usual = parsedOptions(game, {});
  const inUse = new Map<string, Kind>();
  const trialsOf = (kind: string): readonly Trial[] =>
    Object.entries(CHANGES).map(([what, change]) => {
      const label = `${kind} ${what}`;
      return { label, change, phase: Number.parseInt(digest(name + label), 16) % eachEvery };
    });
  const kindOf = (kind: string, places: readonly Place[]): Kind | null => {
    const known = inUse.get(kind);
    if (known !== undefined || places.every((place) => saysNothing(place, usual))) return known ?? null;
    const found = { trials: trialsOf(kind), times: 0 };
    inUse.set(kind, found);
    return found;
  };

  function* linesOf(position: Json, n: number): Generator<string> {
    const lost = unlikeItself(game, position);
    if (lost !== null) yield `unchanged: ${lost}`;
    for (const [name, places] of Map.groupBy(placesIn(position), ({ kind }) => kind)) {
      const kind = kindOf(name, places);
      const place = places[n % places.length];
      if (kind === null || place === undefined) continue;
      kind.times += 1;
      for (const { label, change, phase } of kind.trials) {
        if ((kind.times + phase) % eachEvery > 0) continue;
        const alike = places.map(({ value }) => value);
        const changed = change(place.value, alike, n);
        if (changed !== null)
          yield `${label}: ${outcome(game, withChange(position, place.path, changed.to))}`;
      }
    }
  }

  return {
    visit(match, n) {
      if (n % edgesEvery > 0) return;
      const lines = [...linesOf(jsonCopy(match.module.position(match.state)), n)];
      hear({ name: String(n), title: '', lines });
    },
    end: () => undefined,
  };
}
