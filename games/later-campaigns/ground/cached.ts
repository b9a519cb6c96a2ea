// Answers about a map that depend on a set of hexes only, kept for as long as the map is.
import type { TheatreMap } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';
import { perMap } from './per-map.ts';
import { recentBy } from './recent.ts';

/** Hexes of all answers of a kind together: more than orders of one game ask for; beyond it one begins anew. */
const MOST = 2_000_000;

export function cachedByHexes<Answer, M extends TheatreMap = TheatreMap>(
  work: (map: M, hexes: readonly Hex[]) => Answer,
): (map: M, hexes: readonly Hex[]) => Answer {
  const answersAbout = perMap((_: TheatreMap['grid']) => new Map<string, Answer>());
  // A list is a long key: mostly one of those asked for last is asked for again.
  const asked = recentBy<readonly Hex[], { readonly grid: object; readonly answer: Answer }>();
  return (map, hexes) => {
    const before = asked.get(hexes);
    if (before?.grid === map.grid) return before.answer;
    const answer = lookUp(map, hexes);
    asked.set(hexes, { grid: map.grid, answer });
    return answer;
  };

  function lookUp(map: M, hexes: readonly Hex[]): Answer {
    const answers = answersAbout(map.grid);
    const key = hexes.join();
    const found = answers.get(key);
    if (found !== undefined) return found;
    if (answers.size * map.grid.size >= MOST) answers.clear();
    const answer = work(map, hexes);
    answers.set(key, answer);
    return answer;
  }
}
