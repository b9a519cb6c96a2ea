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
import { expectKept } from './kept-file.ts';
import { imagined, offered, seen } from './moments.ts';

interface Scene {
  readonly options?: object;
  /** Left out: the usual setup. */
  readonly position?: object;
  /** In place of a position: what differs from that of the first scene. */
  readonly changed?: object;
  readonly draws: readonly number[];
  readonly actions: readonly (readonly [Seat, Action])[];
}

function scenesIn(path: string): readonly Scene[] {
  const scenes: Scene[] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const first = scenes.find(({ position }) => position !== undefined)?.position;
  return scenes.map((scene) =>
    scene.changed === undefined ? scene : { ...scene, position: { ...first, ...scene.changed } },
  );
}

function begin(module: AnyGame, { options, position, draws }: Scene): AnyMatch {
  const chosen = module.parseOptions(options ?? {});
  if (!chosen.ok) throw new Error(`${chosen.error.path}: ${chosen.error.message}`);
  const source = scriptedSource(draws, simulationSource(1));
  if (position === undefined) return startMatch(module, chosen.value, source);
  const read = module.parsePosition(position);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return startFrom(module, read.value, chosen.value, source);
}

/** A line: its number, what happened, what was offered at every step, what was seen and imagined at the end. */
function told(module: AnyGame, scene: Scene, number: number): string {
  const match = begin(module, scene);
  const happened: unknown[] = [match.opening.events];
  const offers: unknown[] = [];
  const look = (): unknown => pending(match).map(({ seat, rule }) => [seat, rule, offered(match, seat)]);
  for (const [seat, action] of scene.actions) {
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
  ].join(' ');
}

/** Registers one test per file of scenes. */
export function replayScenes(module: AnyGame, folder: string): void {
  describe(`scenes of ${module.id}`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
    test('there are some', () => expect(files.length).toBeGreaterThan(0));
    test.each(files)('%s plays as it did', (file) => {
      const path = join(folder, file);
      const lines = scenesIn(path).map((scene, index) => told(module, scene, index + 1));
      expectKept(`${lines.join('\n')}\n`, path.replace('.jsonl', '.moments'));
    });
  });
}
