import type { Viewer } from './contract.ts';
import { isUndo, type JournalEntry } from './journal.ts';
import type { AnyMatch } from './match.ts';
import type { Sight } from './memory.ts';

/**
 * The entries a viewer may know of, oldest first: those of its own seat, those it learnt something from, and those it saw
 * something of; all of them once the game is over. Everything a screen counts, it counts in these, or the number of
 * entries would tell how many orders the other side has drafted. The list grows with the match.
 */
export function vantage(match: AnyMatch, viewer: Viewer): readonly number[] {
  const { journal, memory } = match;
  return memory.at.outcome === null ? seenInPlay(match, viewer) : journal.map(({ n }) => n);
}

/** The entries a viewer could know of before the game was over: what it counted in until then. */
export function seenInPlay(match: AnyMatch, viewer: Viewer): readonly number[] {
  const { journal } = match;
  const sight = sightOf(match, viewer);
  for (const entry of journal.slice(sight.looked)) if (isSeen(match, entry, viewer)) sight.seen.push(entry.n);
  sight.looked = journal.length;
  return sight.seen;
}

function sightOf({ memory, past }: AnyMatch, viewer: Viewer): Sight {
  memory.sights ??= new Map();
  const known = memory.sights.get(viewer);
  if (known !== undefined) return known;
  const sight: Sight =
    past === null ? { seen: [], looked: 0 } : { seen: [...vantage(past.match, viewer)], looked: past.until };
  memory.sights.set(viewer, sight);
  return sight;
}

/** Whether something came to light for a viewer with entry n: chance, a revelation, a question, the end. */
export function hasLearnt({ journal, memory }: AnyMatch, n: number, viewer: Viewer): boolean {
  const secret = memory.private?.get(n);
  if (secret !== undefined) return secret.learners.includes(viewer);
  const entry = journal[n - 1];
  return entry !== undefined && (isUndo(entry) ? entry.agreed === true : entry.barrier);
}

function isSeen(match: AnyMatch, { n, seat }: JournalEntry<unknown>, viewer: Viewer): boolean {
  if (seat === viewer || hasLearnt(match, n, viewer)) return true;
  const { module, memory } = match;
  const events = memory.events[n] ?? [];
  return events.some((event) => module.redact(event, viewer) !== null);
}
