import {
  type Action,
  outcomeOf,
  pending,
  type Random,
  type Seat,
  simulationSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import { type Fault, faultHash, type Invariant, writeFault } from './fault-file.ts';
import { patientChoice, pick } from './fork.ts';
import { type AnyGame, type AnyMatch, defaultOptions, type OptionsGenerator } from './game.ts';
import { chooser, parsedOptions } from './random-play.ts';

export interface FuzzOptions {
  /** Stops after so many decisions; a game in progress is left. */
  readonly decisions: number;
  readonly seed?: number;
  readonly options?: OptionsGenerator;
  readonly invariants?: { readonly [name: string]: Invariant<AnyMatch['state']> };
  /** A game that goes on longer than this is a fault. */
  readonly maxDecisions?: number;
  /** Where failing journals are written; without it they are only reported. */
  readonly fixtures?: string;
  readonly onFault?: (fault: Fault, path: string | null) => void;
  readonly onProgress?: (decisions: number) => void;
}

export interface FuzzReport {
  readonly decisions: number;
  readonly games: number;
  /** One of each kind. */
  readonly faults: readonly Fault[];
}

const PROGRESS_EVERY = 5_000;
const LONGEST_GAME = 20_000;

/** One game of the fuzzer, remembered so that it can be told again. */
interface Run {
  readonly seed: number;
  options: unknown;
  match: AnyMatch | null;
  readonly entries: { readonly seat: Seat; readonly action: Action }[];
}

function faultOf(module: AnyGame, run: Run, error: unknown): Fault {
  return {
    format: 1,
    game: module.id,
    edition: module.edition ?? null,
    options: run.options,
    seed: run.seed,
    entries: run.entries,
    frames: run.match?.state.frames.map(({ proc, step }) => `${proc}.${step}`) ?? [],
    message: error instanceof Error ? error.message : String(error),
  };
}

/** One decision at random, through the same door as in a real game. */
function decide(match: AnyMatch, random: Random, run: Run): void {
  const seat = pick(pending(match), random)?.seat;
  if (seat === undefined) throw new Error('nobody is asked to decide, and the game is not over');
  const action = patientChoice(match, seat, random);
  run.entries.push({ seat, action });
  const reply = submit(match, seat, action);
  if (!reply.ok) throw new Error(`${seat} is offered ${action.type} as legal but was not accepted`);
}

/** Plays until the game is over or `left` decisions are used up; throws the first thing that goes wrong. */
function playOn(module: AnyGame, run: Run, left: number, fuzz: FuzzOptions): void {
  const random = chooser(run.seed);
  run.options = (fuzz.options ?? defaultOptions)(random);
  const match = startMatch(module, parsedOptions(module, run.options), simulationSource(run.seed));
  run.match = match;
  const invariants = Object.entries(fuzz.invariants ?? {});
  const longest = fuzz.maxDecisions ?? LONGEST_GAME;
  while (run.entries.length < left && outcomeOf(match) === null) {
    if (run.entries.length === longest) throw new Error(`not over after ${longest} decisions`);
    decide(match, random, run);
    for (const [name, broken] of invariants) {
      const wrong = broken(match.state);
      if (wrong !== null) throw new Error(`${name}: ${wrong}`);
    }
  }
}

/** Random games one after another, at full speed, until so many decisions are made. */
export function fuzz(module: AnyGame, options: FuzzOptions): FuzzReport {
  const faults = new Map<string, Fault>();
  let [decisions, games, shown] = [0, 0, 0];
  for (let seed = options.seed ?? 1; decisions < options.decisions; seed += 1) {
    const run: Run = { seed, options: null, match: null, entries: [] };
    try {
      playOn(module, run, options.decisions - decisions, options);
    } catch (error) {
      const fault = faultOf(module, run, error);
      const isNew = !faults.has(faultHash(fault));
      if (isNew) faults.set(faultHash(fault), fault);
      if (isNew)
        options.onFault?.(fault, options.fixtures === undefined ? null : writeFault(options.fixtures, fault));
    }
    // A game that fails before its first decision must not be tried for ever.
    decisions += Math.max(1, run.entries.length);
    games += 1;
    if (decisions - shown >= PROGRESS_EVERY) {
      shown = decisions;
      options.onProgress?.(decisions);
    }
  }
  return { decisions, games, faults: [...faults.values()] };
}
