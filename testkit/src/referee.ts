// Random games under the eyes of a referee: a second reading of the law that shares no code with the rules.
import {
  type Draw,
  pending,
  type Random,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  wholeGame,
} from '@grognard/kernel';
import { offersIn } from '@grognard/kernel/legality.ts';
import { contextAt } from '@grognard/kernel/position.ts';
import type {
  Difference,
  Drawn,
  Judged,
  Moment,
  Named,
  Offered,
  Referee,
} from '@grognard/referees/contract.ts';
import { patientChoice, pick } from './fork.ts';
import { type AnyGame, type AnyMatch, defaultOptions, type OptionsGenerator } from './game.ts';
import { chooser, parsedOptions } from './random-play.ts';

export interface RefereeRun {
  readonly seed: number;
  /** Stops after so many games, or so many decisions, whichever comes first. */
  readonly games?: number;
  readonly decisions?: number;
  readonly options?: OptionsGenerator;
  /** Maps, counters and scenarios as they are printed, where the law has no listing of them. */
  readonly printed?: ((options: unknown) => unknown) | undefined;
  /** A game that goes on longer is left. */
  readonly maxDecisions?: number;
  readonly onProgress?: (games: number) => void;
}

/** A difference and the moment it was found at, so that it can be played again. */
export interface Found extends Difference {
  readonly seed: number;
  readonly entry: number;
  readonly seat: Seat;
  readonly action: Named;
  readonly options: unknown;
}

export interface RefereeReport {
  readonly games: number;
  readonly decisions: number;
  /** How many things of each kind were reckoned. */
  readonly reckoned: { readonly [kind: string]: number };
  /** Kinds that never came up: nothing is known about them. */
  readonly never: readonly string[];
  /** How many there were; `found` has the first of them. */
  readonly differences: number;
  readonly found: readonly Found[];
}

const MOST_TOLD = 50;
const LONGEST_GAME = 20_000;

/** Some games are played at random, some by the quick reply most of the time: both go where the other never comes. */
const QUICK_SHARES: readonly number[] = [0, 60, 95];

const drawnAs = ({ sides, value, purpose }: Draw): Drawn => ({ sides, value, purpose });

/** Works a thing out when it is first asked for: most referees need few of them. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function positionOf({ module, state }: AnyMatch): () => unknown {
  return once(() => module.position(state));
}

/** What may be done at this moment by whoever is asked, worked out even when the match has gone on since. */
function offersOf({ module, memory }: AnyMatch): () => readonly Offered[] {
  const { at } = memory;
  return once(() =>
    at.pending.flatMap(({ seat }) =>
      offersIn(module, at, seat).map(({ action, refusal }) => ({
        seat,
        action: { ...action },
        against: refusal?.rule ?? null,
      })),
    ),
  );
}

function choose(match: AnyMatch, seat: Seat, quickShare: number, random: Random) {
  if (quickShare === 0 || random.die(100, 'TEST-1 quick') > quickShare)
    return patientChoice(match, seat, random);
  const { module, state, memory } = match;
  return wholeGame(module).brain.rollout(state, seat, random, contextAt(module, memory.at));
}

/** One decision: what was, what was done, what came of it. */
function momentOf(match: AnyMatch, quickShare: number, random: Random): Moment {
  const seat = pick(pending(match), random)?.seat;
  if (seat === undefined) throw new Error('nobody is asked to decide, and the game is not over');
  const [before, offers] = [positionOf(match), offersOf(match)];
  const action = choose(match, seat, quickShare, random);
  const reply = submit(match, seat, action);
  if (!reply.ok) throw new Error(`${seat} ${JSON.stringify(action)} is legal but was not accepted`);
  const { entry, events } = reply;
  const after = positionOf(match);
  return {
    options: match.options,
    get before() {
      return before();
    },
    offers,
    seat,
    action: { ...action },
    drawn: 'draws' in entry ? entry.draws.map(drawnAs) : [],
    events: events.map((event) => ({ ...event })),
    get after() {
      return after();
    },
  };
}

class Tally {
  games = 0;
  decisions = 0;
  differences = 0;
  readonly reckoned: { [kind: string]: number } = {};
  readonly found: Found[] = [];

  add(judged: Judged, moment: Moment, seed: number, entry: number): void {
    this.decisions += 1;
    for (const [kind, count] of Object.entries(judged.reckoned))
      this.reckoned[kind] = (this.reckoned[kind] ?? 0) + count;
    this.differences += judged.differences.length;
    const { seat, action, options } = moment;
    for (const difference of judged.differences.slice(0, MOST_TOLD - this.found.length))
      this.found.push({ ...difference, seed, entry, seat, action, options });
  }

  report({ kinds }: Referee): RefereeReport {
    const { games, decisions, reckoned, differences, found } = this;
    return { games, decisions, reckoned, never: kinds.filter((kind) => !reckoned[kind]), differences, found };
  }
}

function refereeGame(module: AnyGame, referee: Referee, seed: number, run: RefereeRun, tally: Tally): void {
  const random = chooser(seed);
  const quickShare = pick(QUICK_SHARES, random) ?? 0;
  const options = parsedOptions(module, (run.options ?? defaultOptions)(random));
  const match = startMatch(module, options, simulationSource(seed * 2));
  const judge = referee.begin(options, run.printed?.(options));
  const longest = run.maxDecisions ?? LONGEST_GAME;
  for (let entry = 1; match.memory.at.outcome === null && entry <= longest; entry += 1) {
    if (tally.decisions >= (run.decisions ?? Number.POSITIVE_INFINITY)) return;
    const moment = momentOf(match, quickShare, random);
    tally.add(judge(moment), moment, seed, entry);
  }
}

/** Plays random games over the options given, and lets the referee reckon every decision again. */
export function refereed(module: AnyGame, referee: Referee, run: RefereeRun): RefereeReport {
  const tally = new Tally();
  const { games = Number.POSITIVE_INFINITY, decisions = Number.POSITIVE_INFINITY } = run;
  while (tally.games < games && tally.decisions < decisions) {
    refereeGame(module, referee, run.seed + tally.games, run, tally);
    tally.games += 1;
    run.onProgress?.(tally.games);
  }
  return tally.report(referee);
}
