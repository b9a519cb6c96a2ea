// Earlier trees of this repository as if each had been released: their editions in a library of today, and their recorded games.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesOf } from '@grognard/editions/changes.ts';
import { type Library, libraryOf } from '@grognard/editions/library.ts';
import { loadFile } from '@grognard/editions/load.ts';
import { games, type Title, titleOf } from '@grognard/games/registry';
import type { EditionName } from '@grognard/kernel';
import { digestOf, linesIn, recordedFile, type TreeEdition, unpacked } from '../../editions/tree-archive.ts';

export interface TreeFile {
  readonly name: string;
  readonly edition: TreeEdition;
  /** As it was recorded, before files named editions. */
  readonly file: string;
}

export interface KeptTrees {
  readonly editions: readonly TreeEdition[];
  /** Every recorded game of every tree, by name. */
  readonly files: readonly TreeFile[];
  /** The sources of this tree as the edition after those. */
  readonly library: Library;
  /** As the page of a tree was: its edition is the newest. */
  libraryIn(edition: TreeEdition): Library;
  dispose(): void;
}

export const nameOf = ({ number, digest }: TreeEdition): EditionName => ({ number, digest });

export function titleFor(game: string): Title {
  const title = titleOf(game);
  if (title === undefined) throw new Error(`The registry has no ${game}.`);
  return title;
}

const archiveOf = (game: string): string => join(import.meta.dirname, 'trees', `${game}.br`);

/** The titles there were then. */
export const titlesThen = (): readonly string[] =>
  games.map(({ meta }) => meta.id).filter((game) => existsSync(archiveOf(game)));

export function keptTrees(game: string): KeptTrees {
  const title = titleFor(game);
  const { editions, games: recorded } = unpacked(readFileSync(archiveOf(game)));
  const folder = mkdtempSync(join(tmpdir(), 'grognard-trees-'));
  const fileOf = ({ number }: Pick<TreeEdition, 'number'>): string => join(folder, `${game}-${number}.mjs`);
  for (const edition of editions) writeFileSync(fileOf(edition), edition.code);
  const load = (edition: TreeEdition) => loadFile(fileOf(edition), edition);
  const present: EditionName = { number: editions.length + 1, digest: null };
  const ofToday = async () => ({ ...(await title.load()), edition: present });
  const kept = {
    released: () => editions,
    load: (_: string, edition: { readonly number: number }) =>
      load(editions.find(({ number }) => number === edition.number) ?? missing(game, edition.number)),
    changes: changesOf,
  };
  return {
    editions,
    files: recorded.flatMap((battle) => {
      const file = recordedFile(battle);
      return editions
        .filter(({ commit }) => battle.commits.includes(commit))
        .map((edition) => ({ name: battle.name, edition, file }));
    }),
    library: libraryOf([{ meta: title.meta, load: ofToday, loadRules: ofToday }], kept, () => present),
    libraryIn: (edition) =>
      libraryOf(
        [{ meta: title.meta, load: () => load(edition), loadRules: () => load(edition) }],
        { ...kept, released: () => editions.filter(({ number }) => number <= edition.number) },
        () => nameOf(edition),
      ),
    dispose: () => rmSync(folder, { recursive: true }),
  };
}

function missing(game: string, number: number): never {
  throw new Error(`There is no edition ${number} of ${game} among these trees.`);
}

export const isWhole = ({ code, digest }: TreeEdition): boolean => digestOf(code) === digest;

type Lines = ReturnType<typeof linesIn>;

/** The lines as that tree would have written them, had it been released: they name its edition. */
export function named({ file, edition }: TreeFile): Lines {
  const [{ version: _, ...header } = {}, ...rest] = linesIn(file);
  return [{ ...header, format: 3, edition: nameOf(edition) }, ...rest];
}

/** The game as it stood at three quarters, with machines in all seats, or friends at one screen. */
export function unfinished(game: TreeFile, by: 'ai' | 'friend' = 'ai'): Lines {
  const [header = {}, opening = {}, ...rest] = named(game);
  const { seats } = titleFor(String(header['game'])).meta;
  const player = by === 'ai' ? { kind: 'ai', level: 'conscript' } : { kind: 'friend' };
  const entries = rest.filter((line) => 'n' in line).length;
  const until = Math.ceil(entries * 0.75);
  const cut = rest.findIndex((line) => line['n'] === until);
  const sitting = Object.keys(header['players'] as object);
  const players = Object.fromEntries((sitting.length > 0 ? sitting : seats).map((seat) => [seat, player]));
  return [
    { ...header, players },
    opening,
    ...rest.slice(0, cut + 1),
    { outcome: null, entries: until, secrets: [] },
  ];
}
