// The side that keeps the game: it writes a file for each turn of a seat played elsewhere, and plays the answer.
import {
  fill,
  hex,
  outcomeOf,
  pending,
  type Result,
  type Seat,
  submit,
  withSource,
  writeViewing,
} from '@grognard/kernel';
import type { Failed, Player } from '@grognard/protocol';
import { contributionsIn, diceSource, presentDice } from '../dice-secrets.ts';
import { wholeGame } from '../files.ts';
import type { House } from '../house.ts';
import { momentsOf } from '../look.ts';
import type { Dice } from '../ports.ts';
import type { TableRecord } from '../record.ts';
import type { OpenTable } from '../shelf.ts';
import { answerUnasked } from '../unasked.ts';
import { ANSWER, type AnswerLetter, type Envelope, openLetter, writeLetter } from './envelope.ts';
import type { HostMail, MailSeat } from './mail.ts';
import { promised } from './promise.ts';
import { no } from './refused.ts';
import { words } from './words.ts';

const mailOf = ({ mail }: TableRecord): HostMail => (mail?.is === 'host' ? mail : { is: 'host', seats: {} });

const isHere = (player: Player | undefined): boolean => player?.kind === 'me' || player?.kind === 'friend';

/** Why no file can be written now; the seat it is for if one can. */
function whoseTurn({ record, match }: OpenTable): Failed | Seat {
  const { players } = record;
  const [seat] = match.seats.filter((each) => players[each]?.kind === 'mail');
  if (seat === undefined) return no('not-by-mail', words.notByMail);
  if (outcomeOf(match) !== null) return seat;
  const asked = pending(match).map((decision) => decision.seat);
  if (asked.some((each) => isHere(players[each]))) return no('decide-first', words.decideFirst);
  if (asked.some((each) => players[each]?.kind === 'ai')) return no('machine-first', words.machineFirst);
  return asked.find((each) => players[each]?.kind === 'mail') ?? no('nothing-to-ask', words.nothingToAsk);
}

/** The file for a seat played elsewhere, and the record that remembers having written it. */
export function writeTurn(
  table: OpenTable,
  dice: Dice,
): Result<{ readonly text: string; readonly record: TableRecord }> {
  const { record, match } = table;
  const seat = whoseTurn(table);
  if (typeof seat !== 'string') return seat;
  const mail = mailOf(record);
  const known: MailSeat = mail.seats[seat] ?? { key: hex(dice(32)), turn: 0, sentAt: null };
  const { key, turn } = known;
  const isOver = outcomeOf(match) !== null;
  const letter = isOver
    ? { file: wholeGame(table) }
    : {
        viewing: writeViewing(match, seat, record),
        moments: momentsOf(table, seat, 0),
        commitment: presentDice(record).commitment,
        ...promised(table),
      };
  const outside = { is: isOver ? 'end' : 'turn', game: record.id, seat, turn } as const;
  const sent = { ...known, sentAt: match.journal.length };
  return {
    ok: true,
    value: {
      text: writeLetter(outside, letter, key, turn === 0, dice),
      record: { ...record, mail: { ...mail, seats: { ...mail.seats, [seat]: sent } } },
    },
  };
}

/** From here on the dice depend on what the seat has added: nobody knew them when the file was written. */
function addToDice(table: OpenTable, contribution: string): void {
  const { record, match } = table;
  const dice = [...record.dice, { ...presentDice(record), from: match.journal.length + 1, contribution }];
  table.record = { ...record, dice };
  table.match = withSource(match, diceSource(presentDice(table.record), contributionsIn(table.record)));
}

/** Plays an answer up to what shows the seat something it did not know; why the rules refuse it, or null. */
function play(
  table: OpenTable,
  seat: Seat,
  { actions, contribution, standing }: AnswerLetter,
): string | null {
  addToDice(table, contribution);
  const { record, match } = table;
  table.record = { ...record, standing: { ...record.standing, [seat]: standing } };
  for (const action of actions) {
    const reply = submit(match, seat, action);
    if (!reply.ok)
      return 'refusal' in reply ? fill(reply.refusal.text, reply.refusal.with) : reply.error.message;
    if ('barrier' in reply.entry && reply.entry.barrier) break;
  }
  answerUnasked(table);
  return null;
}

/** Plays what came back. */
export const takeAnswer = ({ shelf, keep, machines }: House, file: Envelope): Promise<Result<string>> =>
  shelf.use(file.game, async (table): Promise<Result<string>> => {
    const { record, match } = table;
    const { seat } = file;
    const known = mailOf(record).seats[seat];
    if (known === undefined) return no('not-here', words.notHere);
    const letter = openLetter(file, known.key, ANSWER);
    if (!letter.ok) return letter;
    if (file.turn !== known.turn) return no('stale', words.playedAlready);
    const before = match.journal.length;
    const why = play(table, seat, letter.value);
    if (why !== null) {
      shelf.forget(record.id);
      return no('refused', fill(words.refusedAnswer, { why }));
    }
    const next: MailSeat = { ...known, turn: known.turn + 1, sentAt: null };
    const seats = { ...mailOf(record).seats, [seat]: next };
    const error = await keep(table, before, { ...table.record, mail: { is: 'host', seats } });
    if (error !== null) return { ok: false, error };
    machines.attend(record.id, false);
    return { ok: true, value: record.id };
  });
