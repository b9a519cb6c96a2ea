import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { type Context, EXIT, say, sayJson } from '../context.ts';
import { isOn } from '../values.ts';

export interface GameListing {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly string[];
  /** Options with their choices, the usual one first. */
  readonly options: readonly { readonly name: string; readonly choices: readonly unknown[] }[];
}

/** What there is to play, as the engine and `games --json` tell it. */
export const listGames = ({ titles }: Pick<Context, 'titles'>): Promise<readonly GameListing[]> =>
  Promise.all(
    titles.map(async ({ meta, workbench }) => {
      const options = (await workbench?.())?.options ?? [];
      return { id: meta.id, title: meta.title, seats: meta.seats, options };
    }),
  );

export const games: Command = {
  usage: 'games',
  about: 'List the games with their seats and options',
  flags: [JSON_FLAG],
  examples: ['games', 'games --json'],
  async run(context, _words, given) {
    const listing = await listGames(context);
    if (isOn(given, 'json')) {
      sayJson(context, { games: listing });
      return EXIT.held;
    }
    for (const { id, title, seats, options } of listing) {
      const tagline = context.titles.find(({ meta }) => meta.id === id)?.meta.tagline ?? '';
      say(context, `${pc.bold(id)}  ${title}: ${tagline}`);
      say(context, `  seats    ${seats.join(', ')}`);
      for (const { name, choices } of options)
        say(context, `  ${name.padEnd(8)} ${choices.map((choice) => JSON.stringify(choice)).join(' | ')}`);
    }
    return EXIT.held;
  },
};
