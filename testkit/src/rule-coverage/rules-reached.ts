// Which rules can be come to at all: what runs when recorded games are played again and others at random, over everything a title
// is shipped with. A rule whose code never runs may have tests, and nobody will ever meet it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contextAt,
  type Frozen,
  type GameState,
  offers,
  outcomeOf,
  pending,
  type Random,
  readGameFile,
  simulationSource,
  startMatch,
  submit,
  viewOf,
  wholeGame,
  why,
} from '@grognard/kernel';
import { patientChoice, pick } from '../fork.ts';
import type { AnyGame, AnyMatch, OptionsGenerator } from '../game.ts';
import { jsonCopy } from '../json.ts';
import { chooser, parsedOptions } from '../random-play.ts';
import { rulesIn } from './code-reached.ts';
import { type CodeRun, runOf } from './code-run.ts';

/** What is played: loaded while the code is watched, or its branches would not be counted. */
export interface Played {
  readonly module: AnyGame;
  readonly options: OptionsGenerator;
  readonly invariants: { readonly [name: string]: (state: Frozen<GameState>) => string | null };
}

export interface ReachRequest {
  /** The project's folder. */
  readonly root: string;
  readonly game: string;
  readonly prefix: string;
  load(): Promise<Played>;
  /** How many games at random, and how far each. */
  readonly games: number;
  readonly decisions: number;
  readonly seed?: number;
}

/**
 * Each kind of decision is looked at so often, and then once in so many times, as a table, a reader of positions and the
 * machine would look at it.
 */
const AT_FIRST = 12;
const LATER = 25;

/** As a table, a machine and a file see the moment. */
function lookAround(match: AnyMatch, { module, invariants }: Played, random: Random): void {
  const game = wholeGame(module);
  for (const viewer of [...match.seats, 'spectator']) {
    viewOf(match, viewer);
    for (const event of match.memory.events.at(-1) ?? []) module.redact(event, viewer);
  }
  for (const { seat } of pending(match)) {
    for (const { action, refusal } of offers(match, seat)) if (refusal !== null) why(match, seat, action);
    game.determinize(viewOf(match, seat), seat, random);
    game.brain.evaluate(match.state, seat, contextAt(game, match.memory.at));
  }
  for (const broken of Object.values(invariants)) broken(match.state);
  game.parsePosition(jsonCopy(game.position(match.state)));
}

const kindOf = ({ state }: AnyMatch): string => {
  const top = state.frames.at(-1);
  return `${top?.proc}.${top?.step}`;
};

function playAtRandom(played: Played, { games, decisions, seed = 1 }: ReachRequest): void {
  const { module, options } = played;
  const kinds = new Map<string, number>();
  for (let each = seed; each < seed + games; each += 1) {
    const random = chooser(each);
    const match = startMatch(module, parsedOptions(module, options(random)), simulationSource(each));
    for (let made = 0; made < decisions && outcomeOf(match) === null; made += 1) {
      const seat = pick(pending(match), random)?.seat ?? '';
      const kind = kindOf(match);
      const met = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, met);
      if (met <= AT_FIRST || met % LATER === 0) lookAround(match, played, random);
      submit(match, seat, patientChoice(match, seat, random));
    }
  }
}

function playAgain({ module }: Played, folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.grognard')) : [];
  for (const file of files) readGameFile(readFileSync(join(folder, file), 'utf8'), [module]);
}

const runEverything = (request: ReachRequest): Promise<CodeRun> =>
  runOf(request.root, async () => {
    const played = await request.load();
    playAgain(played, join(request.root, 'fixtures', request.game));
    playAtRandom(played, request);
  });

/** By rule, whether code that carries it out has run. Rules whose code was not even loaded are not there. */
export async function rulesReached(request: ReachRequest): Promise<ReadonlyMap<string, boolean>> {
  const { root, game, prefix } = request;
  const run = await runEverything(request);
  const reached = new Map<string, boolean>();
  for (const [path, file] of run.files) {
    if (!isOfRules(path, game)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    for (const [id, hasRun] of rulesIn(path, source, file, prefix))
      reached.set(id, hasRun || reached.get(id) === true);
  }
  return reached;
}

/** Neither what draws it nor the list of all ids, nor what only explains an action that is no choice. */
const isOfRules = (path: string, game: string): boolean =>
  (path.startsWith(`games/${game}/`) || path.startsWith('kernel/src/')) &&
  !path.includes('/board/') &&
  !path.endsWith('/data/rule-book.ts');
