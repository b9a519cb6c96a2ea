import {
  type Action,
  type Frozen,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  type Open,
  type Random,
  type Seat,
  simulate,
} from '@grognard/kernel';
import { type Budget, deadline } from './budget.ts';
import { contenders, heats, ranked, record, worth } from './contest.ts';
import { gaussian } from './gaussian.ts';
import type { Level } from './level.ts';
import { judge, playOut } from './playout.ts';
import { enter, imagine, type World } from './world.ts';

export interface Thinking {
  readonly level: Level;
  readonly random: Random;
  /** How many play, two unless told: a draw is worth an equal share. */
  readonly players?: number;
  readonly budget?: Budget;
}

/** How far a deliberation has come; a worker may stop asking for more at any of these. */
export interface Progress {
  readonly playouts: number;
}

export interface Choice<A> {
  /** The whole answer up to its commit. If one of these is refused, something public changed: look and ask again. */
  readonly actions: readonly A[];
  readonly stats: { readonly plans: number; readonly playouts: number; readonly worth: number | null };
}

/**
 * Choose an answer for the seat from what it sees and nothing else: plans of the game's brain are played out against
 * each other in many imagined worlds. Yields after every playout.
 */
export function* deliberate<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  { level, random, players = 2, budget }: Thinking,
): Generator<Progress, Choice<A>> {
  const isLate = deadline(budget);
  const guess = frozen(module.determinize(view, seat, random));
  const plans = worthComparing(module, guess, seat, level, random);
  const [first, second] = plans;
  invariant(first !== undefined, `The brain of ${module.id} has no plan for ${seat}.`);
  if (second === undefined) return { actions: first, stats: { plans: 1, playouts: 0, worth: null } };

  const fromQuiet = module.brain.quiet(guess);
  const error = (): number => (level.noise === 0 ? 0 : level.noise * gaussian(random));
  let field = contenders(plans, (plan) => error() + (module.brain.leaning?.(plan) ?? 0));
  let playouts = 0;
  const budgeted = Math.max(level.leastPlayouts, plans.length * level.playoutsPerPlan);
  for (const heat of heats(plans.length, budgeted)) {
    field = ranked(field).slice(0, heat.field);
    for (let n = 0; n < heat.worlds && (playouts === 0 || !isLate()); n += 1) {
      const world = imagine(module, view, seat, random);
      for (const contender of field) {
        record(contender, tried(module, world, seat, players, contender.plan, level.horizon, fromQuiet));
        playouts += 1;
        yield { playouts };
      }
    }
  }
  const best = ranked(field)[0] ?? field[0];
  invariant(best !== undefined, 'A contest has a winner.');
  return { actions: best.plan, stats: { plans: plans.length, playouts, worth: worth(best) } };
}

/** The plans to compare; a decision with one legal answer needs no thought. */
const worthComparing = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  guess: Frozen<S>,
  seat: Seat,
  level: Level,
  random: Random,
): (readonly A[])[] => {
  const now = simulate(module, guess, random);
  const legal = now.legal(seat);
  if (legal.length === 1) return [legal];
  const plans: (readonly A[])[] = [];
  for (const plan of module.brain.plans(guess, seat, random, level.plans, now.context)) {
    plans.push(plan);
    if (plans.length >= level.plans) break;
  }
  return plans;
};

/** The seat's chance of winning if it answers so in this world and everybody then plays on quickly. */
const tried = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  world: World<S>,
  seat: Seat,
  players: number,
  plan: readonly A[],
  horizon: number,
  fromQuiet: boolean,
): number => {
  const { simulation, random } = enter(module, world);
  for (const action of plan) simulation.play(seat, action);
  playOut(module.brain, simulation, { horizon, fromQuiet, random });
  return judge(module.brain, simulation, seat, players);
};
