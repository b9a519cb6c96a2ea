// Small faults a careless hand could make in a rule: a comparison the wrong way, a number one too high, a line left out.
import { parseSync } from 'vite';

export interface Mutant {
  readonly path: string;
  readonly line: number;
  /** The line it is on, without its margin. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly is: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Change {
  readonly at: Pick<Node, 'start' | 'end'>;
  readonly is: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const OPERATORS: { readonly [operator: string]: string } = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '&&': '||',
  '||': '&&',
};

/** Sentences are put together with a plus as well, and nobody reads their difference. */
const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || typeof node['value'] === 'string');

function swapped(node: Node, source: string): readonly Change[] {
  const { left, right, operator } = node;
  if (!isNode(left) || !isNode(right)) return [];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const other = OPERATORS[String(operator)];
  if (other === undefined) return [];
  const between = source.slice(left.end, right.start);
  const is = source.slice(node.start, left.end) + between.replace(String(operator), other);
  return [{ at: node, is: is + source.slice(right.start, node.end) }];
}

function otherLiteral(node: Node): readonly Change[] {
  const { value } = node;
  if (typeof value === 'boolean') return [{ at: node, is: String(!value) }];
  return typeof value === 'number' ? [{ at: node, is: String(value + 1) }] : [];
}

function exchanged(node: Node, source: string): readonly Change[] {
  const { consequent, alternate } = node;
  if (!isNode(consequent) || !isNode(alternate)) return [];
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const between = source.slice(consequent.end, alternate.start);
  return [
    {
      at: { start: consequent.start, end: alternate.end },
      is: textOf(alternate) + between + textOf(consequent),
    },
  ];
}

function changesOf(node: Node, source: string): readonly Change[] {
  const { argument, operator, test } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapped(node, source);
    case 'UnaryExpression':
      return operator === '!' && isNode(argument)
        ? [{ at: node, is: source.slice(argument.start, argument.end) }]
        : [];
    case 'ConditionalExpression':
      return exchanged(node, source);
    case 'Literal':
      return otherLiteral(node);
    case 'IfStatement':
      return isNode(test) ? [{ at: test, is: 'false' }] : [];
    case 'ExpressionStatement':
      return [{ at: node, is: ';' }];
    default:
      return [];
  }
}

/** Types are nothing at run time, and what states that something cannot happen is no rule. */
function isBeside({ type, callee, expression }: Node): boolean {
  if (/^TS(?!(As|NonNull|Satisfies)Expression)/.test(type)) return true;
  if (type === 'ImportDeclaration') return true;
  const call = isNode(expression) && expression.type === 'CallExpression' ? expression['callee'] : callee;
  return isNode(call) && call['name'] === 'invariant';
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value) && !isBeside(value)) {
    yield value;
    for (const key in value) yield* nodesOf(value[key]);
  }
}

function lineOf(source: string, at: number): Pick<Mutant, 'line' | 'text'> {
  const line = source.slice(0, at).split('\n').length;
  return { line, text: (source.split('\n')[line - 1] ?? '').trim() };
}

export function mutantsIn(path: string, source: string): readonly Mutant[] {
  const { program } = parseSync(path, source);
  return [...nodesOf(program.body)].flatMap((node) =>
    changesOf(node, source).map(({ at: { start, end }, is }) => ({
      path,
      ...lineOf(source, start),
      start,
      end,
      was: source.slice(start, end),
      is,
    })),
  );
}

/** The source with its fault. */
export const mutated = (source: string, { start, end, is }: Mutant): string =>
  source.slice(0, start) + is + source.slice(end);
