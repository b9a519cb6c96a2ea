// One game's tests against one fault after the other, the quickest of those that come near it first. Nothing is written to
// disk: a fault is put in while its file is read.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './mutants-in.ts';
import type { Answer, Order, TestRun } from './workroom.ts';

export type Verdict =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  /** A rule that no longer ends, and is found by that. */
  | { readonly kind: 'endless' };

export interface Trial {
  /** The tests without a fault: those that fail. */
  survey(mutants: readonly Mutant[]): Promise<readonly string[]>;
  judge(mutant: Mutant): Promise<Verdict>;
  close(): void;
}

/** A test with a fault may take so much longer than without, in time of the processor. */
const PATIENCE = 20;
const LEAST_PATIENCE_MS = 10_000;
const LOADING_MS = 60_000;
const LOOK_EVERY_MS = 500;
/** What plays whole games by chance, thinks or draws takes nearly all the time of a test run and finds little the rest does not. */
const LONG =
  /drawing\/|odds\/|(^|[/-])(conformance|fuzz|random-fights|legal-counts|brain|board|book|guide|lobby|report|workshop|whole-game|machine|judgement|principles|forecast|odds|threat)[-.]/;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const testFilesOf = (root: string, game: string, isThorough: boolean): readonly string[] =>
  readdirSync(join(root, 'games', game, 'test'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && (isThorough || !LONG.test(path)))
    .toSorted()
    .map((path) => `games/${game}/test/${path}`);

class Runner implements Trial {
  private readonly root: string;
  private readonly files: readonly string[];
  private room: Worker | null = null;
  private tests: readonly TestRun[] = [];
  private mutants: readonly Mutant[] = [];
  private readonly kills = new Map<string, number>();

  private readonly leastPatience: number;

  constructor(root: string, files: readonly string[], leastPatience: number) {
    this.root = root;
    this.files = files;
    this.leastPatience = leastPatience;
  }

  /** Its answer, or null when a test has taken too long and was ended. */
  private ask(order: Order): Promise<Answer | null> {
    const room = this.room ?? new Worker(join(import.meta.dirname, 'workroom.ts'), { workerData: this.root });
    this.room = room;
    const { promise, resolve, reject } = Promise.withResolvers<Answer | null>();
    let limit = Number.POSITIVE_INFINITY;
    const hear = (said: Answer): void => {
      if (said.kind !== 'begins') resolve(said);
      else limit = cpuMs() + (said.ms === null ? LOADING_MS : this.leastPatience + PATIENCE * said.ms);
    };
    const look = setInterval(() => {
      if (cpuMs() < limit) return;
      this.close();
      resolve(null);
    }, LOOK_EVERY_MS);
    room.on('message', hear).on('error', reject);
    room.postMessage(order);
    return promise.finally(() => {
      clearInterval(look);
      room.off('message', hear).off('error', reject);
    });
  }

  async survey(mutants: readonly Mutant[]): Promise<readonly string[]> {
    const said = await this.ask({ kind: 'survey', files: this.files, mutants });
    if (said?.kind !== 'surveyed') return ['no answer'];
    this.tests = said.tests;
    this.mutants = mutants;
    return said.failed;
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    const number = this.mutants.indexOf(mutant);
    const worthOf = ({ file, ms }: TestRun): number => (1 + (this.kills.get(file) ?? 0)) / (5 + ms);
    const tests = this.tests
      .filter(({ reached }) => reached.includes(number))
      .toSorted((a, b) => worthOf(b) - worthOf(a))
      .map(({ file, index, ms }) => ({ file, index, ms }));
    const said = await this.ask({ kind: 'judge', mutant, tests });
    if (said?.kind !== 'judged') return { kind: 'endless' };
    if (said.killedBy === null) return { kind: 'survived' };
    const file = said.killedBy.split(' ')[0] ?? '';
    this.kills.set(file, (this.kills.get(file) ?? 0) + 1);
    return { kind: 'killed', by: said.killedBy };
  }

  close(): void {
    void this.room?.terminate();
    this.room = null;
  }
}

/** Thorough: with the tests that take long, too. */
export const openTrial = (
  root: string,
  game: string,
  isThorough: boolean,
  leastPatience = LEAST_PATIENCE_MS,
): Trial => new Runner(root, testFilesOf(root, game, isThorough), leastPatience);
