/** One id of a rulebook. */
export interface RuleItem {
  readonly id: string;
  readonly kind: 'rule' | 'ruling' | 'vector';
  /** Why there is nothing to test; null for everything that can be observed. */
  readonly descriptive: string | null;
}

/**
 * What stands behind the prefix: a rule `12.3`, `12.3a` or `ATK.3`; a ruling `R.40`, `R40` or `RUL.40`; a worked example
 * `V.01` or `GV-01`; a card `G05`, with a letter for its kind, or `X-FR`.
 */
const NUMBER = String.raw`(?:(?:[A-Z]\.\d+|[A-Z]{3}\.\d+|\d+(?:\.\d+)+)[a-z]?|GV-\d+|R\d{2,3}|[A-Z]\d{1,2}|X-[A-Z]+)(?!\w)`;

/** `- **GEN-3.2** Text`, `| **GEN-5.4** ... |` or `| GEN-R.1 | ... |`, with a name behind a vector's id. */
const ITEM = new RegExp(
  String.raw`^(?:- \*\*|\| \*\*|\| (?=[A-Z]+-${NUMBER} \|))([A-Z]+-${NUMBER})(?![\w.])`,
);
const REASON = /\[descriptive:\s*([^\]]+)\]/;

const kindOf = (id: string): RuleItem['kind'] => {
  if (/-(?:V\.|GV-)/.test(id)) return 'vector';
  return /-R(?:UL\.|[.\d])/.test(id) ? 'ruling' : 'rule';
};

/** Every id of a rulebook in its order. A `[descriptive]` without a reason does not count. */
export function readRuleItems(markdown: string): readonly RuleItem[] {
  return markdown.split('\n').flatMap((line) => {
    const id = ITEM.exec(line)?.[1];
    return id === undefined
      ? []
      : [{ id, kind: kindOf(id), descriptive: REASON.exec(line)?.[1]?.trim() ?? null }];
  });
}

/** `NLC-12.9f, g and h` names three parts of one rule. */
const PARTS = /\b((?:\d+\.)+\d+)[a-z](?:(?:, | and | to )[a-z]\b)+/g;

const partsSpelledOut = (text: string): string =>
  text.replace(PARTS, (list, rule: string) =>
    list.replace(
      /(, | and | to )([a-z])\b/g,
      (_all, between: string, part: string) => `${between}${rule}${part}`,
    ),
  );

/**
 * The rule ids a text names: `GEN-12.3`, lists spelled out as `GEN-12.33, 12.34 and R.40`, `NLC-12.9f, g` or
 * `SAG-G05, G06`, and a ruling by itself as `R.40` or `R040`. A range names its two ends only.
 */
export function idsIn(written: string, prefix: string): readonly string[] {
  const text = partsSpelledOut(written);
  const lists = new RegExp(
    String.raw`\b${prefix}-(${NUMBER}(?:(?:, | and | or | to |, and |/)(?:${prefix}-)?${NUMBER})*)`,
    'g',
  );
  const named = [...text.matchAll(lists)].flatMap(
    ([, list = '']) => list.match(new RegExp(NUMBER, 'g')) ?? [],
  );
  const rulings = text.match(/\bR(?:\.\d+|\d{3})\b/g) ?? [];
  return [...new Set([...named, ...rulings])].map((number) => `${prefix}-${number}`);
}

const RANGE =
  /\b([A-Z]+-)?((?:R|\d+|[A-Z]{3})\.|[A-Z])(\d+) to (?:[A-Z]+-)?(?:R\.|\d+\.|[A-Z]{3}\.|[A-Z])?(\d+)\b/g;

/** As `idsIn`, with the ids inside ranges: the first line of a file may say `GEN-3.1 to 3.4` for what it carries out. */
export function idsWithRanges(text: string, prefix: string): readonly string[] {
  const inside = [...text.matchAll(RANGE)].flatMap(([, own = `${prefix}-`, part = '', from = '', to]) => {
    const count = Number(to) - Number(from) + 1;
    const number = (at: number): string => `${Number(from) + at}`.padStart(from.length, '0');
    return own === `${prefix}-` && count > 0
      ? Array.from({ length: count }, (_, at) => `${prefix}-${part}${number(at)}`)
      : [];
  });
  return [...new Set([...idsIn(text, prefix), ...inside])];
}
