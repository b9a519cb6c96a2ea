import type { Fact, Facts, Noun } from './contract.ts';
import type { FactsFor } from './facts-of.ts';
import { type PluralForm, type PluralRule, pluralRules } from './plural.ts';

const PLACEHOLDER = /\{(\w+)(?:, ([^{}]*))?\}/g;
const NEXT_FORM = /(?:^|, )(zero|one|two|few|many|other): /;
const SENTENCE_ENDS = /[.?!] $/;

export const isNoun = (fact: Fact): fact is Noun =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact);

/**
 * A template with its facts put in. `{border}` is the fact; lists read as 'a, b'. `{count, one: # hit, other: # hits}`
 * chooses a form by the number of the fact, and `#` is the fact itself: '2 hits', 'the Highlanders are'. A name without
 * a fact stays as it is.
 */
export function fill<const T extends string>(
  template: T,
  facts: FactsFor<T>,
  plural: PluralRule = pluralRules.en,
): string {
  if (facts === undefined) return template;
  const known: Facts = facts;
  return template.replace(PLACEHOLDER, (placeholder, name: string, forms: string | undefined, at: number) => {
    const fact = known[name];
    if (fact === undefined) return placeholder;
    const begins = at === 0 || SENTENCE_ENDS.test(template.slice(0, at));
    if (forms === undefined) return show(fact, begins);
    return formIn(forms, formOf(fact, plural)).replace(/#/g, (_, within: number) =>
      show(fact, begins && within === 0),
    );
  });
}

function show(fact: Fact, beginsSentence: boolean): string {
  if (Array.isArray(fact)) return fact.join(', ');
  if (!isNoun(fact)) return String(fact);
  return beginsSentence ? fact.noun.charAt(0).toUpperCase() + fact.noun.slice(1) : fact.noun;
}

function formOf(fact: Fact, plural: PluralRule): PluralForm {
  if (typeof fact === 'number') return plural(fact);
  return isNoun(fact) ? fact.number : 'other';
}

/** What 'one: # hit, other: # hits' says for a form, or for `other` where it has none of its own. */
function formIn(forms: string, wanted: PluralForm): string {
  const parts = forms.split(NEXT_FORM);
  const at = (form: PluralForm): number => parts.indexOf(form, 1);
  return parts[(at(wanted) === -1 ? at('other') : at(wanted)) + 1] ?? '';
}
