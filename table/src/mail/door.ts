// By-mail files go out and come in here.
import type { Result } from '@grognard/kernel';
import type { House } from '../house.ts';
import type { OpenTable } from '../shelf.ts';
import { readEnvelope } from './envelope.ts';
import { takeMail, writeAnswer } from './guest.ts';
import { takeAnswer, writeTurn } from './host.ts';
import { no } from './refused.ts';
import { words } from './words.ts';

/** The table a file leads to. */
export async function takeFile(house: House, text: string): Promise<Result<string>> {
  const read = readEnvelope(text);
  if (!read.ok) return read;
  const file = read.value;
  const kept = await house.ports.store.list([file.game]);
  const isKeptHere = kept.some((record) => !('isDamaged' in record));
  if (file.is === 'answer') return isKeptHere ? takeAnswer(house, file) : no('not-here', words.notHere);
  return isKeptHere ? no('own-file', words.ownFile) : takeMail(file, house.library, house.ports);
}

/** The file to send now. It is written down first that it was written: who has sent a turn is bound to it. */
export async function writeFile({ ports, keep }: House, table: OpenTable): Promise<Result<string>> {
  const { record, match } = table;
  const written =
    record.mail?.is === 'guest' ? writeAnswer(table, record.mail, ports.dice) : writeTurn(table, ports.dice);
  if (!written.ok) return written;
  const error = await keep(table, match.journal.length, written.value.record);
  return error === null ? { ok: true, value: written.value.text } : { ok: false, error };
}
