import {
  type DrawSource,
  type GameEvent,
  outcomeOf,
  pending,
  type Random,
  type Result,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  undo,
  undoable,
} from '@grognard/kernel';
import { patientChoice, pick } from './fork.ts';
import type { AnyGame, AnyMatch, OptionsGenerator } from './game.ts';

export interface RandomGame {
  readonly seed: number;
  readonly options: OptionsGenerator;
  readonly maxDecisions: number;
  /** Called at every decision, before it is made, and once more when the game is over. */
  readonly visit?: (match: AnyMatch, decision: number, events: readonly GameEvent[]) => void;
  /** Takes back one entry in so many, where that is allowed; 0: never. */
  readonly undoEvery?: number;
  readonly source?: DrawSource;
}

/** Raw options are made by the kit, so a refusal of them is a fault of the generator or of the game. */
export function parsedOptions<O>(module: { parseOptions(raw: unknown): Result<O> }, raw: unknown): O {
  const parsed = module.parseOptions(raw);
  if (!parsed.ok)
    throw new Error(`options ${JSON.stringify(raw)}: ${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}

/** Chance for choosing, apart from the dice of the game with the same seed. */
export const chooser = (seed: number): Random => randomOf(simulationSource(seed * 2 + 1));

/** Plays one game at random to its end; the same seed gives the same game. */
export function randomGame(module: AnyGame, game: RandomGame): AnyMatch {
  const random = chooser(game.seed);
  const options = parsedOptions(module, game.options(random));
  const match = startMatch(module, options, game.source ?? simulationSource(game.seed * 2));
  let events: readonly GameEvent[] = match.opening.events;
  for (let decision = 0; ; decision += 1) {
    game.visit?.(match, decision, events);
    if (outcomeOf(match) !== null) return match;
    if (decision === game.maxDecisions) throw new Error(`not over after ${game.maxDecisions} decisions`);
    events = step(match, random, game.undoEvery ?? 0);
  }
}

function step(match: AnyMatch, random: Random, undoEvery: number): readonly GameEvent[] {
  const seat = pick(pending(match), random)?.seat;
  if (seat === undefined) throw new Error('nobody is asked to decide, and the game is not over');
  if (undoEvery > 0 && random.die(undoEvery, 'TEST-5 undo') === 1 && undoable(match, seat) !== null) {
    const reply = undo(match, seat);
    if (!reply.ok) throw new Error(`${seat} could not take back what undoable offered`);
    return [];
  }
  const action = patientChoice(match, seat, random);
  const reply = submit(match, seat, action);
  if (!reply.ok) throw new Error(`${seat} ${JSON.stringify(action)} is legal but was not accepted`);
  return reply.events;
}
