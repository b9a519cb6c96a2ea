import { carryOver } from './carry-over.ts';
import type { AnyGame, EditionName, GameState, InputError, Result } from './contract.ts';
import { type DrawnLine, type Proof, proveDice, sourcesOf } from './dice-proof.ts';
import { moduleFor } from './edition.ts';
import { isFields, sameJson } from './equal.ts';
import { FileFault, reading, under, valueIn } from './file-fault.ts';
import { fill } from './fill.ts';
import type { DiceLine, GameFooter, GameHeader, SeamLine, StartPosition } from './game-file.ts';
import {
  diceIn,
  type EntryLine,
  entryIn,
  footerIn,
  formatIn,
  headerIn,
  isDice,
  isFooter,
  isMarkedLine,
  isSeam,
  type Line,
  linesOf,
  openingIn,
  seamIn,
} from './game-file-lines.ts';
import { goBackAs } from './go-back.ts';
import { isUndo } from './journal.ts';
import { LineChain } from './line-chain.ts';
import { type AnyMatch, eraOf, marked, outcomeOf, startFrom, startMatch } from './match.ts';
import { asOfToday, isSealed } from './older-game-files.ts';
import { submitForced } from './only-answer.ts';
import type { Draw } from './random.ts';
import { settle, settledIn } from './settle.ts';
import { submit } from './submit.ts';
import { type DrawProblem, Tape } from './tape.ts';
import { undoAs } from './undo.ts';

/** A game read from a file. Its dice are used up: give the match a source with `withSource` before playing on. */
export interface GameFile {
  readonly header: GameHeader;
  readonly match: AnyMatch;
  readonly resumed: readonly DiceLine[];
  /** Where newer rules were taken. */
  readonly seams: readonly SeamLine[];
  readonly footer: GameFooter;
  readonly dice: Proof;
  /** How many secrets the dice came from, one after the other; more than one means it was resumed. */
  readonly sources: number;
}

/** Plays a recorded game again, checking every action, hash and draw. All of it is right, or nothing is loaded. */
export function readGameFile(text: string, modules: readonly AnyGame[]): Result<GameFile> {
  return reading(() => {
    const written = linesOf(text);
    const format = formatIn(written[0] ?? NOTHING);
    const lines = asOfToday(written, format);
    const [first, second, ...rest] = lines;
    const header = headerIn(first ?? NOTHING);
    const last = rest.pop();
    if (second === undefined || last === undefined || !isFooter(last))
      throw new FileFault(
        'truncated',
        lines.at(-1)?.path ?? '',
        'The last line of the game is missing: get a complete copy.',
      );
    const module = moduleFor(header, modules, 'line 1');
    const tape = new Tape();
    const seals = sealsOf(written, format);
    const begun = begin(module, header, second, tape);
    let match = rest.some(isMarkedLine) ? marked(begun) : begun;
    seals.check(2);
    const drawn: DrawnLine[] = [
      {
        path: `${second.path}: opening`,
        n: 0,
        first: match.state.draws - match.opening.draws.length,
        draws: match.opening.draws,
      },
    ];
    const resumed: DiceLine[] = [];
    const seams: SeamLine[] = [];
    for (const line of rest) {
      if (isDice(line)) resumed.push(nextDice(line, match));
      else if (isSeam(line)) {
        const seam = nextSeam(line, match);
        seams.push(seam);
        match = carriedOver(match, seam, modules, line.path);
      } else drawn.push(playAgain(match, entryIn(line), tape));
      seals.check(1);
    }
    const footer = finish(match, last);
    const dice = proveDice(header, resumed, drawn, footer, last.path);
    seals.check(1);
    return { header, match, resumed, seams, footer, dice, sources: sourcesOf(header, resumed) };
  });
}

/** What a check of a game file shows, and no more. */
export interface Verdict {
  readonly ok: true;
  readonly entries: number;
  readonly dice: Proof;
  readonly sources: number;
  /** The rules it was played by, from which entry on. */
  readonly editions: readonly { readonly from: number; readonly edition: EditionName | null }[];
  /** It began from a position somebody set up, not from the usual setup. */
  readonly fromPosition: boolean;
}

/** Whether a game file is sound: it plays again as recorded. `dice` tells whether its draws are proven too. */
export function verifyGameFile(
  text: string,
  modules: readonly AnyGame[],
): Verdict | { readonly ok: false; readonly problem: InputError } {
  const read = readGameFile(text, modules);
  if (!read.ok) return { ok: false, problem: read.error };
  const { match, dice, sources, header, seams } = read.value;
  const first = { from: 0, edition: eraOf(match, 0).module.edition ?? null };
  const editions = [first, ...seams.map(({ from, edition }) => ({ from, edition }))];
  const fromPosition = header.start !== undefined;
  return { ok: true, entries: match.journal.length, dice, sources, editions, fromPosition };
}

const NOTHING: Line = { path: '', value: undefined };

function begin(module: AnyGame, header: GameHeader, line: Line, tape: Tape): AnyMatch {
  const options = valueIn(module.parseOptions(header.options), 'line 1: options');
  const start = header.start === undefined ? null : startOf(module, header.start);
  const draws = openingIn(line);
  tape.load(draws);
  const match = guarded(`${line.path}: opening`, tape, () =>
    start === null ? startMatch(module, options, tape) : startFrom(module, start, options, tape),
  );
  checkDraws(`${line.path}: opening`, tape.leftOver() ?? otherwiseKnown(draws, match.opening.draws));
  return match;
}

