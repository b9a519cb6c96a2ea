import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { versionProblems, versionsIn } from '../check-versions.ts';
import { changelogWith, lockWith, packageWith } from '../set-version.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const project: { version: string; workspaces: readonly string[] } = JSON.parse(read('package.json'));

/** This project with another version, as its files would be. */
const changed = (path: string): string => {
  if (path === 'package-lock.json') return lockWith(read(path), project.workspaces, '7.8.9');
  if (path === 'CHANGELOG.md')
    return changelogWith(`# New\n\n## Not yet released\n\n- It.\n\n${read(path)}`, '7.8.9', '2027-01-02');
  return packageWith(read(path), '7.8.9');
};

describe('the version of everything', () => {
  test('is set where it is looked for', () => {
    const next = { ...project, version: '7.8.9' };
    expect(versionProblems(next, versionsIn(changed, next))).toEqual([]);
    expect(versionProblems(next, versionsIn(read, next)).length).toBeGreaterThan(20);
    expect(changed('CHANGELOG.md')).toContain('\n## 7.8.9 (2027-01-02)\n');
  });

  test('changes nothing else', () => {
    expect(lockWith(read('package-lock.json'), project.workspaces, project.version)).toBe(
      read('package-lock.json'),
    );
    expect(packageWith(read('web/package.json'), project.version)).toBe(read('web/package.json'));
  });
});
