// One game's tests, in one process, against one fault after the other. Nothing is written to disk: a fault is put in while
// its file is read.
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { type Mutant, mutated } from './mutants-in.ts';

export type Verdict = 'killed' | 'survived' | 'endless';

export interface Trial {
  /** The tests without a fault: whether they hold. */
  holds(): Promise<boolean>;
  judge(mutant: Mutant): Promise<Verdict>;
  close(): Promise<void>;
}

/** Kills and time of a test file so far: what kills most in the least time goes first. */
interface Worth {
  kills: number;
  ms: number;
}

/** So many times as long as the tests need without a fault. */
const PATIENCE = 5;
const LEAST_PATIENCE = 60_000;
/** Test files that take longer play whole games at random: they find little that the others miss, and most time is theirs. */
const LONG = 3_000;

class Runner {
  private readonly worths = new Map<string, Worth>();
  private mutant: Mutant | null = null;
  private vitest: Vitest | null = null;
  private specs: readonly TestSpecification[] = [];
  private patience = Number.POSITIVE_INFINITY;
  private readonly root: string;
  private readonly game: string;

  private readonly isThorough: boolean;

  constructor(root: string, game: string, isThorough: boolean) {
    this.root = root;
    this.game = game;
    this.isThorough = isThorough;
  }

  private async open(): Promise<Vitest> {
    const { root, game, worths } = this;
    const worthOf = (spec: TestSpecification): number => {
      const { kills, ms } = worths.get(spec.moduleId) ?? { kills: 0, ms: 1000 };
      return (kills + 1) / (ms + 100);
    };
    const faulty = (code: string, id: string): string | null =>
      this.mutant !== null && id.endsWith(`/${this.mutant.path}`) ? mutated(code, this.mutant) : null;
    const vitest = await createVitest(
      {
        root,
        config: false,
        watch: false,
        include: [`games/${game}/test/**/*.test.{ts,tsx}`],
        reporters: [{}],
        pool: 'threads',
        isolate: false,
        maxWorkers: 1,
        bail: 1,
        testTimeout: 60_000,
        sequence: {
          sequencer: class {
            sort = (specs: TestSpecification[]) =>
              Promise.resolve(specs.toSorted((a, b) => worthOf(b) - worthOf(a)));
            shard = (specs: TestSpecification[]) => Promise.resolve(specs);
          },
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        plugins: [{ name: 'one fault', enforce: 'pre', transform: faulty }],
      },
    );
    await vitest.standalone();
    this.specs = await vitest.globTestSpecifications();
    this.vitest = vitest;
    return vitest;
  }

  async close(): Promise<void> {
    await this.vitest?.close();
    this.vitest = null;
  }

  private async run(mutant: Mutant | null): Promise<Verdict> {
    const vitest = this.vitest ?? (await this.open());
    this.mutant = mutant;
    const path = mutant === null ? null : join(this.root, mutant.path);
    if (path !== null) vitest.invalidateFile(path);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      if (Number.isFinite(this.patience)) timer = setTimeout(() => resolve(null), this.patience);
    });
    const specs = this.specs.filter(
      ({ moduleId }) => mutant === null || this.isThorough || (this.worths.get(moduleId)?.ms ?? 0) <= LONG,
    );
    const result = await Promise.race([vitest.runTestSpecifications(specs), late]);
    clearTimeout(timer);
    this.mutant = null;
    if (result === null) {
      // A rule that never ends cannot be asked to stop.
      await this.close();
      return 'endless';
    }
    if (path !== null) vitest.invalidateFile(path);
    let isKilled = result.unhandledErrors.length > 0;
    for (const module of result.testModules) {
      const state = module.state();
      if (state !== 'passed' && state !== 'failed') continue;
      const worth = this.worths.get(module.moduleId) ?? { kills: 0, ms: 0 };
      if (state === 'failed') {
        isKilled = true;
        worth.kills += 1;
      } else worth.ms = Math.max(worth.ms, module.diagnostic().duration);
      this.worths.set(module.moduleId, worth);
    }
    return isKilled ? 'killed' : 'survived';
  }

  async holds(): Promise<boolean> {
    const before = performance.now();
    const verdict = await this.run(null);
    this.patience = Math.max(LEAST_PATIENCE, PATIENCE * (performance.now() - before));
    return verdict === 'survived';
  }

  judge(mutant: Mutant): Promise<Verdict> {
    return this.run(mutant);
  }
}

/** Thorough: with the tests that take long, too. */
export const openTrial = (root: string, game: string, isThorough: boolean): Trial =>
  new Runner(root, game, isThorough);
