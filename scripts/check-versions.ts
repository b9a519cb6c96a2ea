// Fails where a package, the lock file or the newest chapter of CHANGELOG.md names another version than the project:
// there is one for everything.
import { readFileSync } from 'node:fs';

interface Project {
  readonly version: string;
  readonly workspaces: readonly string[];
}
interface Versioned {
  readonly version?: string;
}
interface Named {
  readonly name: string;
  readonly version: string | undefined;
}

/** Chapters without a number are of what is not released yet. */
const newestIn = (changelog: string): string | undefined => /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1];

export function versionProblems(project: Project, others: readonly Named[]): readonly string[] {
  return others
    .filter(({ version }) => version !== project.version)
    .map(({ name, version }) => `${name} says ${version ?? 'nothing'}, package.json ${project.version}`);
}

/** Everything of a project that names its version, read by what reads its files. */
export function versionsIn(read: (path: string) => string, { workspaces }: Project): readonly Named[] {
  const lock: { readonly packages: Readonly<Record<string, Versioned>> } = JSON.parse(
    read('package-lock.json'),
  );
  const ofPackage = (path: string): Named => ({
    name: path,
    version: (JSON.parse(read(path)) as Versioned).version,
  });
  return [
    ...workspaces.map((folder) => ofPackage(`${folder}/package.json`)),
    ...['', ...workspaces].map((folder) => ({
      name: `package-lock.json: ${folder || 'the project'}`,
      version: lock.packages[folder]?.version,
    })),
    { name: 'CHANGELOG.md', version: newestIn(read('CHANGELOG.md')) },
  ];
}

if (import.meta.main) {
  const read = (path: string): string => readFileSync(path, 'utf8');
  const project: Project = JSON.parse(read('package.json'));
  const problems = versionProblems(project, versionsIn(read, project));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
