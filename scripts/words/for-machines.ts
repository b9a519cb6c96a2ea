// What looks like a sentence and is none, by kind, each with its reason.

export type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** What a die is rolled for, 'GEN-12.28 ranged a1-a2 white': kept in game files, never shown. */
const PURPOSE = /^[A-Z]{3,}-[\w.…]+ /;
/** Class names, 'rule-point depth-3': no sentence has nothing but hyphens. */
const CLASSES = /^[a-z0-9…]+(-[a-z0-9…]+)+( [a-z0-9…]+(-[a-z0-9…]+)+)*$/;
/** Selectors, '.tray button, [tabindex="0"]'. */
const SELECTOR = /^[.#[]|^\w+(, \w+)+$|\[\w+/;
/** Markup and code written into files by the build. */
const MARKUP = /^<\w|^export const /;

export const isForMachines = (text: string): boolean =>
  [PURPOSE, CLASSES, SELECTOR, MARKUP].some((kind) => kind.test(text));

/** Attributes the browser reads, not people. */
const ATTRIBUTES =
  /^(class|style|d|id|key|for|href|rel|src|sizes|media|points|transform|viewBox|fill|stroke|filter|mask|preserveAspectRatio|font-\w+|stroke-?\w+|data-.*|aria-(labelledby|describedby|controls|owns)|role)$/;
/**
 * Calls whose texts are for the browser (selectors, events), for programmers (broken promises, logs), for whoever wrote a
 * file (faults name field and form, like a compiler), or for nobody (what the AI draws a number for, what it judges by).
 */
const CALLS =
  /^(querySelector(All)?|closest|matches|matchMedia|useMedia|setAttribute|addEventListener|split|glob|invariant|never|log|error|warn|fault|inputError|matching|byKind|die|shuffle|addFact)$/;
const ERRORS = /(Error|Bug|Fault)$/;
/** Values with these names hold classes, selectors or ids of buttons. */
const NAMES = /^(class|shape|button)$/;
const TYPES = /^(ImportDeclaration|ExportAllDeclaration|TS(?!As|Satisfies|NonNull)\w+)$/;

const field = (node: unknown, name: string): unknown => (node as Node | null | undefined)?.[name];

function nameOf(node: unknown): string {
  const type = field(node, 'type');
  if (type === 'Identifier' || type === 'JSXIdentifier') return String(field(node, 'name'));
  if (type === 'Literal') return String(field(node, 'value'));
  return type === 'MemberExpression' ? nameOf(field(node, 'property')) : '';
}

/** The parts of a node in which sentences may stand. */
export function readableParts(node: Node): readonly unknown[] {
  if (TYPES.test(node.type)) return [];
  switch (node.type) {
    case 'JSXAttribute':
      return ATTRIBUTES.test(nameOf(node['name'])) ? [] : [node['value']];
    case 'CallExpression':
      return CALLS.test(nameOf(node['callee'])) ? [] : [node['callee'], node['arguments']];
    case 'NewExpression':
      return ERRORS.test(nameOf(node['callee'])) ? [] : [node['arguments']];
    case 'Property':
      return NAMES.test(nameOf(node['key'])) ? [] : [node['value']];
    case 'VariableDeclarator':
      return NAMES.test(nameOf(node['id'])) ? [] : [node['init']];
    default:
      return Object.values(node);
  }
}
