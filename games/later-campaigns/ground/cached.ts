// Answers about a map that depend on a set of hexes only, kept for as long as the map is.
import type { TheatreMap } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';

/** More sets than orders of one game name; beyond it one begins anew. */
const MOST = 300;

export function cachedByHexes<Answer>(
  work: (map: TheatreMap, hexes: readonly Hex[]) => Answer,
): (map: TheatreMap, hexes: readonly Hex[]) => Answer {
  const known = new WeakMap<object, Map<string, Answer>>();
  return (map, hexes) => {
    const answers = known.get(map.grid) ?? new Map<string, Answer>();
    known.set(map.grid, answers);
    const key = hexes.join();
    const found = answers.get(key);
    if (found !== undefined) return found;
    if (answers.size >= MOST) answers.clear();
    const answer = work(map, hexes);
    answers.set(key, answer);
    return answer;
  };
}
