import {
  type Action,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  type Outcome,
  type Random,
  type Seat,
  type Simulation,
  simulate,
} from '@grognard/kernel';
import { resultFor } from './playout.ts';

/** How much a little-tried move is favoured over one that did well so far: the usual square root of two. */
const CURIOSITY = Math.SQRT2;

/** A position in the tree, reached by `action` of `mover`. `total` is what it was worth to the mover. */
interface Node<A> {
  readonly action: A | null;
  readonly mover: Seat;
  readonly untried: A[];
  readonly children: Node<A>[];
  visits: number;
  total: number;
}

export interface Searching {
  readonly iterations: number;
  readonly random: Random;
  /** How many play, two unless told: a draw is worth an equal share. */
  readonly players?: number;
}

export interface Mcts<A> {
  readonly action: A;
  readonly visits: readonly { readonly action: A; readonly visits: number; readonly worth: number }[];
}

/** Plain UCT for games without secrets, one seat deciding at a time: the tree grows by one position per iteration. */
export const mcts = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  state: S,
  seat: Seat,
  { iterations, random, players = 2 }: Searching,
): Mcts<A> => {
  const start = simulate(module, frozen(state), random);
  const root = nodeAt<S, A, C>(start, null, seat);
  for (let n = 0; n < iterations; n += 1) {
    const simulation = start.copy();
    const path = descend(root, simulation, random);
    backUp(path, rollOut(simulation, random), players);
  }
  const best = root.children.reduce<Node<A> | null>(
    (a, b) => (a !== null && a.visits >= b.visits ? a : b),
    null,
  );
  invariant(
    best !== null && best.action !== null,
    `${seat} has nothing to decide, or no iteration was asked for.`,
  );
  return {
    action: best.action,
    visits: root.children.flatMap(({ action, visits, total }) =>
      action === null ? [] : [{ action, visits, worth: total / visits }],
    ),
  };
};

const nodeAt = <S extends GameState, A extends Action, C>(
  simulation: Simulation<S, A, C>,
  action: A | null,
  mover: Seat,
): Node<A> => {
  const next = simulation.pending()[0]?.seat;
  const untried = next === undefined ? [] : simulation.legal(next);
  return { action, mover, untried, children: [], visits: 0, total: 0 };
};

/** Walk down by the best bound while everything has been tried, then try one new move. */
const descend = <S extends GameState, A extends Action, C>(
  root: Node<A>,
  simulation: Simulation<S, A, C>,
  random: Random,
): Node<A>[] => {
  const path = [root];
  let node = root;
  for (;;) {
    const mover = simulation.pending()[0]?.seat;
    if (mover === undefined) return path;
    if (node.untried.length > 0) {
      const [action] = node.untried.splice(random.die(node.untried.length, 'AI new move') - 1, 1);
      invariant(action !== undefined, 'An untried move exists.');
      simulation.play(mover, action);
      const child = nodeAt(simulation, action, mover);
      node.children.push(child);
      path.push(child);
      return path;
    }
    const child = mostPromising(node);
    invariant(child.action !== null, 'Only the root has no action.');
    simulation.play(mover, child.action);
    path.push(child);
    node = child;
  }
};

const mostPromising = <A>(node: Node<A>): Node<A> => {
  const log = Math.log(node.visits);
  let best = node.children[0];
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const child of node.children) {
    const bound = child.total / child.visits + CURIOSITY * Math.sqrt(log / child.visits);
    if (bound > bestBound) {
      best = child;
      bestBound = bound;
    }
  }
  invariant(best !== undefined, 'A position that is not over has moves.');
  return best;
};

/** Random moves to the end: the plain form, without any knowledge of the game. */
const rollOut = <S extends GameState, A extends Action, C>(
  simulation: Simulation<S, A, C>,
  random: Random,
): Outcome => {
  for (;;) {
    const seat = simulation.pending()[0]?.seat;
    if (seat === undefined) break;
    const legal = simulation.legal(seat);
    const action = legal[random.die(legal.length, 'AI random move') - 1];
    invariant(action !== undefined, `${seat} must decide but has no legal action.`);
    simulation.play(seat, action);
  }
  const outcome = simulation.outcome();
  invariant(outcome !== null, 'Nobody must decide, so the game is over.');
  return outcome;
};

const backUp = <A>(path: readonly Node<A>[], outcome: Outcome, seats: number): void => {
  for (const node of path) {
    node.visits += 1;
    node.total += resultFor(outcome, node.mover, seats);
  }
};
