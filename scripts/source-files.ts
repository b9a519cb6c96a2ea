import { readdirSync } from 'node:fs';

const skipped = new Set(['node_modules', 'dist', 'coverage']);

/** Every source file of the project, as a path from the root with forward slashes. */
export function sourceFiles(extensions: RegExp, folder = ''): readonly string[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(extensions, path);
    return entry.isFile() && extensions.test(entry.name) ? [path] : [];
  });
}
