// Game files at the table: written for export, read and checked whole for import.
import {
  type AnyGame,
  type AnyMatch,
  type DiceLine,
  type GameFile,
  isViewing,
  type Dice as KnownDice,
  outcomeOf,
  type Result,
  randomOf,
  readGameFile,
  readViewing,
  type Seat,
  startFrom,
  unhex,
  type Viewer,
  type Viewing,
  verifyGameFile,
  withSource,
  writeGameFile,
  writeViewing,
} from '@grognard/kernel';
import { check, type Players, VALUES, type Verified } from '@grognard/protocol';
import { contributionsIn, diceSource, freshSecret } from './dice-secrets.ts';
import { isMail, readEnvelope } from './mail/envelope.ts';
import { newRecord } from './new-record.ts';
import { checkPlayers } from './players.ts';
import type { Dice, Ports } from './ports.ts';
import type { DiceSecret } from './record.ts';
import type { OpenTable } from './shelf.ts';
import type { Stored } from './store.ts';

export { isMail };

function known({ secret, ...source }: DiceSecret): DiceLine & KnownDice {
  const bytes = unhex(secret ?? '');
  return bytes === null || bytes.length === 0 ? source : { ...source, secret: bytes };
}

/** The whole game, with its dice secrets once it is over; until then for nobody's eyes. */
export function wholeGame({ record, match }: OpenTable): string {
  const { players, contributions, created, dice } = record;
  const [first, ...later] = dice;
  return writeGameFile(match, {
    players,
    contributions,
    created,
    ...(first === undefined ? { commitment: null } : known(first)),
    resumed: later.map(known),
  });
}

/** All of a game that is over; of one that is not, what the seat may know. */
export function exportTable(table: OpenTable, viewer: Viewer): Result<string> {
  const { match, record } = table;
  if (outcomeOf(match) !== null) return { ok: true, value: wholeGame(table) };
  if (match.seats.includes(viewer)) return { ok: true, value: writeViewing(match, viewer, record) };
  const message = 'Until the battle is over, only somebody with a seat can take a file of it away.';
  return { ok: false, error: { code: 'not-a-seat', path: 'viewer', message } };
}

/** Whoever played it there; when the file does not say it in our words, the people at this screen. */
function playersIn({ module, seats }: AnyMatch, said: { readonly [seat: Seat]: unknown }): Players {
  const read = check(VALUES.players, said);
  if (read.ok && checkPlayers(module, seats, read.value).ok) return read.value;
  return Object.fromEntries(seats.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'friend' }]));
}

/** Where the dice came from so far. */
function diceIn({ header, resumed, footer }: GameFile): readonly DiceSecret[] {
  if (header.commitment === null) return [];
  const sources = [{ from: 0, commitment: header.commitment }, ...resumed];
  return sources.map((source, i) => ({ ...source, secret: footer.secrets[i] ?? null }));
}

/** Chance for what a file leaves open; the dice of the game that goes on must not depend on it. */
const guess = (dice: Dice) => randomOf(diceSource(freshSecret(dice)));

/** What a seat saw, and something possible for the rest. */
export const readSeen = (text: string, modules: readonly AnyGame[], dice: Dice): Result<Viewing> =>
  readViewing(text, modules, guess(dice));

/** A sandbox made of what a seat knew: the battle itself can be continued only where it is hosted. */
function importViewing(text: string, modules: readonly AnyGame[], ports: Ports): Result<Stored> {
  const read = readSeen(text, modules, ports.dice);
  if (!read.ok) return read;
  const { file, module, state, options } = read.value;
  const secret = freshSecret(ports.dice);
  const match = startFrom(module, state, options, diceSource(secret));
  const players = playersIn(match, file.players);
  const setting = { players, hints: true, kind: 'sandbox', dice: [secret], created: file.created } as const;
  return { ok: true, value: { record: newRecord(match, setting, ports), entries: [] } };
}

/** A game from a file. An unfinished one goes on with new dice, because its old secret is not in the file. */
export function importTable(text: string, modules: readonly AnyGame[], ports: Ports): Result<Stored> {
  if (isViewing(text)) return importViewing(text, modules, ports);
  const read = readGameFile(text, modules);
  if (!read.ok) return read;
  const { header, match } = read.value;
  const { contributions, created } = header;
  const used = diceIn(read.value);
  const isOver = outcomeOf(match) !== null;
  const fresh = freshSecret(ports.dice, match.journal.length + 1);
  const going = isOver
    ? match
    : withSource(match, diceSource(fresh, contributionsIn({ contributions, dice: used })));
  const setting = {
    players: playersIn(match, header.players),
    hints: true,
    kind: header.start === undefined ? 'battle' : 'sandbox',
    dice: isOver && used.length > 0 ? used : [...used, fresh],
    contributions,
    created,
  } as const;
  return { ok: true, value: { record: newRecord(going, setting, ports), entries: going.journal } };
}

export function verifyText(text: string, modules: readonly AnyGame[], dice: Dice): Result<Verified> {
  if (isMail(text)) {
    const read = readEnvelope(text);
    return read.ok ? { ok: true, value: { is: 'mail' } } : read;
  }
  if (isViewing(text)) {
    const read = readSeen(text, modules, dice);
    return read.ok ? { ok: true, value: { is: 'viewing' } } : read;
  }
  const found = verifyGameFile(text, modules);
  if (!found.ok) return { ok: false, error: found.problem };
  const { ok: _, ...shown } = found;
  return { ok: true, value: { is: 'game', ...shown } };
}
