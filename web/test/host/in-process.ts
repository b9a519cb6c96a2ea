import { choose, LEVELS } from '@grognard/ai';
import { titleOf } from '@grognard/games/registry';
import { type Json, randomOf, simulationSource } from '@grognard/kernel';
import type { AiLink } from '../../src/host/ai-link.ts';
import type { News } from '../../src/host/news.ts';

/** Thinks in this process, as the AI worker does in the page. */
export const nearbyAi: AiLink = {
  async think({ game, view, seat, level, seed }) {
    const module = await titleOf(game)?.load();
    if (module === undefined) throw new Error(`no ${game}`);
    const random = randomOf(simulationSource(seed));
    return choose(module, view, seat, { level: LEVELS[level], random }).actions as unknown as Json[];
  },
};

/** News that stay in this process; `joined` hosts hear each other like tabs do. */
export function nearbyNews(): {
  join(): News;
  readonly told: { id: string; n: number }[];
  readonly troubles: string[];
} {
  const told: { id: string; n: number }[] = [];
  const troubles: string[] = [];
  const ears: { readonly owner: number; readonly changed: (id: string) => void }[] = [];
  let tabs = 0;
  return {
    told,
    troubles,
    join: () => {
      tabs += 1;
      const me = tabs;
      return {
        tell: (id, n) => {
          told.push({ id, n });
          for (const ear of ears) if (ear.owner !== me) ear.changed(id);
        },
        trouble: (_id, reason) => troubles.push(reason),
        hear: (changed) => ears.push({ owner: me, changed }),
      };
    },
  };
}
