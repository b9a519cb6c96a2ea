// NLC-20.2.1a, NLC-R177: a stack that follows its division has all its points along the way of those before it, and one less on any other.
import { OFF_MAP } from '@grognard/geometry';
import type { Reach } from '../reach/journey.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { outOfColumn } from './columns.ts';
import { stepped } from './stepped.ts';

interface Traced {
  readonly cost: number;
  readonly way: readonly Hex[];
}

/** Whichever costs less; the same in column sooner than out of it. */
export function reachInColumn(state: Read, group: Group, reachOf: (group: Group) => Reach): Reach {
  const loose = reachOf(outOfColumn(state, group));
  const traced = tracedBy(state, group, reachOf);
  const better = (hex: Hex): Traced | undefined => {
    const found = traced.get(hex);
    return found !== undefined && found.cost <= loose.cost(hex) ? found : undefined;
  };
  const cost = (hex: Hex): number => better(hex)?.cost ?? loose.cost(hex);
  return {
    hexes: [...new Set([...loose.hexes, ...traced.keys()])].toSorted((a, b) => cost(a) - cost(b) || a - b),
    cost,
    pathTo: (hex) => better(hex)?.way ?? loose.pathTo(hex),
    firstStepTo: (hex) => {
      const found = better(hex);
      return found === undefined ? loose.firstStepTo(hex) : (found.way[1] ?? OFF_MAP);
    },
  };
}

/** Hexes of the way, and what lies beyond its end, where the stack leads on. */
function tracedBy(state: Read, group: Group, reachOf: (group: Group) => Reach): ReadonlyMap<Hex, Traced> {
  const traced = new Map<Hex, Traced>();
  const way = [group.hex];
  let walked = group;
  for (const hex of group.column ?? []) {
    const after = stepped(state, walked, hex);
    if (after === null) return traced;
    walked = after;
    way.push(hex);
    put(hex, spent(group, walked), [...way]);
  }
  const onward = reachOf(walked);
  for (const hex of onward.hexes)
    put(hex, spent(group, walked) + onward.cost(hex), [...way, ...onward.pathTo(hex).slice(1)]);
  return traced;

  function put(hex: Hex, cost: number, to: readonly Hex[]): void {
    if ((traced.get(hex)?.cost ?? Number.POSITIVE_INFINITY) > cost) traced.set(hex, { cost, way: to });
  }
}

const spent = ({ used: before }: Group, { used }: Group): number =>
  Math.max(...used.map((points, i) => points - (before[i] ?? 0)));
