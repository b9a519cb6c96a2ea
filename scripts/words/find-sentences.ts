// Sentences in a source file: texts and texts in JSX with two or more words, unless what they stand in is not for people to read.
import { parseSync } from 'vite';

export interface Sentence {
  readonly text: string;
  readonly line: number;
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Two words side by side, each of two letters at least. */
const TWO_WORDS = /\p{L}{2,}[,;:.?!…]?\s+(?:[\p{L}\d]+[,;:.?!…]?\s+)*\p{L}{2,}/u;
/** 'GEN-12.28 ranged a1-a2 white': what a die is rolled for, kept in game files. */
const PURPOSE = /^[A-Z]{3,}-(\d|…)/;

/** Attributes for the browser, not for people. */
const MACHINE_ATTRIBUTES =
  /^(class|style|d|id|key|for|href|rel|src|sizes|media|points|transform|viewBox|fill|stroke|filter|mask|preserveAspectRatio|font-\w+|stroke-\w+|stroke[A-Z]\w+|data-.*|aria-(labelledby|describedby|controls|owns)|role)$/;
/** What is called with texts that only programmers or the browser read. */
const MACHINE_CALLS =
  /^(invariant|never|querySelector(All)?|closest|matches|matchMedia|useMedia|setAttribute|getAttribute|addEventListener|split|log|error|warn|describe|inputError|glob)$/;
const ERRORS = /(Error|Bug|Fault)$/;

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee['name']);
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : '';
}

/** The parts of a node in which sentences may stand. */
function* readable(node: Node): Generator<unknown> {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
      return;
    case 'JSXAttribute':
      if (isNode(node['name']) && MACHINE_ATTRIBUTES.test(attributeName(node['name']))) return;
      break;
    case 'CallExpression':
      if (MACHINE_CALLS.test(nameOf(node['callee']))) return;
      break;
    case 'NewExpression':
      if (ERRORS.test(nameOf(node['callee']))) return;
      break;
    case 'Property':
      yield node['value'];
      return;
  }
  for (const key in node) yield node[key];
}

const attributeName = (name: Node): string =>
  name.type === 'JSXNamespacedName' ? 'xmlns' : String(name['name']);

function textIn(node: Node): string | null {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

function* textsIn(value: unknown): Generator<{ readonly text: string; readonly at: number }> {
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (isNode(value)) {
    const text = textIn(value);
    if (text !== null) yield { text, at: value.start };
    for (const part of readable(value)) yield* textsIn(part);
  }
}

const isSentence = (text: string): boolean => TWO_WORDS.test(text) && !PURPOSE.test(text);

export function findSentences(path: string, source: string): readonly Sentence[] {
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  const found: Sentence[] = [];
  for (const { text, at } of textsIn(parsed.program.body))
    if (isSentence(text))
      found.push({ text: text.trim().replace(/\s+/g, ' '), line: source.slice(0, at).split('\n').length });
  return found;
}
