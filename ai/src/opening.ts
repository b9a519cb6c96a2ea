import {
  type Action,
  type GameEvent,
  type GameModule,
  type GameState,
  pending,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  viewOf,
} from '@grognard/kernel';
import { choose } from './choose.ts';
import type { Level } from './level.ts';

/** How often the commonest first answer of a seat was given. */
export interface Variety {
  readonly seat: Seat;
  readonly asked: number;
  readonly different: number;
  readonly commonest: number;
}

/** The same orders in another sequence are the same answer. */
const keyOf = (actions: readonly unknown[]): string =>
  actions
    .map((action) => JSON.stringify(action))
    .sort()
    .join();

/** The first answers of a level over many seeds, seat by seat. */
export const openings = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  level: Level,
  options: O,
  seeds: readonly number[],
  onSeed: () => void,
): readonly Variety[] => {
  const answers = new Map<Seat, string[]>();
  for (const seed of seeds) {
    const match = startMatch(module, options, simulationSource(seed));
    for (const { seat } of pending(match)) {
      const random = randomOf(simulationSource(seed ^ 0x2545f491));
      const { actions } = choose(module, viewOf(match, seat), seat, { level, random });
      answers.set(seat, [...(answers.get(seat) ?? []), keyOf(actions)]);
    }
    onSeed();
  }
  return [...answers].map(([seat, keys]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const commonest = Math.max(...counts.values());
    return { seat, asked: keys.length, different: counts.size, commonest };
  });
};
