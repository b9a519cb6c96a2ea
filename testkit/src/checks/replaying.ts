import {
  type Action,
  isUndo,
  type JournalEntry,
  readGameFile,
  recordedSource,
  resetTurn,
  startFrom,
  startMatch,
  submit,
  undo,
  wholeGame,
  writeGameFile,
} from '@grognard/kernel';
import type { AnyMatch } from '../game.ts';
import { difference } from '../json.ts';

/** What a game is played again from. */
export type Recorded = Pick<AnyMatch, 'module' | 'options' | 'start' | 'journal'> & {
  readonly opening: Pick<AnyMatch['opening'], 'draws'>;
};

type Visit = (replayed: AnyMatch, n: number) => string | null;

/** Plays the journal again from the start with the recorded dice; gives the new match or what stopped it. */
export function playAgain(
  { module, options, start, opening, journal }: Recorded,
  visit: Visit,
): AnyMatch | string {
  const draws = [...opening.draws, ...journal.flatMap((entry) => ('draws' in entry ? entry.draws : []))];
  const source = recordedSource(draws);
  const again =
    start === null ? startMatch(module, options, source) : startFrom(module, start, options, source);
  const wrong = visit(again, 0);
  if (wrong !== null) return wrong;
  for (const entry of journal) {
    const reply = repeat(again, entry);
    if (!reply.ok) return `entry ${entry.n} was not accepted on replay: ${JSON.stringify(reply)}`;
    const found = visit(again, entry.n);
    if (found !== null) return `entry ${entry.n}: ${found}`;
  }
  return again;
}

/** The same, to the state it led to. */
export function replay(match: AnyMatch, visit: Visit = () => null): string | null {
  const again = playAgain(match, visit);
  if (typeof again === 'string') return again;
  const apart = difference(again.state, match.state);
  return apart === null ? null : `the replay ends in another state at ${apart}`;
}

function repeat(match: AnyMatch, entry: JournalEntry<Action>): ReturnType<typeof undo> {
  if (!isUndo(entry)) return submit(match, entry.seat, entry.action);
  return entry.strikes.length > 1 ? resetTurn(match, entry.seat) : undo(match, entry.seat);
}

/** Writes the match to a file and opens that. */
export function reopen(match: AnyMatch): string | null {
  const about = { players: {}, commitment: null, contributions: [], created: '' };
  const read = readGameFile(writeGameFile(match, about), [wholeGame(match.module)]);
  if (!read.ok) return `the game file is turned away: ${read.error.path}: ${read.error.message}`;
  const apart = difference(read.value.match.state, match.state);
  return apart === null ? null : `the game file opens in another state at ${apart}`;
}
