import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  type Frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  readGameFile,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { replay } from './checks/replaying.ts';
import { type Invariant, readFault, replayFault } from './fault-file.ts';
import type { AnyMatch } from './game.ts';
import { difference, jsonCopy } from './json.ts';
import { expectKept, keptLines } from './kept-file.ts';
import { type MomentPace, momentsOf } from './moments.ts';
import { type EdgePace, edgesOf } from './position-edges.ts';

export interface ReplayOptions<S> {
  /** Must never change during a game: pieces in all places together, for example. */
  conserved?(state: Frozen<S>): unknown;
  readonly invariants?: { readonly [name: string]: Invariant<Frozen<S>> };
  /** How closely a game is held against its moments and its edges. */
  readonly pace?: Pace;
}

type Pace = MomentPace & EdgePace;
const PACE: Pace = { lineEvery: 5, offersEvery: 1, edgesEvery: 10, edges: 4 };

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

/** Opens a recorded game, checks hashes, dice and every action, then plays it again looking at every entry. */
export function replayFile<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  path: string,
  options: ReplayOptions<S>,
  visit: (match: AnyMatch, n: number) => void = () => undefined,
): string | null {
  const read = readGameFile(readFileSync(path, 'utf8'), [module]);
  if (!read.ok) return `${read.error.path}: ${read.error.message}`;
  const watch = watcher(options);
  return replay(read.value.match, (match, n) => {
    visit(match, n);
    return watch(match);
  });
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
    test.each(games)(
      '%s replays to its end, every moment as it was',
      (file) => {
        const path = join(folder, file);
        const pace = options.pace ?? PACE;
        const momentsFile = path.replace('.grognard', '.moments');
        const moments = momentsOf(module, pace, keptLines(momentsFile));
        const edges = edgesOf(module, file, pace);
        const visit = (match: AnyMatch, n: number): void => {
          moments.visit(match, n);
          edges.visit(match, n);
        };
        expect(replayFile(module, path, options, visit)).toBeNull();
        expectKept(moments.told(), momentsFile);
        expectKept(edges.told(), path.replace('.grognard', '.edges'));
      },
      60_000,
    );
    test.each(faults)('the fault %s stays mended', (file) => {
      const fault = readFault(join(folder, 'faults', file));
      expect(replayFault(module, fault, watcher(options))).toBeNull();
    });
  });
}
