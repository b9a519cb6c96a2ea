// What a source file imports and which impure members it uses, read from its syntax tree.
import { parseSync } from 'vite';

export interface Import {
  readonly specifier: string;
  /** Erased before the code runs. */
  readonly typeOnly: boolean;
  readonly kind: 'import' | 'glob' | 'computed';
  readonly line: number;
}
interface ImpureUse {
  readonly text: string;
  readonly line: number;
}
export interface Source {
  readonly imports: readonly Import[];
  readonly impure: readonly ImpureUse[];
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const literal = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : undefined;

const isName = (value: unknown, name: string): boolean =>
  isNode(value) && value.type === 'Identifier' && value['name'] === name;

/** A visitor, not a generator: handing every node up through all levels above it took most of the time. */
function visitNodes(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visitNodes(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const key in value) visitNodes(value[key], visit);
  }
}

/** The patterns of `import.meta.glob('…')` or `import.meta.glob(['…', '!…'])`. */
function globPatterns(node: Node): readonly string[] {
  const callee = node['callee'];
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isName(callee['property'], 'glob')) return [];
  if (!isNode(callee['object']) || callee['object'].type !== 'MetaProperty') return [];
  const [first] = node['arguments'] as readonly unknown[];
  const items =
    isNode(first) && first.type === 'ArrayExpression' ? (first['elements'] as unknown[]) : [first];
  return items
    .map(literal)
    .filter((pattern) => pattern !== undefined && !pattern.startsWith('!')) as string[];
}

function importsOf(node: Node): readonly Omit<Import, 'line'>[] {
  const source = literal(node['source']);
  const one = (specifier: string, typeOnly: boolean) => [{ specifier, typeOnly, kind: 'import' as const }];
  switch (node.type) {
    case 'ImportDeclaration':
      return one(source ?? '', node['importKind'] === 'type');
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return source === undefined ? [] : one(source, node['exportKind'] === 'type');
    case 'TSImportType':
      return one(source ?? '', true);
    case 'ImportExpression':
      return source === undefined
        ? [{ specifier: '', typeOnly: false, kind: 'computed' }]
        : one(source, false);
    case 'CallExpression':
      return globPatterns(node).map((specifier) => ({ specifier, typeOnly: false, kind: 'glob' }));
    default:
      return [];
  }
}

const localeMembers = /^(toLocale\w*|localeCompare)$/;

/** Chance and locale hide behind members of allowed globals, where the linter's list of globals cannot see them. */
function impureUse(node: Node): string | undefined {
  if (node.type === 'VariableDeclarator' && isName(node['init'], 'Math')) return 'taking Math apart';
  if (node.type !== 'MemberExpression') return undefined;
  const property = node['property'];
  const name =
    isNode(property) && property.type === 'Identifier' && !node['computed'] ? property['name'] : undefined;
  if (isName(node['object'], 'Math')) {
    if (node['computed']) return 'Math[…]';
    if (name === 'random') return 'Math.random';
  }
  return typeof name === 'string' && localeMembers.test(name) ? name : undefined;
}

export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  const imports: Import[] = [];
  const impure: ImpureUse[] = [];
  visitNodes(parsed.program.body, (node) => {
    const line = (): number => text.slice(0, node.start).split('\n').length;
    imports.push(...importsOf(node).map((found) => ({ ...found, line: line() })));
    const use = impureUse(node);
    if (use !== undefined) impure.push({ text: use, line: line() });
  });
  return { imports, impure };
}
