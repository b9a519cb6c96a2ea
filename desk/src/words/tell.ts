import { type Fact, type Facts, type FactsAfter, fill, isNoun } from '@grognard/kernel';
import { spoken } from './language.ts';

/** A sentence of any catalogue, or a name, in the language of the page: its English form is what it is found by. */
export const translate = (template: string): string => spoken().sentences.get(template) ?? template;

/** A sentence in the language of the page with its facts put in; names among them are translated as well. */
export const tell = <const T extends string>(template: T, ...facts: FactsAfter<T>): string =>
  tellAny(template, facts);

/** The same for a sentence that comes from elsewhere with its facts: a prompt, a refusal, the outcome. */
export const told = (template: string, facts: Facts | undefined): string => tellAny(template, [facts]);

const tellAny = (template: string, [facts]: readonly [facts?: Facts | undefined]): string =>
  fill<string>(translate(template), facts && translatedFacts(facts), spoken().plural);

const translatedFacts = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, translatedFact(fact)]));

function translatedFact(fact: Fact): Fact {
  if (typeof fact === 'string') return translate(fact);
  if (Array.isArray(fact)) return fact.map((one) => (typeof one === 'string' ? translate(one) : one));
  return isNoun(fact) ? { ...fact, noun: translate(fact.noun) } : fact;
}
