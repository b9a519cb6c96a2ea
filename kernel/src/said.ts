// What rules say to people: a sentence of a catalogue and its facts, kept apart so that another language can have its turn.
import type { Asked, Facts, Outcome, Refusal, RuleId, Seat } from './contract.ts';
import type { FactsAfter } from './facts-of.ts';

/** A refusal in one line: `no('GEN-7.2', refusals.borderFull, { border })`. */
export function no<const T extends string>(rule: RuleId, text: T, ...facts: FactsAfter<T>): Refusal;
// Search refuses a million times a second: nothing is gathered or spread here.
export function no(rule: RuleId, text: string, facts?: Facts): Refusal {
  return facts === undefined ? { rule, text } : { rule, text, with: facts };
}

/** The `refuse` of a rule whose candidates are all legal: where the kernel meets it, it need not ask. */
export const nothingAgainst = (): null => null;

/** What a seat is asked, whichever it is: `ask('GEN-6.1', prompts.writeOrders)`. */
export function ask<const T extends string>(
  rule: RuleId,
  prompt: T,
  ...facts: FactsAfter<T>
): Omit<Asked, 'seat'>;
export function ask(rule: RuleId, prompt: string, facts?: Facts): Omit<Asked, 'seat'> {
  return facts === undefined ? { rule, prompt } : { rule, prompt, with: facts };
}

/** How it ended, and why: `ended(['white'], 'MAR-18.4', endings.onPoints, { high, low })`. */
export const ended = <const T extends string>(
  winners: readonly Seat[],
  rule: RuleId,
  text: T,
  ...facts: FactsAfter<T>
): Outcome => {
  const [given] = facts;
  return { winners, rule, text, ...(given === undefined ? {} : { with: given }) };
};
