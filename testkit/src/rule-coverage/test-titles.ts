import { parseSync } from 'vite';

type Node = { readonly type: string } & { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A list, not a generator: one inside another hands every node up through all of them. */
function nodesOf(value: unknown, found: Node[] = []): readonly Node[] {
  if (Array.isArray(value)) for (const item of value) nodesOf(item, found);
  else if (isNode(value)) {
    found.push(value);
    for (const key in value) nodesOf(value[key], found);
  }
  return found;
}

/** All text written inside a piece of code, whether in quotes or in a template. */
const textsIn = (value: unknown): readonly string[] =>
  nodesOf(value).flatMap((node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    const quasi = node.type === 'TemplateElement' ? node['value'] : undefined;
    return typeof quasi === 'object' && quasi !== null && 'raw' in quasi ? [String(quasi.raw)] : [];
  });

const RUNNERS = new Set(['test', 'it', 'describe']);
const TITLES = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression']);

/** `test`, `test.each(rows)` and the like: the name they begin with, and the rows if there are any. */
function runnerOf(callee: unknown): { readonly name: string; readonly rows: unknown } | null {
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return { name: String(callee['name']), rows: null };
  if (callee.type === 'MemberExpression') return runnerOf(callee['object']);
  if (callee.type !== 'CallExpression') return null;
  const inner = runnerOf(callee['callee']);
  return inner === null ? null : { name: inner.name, rows: callee['arguments'] };
}

/** Rows given by name are looked up among the constants of the same file. */
function constantsOf(program: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    nodesOf(program).flatMap((node) => {
      const id = node.type === 'VariableDeclarator' ? node['id'] : undefined;
      return isNode(id) && id.type === 'Identifier' ? [[String(id['name']), node['init']] as const] : [];
    }),
  );
}

/** The titles of the tests of a file; one filled from rows stands with the texts of its rows. */
export function testTitles(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source);
  const constants = constantsOf(program.body);
  return nodesOf(program.body).flatMap((node) => {
    const runner = node.type === 'CallExpression' ? runnerOf(node['callee']) : null;
    if (runner === null || !RUNNERS.has(runner.name)) return [];
    const [first] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    if (!isNode(first) || !TITLES.has(first.type)) return [];
    const title = textsIn(first).join(' ');
    const isFilled = runner.rows !== null && /[%$]/.test(title);
    return isFilled ? [title, ...rowTexts(runner.rows, constants)] : [title];
  });
}

const rowTexts = (rows: unknown, constants: ReadonlyMap<string, unknown>): readonly string[] =>
  nodesOf(rows).flatMap((node) =>
    node.type === 'Identifier' && constants.has(String(node['name']))
      ? textsIn(constants.get(String(node['name'])))
      : textsIn(node.type === 'Literal' || node.type === 'TemplateElement' ? node : null),
  );
