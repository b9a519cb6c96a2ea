import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Action,
  type Frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  readGameFile,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { playAgain, replay } from './checks/replaying.ts';
import { type Invariant, readFault, replayFault } from './fault-file.ts';
import type { AnyGame, AnyMatch } from './game.ts';
import { Golden } from './goldens/golden.ts';
import { type MomentPace, momentsOf } from './goldens/moments.ts';
import { openingOf } from './goldens/opening.ts';
import { type EdgePace, edgesOf } from './goldens/position-edges.ts';
import { difference, jsonCopy } from './json.ts';
import { parsedOptions } from './random-play.ts';

export interface ReplayOptions<S> {
  /** Must never change during a game: pieces in all places together, for example. */
  conserved?(state: Frozen<S>): unknown;
  readonly invariants?: { readonly [name: string]: Invariant<Frozen<S>> };
  /** How closely a game is held against its moments and its edges. */
  readonly pace?: Pace;
}

type Pace = MomentPace & EdgePace;
const PACE: Pace = { tellEvery: 20, lookEvery: 5, offersEvery: 1, edgesEvery: 10, eachEvery: 80 };

const filesIn = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .toSorted()
    : [];

/** Watches one match: the conserved value stays what it was, the invariants hold. */
function watcher<S extends GameState>(options: ReplayOptions<S>): (match: AnyMatch) => string | null {
  let kept: unknown;
  return (match) => {
    const state = match.state as Frozen<S>;
    for (const [name, broken] of Object.entries(options.invariants ?? {})) {
      const wrong = broken(state);
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    if (options.conserved === undefined) return null;
    const now = jsonCopy(options.conserved(state) ?? null);
    kept ??= now;
    const lost = difference(now, kept);
    return lost === null ? null : `not conserved: ${lost}`;
  };
}

/** What a file is turned away for whose rules are others than it was played by. */
const LED_ELSEWHERE: readonly string[] = ['wrong-mark', 'wrong-outcome', 'wrong-draw', 'refused'];

/** A game that leads elsewhere by these rules is played again all the same, as far as it goes: that tells where it becomes another. */
function playedElsewhere(
  module: AnyGame,
  text: string,
  visit: (match: AnyMatch, n: number) => void,
): string | null {
  const [header, { opening }, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const options = parsedOptions(module, header.options);
  const journal = lines.filter((line) => 'n' in line && 'seat' in line);
  try {
    const again = playAgain({ module, options, start: null, opening, journal }, (match, n) => {
      visit(match, n);
      return null;
    });
    return typeof again === 'string' ? again : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Opens a recorded game, checks hashes, dice and every action, then plays it again looking at every entry. */
export function replayFile<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  path: string,
  options: ReplayOptions<S>,
  visit: (match: AnyMatch, n: number) => void = () => undefined,
): string | null {
  const text = readFileSync(path, 'utf8');
  const read = readGameFile(text, [module]);
  if (!read.ok) {
    const { code, path: place, message } = read.error;
    const elsewhere = LED_ELSEWHERE.includes(code) ? playedElsewhere(module, text, visit) : null;
    return [`${place}: ${message}`, ...(elsewhere === null ? [] : [elsewhere])].join('\n');
  }
  const watch = watcher(options);
  return replay(read.value.match, (match, n) => {
    visit(match, n);
    return watch(match);
  });
}

/** Plays a recorded game again and holds it against its moments and edges. Throws where it reads otherwise. */
export function holdToGoldens<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  path: string,
  options: ReplayOptions<S> = {},
): void {
  const pace = options.pace ?? PACE;
  const moments = new Golden(path.replace('.grognard', '.moments'), module);
  const edges = new Golden(path.replace('.grognard', '.edges'), module);
  const watches = [
    momentsOf(module, pace, (part) => moments.hear(part)),
    edgesOf(module, basename(path), pace, (part) => edges.hear(part)),
  ];
  let last: AnyMatch | null = null;
  const stopped = replayFile(module, path, options, (match, n) => {
    last = match;
    for (const watch of watches) watch.visit(match, n);
  });
  if (last !== null && stopped === null) for (const watch of watches) watch.end(last);
  moments.end(stopped);
  edges.end(stopped);
}

/** Holds the opening of the usual battle against what it was: games and scenes are told by what is otherwise in them. */
export function holdToOpening(module: AnyGame, folder: string): void {
  const golden = new Golden(join(folder, 'usual.opening'), module);
  for (const part of openingOf(module)) golden.hear(part);
  golden.end();
}

/** Registers one test per recorded game of a folder and one per fault once found: all must play to their end. */
export function replayFixtures<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  folder: string,
  options: ReplayOptions<S> = {},
): void {
  const [games, faults] = [
    filesIn(folder, '.grognard'),
    filesIn(join(folder, 'faults'), '.grognard-fault.json'),
  ];
  describe(`recorded games of ${module.id}`, () => {
    test('there are some', () => expect(games.length).toBeGreaterThan(0));
    test('the usual battle opens as it did', () => holdToOpening(module, folder));
    test.each(games)(
      '%s replays to its end, every moment as it was',
      (file) => holdToGoldens(module, join(folder, file), options),
      60_000,
    );
    test.each(faults)('the fault %s stays mended', (file) => {
      const fault = readFault(join(folder, 'faults', file));
      expect(replayFault(module, fault, watcher(options))).toBeNull();
    });
  });
}
