// Game files at the table: written for export, read and checked whole for import.
import { readByItsRules } from '@grognard/editions/read-by-its-rules.ts';
import {
  type AnyMatch,
  type DiceLine,
  eraOf,
  type GameFile,
  type InputError,
  isElsewhere,
  isViewing,
  type Dice as KnownDice,
  outcomeOf,
  type Result,
  randomOf,
  readGameFile,
  readViewing,
  rulesNamedIn,
  type Seat,
  startFrom,
  unhex,
  type Verdict,
  type Viewer,
  type Viewing,
  verifyGameFile,
  withSource,
  writeGameFile,
  writeViewing,
} from '@grognard/kernel';
import { check, type Players, VALUES, type Verified } from '@grognard/protocol';
import { contributionsIn, diceSource, freshSecret } from './dice-secrets.ts';
import { seamsOf } from './eras.ts';
import type { Library } from './library.ts';
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
    seams: seamsOf(record),
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
export const readSeen = (text: string, library: Library, dice: Dice): Promise<Result<Viewing>> =>
  readByItsRules(library, text, (modules) => readViewing(text, modules, guess(dice)));

/** A sandbox made of what a seat knew: the battle itself can be continued only where it is hosted. */
async function importViewing(text: string, library: Library, ports: Ports): Promise<Result<Stored>> {
  const read = await readSeen(text, library, ports.dice);
  if (!read.ok) return read;
  const { file, module, state, options } = read.value;
  const secret = freshSecret(ports.dice);
  const match = startFrom(module, state, options, diceSource(secret));
  const players = playersIn(match, file.players);
  const setting = { players, hints: true, kind: 'sandbox', dice: [secret], created: file.created } as const;
  return { ok: true, value: { record: newRecord(match, setting, ports), entries: [] } };
}

/** A game from a file. An unfinished one goes on with new dice, because its old secret is not in the file. */
export async function importTable(text: string, library: Library, ports: Ports): Promise<Result<Stored>> {
  if (isViewing(text)) return importViewing(text, library, ports);
  const read = await readByItsRules(library, text, (modules) => readGameFile(text, modules));
  if (!read.ok) return read;
  const { header, match, seams } = read.value;
  const { contributions, created } = header;
  const began = eraOf(match, 0).module.edition ?? null;
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
    eras: [{ from: 0, edition: began }, ...seams],
  } as const;
  return { ok: true, value: { record: newRecord(going, setting, ports), entries: going.journal } };
}

/** Sound, not sound, or played by an edition that is not here: three answers. */
function unlessElsewhere(text: string, error: InputError): Result<Verified> {
  const named = rulesNamedIn(text);
  if (named === null || !isElsewhere(error)) return { ok: false, error };
  const { game, editions } = named;
  const edition = editions.find((each) => each !== null) ?? null;
  return { ok: true, value: { is: 'elsewhere', game, edition, message: error.message } };
}

export async function verifyText(text: string, library: Library, dice: Dice): Promise<Result<Verified>> {
  if (isMail(text)) {
    const read = readEnvelope(text);
    return read.ok ? { ok: true, value: { is: 'mail' } } : read;
  }
  if (isViewing(text)) {
    const read = await readSeen(text, library, dice);
    return read.ok ? { ok: true, value: { is: 'viewing' } } : unlessElsewhere(text, read.error);
  }
  const found = await readByItsRules(library, text, (modules): Result<Verdict> => {
    const verdict = verifyGameFile(text, modules);
    return verdict.ok ? { ok: true, value: verdict } : { ok: false, error: verdict.problem };
  });
  if (!found.ok) return unlessElsewhere(text, found.error);
  const { ok: _, ...shown } = found.value;
  const game = rulesNamedIn(text)?.game ?? '';
  const editions = shown.editions.map((era) => ({
    ...era,
    day: era.edition === null ? null : library.dayOf(game, era.edition),
  }));
  return { ok: true, value: { is: 'game', ...shown, editions } };
}
