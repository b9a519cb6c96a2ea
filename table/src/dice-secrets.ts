import { commitmentOf, committedSource, type DrawSource, hex, invariant, unhex } from '@grognard/kernel';
import type { Dice } from './ports.ts';
import type { DiceSecret, TableRecord } from './record.ts';

/** New dice from entry `from` on: chosen, and committed to, before the first of them is rolled. */
export function freshSecret(dice: Dice, from = 0): DiceSecret {
  const secret = dice(32);
  return { from, commitment: commitmentOf(secret), secret: hex(secret) };
}

/** The commitment the next roll is bound by. */
export const presentDice = ({ dice }: Pick<TableRecord, 'dice'>): DiceSecret => {
  const last = dice.at(-1);
  invariant(last, 'a table has dice');
  return last;
};

/** What everybody has added to the dice so far. */
export const contributionsIn = ({
  contributions,
  dice,
}: Pick<TableRecord, 'contributions' | 'dice'>): readonly string[] => [
  ...contributions,
  ...dice.flatMap(({ contribution }) => contribution ?? []),
];

/** Rolls on from here. */
export function diceSource({ secret }: DiceSecret, contributions: readonly string[] = []): DrawSource {
  const bytes = unhex(secret ?? '');
  invariant(bytes !== null && bytes.length > 0, 'the present dice are ours');
  return committedSource(bytes, contributions);
}
