/** What can be cited of one game. */
export interface Citable {
  readonly game: string;
  readonly prefix: string;
  /** In the rulebook, which players can open. */
  readonly forPlayers: ReadonlySet<string>;
  /** In rulebook or law. */
  readonly known: ReadonlySet<string>;
}

/** What stands behind the prefix: `12.6b`, `R.40`, `F.3-A2`, `STEP-ACT.4`, `X-FR`. */
export const NUMBER = String.raw`[A-Z\d]\w*(?:[.-]\w+)*`;

/** Where an id may end early: `NLC-12.9` is all of `NLC-12.9a` to `NLC-12.9h`, `NAP-CRD` every rule of cards. */
const BOUNDARY = /[.-]|(?<=\d)(?=[a-z]$)|(?<=[A-Z])(?=\d)/g;

/** What a heading, a row of a table or a piece in bold begins with, and `(a)`, `(b)` within the line of a rule. */
export function definedIds(markdown: string, prefix: string): ReadonlySet<string> {
  const defining = new RegExp(String.raw`(?:^#+ |^\| |\*\*)(${prefix}-${NUMBER})([^\n]*)`, 'gm');
  const ids = new Set<string>();
  for (const [, id = '', rest = ''] of markdown.matchAll(defining)) {
    ids.add(id);
    for (const { index } of id.matchAll(BOUNDARY)) if (index > prefix.length) ids.add(id.slice(0, index));
    for (const [, part = ''] of rest.matchAll(/\(([a-h])\)/g)) ids.add(`${id}${part}`);
    for (const further of definedIds(rest, prefix)) ids.add(further);
  }
  return ids;
}

export function citable(game: string, prefix: string, rulebook: string, law: string): Citable {
  const forPlayers = definedIds(rulebook, prefix);
  return { game, prefix, forPlayers, known: new Set([...forPlayers, ...definedIds(law, prefix)]) };
}
