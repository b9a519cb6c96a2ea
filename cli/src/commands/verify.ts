import { readByItsRules } from '@grognard/editions/read-by-its-rules.ts';
import { type InputError, isElsewhere, type Result, type Verdict, verifyGameFile } from '@grognard/kernel';
import { MAIL_TYPE } from '@grognard/protocol';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, libraryIn, say, sayJson } from '../context.ts';
import { isOn, readText } from '../values.ts';

/** What each finding shows and what it does not. */
const DICE: { readonly [dice in Verdict['dice']]: string } = {
  proven:
    'proven: every die follows from one secret fixed before the first roll (who chose that secret, no file can show)',
  resumed: 'resumed: every die follows from a secret fixed before it, but there was more than one',
  shared:
    'shared: every die follows from one secret fixed before the first roll and from parts added during the game; this convinces whoever added those parts, and nobody else',
  sealed: 'sealed: the game is not over, so the secret of its dice is not in the file',
  unproven: 'unproven: dice set by hand, or a secret that is not in the file',
};

const rulesTold = (editions: Verdict['editions']): readonly string[] =>
  editions.flatMap(({ from, edition }) => {
    if (edition === null) return [];
    return from === 0
      ? [`by edition ${edition.number} of its rules`]
      : [`from entry ${from} on by edition ${edition.number}, which the players agreed to take`];
  });

const told = ({ entries, dice, sources, editions, fromPosition }: Verdict): readonly string[] => [
  `${entries} entries, every one by the rules`,
  ...rulesTold(editions),
  `dice ${DICE[dice]}`,
  `sources of dice: ${sources}`,
  ...(fromPosition ? ['began from a position somebody set up'] : []),
];

/** Sound, not sound, or played by rules that are not here: three answers. */
const notSound = (error: InputError): string =>
  isElsewhere(error) ? pc.yellow('cannot be judged here') : pc.red('not sound');

/** A turn of a game by file can be read by one browser only. */
function isSealedMail(text: string): boolean {
  try {
    return JSON.parse(text).type === MAIL_TYPE;
  } catch {
    return false;
  }
}

const SEALED_MAIL =
  'a turn of a game by file, sealed for the browser it was written for. By itself it proves nothing; the whole game does, which its writer sends at the end';

export const verify: Command = {
  usage: 'verify <file>',
  about: 'Check a game file: hashes, every die against its commitment, every action by the rules',
  flags: [
    JSON_FLAG,
    { flag: '--allow-unproven', about: 'Exit with 0 even if the dice are not proven by one secret' },
  ],
  examples: [
    'verify fixtures/generals/marengo.grognard',
    'verify --allow-unproven fixtures/generals/marengo.grognard',
  ],
  async run(context, [file = ''], given) {
    const text = readText(file);
    if (isSealedMail(text)) {
      if (isOn(given, 'json')) sayJson(context, { file, ok: true, is: 'mail' });
      else say(context, `${pc.yellow('sealed')} ${file}: ${SEALED_MAIL}`);
      return isOn(given, 'allowUnproven') ? EXIT.held : EXIT.fellShort;
    }
    const read = await readByItsRules(libraryIn(context), text, (modules): Result<Verdict> => {
      const verdict = verifyGameFile(text, modules);
      return verdict.ok ? { ok: true, value: verdict } : { ok: false, error: verdict.problem };
    });
    if (!read.ok) {
      if (isOn(given, 'json')) sayJson(context, { file, ok: false, problem: read.error });
      else say(context, `${notSound(read.error)} ${file}: ${read.error.path}: ${read.error.message}`);
      return isElsewhere(read.error) ? EXIT.notHere : EXIT.fellShort;
    }
    const found = read.value;
    const holds = found.dice === 'proven' || isOn(given, 'allowUnproven');
    if (isOn(given, 'json')) sayJson(context, { file, ...found });
    else {
      say(context, `${holds ? pc.green('sound') : pc.yellow('sound, not proven')} ${file}`);
      for (const line of told(found)) say(context, `  ${line}`);
    }
    return holds ? EXIT.held : EXIT.fellShort;
  },
};
