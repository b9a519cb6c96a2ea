import type { Command } from '../command.ts';
import { EXIT, say, titleNamed } from '../context.ts';
import { benchOf } from '../game-options.ts';
import { WrongUse } from '../wrong-use.ts';

const KINDS = ['position', 'options'] as const;

export const schema: Command = {
  usage: 'schema <game> [what]',
  about: 'Print the JSON Schema of a position of the game, or of its options',
  flags: [],
  examples: ['schema generals', 'schema generals options'],
  async run(context, [game = '', what = 'position']) {
    const schemas = (await benchOf(titleNamed(context, game)))?.schemas;
    if (schemas === undefined) throw new WrongUse(`${game} publishes no schema.`);
    const kind = KINDS.find((each) => each === what);
    if (kind === undefined)
      throw new WrongUse(`There is a schema of ${KINDS.join(' or ')}, not of "${what}".`);
    say(context, JSON.stringify(schemas[kind], null, 2));
    return EXIT.held;
  },
};
