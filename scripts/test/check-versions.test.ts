import { describe, expect, test } from 'vitest';
import { versionProblems, versionsIn } from '../check-versions.ts';

const project = { version: '1.2.0', workspaces: ['kernel', 'web'] };
const whole: Readonly<Record<string, string>> = {
  'kernel/package.json': '{ "version": "1.2.0" }',
  'web/package.json': '{ "version": "1.2.0" }',
  'package-lock.json':
    '{ "packages": { "": { "version": "1.2.0" }, "kernel": { "version": "1.2.0" }, "web": { "version": "1.2.0" } } }',
  'CHANGELOG.md': '# Changes\n\n## Not yet released\n\n## 1.2.0 (2027-01-02)\n\n## 1.1.0 (2026-12-01)\n',
};
const problemsOf = (changed: Readonly<Record<string, string>>): readonly string[] =>
  versionProblems(
    project,
    versionsIn((path) => ({ ...whole, ...changed })[path] ?? '', project),
  );

describe('one version for everything', () => {
  test('holds where every place names it', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test.each([
    ['web/package.json', '{ "version": "1.1.0" }', 'web/package.json says 1.1.0, package.json 1.2.0'],
    ['kernel/package.json', '{}', 'kernel/package.json says nothing, package.json 1.2.0'],
    ['CHANGELOG.md', '## 1.1.0 (2026-12-01)\n', 'CHANGELOG.md says 1.1.0, package.json 1.2.0'],
    ['CHANGELOG.md', '## Not yet released\n', 'CHANGELOG.md says nothing, package.json 1.2.0'],
  ])('%s may not say otherwise', (path, text, problem) => {
    expect(problemsOf({ [path]: text })).toEqual([problem]);
  });

  test('nor may the lock file', () => {
    const lock =
      '{ "packages": { "": { "version": "1.1.0" }, "kernel": { "version": "1.2.0" }, "web": { "version": "1.2.0" } } }';
    expect(problemsOf({ 'package-lock.json': lock })).toEqual([
      'package-lock.json: the project says 1.1.0, package.json 1.2.0',
    ]);
  });
});
