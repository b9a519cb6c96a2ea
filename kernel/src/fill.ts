import type { Json } from './contract.ts';

const show = (value: Json): string => {
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Fills the {placeholders} of a text; lists read as 'a, b', and a name without a fact stays as it is. */
export function fill(text: string, facts: { readonly [name: string]: Json } | undefined): string {
  if (facts === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    return fact === undefined ? placeholder : show(fact);
  });
}
