import { WrongUse } from '../wrong-use.ts';
import type { Names } from './names.ts';

/** What the registry takes from the folders of titles. */
const IMPORT = /^import \{ [\w, ]+ \} from '\.\/[\w-]+\/[\w-]+\.ts';$/;

/** The list of titles, whatever is made of it below. */
const LIST = /^(?:export )?const \w+: readonly Title\[\] = \[$/;

/** The registry with one more title. Imports stay in the order of their paths, as the formatter has them. */
export function registered(registry: string, { id, identifier }: Names): string {
  const lines = registry.split('\n');
  const imports = lines.filter((line) => IMPORT.test(line));
  const begin = lines.findIndex((line) => LIST.test(line));
  const end = lines.indexOf('];', begin);
  if (imports.length === 0 || begin < 0 || end < 0)
    throw new WrongUse('games/registry.ts does not look as expected: add the new title there by hand.');
  const added = `import { meta as ${identifier} } from './${id}/meta.ts';`;
  const rules = `loadRules: async () => (await import('./${id}/rules.ts')).rules`;
  const load = `load: async () => (await import('./${id}/module.ts')).${identifier}`;
  const bench = `workbench: async () => (await import('./${id}/workbench.ts')).workbench`;
  const entry = ['  {', `    meta: ${identifier},`, `    ${rules},`, `    ${load},`, `    ${bench},`, '  },'];
  const pathOf = (line: string): string => line.split("'")[1] ?? '';
  const sorted = [...imports, added].toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  const first = lines.indexOf(imports[0] ?? '');
  const before = lines.slice(0, end).filter((line) => !IMPORT.test(line));
  return [...before.slice(0, first), ...sorted, ...before.slice(first), ...entry, ...lines.slice(end)].join(
    '\n',
  );
}
