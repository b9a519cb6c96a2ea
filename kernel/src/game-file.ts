import { hex } from './bytes.ts';
import type { EditionName, Ending, Json, Seat } from './contract.ts';
import { invariant } from './invariant.ts';
import { sealed } from './line-chain.ts';
import { lineOf } from './line-of.ts';
import { type AnyMatch, eraOf, outcomeOf } from './match.ts';

export const GAME_TYPE = 'grognard-game';
/** Older ones are read by the steps of `older-game-files.ts`. */
export const GAME_FORMAT = 3;

/** The first line of a game file. */
export interface GameHeader {
  readonly format: typeof GAME_FORMAT;
  readonly type: typeof GAME_TYPE;
  readonly game: string;
  /** The rules it began by; null: its game keeps none, or it was written before there were editions. */
  readonly edition: EditionName | null;
  readonly options: Json;
  /** Who plays each seat, in whatever form the table uses. */
  readonly players: { readonly [seat: Seat]: Json };
  /** SHA-256 of the dice secret; null: the dice were never meant to be proven. */
  readonly commitment: string | null;
  readonly contributions: readonly string[];
  readonly created: string;
  /** The position the game started from, when it was not the usual setup. */
  readonly start?: StartPosition;
}

/** A position does not count draws; the number is kept beside it, because draws are proven by their index. */
export interface StartPosition {
  readonly position: Json;
  readonly draws: number;
}

/**
 * A line between entries: from entry `from` on, the dice come from another secret, because the game was resumed elsewhere,
 * or from the same one and what somebody has added to it.
 */
export interface DiceLine {
  readonly from: number;
  readonly commitment: string;
  readonly contribution?: string;
}

/** A line between entries: from entry `from` on, it was played by newer rules, because these seats agreed to take them. */
export interface SeamLine {
  readonly from: number;
  readonly edition: EditionName | null;
  readonly by: readonly Seat[];
}

/** The last line. Without it, the file has been cut off. */
export interface GameFooter {
  /** Null: not finished yet. */
  readonly outcome: Ending | null;
  readonly entries: number;
  /** One per commitment, in hexadecimal, once the game is over; null: lost. */
  readonly secrets: readonly (string | null)[];
}

export interface Dice {
  readonly commitment: string;
  readonly secret?: Uint8Array;
}

/** What the table knows about a match and the match does not. */
export interface GameFacts {
  readonly players: { readonly [seat: Seat]: Json };
  readonly commitment: string | null;
  readonly contributions: readonly string[];
  readonly secret?: Uint8Array;
  readonly created: string;
  /** Later secrets of a game that was resumed, in order. */
  readonly resumed?: readonly (DiceLine & Dice)[];
  /** Where newer rules were taken, in order. */
  readonly seams?: readonly SeamLine[];
}

/** The whole match as text, one sealed JSON value per line. Secrets are written when the game is over and not before. */
export function writeGameFile(match: AnyMatch, facts: GameFacts): string {
  const { journal, opening } = match;
  const lines: object[] = [headerOf(match, facts), { opening: { draws: opening.draws } }];
  for (const entry of journal) lines.push(...between(facts, entry.n, entry.n), lineOf(entry));
  lines.push(...between(facts, journal.length + 1, Number.POSITIVE_INFINITY), footerOf(match, facts));
  return `${sealed(lines)
    .map((line) => JSON.stringify(line))
    .join('\n')}\n`;
}

/** What stands before the entries from `first` to `last`: other dice, newer rules. */
const between = ({ resumed = [], seams = [] }: GameFacts, first: number, last: number): readonly object[] => {
  const isHere = ({ from }: { readonly from: number }): boolean => from >= first && from <= last;
  return [
    ...resumed.filter(isHere).map((source) => ({ dice: diceLine(source) })),
    ...seams.filter(isHere).map((seam) => ({ seam })),
  ];
};

const diceLine = ({ from, commitment, contribution }: DiceLine): DiceLine =>
  contribution === undefined ? { from, commitment } : { from, commitment, contribution };

function headerOf(match: AnyMatch, facts: GameFacts): GameHeader {
  const { module, options, start } = eraOf(match, 0);
  const { players, commitment, contributions, created } = facts;
  const about = { format: GAME_FORMAT, type: GAME_TYPE, game: module.id } as const;
  const header: GameHeader = {
    ...about,
    edition: module.edition ?? null,
    options: asJson(options),
    players,
    commitment,
    contributions,
    created,
  };
  return start === null
    ? header
    : { ...header, start: { position: module.position(start), draws: start.draws } };
}

/** Options are JSON by contract; a game that breaks it is found out here and not when the file is read. */
function asJson(options: unknown): Json {
  const text = JSON.stringify(options);
  invariant(text, 'Options can be written as JSON.');
  return JSON.parse(text);
}

function footerOf(match: AnyMatch, facts: GameFacts): GameFooter {
  const outcome = outcomeOf(match);
  const entries = match.journal.length;
  if (outcome === null || facts.commitment === null) return { outcome, entries, secrets: [] };
  const secrets = [facts, ...(facts.resumed ?? [])].map(({ secret }) => (secret ? hex(secret) : null));
  return { outcome, entries, secrets };
}
