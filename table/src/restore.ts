// Plays a stored journal again, through the same door as the first time, so that a game resumes at the same decision.
import {
  type AnyMatch,
  type AnyRules,
  atSnapshot,
  goBackAs,
  isUndo,
  outcomeOf,
  type Result,
  recordedSource,
  type Snapshot,
  sameJson,
  settle,
  settledIn,
  startFrom,
  startMatch,
  submit,
  submitForced,
  undoAs,
  wholeGame,
  withSource,
} from '@grognard/kernel';
import { type Failed, PARTLY_DAMAGED } from '@grognard/protocol';
import { contributionsIn, diceSource, presentDice } from './dice-secrets.ts';
import type { AnyEntry, TableRecord } from './record.ts';

export const damaged = (path: string, why: string): Failed => ({
  ok: false,
  error: {
    code: 'damaged',
    path,
    message: `The stored game cannot be continued. At ${path}: ${why} Nothing was changed. If you have an exported file of this game, import that.`,
  },
});

/** What comes before it can be played on. Nobody can tell a record that was damaged from rules or lists that have changed. */
const partlyDamaged = (path: string): Failed => ({
  ok: false,
  error: {
    code: PARTLY_DAMAGED,
    path,
    message: `This game cannot be continued as it stands: from ${path} on, what is stored does not fit the rules of this version. Rules or a deck list have changed since it was played, or the record is damaged. What comes before is sound, and nothing was changed.`,
  },
});

/** One stored entry again; what is wrong with it, or null. Rules that want other draws than these leave the match as it was. */
function playAgain(match: AnyMatch, entry: AnyEntry): string | null {
  try {
    return playedAgain(match, entry);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function playedAgain(match: AnyMatch, entry: AnyEntry): string | null {
  const next = match.journal.length + 1;
  if (entry.n !== next) return `entry ${next} is missing.`;
  const reply = isUndo(entry)
    ? (entry.agreed ? goBackAs : undoAs)(match, entry.seat, entry.strikes)
    : (entry.forced ? submitForced : submit)(match, entry.seat, entry.action);
  if (reply.ok) return sameJson(reply.entry, entry) ? null : 'it came out differently from what is stored.';
  return 'refusal' in reply ? `the rules refuse it (${reply.refusal.rule}).` : reply.error.message;
}

/** A match at its opening, with the draws of these entries at hand. */
function begin(module: AnyRules, record: TableRecord, entries: readonly AnyEntry[]): Result<AnyMatch> {
  const options = module.parseOptions(record.options);
  if (!options.ok) return options;
  const later = entries.flatMap((entry) => (isUndo(entry) ? [] : entry.draws));
  const source = recordedSource([...record.opening, ...later]);
  if (record.start === null) return { ok: true, value: startMatch(module, options.value, source) };
  const position = wholeGame(module).parsePosition(record.start.position);
  if (!position.ok) return position;
  position.value.draws = record.start.draws;
  return { ok: true, value: startFrom(module, position.value, options.value, source) };
}

/** How far a stored game can be played again: a match, and what is wrong with the first entry after it. */
export interface Sound {
  readonly match: AnyMatch;
  readonly problem: { readonly path: string; readonly why: string } | null;
}

/** Plays as many of the stored entries again as the rules accept, or of those after a snapshot. */
export function replaySound(
  module: AnyRules,
  record: TableRecord,
  entries: readonly AnyEntry[],
  snapshot?: Snapshot,
): Result<Sound> {
  if (record.version !== module.version)
    return damaged(
      'its first line',
      `it was played with version ${record.version} of the rules, and here they have version ${module.version}.`,
    );
  try {
    const from = snapshot?.n ?? 0;
    const [before, after] = [entries.slice(0, from), entries.slice(from)];
    const begun = begin(module, record, after);
    if (!begun.ok) return damaged(begun.error.path, begun.error.message);
    const match = snapshot === undefined ? begun.value : atSnapshot(begun.value, before, snapshot);
    for (const entry of after) {
      const why = playAgain(match, entry);
      if (why !== null) return { ok: true, value: { match, problem: { path: `entry ${entry.n}`, why } } };
    }
    return { ok: true, value: { match, problem: null } };
  } catch (error) {
    return damaged('the journal', error instanceof Error ? error.message : String(error));
  }
}

/** The match as it stands after all stored entries, drawing on from the table's own secret. */
export function restore(
  module: AnyRules,
  record: TableRecord,
  entries: readonly AnyEntry[],
  snapshot?: Snapshot,
): Result<AnyMatch> {
  const replayed = replaySound(module, record, entries, snapshot);
  if (!replayed.ok) return replayed;
  const { match, problem } = replayed.value;
  if (problem !== null)
    return match.journal.length > 0 ? partlyDamaged(problem.path) : damaged(problem.path, problem.why);
  const settled = settledIn(record.summary.outcome, match.seats);
  if (settled !== null) settle(match, settled);
  if (outcomeOf(match) !== null) return { ok: true, value: match };
  const source = diceSource(presentDice(record), contributionsIn(record));
  return { ok: true, value: withSource(match, source) };
}
