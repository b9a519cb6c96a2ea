// Small results in a row become one, told in one line.
import type { Beat } from '../contract/beat.ts';

/** Those that are shown together: the last one's table, everybody in it counted. */
function joined<S>(run: readonly Beat<S>[]): Beat<S> | undefined {
  const last = run.at(-1);
  if (last?.small === undefined) return last;
  const { small, ...beat } = last;
  const count = new Set(run.map((each) => each.small?.who)).size;
  const dice = run.reduce((sum, each) => sum + (each.dice ?? 0), 0);
  return {
    ...beat,
    ms: Math.max(...run.map(({ ms }) => ms)),
    ...(dice === 0 ? {} : { dice }),
    ...(count === 1 ? {} : { say: small.told(count) }),
  };
}

const isWordless = ({ say = [], plate }: Beat): boolean => say.length === 0 && plate === undefined;

/** One without words happens together with the one behind it; alone it is at least seen. */
function worded<S>(beats: readonly Beat<S>[]): readonly Beat<S>[] {
  const some = beats.filter((beat) => !isWordless(beat));
  return some.length === 0 ? beats.slice(-1) : some;
}

/** Small results of a kind are shown together. */
export function gathered<S>(beats: readonly Beat<S>[]): readonly Beat<S>[] {
  const runs: Beat<S>[][] = [];
  for (const beat of worded(beats)) {
    const before = runs.at(-1);
    const kind = beat.small?.kind;
    if (before !== undefined && kind !== undefined && before.at(-1)?.small?.kind === kind) before.push(beat);
    else runs.push([beat]);
  }
  return runs.flatMap((run) => joined(run) ?? []);
}
