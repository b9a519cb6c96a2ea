import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from '../command.ts';
import { type Context, EXIT, say } from '../context.ts';
import { type Names, namesOf, renamed } from '../new-game/names.ts';
import { registered } from '../new-game/registry-lines.ts';
import { textValue } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

const template = join(import.meta.dirname, '../../template');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

/** Where a file of the template goes: the rulebook to the rulebooks, everything else to the game's folder. */
const placeOf = (file: string, names: Names): string =>
  file === 'rulebook.md' ? `rules/${names.id}.md` : `games/${names.id}/${renamed(file, names)}`;

/** A title that is announced has the picture on its box already: that one is kept. */
const COVER = 'board/cover.tsx';
const isTaken = (path: string): boolean =>
  existsSync(path) && !(statSync(path).isDirectory() && filesIn(path).every((file) => file === COVER));

function refuseTaken({ root, titles }: Context, { id, prefix }: Names): void {
  for (const path of [`games/${id}`, `rules/${id}.md`])
    if (isTaken(join(root, path))) throw new WrongUse(`${path} exists already.`);
  const other = titles.find(({ meta }) => meta.prefix === prefix);
  if (other !== undefined)
    throw new WrongUse(
      `The rules of ${other.meta.id} begin with ${prefix} already; choose another --prefix.`,
    );
}

export const newGame: Command = {
  usage: 'new-game <id>',
  about: 'Create a game that works: a folder in games/, a rulebook, a line in the registry',
  flags: [
    { flag: '--title <title>', about: 'What it is called; made from the id otherwise' },
    { flag: '--prefix <letters>', about: 'What its rule ids begin with; the first three letters otherwise' },
  ],
  examples: ['new-game marengo', 'new-game marengo --prefix MGO'],
  async run(context, [id = ''], given) {
    const names = namesOf(id, textValue(given, 'title'), textValue(given, 'prefix'));
    refuseTaken(context, names);
    const registry = join(context.root, 'games/registry.ts');
    const lines = registered(readFileSync(registry, 'utf8'), names);
    for (const file of filesIn(template)) {
      const path = join(context.root, placeOf(file, names));
      if (file === COVER && existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, renamed(readFileSync(join(template, file), 'utf8'), names));
    }
    writeFileSync(registry, lines);
    say(context, `Created games/${id} and rules/${id}.md, and listed it in games/registry.ts.`);
    say(context, `Next: npm run record -- ${id}, npm run books, npm run quick -- games/${id}.`);
    say(context, 'What comes then: docs/adding-a-game.md');
    return EXIT.held;
  },
};
