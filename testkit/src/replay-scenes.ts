// Scenes out of the tests of rules, played again with everything watched: what happened, what was offered or refused by which
// rule, what each seat saw and imagines. The test of a rule asks one question of its scene; here the scene answers all.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  pending,
  type Seat,
  scriptedSource,
  simulationSource,
  startFrom,
  startMatch,
  submit,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { digest } from './digest.ts';
import type { AnyGame, AnyMatch } from './game.ts';
import { expectKept, keptLines } from './kept-file.ts';
import { askedNow, imagined, offered, seen } from './moments.ts';

interface Played {
  readonly draws: readonly number[];
  readonly actions: readonly (readonly [Seat, Action])[];
}
export interface Scene extends Played {
  readonly options?: object;
  /** Left out: the usual setup. */
  readonly position?: object;
  /** In place of a position: what differs from that of the first scene. */
  readonly changed?: object;
}

const linesOf = <S extends Played>(path: string): readonly S[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Scenes of a position each, one of which may be told by what differs from the first. */
export function scenesIn(path: string): readonly Scene[] {
  const scenes = linesOf<Scene>(path);
  const first = scenes.find(({ position }) => position !== undefined)?.position;
  return scenes.map((scene) =>
    scene.changed === undefined ? scene : { ...scene, position: { ...first, ...scene.changed } },
  );
}

export function beginScene(module: AnyGame, { options, position, draws }: Scene): AnyMatch {
  const chosen = module.parseOptions(options ?? {});
  if (!chosen.ok) throw new Error(`${chosen.error.path}: ${chosen.error.message}`);
  const source = scriptedSource(draws, simulationSource(1));
  if (position === undefined) return startMatch(module, chosen.value, source);
  const read = module.parsePosition(position);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return startFrom(module, read.value, chosen.value, source);
}

/** What a game answers to actions that are no choices, other ones for each number. */
type Asks = (match: AnyMatch, number: number) => unknown;

/** A line: its number, what happened, what was offered at every step, what was seen and imagined at the end. */
function told(module: AnyGame, match: AnyMatch, { actions }: Played, number: number, asks?: Asks): string {
  const happened: unknown[] = [match.opening.events];
  const offers: unknown[] = [];
  const look = (): unknown => [askedNow(match), pending(match).map(({ seat }) => offered(match, seat))];
  for (const [seat, action] of actions) {
    offers.push(look());
    const reply = submit(match, seat, action);
    if (!reply.ok) return `${number} step ${offers.length} is refused`;
    happened.push(reply.events);
  }
  offers.push(look());
  return [
    number,
    digest(happened),
    digest(offers),
    digest(seen(match)),
    digest(imagined(module, match, 1)),
    ...(asks === undefined ? [] : [digest(asks(match, number))]),
  ].join(' ');
}

/** One test per file of scenes, each of which begins in its own way. */
function replayFiles<S extends Played>(
  module: AnyGame,
  folder: string,
  scenesOf: (path: string) => readonly S[],
  begun: (scene: S, name: string) => AnyMatch,
  asks?: Asks,
): void {
  describe(`scenes of ${module.id}`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
    test('there are some', () => expect(files.length).toBeGreaterThan(0));
    test.each(files)('%s plays as it did', (file) => {
      const path = join(folder, file);
      const momentsFile = path.replace('.jsonl', '.moments');
      const hear = keptLines(momentsFile);
      const lines = scenesOf(path).map((scene, index) => {
        const line = told(module, begun(scene, `${file} ${index + 1}`), scene, index + 1, asks);
        hear(line, index);
        return line;
      });
      expectKept(`${lines.join('\n')}\n`, momentsFile);
    });
  });
}

/** Scenes of positions. */
export const replayScenes = (module: AnyGame, folder: string): void =>
  replayFiles(module, folder, scenesIn, (scene) => beginScene(module, scene));

/** Scenes on grounds that no position names: the game says how one of them is set up, and by which name. */
export const replayScenesOnGrounds = <S extends Played>(
  module: AnyGame,
  folder: string,
  begun: (scene: S, name: string) => AnyMatch,
  asks?: Asks,
): void => replayFiles<S>(module, folder, linesOf, begun, asks);
