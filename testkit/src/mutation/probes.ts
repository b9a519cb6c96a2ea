// Which tests come by a fault: a probe around every piece of code that shall hold one. A test that never gets there cannot
// find it.
import { parseSync } from 'vite';
import type { Mutant } from './mutants-in.ts';

/** The list in which the probes set a mark, by a name no module has: they stand in the busiest loops there are. */
export const PROBE = '__reached__';

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Node extends Span {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const [key, part] of Object.entries(value)) if (!isName(value, key)) yield* nodesOf(part);
  }
}

/** The name of a field is never evaluated; what stands there is met with the whole. */
const isName = ({ type, computed }: Node, key: string): boolean =>
  type === 'Property' && key === 'key' && computed !== true;

const isSame = (one: unknown, { start, end }: Span): boolean =>
  isNode(one) && one.start === start && one.end === end;

/** What is evaluated whenever the fault would be. */
function around(node: Node, fault: Span): Span | null {
  const { type, expression, consequent, alternate } = node;
  if (type === 'ExpressionStatement') return isSame(node, fault) && isNode(expression) ? expression : null;
  if (type === 'ConditionalExpression' && isNode(consequent) && isNode(alternate))
    if (consequent.start === fault.start && alternate.end === fault.end) return node;
  return /Expression$|^Literal$/.test(type) && isSame(node, fault) ? node : null;
}

/** The source with its probes; what stands in no expression is met whenever the file is loaded. */
export function probed(
  path: string,
  source: string,
  mutants: readonly (readonly [number, Mutant])[],
): string {
  const nodes = [...nodesOf(parseSync(path, source).program.body)];
  const inserts: { readonly at: number; readonly rank: number; readonly text: string }[] = [];
  let atEnd = '';
  for (const [number, mutant] of mutants) {
    const call = `${PROBE}[${number}] = 1`;
    const span = nodes.map((node) => around(node, mutant)).find((found) => found !== null);
    if (span === undefined) atEnd += `\n${call};`;
    else {
      const length = span.end - span.start;
      // Where several begin the widest opens first, where several end the narrowest closes first, and before any opens.
      inserts.push({ at: span.start, rank: 1e9 - length, text: `(${call}, ` });
      inserts.push({ at: span.end, rank: length - 1e9, text: ')' });
    }
  }
  let [text, from] = ['', 0];
  for (const insert of inserts.toSorted((a, b) => a.at - b.at || a.rank - b.rank)) {
    text += source.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return text + source.slice(from) + atEnd;
}
