// The action types of a game and the words they are made of, read from the syntax trees of its grammar and what that imports.
import { parseSync } from 'vite';

export interface ActionShape {
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly kind: string }[];
}
export interface Word {
  readonly name: string;
  readonly meaning: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A type, and the file it is written in. */
interface Written {
  readonly node: Node;
  readonly text: string;
}
type Types = ReadonlyMap<string, Written>;

/** Every type and interface of a file, by name. */
function typesIn(text: string): Types {
  const types = new Map<string, Written>();
  for (const statement of nodesIn(parseSync('grammar.ts', text).program.body)) {
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
    const id = declared['id'];
    if (!isNode(id)) continue;
    const body = declared['typeAnnotation'] ?? declared['body'];
    if (isNode(body)) types.set(String(id['name']), { node: body, text });
  }
  return types;
}

const tidy = (text: string): string =>
  text
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a name of another type stands for; the type itself where it is no name. */
function resolved(written: Written, types: Types): Written {
  const { node, text } = written;
  if (node.type === 'TSParenthesizedType' && isNode(node['typeAnnotation']))
    return resolved({ node: node['typeAnnotation'], text }, types);
  const name = node.type === 'TSTypeReference' && isNode(node['typeName']) ? node['typeName']['name'] : '';
  const found = types.get(String(name));
  return found === undefined ? written : resolved(found, types);
}

/** The fields of a record type; names of other types are looked up, intersections added together. */
function fieldsOf(written: Written, types: Types): ActionShape['fields'] {
  const { node, text } = resolved(written, types);
  switch (node.type) {
    case 'TSIntersectionType':
      return nodesIn(node['types']).flatMap((part) => fieldsOf({ node: part, text }, types));
    default:
      return nodesIn(node['members'] ?? node['body']).map((member) => {
        const key = isNode(member['key']) ? String(member['key']['name']) : '';
        const annotation = isNode(member['typeAnnotation'])
          ? member['typeAnnotation']['typeAnnotation']
          : null;
        const kind = isNode(annotation) ? tidy(text.slice(annotation.start, annotation.end)) : '';
        return { name: member['optional'] === true ? `${key}?` : key, kind };
      });
  }
}

/** Every record of a union, and of the unions that are named in it. */
function recordsIn(written: Written, types: Types): readonly Written[] {
  const { node, text } = resolved(written, types);
  if (node.type !== 'TSUnionType') return [written];
  return nodesIn(node['types']).flatMap((part) => recordsIn({ node: part, text }, types));
}

const unquoted = (kind: string): string => kind.replace(/^'|'$/g, '');

/** Words used by the actions and by each other, in the order they are met. */
function wordsUsed(kinds: readonly string[], all: ReadonlyMap<string, string>): readonly Word[] {
  const found: Word[] = [];
  const queue = [...kinds];
  for (let kind = queue.shift(); kind !== undefined; kind = queue.shift())
    for (const name of kind.match(/\b[A-Z]\w+/g) ?? []) {
      const meaning = all.get(name);
      if (meaning === undefined || found.some((word) => word.name === name)) continue;
      found.push({ name, meaning });
      queue.push(meaning);
    }
  return found;
}

/** `export const ARMS = ['I', 'C', 'A'] as const` gives the words of a type that is one of them. */
function listsIn(text: string): ReadonlyMap<string, string> {
  const lists = new Map<string, string>();
  for (const [, name = '', items = ''] of text.matchAll(/export const ([A-Z_]+) = \[([^\]]*)\] as const/g))
    lists.set(name, tidy(items).replace(/,$/, ''));
  return lists;
}

/** The sentence above a type, where there is one. */
const commentOn = (text: string, name: string): string => {
  const [, comment = ''] =
    new RegExp(`/\\*\\* ([^\\n]*?)\\.? \\*/\\nexport type ${name}\\b`).exec(text) ?? [];
  return comment;
};

function meaningsIn(text: string): ReadonlyMap<string, string> {
  const lists = listsIn(text);
  const spread = (items: string): string =>
    items.replace(/\.\.\.([A-Z_]+)/g, (_, name: string) => spread(lists.get(name) ?? name));
  const meanings = new Map<string, string>();
  for (const [name, { node }] of typesIn(text)) {
    const told = tidy(text.slice(node.start, node.end)).replace(
      /\(typeof ([A-Z_]+)\)\[number\]/g,
      (_, list: string) => spread(lists.get(list) ?? list).replaceAll(', ', ' | '),
    );
    const comment = commentOn(text, name);
    meanings.set(name, [`\`${told}\``, ...(comment === '' ? [] : [comment])].join(', '));
  }
  return meanings;
}

/** `files`: the grammar first, then whatever it and its parts import. */
export function readGrammar(files: readonly string[]): {
  readonly actions: readonly ActionShape[];
  readonly words: readonly Word[];
} {
  const types: Types = new Map(files.toReversed().flatMap((text) => [...typesIn(text)]));
  const union = types.get('Action');
  const actions = (union === undefined ? [] : recordsIn(union, types)).map((record) => {
    const [first, ...fields] = fieldsOf(record, types);
    return { type: unquoted(first?.kind ?? ''), fields };
  });
  const kinds = actions.flatMap(({ fields }) => fields.map(({ kind }) => kind));
  const meanings = new Map(files.toReversed().flatMap((text) => [...meaningsIn(text)]));
  return { actions, words: wordsUsed(kinds, meanings) };
}