function startOf(module: AnyGame, { position, draws }: StartPosition): GameState {
  const state = valueIn(module.parsePosition(position), 'line 1: start.position');
  state.draws = draws;
  return state;
}

/** Does something the rules may break off: then it is the file that does not fit them. */
function guarded<T>(path: string, tape: Tape, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    checkDraws(path, tape.problem);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new FileFault('rules-failed', path, `The rules could not go on: ${message}`);
  }
}

/** The first draw that others may know of than the record says. */
function otherwiseKnown(recorded: readonly Draw[], drawn: readonly Draw[]): DrawProblem | null {
  const at = recorded.findIndex(({ knownTo }, i) => !sameJson(knownTo, drawn[i]?.knownTo));
  if (at < 0) return null;
  const known = drawn[at]?.knownTo?.join(', ') ?? 'everybody';
  return { at, message: `The rules draw “${recorded[at]?.purpose}” for ${known} to know.` };
}

function checkDraws(path: string, problem: DrawProblem | null): void {
  if (problem === null) return;
  const message = `${problem.message} The record was changed, or the rules were.`;
  throw new FileFault('wrong-draw', under(path, `draws[${problem.at}]`), message);
}

function nextDice(line: Line, match: AnyMatch): DiceLine {
  const dice = diceIn(line);
  if (dice.from !== match.journal.length + 1)
    throw new FileFault(
      'wrong-field',
      under(line.path, 'dice.from'),
      `The next entry is ${match.journal.length + 1}, not ${dice.from}.`,
    );
  return dice;
}

function nextSeam(line: Line, match: AnyMatch): SeamLine {
  const seam = seamIn(line);
  if (seam.from !== match.journal.length + 1)
    throw new FileFault(
      'wrong-field',
      under(line.path, 'seam.from'),
      `The next entry is ${match.journal.length + 1}, not ${seam.from}.`,
    );
  return seam;
}

function carriedOver(
  match: AnyMatch,
  { edition }: SeamLine,
  modules: readonly AnyGame[],
  path: string,
): AnyMatch {
  const module = moduleFor({ game: match.module.id, edition }, modules, under(path, 'seam'));
  return valueIn(carryOver(match, module), under(path, 'seam'));
}

/** The seals of a file from its first line to its last, as they were written. */
function sealsOf(lines: readonly Line[], format: number): { check(count: number): void } {
  const chain = new LineChain();
  let next = 0;
  return {
    check(count) {
      const some = lines.slice(next, next + count);
      next += count;
      if (isSealed(format)) for (const line of some) chain.check(line);
    },
  };
}

/** The first entry that led elsewhere than it says: rules that refuse nothing may still come to another result. */
function checkMark({ path, n, mark }: EntryLine, found: string | undefined): void {
  if (mark === null || mark === found) return;
  throw new FileFault(
    'wrong-mark',
    `${path}: mark`,
    `Entry ${n} led to another position than it does by these rules. The record was changed, or the rules were.`,
  );
}

function playAgain(match: AnyMatch, line: EntryLine, tape: Tape): DrawnLine {
  const { path, n, seat, done } = line;
  const next = match.journal.length + 1;
  if (n !== next)
    throw new FileFault(
      'wrong-number',
      `${path}: n`,
      `Entry ${next} should be here, not ${n}: lines are missing or out of order.`,
    );
  const first = match.state.draws;
  const draws: readonly Draw[] = 'strikes' in done ? [] : done.draws;
  tape.load(draws);
  const reply = guarded(path, tape, () => {
    if ('strikes' in done) return (done.isAgreed ? goBackAs : undoAs)(match, seat, done.strikes);
    return (done.isForced ? submitForced : submit)(match, seat, done.action);
  });
  if (!reply.ok && 'refusal' in reply)
    throw new FileFault(
      'refused',
      `${path}: action`,
      `${reply.refusal.rule}: ${fill(reply.refusal.text, reply.refusal.with)}`,
    );
  if (!reply.ok)
    throw new FileFault(
      reply.error.code,
      under(`${path}: ${'strikes' in done ? 'strikes' : 'action'}`, reply.error.path),
      reply.error.message,
    );
  checkDraws(path, tape.leftOver() ?? otherwiseKnown(draws, isUndo(reply.entry) ? [] : reply.entry.draws));
  checkMark(line, reply.entry.mark);
  return { path, n, first, draws };
}

function finish(match: AnyMatch, line: Line): GameFooter {
  const { path, outcome, entries, secrets } = footerIn(line);
  if (entries !== match.journal.length)
    throw new FileFault(
      'truncated',
      `${path}: entries`,
      `The game has ${entries} entries, but ${match.journal.length} are here: get a complete copy.`,
    );
  const settled = settledIn(outcome, match.seats);
  if (settled !== null && outcomeOf(match) === null) settle(match, settled);
  const played = outcomeOf(match);
  if (!sameJson(withoutWords(outcome), withoutWords(played))) {
    const text = played === null ? 'is not over' : `ended otherwise: ${fill(played.text, played.with)}`;
    throw new FileFault('wrong-outcome', `${path}: outcome`, `The game played again ${text}.`);
  }
  return { outcome: played, entries, secrets };
}

/** Who won and by which rule, or how it was settled: sentences may be reworded, and old files still hold. */
const withoutWords = (outcome: unknown): unknown =>
  isFields(outcome)
    ? { winners: outcome['winners'], rule: outcome['rule'], settled: outcome['settled'] ?? null }
    : outcome;
