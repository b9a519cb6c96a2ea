// Positions that are accepted are playable: moments of random games are spoiled, read, and what is let in is played on.
import {
  type Json,
  outcomeOf,
  pending,
  type Random,
  simulationSource,
  startFrom,
  startMatch,
} from '@grognard/kernel';
import { seen, viewers } from './checks/seen.ts';
import { type Choice, mustSubmit, patientChoice, pick } from './fork.ts';
import { type AnyGame, type AnyMatch, defaultOptions, type OptionsGenerator } from './game.ts';
import { jsonCopy } from './json.ts';
import { chooser, parsedOptions } from './random-play.ts';
import { spoilPosition } from './spoil-position.ts';

export interface PositionFuzz {
  /** How many spoiled positions are read. */
  readonly positions: number;
  readonly seed?: number;
  readonly options?: OptionsGenerator;
  readonly onProgress?: (positions: number) => void;
}

/** A position that was let in and broke in play. */
export interface BrokenPosition {
  readonly message: string;
  readonly position: Json;
  readonly options: unknown;
  readonly made: readonly Choice[];
}

export interface PositionReport {
  readonly positions: number;
  readonly accepted: number;
  /** One of each kind. */
  readonly faults: readonly BrokenPosition[];
}

const SPOILED_PER_MOMENT = 5;
const LONGEST_LOOK = 2_000;
const PLAYED_ON = 40;

const kindOf = (message: string): string => message.replace(/\d+/g, '#').slice(0, 120);

/** One decision at random; what was done. */
function decide(match: AnyMatch, random: Random): Choice {
  const seat = pick(pending(match), random)?.seat;
  if (seat === undefined) throw new Error('nobody is asked to decide, and the game is not over');
  const choice = { seat, action: patientChoice(match, seat, random) };
  mustSubmit(match, choice);
  return choice;
}

/** Looks through every pair of eyes and plays on for a while; throws what goes wrong. */
function playOn(match: AnyMatch, random: Random, made: Choice[]): void {
  for (const viewer of viewers(match)) JSON.stringify(seen(match, viewer));
  while (made.length < PLAYED_ON && outcomeOf(match) === null) made.push(decide(match, random));
}

export function fuzzPositions(module: AnyGame, fuzz: PositionFuzz): PositionReport {
  const faults = new Map<string, BrokenPosition>();
  let [positions, accepted] = [0, 0];
  function attempt(match: AnyMatch, random: Random): void {
    positions += 1;
    const position = spoilPosition(jsonCopy(module.position(match.state)), random);
    const made: Choice[] = [];
    try {
      const read = module.parsePosition(position);
      if (!read.ok) return;
      accepted += 1;
      const options = module.optionsIn?.(read.value) ?? match.options;
      playOn(startFrom(module, read.value, options, simulationSource(positions)), random, made);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!faults.has(kindOf(message)))
        faults.set(kindOf(message), { message, position, options: match.options, made });
    }
  }
  for (let seed = fuzz.seed ?? 1; positions < fuzz.positions; seed += 1) {
    const random = chooser(seed);
    const options = parsedOptions(module, (fuzz.options ?? defaultOptions)(random));
    const match = startMatch(module, options, simulationSource(seed));
    // Some moments of each game, wherever it stands; long games make room for others.
    const every = 5 + random.die(30, 'TEST-6 every');
    for (let decision = 0; decision < LONGEST_LOOK && outcomeOf(match) === null; decision += 1) {
      if (decision % every === 0)
        for (let each = 0; each < SPOILED_PER_MOMENT && positions < fuzz.positions; each += 1)
          attempt(match, random);
      decide(match, random);
    }
    fuzz.onProgress?.(positions);
  }
  return { positions, accepted, faults: [...faults.values()] };
}
