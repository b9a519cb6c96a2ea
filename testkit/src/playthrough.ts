import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type Action,
  fill,
  type GameEvent,
  type GameModule,
  type GameState,
  isUndo,
  matchAt,
  type Open,
  outcomeOf,
  pending,
  readGameFile,
  simulationSource,
  startMatch,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import { test } from 'vitest';
import { mustSubmit, pick } from './fork.ts';
import type { AnyGame, AnyMatch } from './game.ts';
import { Golden, type Part } from './goldens/golden.ts';
import { chooser, parsedOptions } from './random-play.ts';
import { atRandom, type Chooser } from './record-game.ts';

interface Telling<E, V> {
  /** Stops after so many entries; without it the whole game is told. */
  readonly entries?: number;
  /** One line per event; without it the event as JSON. */
  eventText?(event: E): string;
  /** A picture of what a viewer sees; without it views are left out. */
  draw?(view: Open<V>, viewer: Viewer): string;
}

interface Seeded {
  readonly seed: number;
  readonly options?: unknown;
  readonly choose?: Chooser;
}

/** A recorded game, which changes with the rules only, or one made from a seed, which changes with its players too. */
export type PlaythroughOptions<E, V> = Telling<E, V> & (Seeded | { readonly recorded: string });

const MOST_ENTRIES = 20_000;
const fields = ({ type, ...rest }: { readonly type: string }): string => `${type} ${JSON.stringify(rest)}`;
const indented = (text: string): string => text.replace(/^/gm, '   ').trimEnd();

function played(module: AnyGame, { seed, options, choose = atRandom }: Seeded, entries: number): AnyMatch {
  const match = startMatch(module, parsedOptions(module, options ?? {}), simulationSource(seed));
  const random = chooser(seed);
  while (match.journal.length < entries && outcomeOf(match) === null) {
    const seat = pick(pending(match), random)?.seat ?? '';
    for (const action of choose(match, seat, random)) mustSubmit(match, { seat, action });
  }
  return match;
}

function opened(module: AnyGame, path: string): AnyMatch {
  const read = readGameFile(readFileSync(path, 'utf8'), [module]);
  if (!read.ok) throw new Error(`${path}: ${read.error.path}: ${read.error.message}`);
  return read.value.match;
}

/** Who is asked what after entry n, with a picture for each where the game can draw one. */
function* asking(match: AnyMatch, { draw }: Telling<GameEvent, unknown>): Generator<string> {
  for (const { seat, prompt, rule, with: facts } of pending(match)) {
    yield `? ${seat}: ${fill(prompt, facts)} (${rule})`;
    if (draw !== undefined) yield indented(draw(viewOf(match, seat), seat));
  }
}

const promptsOf = (match: AnyMatch): string =>
  pending(match)
    .map(({ seat, prompt }) => `${seat} ${prompt}`)
    .join();

function* tell(match: AnyMatch, entries: number, telling: Telling<GameEvent, unknown>): Generator<string> {
  yield `options ${JSON.stringify(match.options)}`;
  let asked = '';
  for (const [n, events] of match.memory.events.slice(0, entries + 1).entries()) {
    const entry = match.journal[n - 1];
    if (entry !== undefined)
      yield `${n}. ${entry.seat} ${isUndo(entry) ? `takes back ${entry.strikes.join(', ')}` : fields(entry.action)}`;
    yield* events.map((event) => ` - ${telling.eventText?.(event) ?? fields(event)}`);
    const now = matchAt(match, n);
    if (promptsOf(now) === asked) continue;
    asked = promptsOf(now);
    yield '';
    yield* asking(now, telling);
  }
  if (entries >= match.journal.length) yield `outcome ${JSON.stringify(outcomeOf(match))}`;
}

/** A game told in text: what was asked, decided and what happened. */
export function tellGame<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  options: PlaythroughOptions<E, V>,
): readonly string[] {
  const { entries = MOST_ENTRIES } = options;
  const match = 'recorded' in options ? opened(module, options.recorded) : played(module, options, entries);
  return [...tell(match, entries, options as Telling<GameEvent, unknown>)];
}

/** Lines under what they follow from: the options, an entry, the outcome. */
function* inParts(lines: readonly string[]): Generator<Part> {
  let part: { name: string; title: string; lines: string[] } | null = null;
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const [, name, title = ''] = /^(options|outcome|\d+\.) (.*)$/.exec(line) ?? [];
    if (name === undefined) part?.lines.push(line);
    else {
      if (part !== null) yield part;
      part = { name, title, lines: [] };
    }
  }
  if (part !== null) yield part;
}

/** Tells a game again and holds it against a file. Throws where it reads otherwise. */
export function holdPlaythrough<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  file: string,
  options: PlaythroughOptions<E, V>,
): void {
  const golden = new Golden(file, module);
  for (const part of inParts(tellGame(module, options))) golden.hear(part);
  golden.end();
}

/** Registers a test: the game told again reads as in the file. `UPDATE_PLAYTHROUGHS=1` writes the file anew. */
export function playthrough<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  file: string,
  options: PlaythroughOptions<E, V>,
): void {
  test(`${basename(file)} reads as it did`, () => holdPlaythrough(module, file, options));
}
