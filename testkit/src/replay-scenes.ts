// Scenes out of the tests of rules, played again with everything watched: what happened, what was offered or refused by which
// rule, what changed, what each seat saw and imagines. The test of a rule asks one question of its scene; here the scene answers all.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  type GameEvent,
  type Seat,
  scriptedSource,
  simulationSource,
  startFrom,
  startMatch,
  submit,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyMatch } from './game.ts';
import { Changes, Imagined, type Look, lookAt } from './goldens/changes.ts';
import { asked, done, happened, OF_SCENES, Offered } from './goldens/columns.ts';
import { Golden, type Part } from './goldens/golden.ts';
import { usualOpening } from './goldens/opening.ts';
import { checksum } from './goldens/short-text.ts';

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

/** A scene: how it begins, what happened, what was offered at every step, what is different and imagined at the end. */
function told(
  module: AnyGame,
  match: AnyMatch,
  before: Look,
  scene: Played,
  number: number,
  asks?: Asks,
): Part {
  const part = { name: String(number), title: done(scene.actions) };
  const changes = new Changes(before);
  changes.look(match);
  const begins = changes.sum();
  const offered = new Offered();
  const events: GameEvent[] = [...match.opening.events];
  for (const [step, [seat, action]] of scene.actions.entries()) {
    offered.look(match);
    const reply = submit(match, seat, action);
    if (!reply.ok) return { ...part, lines: [`step ${step + 1} is refused`] };
    events.push(...reply.events);
  }
  offered.look(match);
  changes.look(match);
  const imagined = new Imagined(module);
  imagined.look(match, 1);
  const lines = [
    ...(begins === null ? [] : [`begins ${begins}`]),
    ...happened(events, OF_SCENES),
    ...asked(match, OF_SCENES),
    ...offered.lines(OF_SCENES),
    ...changes.lines(OF_SCENES),
    ...imagined.lines(),
    ...(asks === undefined ? [] : [`answers ${checksum(asks(match, number))}`]),
  ];
  return { ...part, lines };
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
      const golden = new Golden(path.replace('.jsonl', '.moments'), module);
      let first: Look | null = null;
      for (const [index, scene] of scenesOf(path).entries()) {
        const match = begun(scene, `${file} ${index + 1}`);
        const before = first ?? lookAt(usualOpening(module));
        first ??= lookAt(match);
        golden.hear(told(module, match, before, scene, index + 1, asks));
      }
      golden.end();
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
