// Scenes out of tests as they run: `KEEP_SCENES=1` with a filter for test files writes fixtures/later-campaigns/scenes/<file>.jsonl, and
// `UPDATE_PLAYTHROUGHS=1` with recorded-scenes then keeps what is seen in them.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type AnyMatch, type Json, standing } from '@grognard/kernel';
import { jsonCopy } from '@grognard/testkit/json.ts';
import { expect, onTestFinished } from 'vitest';
import { scene } from './position.ts';
import type { Proving } from './proving-ground.ts';
import type { Sitting } from './table.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/later-campaigns/scenes');
/** What a table says beside its ground: it shows in the position. */
const BESIDE = /^(id|from|side|frames|dice|lost|gone|also|bodies|options|turn|orders|stage)$/;

const groundOf = (sitting: Sitting): Proving =>
  Object.fromEntries(Object.entries(sitting).filter(([name]) => !BESIDE.test(name)));

/** Each place where two values differ, with what stands there in the second. */
function* changes(was: Json, is: Json, path: readonly string[] = []): Generator<readonly [string, Json]> {
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const isAlike = keysOf(was).join() === keysOf(is).join() && keysOf(is).length > 0;
  if (!isAlike) return yield [path.join('.'), is];
  for (const key of keysOf(is)) yield* changes(partOf(was, key), partOf(is, key), [...path, key]);
}

const keysOf = (value: Json): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];
const partOf = (value: Json, key: string): Json => Object(value)[key] ?? null;

interface Line {
  readonly ground: string;
  readonly rest: string;
}

function lineOf(ground: Proving, match: AnyMatch): Line {
  const untouched = jsonCopy(scene({ ...ground, id: 'untouched' }).state);
  const changed = [...changes(untouched, jsonCopy(match.start))].filter(
    ([path]) => path !== 'options.scenario',
  );
  const entries = standing(match.journal, 0, match.journal.length);
  const draws = [match.opening, ...entries].flatMap((part) => part.draws.map(({ value }) => value));
  const actions = entries.map(({ seat, action }) => [seat, action]);
  return { ground: JSON.stringify(ground), rest: JSON.stringify({ changed, draws, actions }).slice(1) };
}

/** One line each; the ground of the one before is not told again. */
function write(file: string, scenes: readonly Line[]): void {
  const lines = [...new Map(scenes.map((line) => [line.ground + line.rest, line])).values()];
  const told = lines.map(({ ground, rest }, n) =>
    ground === lines[n - 1]?.ground ? `{${rest}` : `{"ground":${ground},${rest}`,
  );
  writeFileSync(join(FOLDER, `${file}.jsonl`), `${told.join('\n')}\n`);
}

const kept = new Map<string, Line[]>();

/** Every table of a test is a scene, as it is when the test is over. */
export function keepScene(sitting: Sitting, match: AnyMatch): void {
  if (process.env['KEEP_SCENES'] !== '1') return;
  const file = basename(expect.getState().testPath ?? '', '.test.ts');
  const scenes = kept.get(file) ?? [];
  kept.set(file, scenes);
  onTestFinished(() => {
    scenes.push(lineOf(groundOf(sitting), match));
    write(file, scenes);
  });
}
