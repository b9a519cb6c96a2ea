// Plays a stored journal again, through the same door as the first time, so that a game resumes at the same decision.
import type { carryOver } from '@grognard/kernel';
import {
  type AnyMatch,
  type AnyRules,
  atSnapshot,
  goBackAs,
  invariant,
  isUndo,
  keepMark,
  markAt,
  marked,
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
import { damaged } from './damaged.ts';
import { contributionsIn, diceSource, presentDice } from './dice-secrets.ts';
import { seamsOf } from './eras.ts';
import type { AnyEntry, TableRecord } from './record.ts';

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

/** Entries from before marks have none, and a match that opens makes none: the last one is looked at by itself. */
const withoutMark = ({ mark: _, ...entry }: AnyEntry): object => entry;

function playedAgain(match: AnyMatch, entry: AnyEntry): string | null {
  const next = match.journal.length + 1;
  if (entry.n !== next) return `entry ${next} is missing.`;
  const reply = isUndo(entry)
    ? (entry.agreed ? goBackAs : undoAs)(match, entry.seat, entry.strikes)
    : (entry.forced ? submitForced : submit)(match, entry.seat, entry.action);
  if (!reply.ok)
    return 'refusal' in reply ? `the rules refuse it (${reply.refusal.rule}).` : reply.error.message;
  if (!sameJson(withoutMark(reply.entry), withoutMark(entry))) return CAME_OUT_DIFFERENTLY;
  const { mark } = entry;
  if (mark === undefined || mark === reply.entry.mark) return null;
  if (match.isMarked) return CAME_OUT_DIFFERENTLY;
  keepMark(match, mark);
  return null;
}

const CAME_OUT_DIFFERENTLY = 'it came out differently from what is stored.';

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
  readonly problem: { readonly n: number; readonly path: string; readonly why: string } | null;
}

/** Loaded for the tables that need it. */
export type Carry = typeof carryOver;

/** How a game is played again. */
interface Way {
  readonly snapshot?: Snapshot | undefined;
  /** How it goes over into newer rules, for a table whose players took some. */
  readonly carry?: Carry | undefined;
  /** Every entry's mark is looked at, not only the last one's: that takes longer. */
  readonly isThorough?: boolean;
}

/** Plays as many of the stored entries again as the rules of each era accept, or of those after a snapshot. */
export function replaySound(
  modules: readonly AnyRules[],
  record: TableRecord,
  entries: readonly AnyEntry[],
  way: Way = {},
): Result<Sound> {
  const steps = replaying(modules, record, entries, way);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same entry by entry, for whoever has other things to do in between. */
export function* replaying(
  modules: readonly AnyRules[],
  record: TableRecord,
  entries: readonly AnyEntry[],
  { snapshot, carry, isThorough = false }: Way = {},
): Generator<void, Result<Sound>> {
  try {
    const [first, ...later] = modules;
    invariant(first, 'a table is played by rules');
    const from = snapshot?.n ?? 0;
    const [before, after] = [entries.slice(0, from), entries.slice(from)];
    const begun = begin(first, record, after);
    if (!begun.ok) return damaged(begun.error.path, begun.error.message);
    const opened = snapshot === undefined ? begun.value : atSnapshot(begun.value, before, snapshot);
    return yield* playedOn(isThorough ? marked(opened) : opened, seamsWith(later, record, carry), after);
  } catch (error) {
    return damaged('the journal', error instanceof Error ? error.message : String(error));
  }
}

interface Seam {
  readonly from: number;
  over(match: AnyMatch): Result<AnyMatch>;
}

const seamsWith = (later: readonly AnyRules[], record: TableRecord, carry?: Carry): readonly Seam[] =>
  seamsOf(record).flatMap(({ from }, i) => {
    const rules = later[i];
    if (rules === undefined || carry === undefined) return [];
    return [{ from, over: (match: AnyMatch) => carry(match, wholeGame(rules)) }];
  });

/** Over into the newer rules that were taken before entry n. */
function goneOver(match: AnyMatch, seams: readonly Seam[], n: number): Result<AnyMatch> {
  let found: Result<AnyMatch> = { ok: true, value: match };
  for (const { from, over } of seams) if (from === n && found.ok) found = over(found.value);
  return found;
}

function* playedOn(
  begun: AnyMatch,
  seams: readonly Seam[],
  entries: readonly AnyEntry[],
): Generator<void, Result<Sound>> {
  let match = begun;
  const problem = (n: number, why: string): Result<Sound> => ({
    ok: true,
    value: { match, problem: { n, path: `entry ${n}`, why } },
  });
  for (const entry of entries) {
    const over = goneOver(match, seams, entry.n);
    if (!over.ok) return problem(entry.n, over.error.message);
    match = over.value;
    const why = playAgain(match, entry);
    if (why !== null) return problem(entry.n, why);
    yield;
  }
  const n = match.journal.length + 1;
  const over = goneOver(match, seams, n);
  return over.ok ? { ok: true, value: { match: over.value, problem: null } } : problem(n, over.error.message);
}

/** Whether the last entry led where it is said to have led. */
function endsWhereItSays({ journal, module, state, past }: AnyMatch): boolean {
  const last = journal.at(-1);
  const isSeam = past !== null && past.until === journal.length;
  return last?.mark === undefined || isSeam || last.mark === markAt(module, state);
}

/** The match as it stands after all stored entries, drawing on from the table's own secret. */
export function restore(
  modules: readonly AnyRules[],
  record: TableRecord,
  entries: readonly AnyEntry[],
  { snapshot, carry }: Pick<Way, 'snapshot' | 'carry'> = {},
): Result<AnyMatch> {
  const replayed = replaySound(modules, record, entries, { snapshot, carry });
  if (!replayed.ok) return replayed;
  const { match, problem } = replayed.value;
  if (problem !== null)
    return match.journal.length > 0 ? partlyDamaged(problem.path) : damaged(problem.path, problem.why);
  if (!endsWhereItSays(match)) return whereItDiffers(modules, record, entries, carry);
  const settled = settledIn(record.summary.outcome, match.seats);
  if (settled !== null) settle(match, settled);
  if (outcomeOf(match) !== null) return { ok: true, value: match };
  const source = diceSource(presentDice(record), contributionsIn(record));
  return { ok: true, value: marked(withSource(match, source)) };
}

/** Nothing was refused, and yet it stands elsewhere: the first entry that led elsewhere is told. */
function whereItDiffers(
  modules: readonly AnyRules[],
  record: TableRecord,
  entries: readonly AnyEntry[],
  carry: Carry | undefined,
): Result<AnyMatch> {
  const replayed = replaySound(modules, record, entries, { isThorough: true, carry });
  if (!replayed.ok) return replayed;
  return partlyDamaged(replayed.value.problem?.path ?? `entry ${entries.length}`);
}
