// Sentences in a source file: texts of two or more words that people read, found in its syntax tree.
import { parseSync } from 'vite';
import { isForMachines, type Node, readableParts } from './for-machines.ts';

export interface Sentence {
  readonly text: string;
  readonly line: number;
  /** Made of pieces: nobody can translate it, wherever it stands. */
  readonly isGlued: boolean;
}

interface Text extends Omit<Sentence, 'line'> {
  readonly at: number;
}

/** Two words side by side, each of two letters at least. */
const TWO_WORDS = /\p{L}{2,}[,;:.?!…]?\s+(?:[\p{L}\d…]+[,;:.?!]?\s+)*\p{L}{2,}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function textIn(node: Node): Text | null {
  const { type, start: at, value } = node;
  if (type === 'Literal' || type === 'JSXText')
    return typeof value === 'string' ? { text: value, at, isGlued: false } : null;
  if (type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return { text: quasis.map((part) => part.value.cooked).join('…'), at, isGlued: quasis.length > 1 };
}

/** Gathers into one list: handing every text up through all levels above it takes longer than finding it. */
function textsIn(value: unknown, found: Text[] = []): readonly Text[] {
  if (Array.isArray(value)) for (const item of value) textsIn(item, found);
  else if (isNode(value)) {
    const text = textIn(value);
    if (text !== null) found.push(text);
    for (const part of readableParts(value)) textsIn(part, found);
  }
  return found;
}

export function findSentences(path: string, source: string): readonly Sentence[] {
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  return textsIn(parsed.program.body)
    .filter(({ text }) => TWO_WORDS.test(text) && !isForMachines(text))
    .map(({ text, at, isGlued }) => ({
      text: text.trim().replace(/\s+/g, ' '),
      line: source.slice(0, at).split('\n').length,
      isGlued,
    }));
}
