import type * as Kernel from '@grognard/kernel';
import type { AnyGame, AnyMatch } from '@grognard/kernel';

/** What random play needs of a kernel: any one will do, so that two can be compared. */
export type PlayingKernel = Pick<
  typeof Kernel,
  'legal' | 'outcomeOf' | 'pending' | 'simulationSource' | 'startMatch' | 'submit'
>;

/** A cheap choice, so that the clock sees the game and not the chooser. */
export function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function decide(kernel: PlayingKernel, match: AnyMatch, choose: (below: number) => number): void {
  const decisions = kernel.pending(match);
  const seat = decisions[choose(decisions.length)]?.seat ?? '';
  const actions = kernel.legal(match, seat);
  const reply = kernel.submit(match, seat, actions[choose(actions.length)]);
  if (!reply.ok) throw new Error(`a legal action of ${seat} was not accepted`);
}

export function optionsOf(module: AnyGame, raw: unknown): unknown {
  const parsed = module.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** One whole game, every decision listed, checked and journalled; gives the number of decisions. */
export function randomGame(
  kernel: PlayingKernel,
  module: AnyGame,
  seed: number,
  options: unknown = {},
): number {
  const match = kernel.startMatch(module, optionsOf(module, options), kernel.simulationSource(seed));
  const choose = chooser(seed);
  while (kernel.outcomeOf(match) === null) decide(kernel, match, choose);
  return match.journal.length;
}
