// Thinks for a seat. It is told only what that seat may see, so it could not cheat if it wanted to.
import { titleOf } from '@grognard/games/registry';
import { invariant, type Json, randomOf, type Seat, simulationSource } from '@grognard/kernel';
import type { Level } from '@grognard/protocol';
import { asJsonList } from './wire.ts';

/** The name that makes a worker think instead of hosting tables. */
export const THINKER = 'thinker';

export interface Question {
  readonly game: string;
  readonly view: Json;
  readonly seat: Seat;
  readonly players: number;
  readonly level: Level;
  readonly seed: number;
  /** Milliseconds after which the best answer so far is given. */
  readonly budget: number;
}

async function think({ game, view, seat, players, level, seed, budget }: Question): Promise<readonly Json[]> {
  const title = titleOf(game);
  invariant(title, `the registry has ${game}`);
  const [module, { choose }, { levelFor }] = await Promise.all([
    title.load(),
    import('@grognard/ai/choose.ts'),
    import('@grognard/ai/level.ts'),
  ]);
  const { actions } = choose(module, view, seat, {
    level: levelFor(module, level),
    random: randomOf(simulationSource(seed)),
    players,
    budget: { ms: budget, now: () => performance.now() },
  });
  return asJsonList(actions);
}

export const thinker = { think };
export type Thinker = typeof thinker;
