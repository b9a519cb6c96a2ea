import { hex, utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import { invariant } from './invariant.ts';
import { isUndo, type JournalEntry } from './journal.ts';
import type { AnyMatch } from './match.ts';
import { sha256 } from './sha256.ts';

const hashOf = (text: string): string => hex(sha256(utf8(text)));

/** What is written down of an entry; the rest follows from it. */
export function lineOf<A>(entry: JournalEntry<A>): object {
  const { n, seat } = entry;
  if (isUndo(entry)) return { n, seat, strikes: entry.strikes };
  const { action, draws, forced } = entry;
  return forced === undefined ? { n, seat, action, draws } : { n, seat, action, draws, forced };
}

function beginning({ module, options, start, opening }: AnyMatch): object {
  const from = start === null ? null : { position: module.position(start), draws: start.draws };
  return { game: module.id, version: module.version, options, start: from, draws: opening.draws };
}

/** The fingerprint of everything up to entry n: each covers the one before it, 0 the game and its opening. */
export function hashAt(match: AnyMatch, n: number): string {
  const { journal } = match;
  const { hashes } = match.memory;
  if (hashes.length === 0) hashes.push(hashOf(canonical(beginning(match))));
  for (const entry of journal.slice(hashes.length - 1, n))
    hashes.push(hashOf(`${hashes[hashes.length - 1]}${canonical(lineOf(entry))}`));
  const hash = hashes[n];
  invariant(hash, `The journal has the entries 0 to ${journal.length}, not ${n}.`);
  return hash;
}
