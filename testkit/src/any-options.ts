import type { AnyGame } from '@grognard/kernel';
import { pick } from './fork.ts';
import type { OptionsGenerator } from './game.ts';

/** Options at random, put together from what may be chosen for each. What the game turns away is left as usual. */
export const anyOptionsOf =
  (
    module: Pick<AnyGame, 'parseOptions'>,
    options: readonly { readonly name: string; readonly choices: readonly unknown[] }[],
  ): OptionsGenerator =>
  (random) => {
    let raw = options.map(({ name, choices }) => [name, pick(choices, random)] as const);
    for (;;) {
      const chosen = Object.fromEntries(raw);
      const parsed = module.parseOptions(chosen);
      if (parsed.ok) return chosen;
      const { path } = parsed.error;
      const kept = raw.filter(([name]) => !path.split(/[.[\]]/).includes(name));
      if (kept.length === raw.length) return {};
      raw = kept;
    }
  };
