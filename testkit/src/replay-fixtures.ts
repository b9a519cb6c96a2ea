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
import { expectMoments, momentsOf } from './moments.ts';

export interface ReplayOptions<S> {
  /** Must never change during a game: pieces in all places together, for example. */
  conserved?(state: Frozen<S>): unknown;
  readonly invariants?: { readonly [name: string]: Invariant<Frozen<S>> };
  /** Every so many entries a game is held against its moments. */
  readonly momentEvery?: number;
}

const MOMENT_EVERY = 5;

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
        const moments = momentsOf(options.momentEvery ?? MOMENT_EVERY);
        expect(replayFile(module, join(folder, file), options, moments.visit)).toBeNull();
        expectMoments(moments, join(folder, file.replace('.grognard', '.moments')));
      },
      60_000,
    );
    test.each(faults)('the fault %s stays mended', (file) => {
      const fault = readFault(join(folder, 'faults', file));
      expect(replayFault(module, fault, watcher(options))).toBeNull();
    });
  });
}
