import { choose } from '@grognard/ai/choose.ts';
import { levelFor } from '@grognard/ai/level.ts';
import { type Json, randomOf, simulationSource } from '@grognard/kernel';
import { loadMind } from './library.ts';
import type { Question } from './question.ts';
import { asJsonList } from './wire.ts';

/** A seat's whole answer. `now` counts milliseconds. */
export async function think(
  { game, view, seat, players, level, seed, budget }: Question,
  now: () => number,
): Promise<readonly Json[]> {
  const module = await loadMind(game, view);
  const { actions } = choose(module, view, seat, {
    level: levelFor(module, level),
    random: randomOf(simulationSource(seed)),
    players,
    budget: { ms: budget, now },
  });
  return asJsonList(actions);
}
