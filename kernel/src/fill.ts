import type { Fact, Facts } from './contract.ts';

const show = (fact: Fact): string => (Array.isArray(fact) ? fact.join(', ') : String(fact));

/** Fills the {placeholders} of a text; lists read as 'a, b', and a name without a fact stays as it is. */
export function fill(text: string, facts: Facts | undefined): string {
  if (facts === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    return fact === undefined ? placeholder : show(fact);
  });
}
