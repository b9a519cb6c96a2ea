// Holds the rules in the sources against the last edition that was released. Where their files are the same to the letter there
// is nothing to play; else battles are played by both: recorded ones, scenes out of the tests of rules, and random ones over all
// scenarios and options.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionsOf } from '@grognard/editions/list.ts';
import { loadKept } from '@grognard/editions/load.ts';
import { type Title, titleOf } from '@grognard/games/registry';
import {
  type AnyGame,
  type AnyMatch,
  isUndo,
  readGameFile,
  recordedSource,
  simulationSource,
  startFrom,
  startMatch,
} from '@grognard/kernel';
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import { chooser, parsedOptions } from '@grognard/testkit/random-play.ts';
import { beginScene, type Scene, scenesIn } from '@grognard/testkit/replay-scenes.ts';
import {
  asRecorded,
  atRandomUpTo,
  BOTH_REFUSE,
  type Parting,
  parting,
} from '@grognard/testkit/same-course.ts';
import { bundled } from '../../editions/bundle.ts';

const root = join(import.meta.dirname, '../../..');

interface Differing extends Parting {
  readonly battle: string;
}

export interface Comparison {
  readonly battles: number;
  readonly differing: readonly Differing[];
}

/** How many battles at random, of how many decisions at most. */
export interface Sample {
  readonly battles: number;
  readonly decisions: number;
  readonly seed?: number;
}

type Both = readonly [sources: AnyGame, kept: AnyGame];

/** A battle begun by both rules with the same dice. */
const begunBy = (
  [sources, kept]: Both,
  begin: (module: AnyGame) => AnyMatch,
): readonly [AnyMatch, AnyMatch] => [begin(sources), begin(kept)];

function recorded(both: Both, path: string): Parting | null {
  const read = readGameFile(readFileSync(path, 'utf8'), [both[0]]);
  if (!read.ok)
    return { n: 0, rule: null, what: `the sources refuse it: ${read.error.path}: ${read.error.message}` };
  const { start, options, opening, journal } = read.value.match;
  const draws = [...opening.draws, ...journal.flatMap((entry) => (isUndo(entry) ? [] : entry.draws))];
  const [one, other] = begunBy(both, (module) => {
    const source = recordedSource(draws);
    const chosen = parsedOptions(module, options);
    return start === null
      ? startMatch(module, chosen, source)
      : startFrom(module, module.clone(start), chosen, source);
  });
  return parting(one, other, asRecorded(journal));
}

/** One that the kept edition cannot read has something that came after it: nothing of it can be compared. */
function inScene([sources, kept]: Both, scene: Scene): Parting | null {
  const other = readable(() => beginScene(kept, scene));
  if (other === null) return null;
  const entries = scene.actions.map(([seat, action]) => ({ n: 0, seat, action, draws: [], barrier: false }));
  const found = parting(beginScene(sources, scene), other, asRecorded(entries));
  return found?.what === BOTH_REFUSE ? null : found;
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

async function atRandom(title: Title, both: Both, seed: number, decisions: number): Promise<Parting | null> {
  const bench = await title.workbench?.();
  const random = chooser(seed);
  const options = bench?.anyOptions?.(random) ?? anyOptionsOf(both[0], bench?.options ?? [])(random);
  const [one, other] = begunBy(both, (module) =>
    startMatch(module, parsedOptions(module, options), simulationSource(seed * 2)),
  );
  return parting(one, other, atRandomUpTo(decisions, random));
}

/** Whatever goes wrong by one of them is a difference. */
async function tried(play: () => Parting | null | Promise<Parting | null>): Promise<Parting | null> {
  try {
    return await play();
  } catch (error) {
    return { n: 0, rule: null, what: error instanceof Error ? error.message : String(error) };
  }
}

/** Those that stand on a position; scenes on grounds made for them are no battles anybody could begin. */
function scenesOf(folder: string): readonly { readonly name: string; readonly scene: Scene }[] {
  const scenes = join(folder, 'scenes');
  return readdirSync(scenes)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) =>
      scenesIn(join(scenes, file)).flatMap((scene, i) =>
        scene.position === undefined && scene.options === undefined
          ? []
          : [{ name: `scene ${i + 1} of ${file}`, scene }],
      ),
    );
}

/** Null: the file of the sources is that of the last edition to the letter. */
export async function comparedWithLast(
  game: string,
  { battles, decisions, seed = 1 }: Sample,
): Promise<Comparison | null> {
  const title = titleOf(game);
  const last = editionsOf(game).released.at(-1);
  if (title === undefined || last === undefined) throw new Error(`No edition of ${game} was released yet.`);
  if ((await bundled(game, root)).digest === last.digest) return null;
  // A recorded game names no edition: it is read by whatever rules are at hand.
  const { edition: _, ...sources } = await title.load();
  const both: Both = [sources, await loadKept(game, last)];
  const folder = join(root, 'fixtures', game);
  const files = readdirSync(folder).filter((name) => name.endsWith('.grognard'));
  const differing: Differing[] = [];
  for (const file of files) {
    const found = await tried(() => recorded(both, join(folder, file)));
    if (found !== null) differing.push({ battle: file, ...found });
  }
  const scenes = scenesOf(folder);
  for (const { name, scene } of scenes) {
    const found = await tried(() => inScene(both, scene));
    if (found !== null) differing.push({ battle: name, ...found });
  }
  for (let i = 0; i < battles; i += 1) {
    const found = await tried(() => atRandom(title, both, seed + i, decisions));
    if (found !== null) differing.push({ battle: `at random, seed ${seed + i}`, ...found });
  }
  return { battles: files.length + scenes.length + battles, differing };
}

/** In a sentence: which rules, how many battles, from which entry on. */
export function toldOf(game: string, { battles, differing }: Comparison): string {
  const [first] = differing;
  if (first === undefined) return `${game}: ${battles} battles come out as by the last edition.`;
  const rules = [...new Set(differing.flatMap(({ rule }) => rule ?? []))].join(', ') || game;
  return `${rules}: ${differing.length} of ${battles} battles differ, the first (${first.battle}) from entry ${first.n} on: ${first.what}. Write what players should know (node scripts/open-edition.ts ${game} "RULE-1" "A sentence."), or mend the change.`;
}
