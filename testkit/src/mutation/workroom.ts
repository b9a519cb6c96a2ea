// A thread of its own that runs a game's tests for one fault after the other: a rule that never ends can only be left by
// ending the thread.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type CollectedTest, collector } from './collected-tests.ts';
import { freshModules } from './modules.ts';
import { type Mutant, mutated } from './mutants-in.ts';
import { PROBE, probed } from './probes.ts';

/** A test, by its place in its file. */
export interface TestRun {
  readonly file: string;
  readonly index: number;
  readonly title: string;
  /** Of the processor, which may be busy with other things. */
  readonly ms: number;
  /** The faults it comes near. */
  readonly reached: readonly number[];
}
export type Order =
  | { readonly kind: 'survey'; readonly files: readonly string[]; readonly mutants: readonly Mutant[] }
  | {
      readonly kind: 'judge';
      readonly mutant: Mutant;
      readonly tests: readonly Pick<TestRun, 'file' | 'index' | 'ms'>[];
    };
export type Answer =
  | { readonly kind: 'surveyed'; readonly tests: readonly TestRun[]; readonly failed: readonly string[] }
  /** A test begins that took so long without the fault, or null: its file is loaded. */
  | { readonly kind: 'begins'; readonly ms: number | null }
  | { readonly kind: 'judged'; readonly killedBy: string | null };

const root = String(workerData);
const answer = (said: Answer): void => parentPort?.postMessage(said);

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Test files on demand, over modules of which some have another text. */
function testFiles(texts: ReadonlyMap<string, string>): (file: string) => Promise<readonly CollectedTest[]> {
  const collected = new Map<string, Promise<readonly CollectedTest[]>>();
  let writing = collector();
  const vitest = new Proxy({}, { get: (_, name) => Reflect.get(writing.module, name) });
  const modules = freshModules(texts, { vitest });
  return (file) => {
    const known =
      collected.get(file) ??
      (async () => {
        writing = collector();
        await modules.load(join(root, file));
        return writing.finish();
      })();
    collected.set(file, known);
    return known;
  };
}

async function survey(files: readonly string[], mutants: readonly Mutant[]): Promise<void> {
  const paths = [...new Set(mutants.map(({ path }) => path))];
  const texts = paths.map((path): [string, string] => {
    const within = mutants.flatMap((mutant, number): [number, Mutant][] =>
      mutant.path === path ? [[number, mutant]] : [],
    );
    return [join(root, path), probed(path, readFileSync(join(root, path), 'utf8'), within)];
  });
  const reached = new Uint8Array(mutants.length);
  Object.assign(globalThis, { [PROBE]: reached });
  const tests: TestRun[] = [];
  const failed: string[] = [];
  for (const file of files) {
    // Each over fresh modules: what one file has made another load, it comes near all the same.
    const load = testFiles(new Map(texts));
    reached.fill(0);
    const ofFile = await load(file).catch((error: unknown) => void failed.push(`${file}: ${String(error)}`));
    const whileLoading = reached.slice();
    for (const [index, { title, run }] of (ofFile ?? []).entries()) {
      reached.set(whileLoading);
      const before = cpuMs();
      try {
        await run();
      } catch (error) {
        failed.push(`${file} ${title}: ${String(error)}`);
      }
      const met = mutants.flatMap((_, number) => (reached[number] === 1 ? [number] : []));
      tests.push({ file, index, title, ms: cpuMs() - before, reached: met });
    }
  }
  answer({ kind: 'surveyed', tests, failed });
}

async function killerOf({ mutant, tests }: Order & { kind: 'judge' }): Promise<string | null> {
  const path = join(root, mutant.path);
  const load = testFiles(new Map([[path, mutated(readFileSync(path, 'utf8'), mutant)]]));
  for (const { file, index, ms } of tests) {
    let title = file;
    try {
      answer({ kind: 'begins', ms: null });
      const test = (await load(file))[index];
      answer({ kind: 'begins', ms });
      title = `${file} ${test?.title}`;
      await test?.run();
    } catch {
      return title;
    }
  }
  return null;
}

parentPort?.on('message', async (order: Order) => {
  if (order.kind === 'survey') await survey(order.files, order.mutants);
  else answer({ kind: 'judged', killedBy: await killerOf(order) });
});
