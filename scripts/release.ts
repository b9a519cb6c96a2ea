// `npm run release -- 1.1.0`: runs every check and test, closes the editions that are open, writes what they changed and the
// number into the notes and packages. What it leaves is looked at, committed and tagged by a person: docs/releasing.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { titleOf } from '@grognard/games/registry';
import { closeEditions } from './close-editions.ts';
import { type Changes, readChanges, readLists } from './editions/kept-files.ts';
import { NOT_YET } from './set-version.ts';

const PLAYERS = '### For players\n';

/** What players read of the rules that were mended, one line for each title whose next edition is open. */
export function rulesTold(changes: Changes, nameOf: (game: string) => string): readonly string[] {
  return Object.entries(changes).flatMap(([game, { next = [] }]) => {
    if (next.length === 0) return [];
    const told = next.map(({ rules, text }) => `${text} (${rules.join(', ')})`).join(' ');
    return [
      `- **Rules of ${nameOf(game)}.** ${told} Battles that have begun go on by the rules they began with.`,
    ];
  });
}

/** The chapter that is not released yet, with these lines first in the players' part. */
export function withRules(changelog: string, lines: readonly string[]): string {
  const at = changelog.indexOf(PLAYERS, changelog.indexOf(NOT_YET));
  if (lines.length === 0 || at < 0) return changelog;
  const from = at + PLAYERS.length;
  return `${changelog.slice(0, from)}${lines.join('\n')}\n${changelog.slice(from)}`;
}

/** Why nothing can be released now; null: it can. */
export function whyNot(version: string, changelog: string, isClean: boolean): string | null {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `A version is three numbers, not "${version}".`;
  if (!isClean)
    return 'The tree has changes that are not committed: an edition is made of what everybody can get.';
  if (!changelog.includes(NOT_YET))
    return `CHANGELOG.md has no chapter "${NOT_YET}": write what is new first.`;
  return null;
}

const run = (...args: readonly string[]): void => {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
};

async function release(version: string): Promise<void> {
  const status = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  const problem = whyNot(version, readFileSync('CHANGELOG.md', 'utf8'), status.trim() === '');
  if (problem !== null) throw new Error(problem);
  run('scripts/tasks.ts', 'test');
  const lines = rulesTold(readChanges(), (game) => titleOf(game)?.meta.title ?? game);
  writeFileSync('CHANGELOG.md', withRules(readFileSync('CHANGELOG.md', 'utf8'), lines));
  const closed = await closeEditions(new Date().toISOString().slice(0, 10));
  run('scripts/set-version.ts', version);
  run('scripts/tasks.ts', 'check');
  const open = Object.values(readLists()).filter(({ isOpen }) => isOpen).length;
  console.log(`Editions closed: ${closed.join(', ') || 'none'}; still open: ${open}.`);
  console.log(`Now read the difference, commit it as "Grognard ${version}" and tag it v${version}.`);
}

if (import.meta.main) await release(process.argv[2] ?? '');
