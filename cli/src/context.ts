import { keptHere, newestHere } from '@grognard/editions/kept-here.ts';
import { type Library, libraryOf } from '@grognard/editions/library.ts';
import type { Title } from '@grognard/games/registry';
import type { AnyGame } from '@grognard/kernel';
import { WrongUse } from './wrong-use.ts';

/** What a command is given: the games there are, the project's folder, and where to write. */
export interface Context {
  readonly titles: readonly Title[];
  readonly root: string;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** What a command leaves behind for the shell: it held, it fell short or found a fault, it was used wrongly, the rules are not here. */
export const EXIT = { held: 0, fellShort: 1, wrongUse: 2, notHere: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const say = ({ output }: Context, text: string): void => {
  output.write(`${text}\n`);
};

/** With `--json` a report is one object on one line. */
export const sayJson = (context: Context, report: object): void => say(context, JSON.stringify(report));

export function titleNamed({ titles }: Context, game: string): Title {
  const title = titles.find(({ meta }) => meta.id === game);
  if (title !== undefined) return title;
  const known = titles.map(({ meta }) => meta.id).join(', ') || 'none yet';
  throw new WrongUse(`There is no game "${game}". Games: ${known}.`);
}

/** The games by every edition that is here. */
export const libraryIn = ({ titles }: Context): Library => libraryOf(titles, keptHere, newestHere);

export const allGames = ({ titles }: Context): Promise<readonly AnyGame[]> =>
  Promise.all(titles.map((title) => title.load()));
