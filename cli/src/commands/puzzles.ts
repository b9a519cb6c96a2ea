import { PLAYER_NAMES, type PlayerName } from '@grognard/ai';
import { type AnyGame, readGameFile } from '@grognard/kernel';
import { type Command, JSON_FLAG } from '../command.ts';
import { allGames, type Context, EXIT, type ExitCode, say, sayJson, titleNamed } from '../context.ts';
import { playerFor } from '../player.ts';
import { progress } from '../progress.ts';
import { confirm, confirmedIn } from '../puzzles/confirm.ts';
import { decisionsIn } from '../puzzles/decisions.ts';
import { puzzleAt } from '../puzzles/find.ts';
import { folderOf, keepPuzzle, puzzlesIn } from '../puzzles/folder.ts';
import type { Found } from '../puzzles/found.ts';
import { matchOf } from '../puzzles/puzzle.ts';
import { solve } from '../puzzles/solve.ts';
import { type Given, isOn, readText, textValue, wholeNumber } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

interface Search {
  readonly file: string;
  readonly player: PlayerName;
  readonly most: number;
}

/** Looks for positions of a recorded game that the player answers badly, and keeps the worst of them. */
async function findIn(context: Context, module: AnyGame, { file, player, most }: Search): Promise<ExitCode> {
  const read = readGameFile(readText(file), await allGames(context));
  if (!read.ok) throw new WrongUse(`${file}: ${read.error.message}`);
  const { match } = read.value;
  if (match.module.id !== module.id) throw new WrongUse(`${file} is no game of ${module.id}.`);
  const game = file.replace(/^.*\//, '').replace(/\..*$/, '');
  const bar = progress(context, 'entries', match.journal.length);
  const found: Found[] = [];
  for (const { at, seat } of decisionsIn(match)) {
    const name = `${game}-${at.journal.length}-${seat}`;
    const puzzle = puzzleAt({ module, match: at, seat }, player, name);
    if (puzzle !== null) found.push(puzzle);
    bar.reach(at.journal.length);
  }
  bar.stop();
  const kept = found.toSorted((a, b) => b.loss - a.loss).slice(0, most);
  for (const { puzzle, loss } of kept) {
    keepPuzzle(folderOf(context.root, module.id), puzzle);
    say(context, `${puzzle.name}: ${player} loses ${Math.round(loss * 100)} of 100`);
  }
  say(context, `${found.length} found in ${file}, ${kept.length} kept`);
  return EXIT.held;
}

/** Fights the answers of all puzzles out; with `keep`, puzzles are kept as that settles them. */
function confirmAll(context: Context, module: AnyGame, given: Given): ExitCode {
  const folder = folderOf(context.root, module.id);
  const name = textValue(given, 'only');
  const puzzles = puzzlesIn(folder).filter((each) => name === undefined || each.name === name);
  if (puzzles.length === 0) throw new WrongUse(`There are no such puzzles of ${module.id}.`);
  const bar = progress(context, 'puzzles', puzzles.length);
  const results = puzzles.map((puzzle, n) => {
    bar.reach(n);
    const found = confirm({ module, match: matchOf(module, puzzle), seat: puzzle.seat }, puzzle);
    const confirmed = confirmedIn(puzzle, found);
    if (isOn(given, 'keep') && found.good !== null)
      keepPuzzle(folder, { ...puzzle, good: found.good, confirmed });
    return { ...found, confirmed };
  });
  bar.stop();
  const stand = results.filter(({ good }) => good !== null).length;
  if (isOn(given, 'json')) sayJson(context, { game: module.id, stand, puzzles: results });
  else {
    for (const each of results)
      say(context, `${each.good === null ? 'no puzzle' : 'stands'} ${each.name}: ${each.confirmed}`);
    say(context, `${stand} of ${puzzles.length} puzzles stand`);
  }
  return stand === puzzles.length ? EXIT.held : EXIT.fellShort;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

async function solveAll(context: Context, module: AnyGame, given: Given): Promise<ExitCode> {
  const player = playerFor(module, given, 'player');
  const seeds = wholeNumber(given, 'seeds', { least: 1, most: 1000 });
  const atLeast = wholeNumber(given, 'atLeast', { least: 0, most: 100 });
  const puzzles = puzzlesIn(folderOf(context.root, module.id));
  if (puzzles.length === 0) throw new WrongUse(`There are no puzzles of ${module.id} yet.`);
  const bar = progress(context, 'puzzles', puzzles.length);
  const results = puzzles.map((puzzle, n) => {
    bar.reach(n);
    return { ...solve(module, puzzle, player, seeds), about: puzzle.about };
  });
  bar.stop();
  const solved = results.reduce((sum, each) => sum + each.solved, 0);
  const share = solved / (seeds * puzzles.length);
  if (isOn(given, 'json')) sayJson(context, { game: module.id, player, seeds, share, puzzles: results });
  else {
    for (const each of results) say(context, `${each.solved}/${seeds} ${each.name}: ${each.about}`);
    say(context, `${player} solves ${percent(share)} of ${puzzles.length} puzzles`);
  }
  return share * 100 >= atLeast ? EXIT.held : EXIT.fellShort;
}

export const puzzles: Command = {
  usage: 'puzzles <game>',
  about: 'Let a player of the machine solve positions that have a best answer, or look for more of them',
  flags: [
    { flag: '--player <level>', about: `Who answers: ${PLAYER_NAMES.join(', ')}`, fallback: 'marshal' },
    { flag: '--seeds <n>', about: 'Tries per puzzle', fallback: 20 },
    { flag: '--at-least <percent>', about: 'Fall short (exit 1) when less is solved', fallback: 0 },
    {
      flag: '--find <file>',
      about: 'Keep positions of this recorded game where a deep search and the player disagree most',
    },
    { flag: '--most <n>', about: 'How many to keep of a game', fallback: 8 },
    {
      flag: '--confirm',
      about:
        'Fight the answers of puzzles and players out to the end of the game: what is worse beyond chance is wrong',
    },
    { flag: '--only <puzzle>', about: 'Confirm this one alone' },
    { flag: '--keep', about: 'Keep the puzzles that stand as they were confirmed' },
    JSON_FLAG,
  ],
  examples: [
    'puzzles generals --player veteran --at-least 60',
    'puzzles generals --find fixtures/generals/marengo.grognard --player marshal-1',
    'puzzles generals --confirm --only albuera-8004-206-white',
  ],
  async run(context, [game = ''], given) {
    const module = await titleNamed(context, game).load();
    if (isOn(given, 'confirm')) return confirmAll(context, module, given);
    const file = textValue(given, 'find');
    if (file === undefined) return solveAll(context, module, given);
    const player = playerFor(module, given, 'player');
    const most = wholeNumber(given, 'most', { least: 1, most: 1000 });
    return findIn(context, module, { file, player, most });
  },
};
