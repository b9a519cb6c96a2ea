import { type CAC, cac } from 'cac';
import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { blunders } from './commands/blunders.ts';
import { coverage } from './commands/coverage.ts';
import { engine } from './commands/engine.ts';
import { fuzz } from './commands/fuzz.ts';
import { fuzzAnswers } from './commands/fuzz-answers.ts';
import { fuzzPositions } from './commands/fuzz-positions.ts';
import { games } from './commands/games.ts';
import { mutate } from './commands/mutate.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { referee } from './commands/referee.ts';
import { replay } from './commands/replay.ts';
import { schema } from './commands/schema.ts';
import { train } from './commands/train.ts';
import { twoWorlds } from './commands/two-worlds.ts';
import { verify } from './commands/verify.ts';
import { type Context, EXIT, type ExitCode, say } from './context.ts';
import { WrongUse } from './wrong-use.ts';

const commands: readonly Command[] = [
  games,
  play,
  replay,
  verify,
  fuzz,
  fuzzAnswers,
  fuzzPositions,
  referee,
  twoWorlds,
  bench,
  arena,
  puzzles,
  blunders,
  train,
  coverage,
  mutate,
  engine,
  schema,
  newGame,
];

const nameOf = ({ usage }: Command): string => usage.split(' ')[0] ?? '';

function program(): CAC {
  const cli = cac('grognard');
  for (const { usage, about, flags, examples } of commands) {
    const command = cli.command(usage, about);
    for (const { flag, about: meaning, fallback } of flags)
      command.option(flag, meaning, fallback === undefined ? {} : { default: fallback });
    for (const example of examples) command.example(`  $ npm run grognard -- ${example}`);
  }
  return cli.option('-h, --help', 'Say how it is used');
}

/** cac prints its help itself, on the console; this takes it as text. */
function helpOf(cli: CAC): string {
  const lines: string[] = [];
  const { info } = console;
  console.info = (text: string) => lines.push(text);
  try {
    cli.outputHelp();
  } finally {
    console.info = info;
  }
  return lines.join('\n');
}

/** What is wrong with a command line, in words of this program. */
function checkUse(cli: CAC): void {
  const { matchedCommand } = cli;
  matchedCommand?.checkUnknownOptions();
  matchedCommand?.checkOptionValue();
  matchedCommand?.checkRequiredArgs();
  matchedCommand?.checkUnusedArgs();
}

/** A flag that takes no value, behind the rest: cac would take the word after one with a dash in its name for its value. */
function inOrder(args: readonly string[]): readonly string[] {
  const plain = new Set(commands.flatMap(({ flags }) => flags.map(({ flag }) => flag)));
  return [...args.filter((word) => !plain.has(word)), ...args.filter((word) => plain.has(word))];
}

async function dispatch(context: Context, args: readonly string[]): Promise<ExitCode> {
  const cli = program();
  cli.parse(['node', 'grognard', ...inOrder(args)], { run: false });
  if (cli.options['help'] === true && (cli.matchedCommand !== undefined || cli.args.length === 0)) {
    say(context, helpOf(cli));
    return EXIT.held;
  }
  const command = commands.find((candidate) => nameOf(candidate) === cli.matchedCommandName);
  if (command === undefined) {
    const [word] = args;
    const known = commands.map(nameOf).join(', ');
    throw new WrongUse(`${word === undefined ? 'Say what to do' : `Unknown command "${word}"`}: ${known}.`);
  }
  checkUse(cli);
  return command.run(context, cli.args.map(String), cli.options);
}

/** Runs one command line; gives the exit code. */
export async function run(context: Context, args: readonly string[]): Promise<ExitCode> {
  try {
    return await dispatch(context, args);
  } catch (error) {
    const isUse = error instanceof WrongUse || (error instanceof Error && error.name === 'CACError');
    if (!isUse) throw error;
    const [command = ''] = args;
    const hint = commands.some((candidate) => nameOf(candidate) === command)
      ? ` See: grognard ${command} --help`
      : '';
    context.errors.write(`grognard: ${error.message}${hint}\n`);
    return EXIT.wrongUse;
  }
}
