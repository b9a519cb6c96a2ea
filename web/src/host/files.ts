// Game files at the table: written for export, read and checked whole for import.
import {
  type AnyGame,
  committedSource,
  type GameFile,
  outcomeOf,
  type Result,
  readGameFile,
  unhex,
  verifyGameFile,
  withSource,
  writeGameFile,
} from '@grognard/kernel';
import { check, type Players, playersSchema, type Verification } from '@grognard/protocol';
import type { Clock } from './clock.ts';
import { checkPlayers, newRecord } from './create.ts';
import { freshDice } from './dice.ts';
import type { OpenTable } from './shelf.ts';
import type { AnyEntry, DiceSecret, TableRecord } from './store.ts';

const known = ({ commitment, secret }: DiceSecret) =>
  secret === null ? { commitment } : { commitment, secret };

/** The game as text; the dice secrets are in it only when the game is over. */
export function exportTable({ record, match }: OpenTable): string {
  const { players, contributions, created, dice } = record;
  const [first, ...later] = dice;
  return writeGameFile(match, {
    players,
    contributions,
    created,
    ...(first === undefined ? { commitment: null } : known(first)),
    resumed: later.map((source) => ({ from: source.from, ...known(source) })),
  });
}

/** Whoever played it there; when the file does not say it in our words, the people at this screen. */
function playersIn({ header, match }: GameFile): Players {
  const read = check({ players: playersSchema }, { players: header.players });
  if (read.ok && checkPlayers(match.module, match.seats, read.value.players).ok) return read.value.players;
  return Object.fromEntries(match.seats.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'friend' }]));
}

/** Where the dice came from so far. */
function diceIn({ header, resumed, footer }: GameFile): DiceSecret[] {
  if (header.commitment === null) return [];
  return [{ from: 0, commitment: header.commitment }, ...resumed].map(({ from, commitment }, i) => {
    const secret = unhex(footer.secrets[i] ?? '');
    return {
      from,
      commitment,
      secret: secret === null || secret.length === 0 ? null : new Uint8Array(secret),
    };
  });
}

export interface Imported {
  readonly record: TableRecord;
  readonly entries: readonly AnyEntry[];
}

/** A game from a file. An unfinished one goes on with new dice, because its old secret is not in the file. */
export function importTable(text: string, modules: readonly AnyGame[], clock: Clock): Result<Imported> {
  const read = readGameFile(text, modules);
  if (!read.ok) return read;
  const { header, match } = read.value;
  const used = diceIn(read.value);
  const isOver = outcomeOf(match) !== null;
  const fresh = freshDice(match.journal.length + 1);
  const going = isOver ? match : withSource(match, committedSource(fresh.secret, header.contributions));
  const setting = {
    players: playersIn(read.value),
    hints: true,
    kind: header.start === undefined ? 'battle' : 'sandbox',
    dice: isOver && used.length > 0 ? used : [...used, fresh],
    contributions: header.contributions,
    created: header.created,
  } as const;
  return { ok: true, value: { record: newRecord(going, setting, clock), entries: going.journal } };
}

export const verifyText = (text: string, modules: readonly AnyGame[]): Verification =>
  verifyGameFile(text, modules);
