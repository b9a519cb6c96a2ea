// Fails on citations nobody can look up: ids that neither law nor rulebook defines; ids without the letters of their game, in its
// comments and tests; and what only the law knows, where players read it. docs/law/README.md says how to cite.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Citable, citable } from './citations/citable.ts';
import { cited, commentsOf, type Found, withoutLetters } from './citations/find-citations.ts';
import { sourceFiles } from './source-files.ts';

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Ids nobody has defined, or that players are shown and cannot open. A whole id in quotes is what a refusal or a die cites. */
function undefinedIn(path: string, source: string, game: Citable): readonly string[] {
  const isOwn = path.startsWith(`games/${game.game}/`) && !path.includes('/test/');
  const isShown = ({ at }: Found): boolean =>
    path === `rules/${game.game}.md` || (isOwn && /['"`]/.test(source[at - 1] ?? ''));
  return cited(source, game.prefix).flatMap((found) => {
    const where = `${path}:${lineAt(source, found.at)}`;
    if (!game.known.has(found.id)) return [`${where}: ${found.id} is defined nowhere`];
    return isShown(found) && !game.forPlayers.has(found.id)
      ? [`${where}: ${found.id} is not in the rulebook`]
      : [];
  });
}

/** In its comments, and anywhere in its tests: titles cite too. The short rulebook is made from the long one. */
function bareIn(path: string, source: string, game: Citable): readonly string[] {
  if (!path.startsWith(`games/${game.game}/`) || path.endsWith('/data/rule-book.ts')) return [];
  const text = path.includes('/test/') ? source : commentsOf(source);
  return withoutLetters(text, game).map(
    ({ id, at }) => `${path}:${lineAt(text, at)}: ${id} without ${game.prefix}-`,
  );
}

export const complaints = (path: string, source: string, games: readonly Citable[]): readonly string[] =>
  games.flatMap((game) => [...undefinedIn(path, source, game), ...bareIn(path, source, game)]);

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Every game with a rulebook; a law it may still lack. */
export const citableGames = (): readonly Citable[] =>
  readdirSync('rules').flatMap((file) => {
    const game = file.replace(/\.md$/, '');
    const prefix = /prefix: '([A-Z]+)'/.exec(read(`games/${game}/meta.ts`))?.[1];
    return prefix === undefined
      ? []
      : [citable(game, prefix, read(`rules/${file}`), read(`docs/law/${file}`))];
  });

function main(): void {
  const games = citableGames();
  const wrong = sourceFiles(/(?<!CHANGELOG)\.(?:tsx?|md)$/).flatMap((path) =>
    complaints(path, read(path), games),
  );
  for (const complaint of wrong) console.error(complaint);
  if (wrong.length > 0) console.error('docs/law/README.md says what ids there are and how to cite them.');
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
