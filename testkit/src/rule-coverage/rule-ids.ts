/** One id of a rulebook. */
export interface RuleItem {
  readonly id: string;
  readonly kind: 'rule' | 'ruling' | 'vector';
  /** Why there is nothing to test; null for everything that can be observed. */
  readonly descriptive: string | null;
}

const NUMBER = String.raw`(?:[RV]\.\d+|\d+(?:\.\d+)+)[a-z]?`;

/** `- **GEN-3.2** Text`, `| **GEN-5.4** ... |` or `| GEN-R.1 | ... |`, with a name behind a vector's id. */
const ITEM = new RegExp(
  String.raw`^(?:- \*\*|\| \*\*|\| (?=[A-Z]+-${NUMBER} \|))([A-Z]+-${NUMBER})(?![\w.])`,
);
const REASON = /\[descriptive:\s*([^\]]+)\]/;

const kindOf = (id: string): RuleItem['kind'] => {
  if (id.includes('-V.')) return 'vector';
  return id.includes('-R.') ? 'ruling' : 'rule';
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

/**
 * The rule ids a text names: `GEN-12.3`, lists spelled out as `GEN-12.33, 12.34 and R.40`, and a ruling by itself as
 * `R.40`. Ranges are not followed: `GEN-12.3 to 12.9` names its two ends only.
 */
export function idsIn(text: string, prefix: string): readonly string[] {
  const lists = new RegExp(
    String.raw`\b${prefix}-(${NUMBER}(?:(?:, | and | or | to |, and |/)(?:${prefix}-)?${NUMBER})*)`,
    'g',
  );
  const named = [...text.matchAll(lists)].flatMap(
    ([, list = '']) => list.match(new RegExp(NUMBER, 'g')) ?? [],
  );
  const rulings = text.match(/\bR\.\d+\b/g) ?? [];
  return [...new Set([...named, ...rulings])].map((number) => `${prefix}-${number}`);
}
