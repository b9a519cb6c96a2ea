// NLC-J.1: whether any way leads from a place to another. Which hexes hang together is found once per map.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import { perMap } from '../ground/per-map.ts';
import type { Hex } from '../vocabulary.ts';
import { costTable, costTableBack, NO_STEP, type Rate } from './step-cost.ts';

const known = perMap((_: TheatreMap): { [rate in Rate]?: Int16Array } => ({}));

/** For each hex the number of the country it lies in; between two countries there is no way. */
function countries(map: TheatreMap, rate: Rate): Int16Array {
  const of = known(map);
  of[rate] ??= numbered(map, rate);
  return of[rate];
}

function numbered(map: TheatreMap, rate: Rate): Int16Array {
  const { neighbours, size } = map.grid;
  const [there, back] = [costTable(map, rate), costTableBack(map, rate)];
  const numbers = new Int16Array(size);
  let number = 0;
  for (let first = 0; first < size; first += 1) {
    if (numbers[first] !== 0) continue;
    number += 1;
    numbers[first] = number;
    const reached = [first];
    for (const hex of reached)
      for (let at = 6 * hex; at < 6 * hex + 6; at += 1) {
        const next = neighbours[at] ?? OFF_MAP;
        // Impassable ground can be left and not entered: it is a country of its own.
        const isOpen = there[at] !== NO_STEP && back[at] !== NO_STEP;
        if (next === OFF_MAP || !isOpen || numbers[next] !== 0) continue;
        numbers[next] = number;
        reached.push(next);
      }
  }
  return numbers;
}

/** Whether a way with at least one step leads from one of these hexes to one of those. */
export function hasPath(map: TheatreMap, from: readonly Hex[], to: readonly Hex[], rate: Rate): boolean {
  const numbers = countries(map, rate);
  let isConnected = false;
  // Written out: asked about every place an order could name.
  for (const goal of to)
    for (const start of from) {
      if (start === goal) return false;
      if (numbers[start] === numbers[goal]) isConnected = true;
    }
  return isConnected;
}
