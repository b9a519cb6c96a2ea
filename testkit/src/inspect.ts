import { randomOf, simulationSource } from '@grognard/kernel';
import { arrival } from './checks/arrival.ts';
import { blindfold } from './checks/blindfold.ts';
import { braining } from './checks/brain.ts';
import type { Check, Position } from './checks/check.ts';
import { citations } from './checks/citations.ts';
import { cloning } from './checks/clone.ts';
import { determinizing } from './checks/determinize.ts';
import { garbageIsRefused, legalIsAccepted, refusedIsRefused, widerIsRefused } from './checks/legality.ts';
import { machineEnds } from './checks/machine-ends.ts';
import { brokenPositions, positions } from './checks/position.ts';
import { publicChoice } from './checks/public-choice.ts';
import { redaction } from './checks/redaction.ts';
import { reopen, replay } from './checks/replaying.ts';
import { twoWorlds } from './checks/secrecy.ts';
import { secretDrafts } from './checks/secret-drafts.ts';
import { secretDraws } from './checks/secret-draws.ts';
import { serialization } from './checks/serialization.ts';
import { resetting, undoing } from './checks/undoing.ts';
import { type AnyGame, defaultOptions, type OptionsGenerator } from './game.ts';
import { randomGame } from './random-play.ts';

/** In the order of a story: what a state is, what may be done, what may be known, what may be taken back. */
export const checks: readonly Check[] = [
  serialization,
  cloning,
  positions,
  brokenPositions,
  legalIsAccepted,
  refusedIsRefused,
  widerIsRefused,
  garbageIsRefused,
  citations,
  undoing,
  resetting,
  arrival,
  twoWorlds,
  secretDrafts,
  secretDraws,
  blindfold,
  redaction,
  determinizing,
  braining,
  machineEnds,
  publicChoice,
];

export interface InspectionOptions {
  readonly games?: number;
  readonly maxDecisions?: number;
  /** Makes the raw options of each game; without it every game is played with the defaults. */
  readonly options?: OptionsGenerator;
  /** The seed of the first game; the next ones count on from it. */
  readonly seed?: number;
  /** Procedures whose answers stay hidden even after everybody has answered, such as the writing of orders. */
  readonly silent?: readonly string[];
  /** Looks so many times less often; with many games less often by itself, since they differ more than their moments. */
  readonly thin?: number;
}

/** A check is made at each of the first decisions it meets, so that short games are looked at closely too. */
const ALWAYS_AT_FIRST = 20;
const REPLAYED_EVERY = 10;
/** So many games are looked at closely; more of them share the same number of looks. */
const CLOSELY = 10;
export const PLAYING = 'random games end in time and without a fault';
export const REPLAYING = 'the journal replays to the same state, and so does the game file';

/** What was found wrong, by check, and how often each check was made. */
export interface Report {
  readonly faults: Map<string, string[]>;
  readonly runs: Map<string, number>;
}

function note(report: Report, name: string, where: string, look: () => string | null): void {
  report.runs.set(name, (report.runs.get(name) ?? 0) + 1);
  let wrong: string | null;
  try {
    wrong = look();
  } catch (error) {
    wrong = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  if (wrong !== null) report.faults.set(name, [...(report.faults.get(name) ?? []), `${where}: ${wrong}`]);
}

function lookAt(position: Position, report: Report, thin: number, where: string): void {
  for (const check of checks) {
    const isDue = position.random.die(Math.max(1, Math.round(check.every * thin)), 'TEST-4 due') === 1;
    if (isDue || (report.runs.get(check.name) ?? 0) < ALWAYS_AT_FIRST)
      note(report, check.name, where, () => check.run(position));
  }
}

/** What is wrong with a module, by check, told from random games; also how often each check was made. */
export function inspect(module: AnyGame, options: InspectionOptions = {}): Report {
  const { games = 40, maxDecisions = 10_000, seed: first = 1 } = options;
  const thin = options.thin ?? Math.max(1, games / CLOSELY);
  const report: Report = { faults: new Map(), runs: new Map() };
  for (let seed = first; seed < first + games; seed += 1)
    note(report, PLAYING, `seed ${seed}`, () => {
      const match = randomGame(module, {
        seed,
        maxDecisions,
        options: options.options ?? defaultOptions,
        undoEvery: 30,
        visit(match, decision, events) {
          const random = randomOf(simulationSource(seed * 1_000_003 + decision));
          lookAt(
            { module, match, random, events, silent: options.silent ?? [] },
            report,
            thin,
            `seed ${seed}, decision ${decision}`,
          );
        },
      });
      if (seed % REPLAYED_EVERY === first % REPLAYED_EVERY)
        note(report, REPLAYING, `seed ${seed}`, () => replay(match) ?? reopen(match));
      return null;
    });
  return report;
}
