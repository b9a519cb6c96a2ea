// The ports of a host without a browser: what is told and thought stays in this process.
import type { TableId } from '@grognard/protocol';
import type { Dice, News, Thinker } from '../src/index.ts';
import { think } from '../src/think.ts';

/** Thinks here and now, as deeply as its level says, however long that takes. */
export const nearbyThinker: Thinker = {
  think: (question) => think(question, { now: () => 0, isWaitedFor: () => true, rest: async () => {} }),
  alone: (_id, task) => task(),
};

/** Never comes to an end. */
export const asleep: Thinker = { ...nearbyThinker, think: () => new Promise(() => {}) };

export interface Town {
  /** News for one more host; all hosts of a town hear each other like tabs do. */
  join(): News;
  readonly told: TableId[];
  readonly troubles: string[];
}

export function nearbyNews(): Town {
  const told: TableId[] = [];
  const troubles: string[] = [];
  const ears: { readonly owner: number; readonly changed: (id: TableId) => void }[] = [];
  let hosts = 0;
  return {
    told,
    troubles,
    join: () => {
      hosts += 1;
      const me = hosts;
      return {
        tell: (id) => {
          told.push(id);
          for (const ear of ears) if (ear.owner !== me) ear.changed(id);
        },
        trouble: (_id, reason) => troubles.push(reason),
        hear: (changed) => ears.push({ owner: me, changed }),
      };
    },
  };
}

export const someDice: Dice = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Dice that fall the same way every time they are taken up. */
export function sameDice(): Dice {
  let next = 0;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      next += 7;
      return next % 256;
    });
}
