import { commitmentOf, committedSource, type DrawSource, invariant } from '@grognard/kernel';
import type { DiceSecret, TableRecord } from './store.ts';

/** 32 bytes from the machine's own source of chance. */
const freshSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

/** New dice from entry `from` on: chosen, and committed to, before the first of them is rolled. */
export function freshDice(from: number): DiceSecret & { readonly secret: Uint8Array<ArrayBuffer> } {
  const secret = freshSecret();
  return { from, commitment: commitmentOf(secret), secret };
}

/** The commitment the next roll is bound by. */
export const presentDice = ({ dice }: TableRecord): DiceSecret => {
  const last = dice.at(-1);
  invariant(last, 'a table has dice');
  return last;
};

/** Rolls on from here. */
export function diceSource(record: TableRecord): DrawSource {
  const { secret } = presentDice(record);
  invariant(secret, 'the present dice are ours');
  return committedSource(secret, record.contributions);
}
