// Fails on a lock file that would not install elsewhere: one that names a download address, or that lost the
// packages of other platforms (npm drops those silently when the registry it asked did not have them).
import { readFileSync } from 'node:fs';

interface LockEntry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Where Node would look for `name` from the package at `from`: its own node_modules, then each one above. */
function* lookups(from: string, name: string): Generator<string> {
  for (let folder = from; folder !== ''; ) {
    yield `${folder}/node_modules/${name}`;
    const outer = folder.lastIndexOf('/node_modules/');
    folder = outer < 0 ? '' : folder.slice(0, outer);
  }
  yield `node_modules/${name}`;
}

export function lockProblems({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const hasAddress = entry.resolved !== undefined && entry.link !== true;
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => ![...lookups(path, name)].some((place) => place in packages),
    );
    return [
      ...(hasAddress
        ? [`${path} names a download address; keep omit-lockfile-registry-resolved in .npmrc`]
        : []),
      ...missing.map((name) => `${path || 'the project'} may need ${name}, which is not in the lock`),
    ];
  });
}

if (import.meta.main) {
  const problems = ['package-lock.json', 'tools/node/package-lock.json'].flatMap((file) =>
    lockProblems(JSON.parse(readFileSync(file, 'utf8'))).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
