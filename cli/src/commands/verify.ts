import { verifyGameFile } from '@grognard/kernel';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { allGames, EXIT, say, sayJson } from '../context.ts';
import { isOn, readText } from '../values.ts';

export const verify: Command = {
  usage: 'verify <file>',
  about: 'Check a game file: hashes, every die against its commitment, every action by the rules',
  flags: [JSON_FLAG],
  examples: ['verify fixtures/generals/marengo.grognard'],
  async run(context, [file = ''], given) {
    const { ok, entries, dice, problem } = verifyGameFile(readText(file), await allGames(context));
    const exit = ok ? EXIT.held : EXIT.fellShort;
    if (isOn(given, 'json')) {
      sayJson(context, { file, ok, entries, ...(problem === undefined ? {} : { problem }) });
      return exit;
    }
    if (problem === undefined)
      say(context, `${pc.green('sound')} ${file}: ${entries} entries; dice: ${dice ?? 'none'}`);
    else say(context, `${pc.red('not sound')} ${file}: ${problem.path}: ${problem.message}`);
    return exit;
  },
};
