// The side that gets files. It plays in a world its seat cannot tell from the real one, and never further than to the
// choice whose consequences only the side that keeps the game can know.
import { hex, type Result, sha256, standing, startFrom, utf8 } from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import { diceSource, freshSecret } from '../dice-secrets.ts';
import { importTable, readSeen } from '../files.ts';
import type { Library } from '../library.ts';
import { newRecord } from '../new-record.ts';
import type { Dice, Ports } from '../ports.ts';
import type { TableRecord } from '../record.ts';
import { fileAway } from '../reply.ts';
import type { OpenTable } from '../shelf.ts';
import { asJsonList } from '../wire.ts';
import { END, type Envelope, openLetter, TURN, type TurnLetter, writeLetter } from './envelope.ts';
import type { GuestMail } from './mail.ts';
import { isKept } from './promise.ts';
import { no } from './refused.ts';
import { words } from './words.ts';

interface Known {
  readonly record: TableRecord;
  readonly mail: GuestMail;
}

/** What this device has of the game so far. */
async function knownOf({ store }: Ports, { game, seat }: Envelope): Promise<Known | null> {
  for (const record of await store.list()) {
    if ('isDamaged' in record || record.mail?.is !== 'guest') continue;
    if (record.mail.game === game && record.mail.seat === seat) return { record, mail: record.mail };
  }
  return null;
}

/** Each turn is a table of its own: what was imagined for the last one has nothing to do with it. */
const idOf = ({ game, seat, turn }: Envelope): string =>
  hex(sha256(utf8(`${game} ${seat} ${turn}`))).slice(0, 16);

async function tableFor(
  file: Envelope,
  { viewing, ...letter }: TurnLetter,
  key: string,
  earlier: GuestMail | null,
  library: Library,
  ports: Ports,
): Promise<Result<TableRecord>> {
  const read = await readSeen(viewing, library, ports.dice);
  if (!read.ok) return read;
  const { module, state, options, file: seen } = read.value;
  if (seen.seat !== file.seat) return no('wrong-seal', words.noKey);
  const secret = freshSecret(ports.dice);
  const match = startFrom(module, state, options, diceSource(secret));
  const players: Players = Object.fromEntries(
    match.seats.map((seat) => [seat, seat === file.seat ? { kind: 'me' } : { kind: 'mail' }]),
  );
  const { n, promise, moments, commitment } = letter;
  const mail: GuestMail = {
    is: 'guest',
    game: file.game,
    seat: file.seat,
    key,
    turn: file.turn,
    commitment: earlier?.commitment ?? commitment,
    promised: [...(earlier?.promised ?? []), { n, promise }],
    added: earlier?.added ?? [],
    moments,
    last: null,
    isSent: false,
  };
  const setting = {
    id: idOf(file),
    players,
    hints: true,
    kind: 'battle',
    dice: [secret],
    created: seen.created,
  } as const;
  return { ok: true, value: { ...newRecord(match, setting, ports), mail } };
}

/** A turn, as a table on this device; an older one of the same game makes room for it. */
async function takeTurn(file: Envelope, library: Library, ports: Ports): Promise<Result<string>> {
  const known = await knownOf(ports, file);
  if (known !== null && known.mail.turn > file.turn) return no('stale', words.oldTurn);
  if (known?.mail.turn === file.turn) return { ok: true, value: known.record.id };
  const key = known?.mail.key ?? file.key;
  if (key === null) return no('no-key', words.noKey);
  const letter = openLetter(file, key, TURN);
  if (!letter.ok) return letter;
  const made = await tableFor(file, letter.value, key, known?.mail ?? null, library, ports);
  const filed = await fileAway(ports.store, made);
  if (filed.ok && known !== null) await ports.store.remove(known.record.id);
  return filed;
}

/** The whole game at its end, if it is the one this side had a part in. */
async function takeEnd(file: Envelope, library: Library, ports: Ports): Promise<Result<string>> {
  const known = await knownOf(ports, file);
  if (known === null) return no('no-key', words.noKey);
  const { mail, record } = known;
  const letter = openLetter(file, mail.key, END);
  if (!letter.ok) return letter;
  const found = await importTable(letter.value.file, library, ports);
  if (!found.ok) return found;
  const { dice } = found.value.record;
  const [first] = dice;
  const added = dice.flatMap(({ contribution }) => contribution ?? []);
  const isOurs = first?.commitment === mail.commitment && mail.added.every((part) => added.includes(part));
  if (!isOurs || !isKept(letter.value.file, first?.secret ?? '', mail.promised))
    return no('broken-word', words.brokenWord);
  const seats = Object.keys(found.value.record.players);
  const players: Players = Object.fromEntries(
    seats.map((seat) => [seat, { kind: seat === mail.seat ? 'me' : 'friend' }]),
  );
  const filed = await fileAway(
    ports.store,
    { ok: true, value: { ...found.value.record, players } },
    found.value.entries,
  );
  if (filed.ok) await ports.store.remove(record.id);
  return filed;
}

/** What came by mail to a seat on this device. */
export const takeMail = (file: Envelope, library: Library, ports: Ports): Promise<Result<string>> =>
  file.is === 'end' ? takeEnd(file, library, ports) : takeTurn(file, library, ports);

/** The answer as a file, and the record that remembers having written it. */
export function writeAnswer(
  { record, match }: OpenTable,
  mail: GuestMail,
  dice: Dice,
): Result<{ readonly text: string; readonly record: TableRecord }> {
  if (mail.last === null) return no('no-answer', words.noAnswerYet);
  const { game, seat, turn, key, last } = mail;
  const chosen = standing(match.journal, 0, match.journal.length).map(({ action }) => action);
  const added = mail.isSent ? mail.added : [...mail.added, hex(dice(16))];
  const letter = {
    actions: [...asJsonList(chosen), last],
    contribution: added.at(-1) ?? '',
    standing: record.standing?.[seat] ?? {},
  };
  return {
    ok: true,
    value: {
      text: writeLetter({ is: 'answer', game, seat, turn }, letter, key, false, dice),
      record: { ...record, mail: { ...mail, added, isSent: true } },
    },
  };
}
