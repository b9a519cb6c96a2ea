import type { Title, Workbench } from '@grognard/games/registry';
import type { AnyGame, Random } from '@grognard/kernel';
import { pick } from '@grognard/testkit/fork.ts';
import type { Given } from './values.ts';
import { jsonValue } from './values.ts';
import { WrongUse } from './wrong-use.ts';

/** The options named on the command line, complete. */
export function chosenOptions(module: AnyGame, given: Given): unknown {
  const parsed = module.parseOptions(jsonValue(given, 'options') ?? {});
  if (parsed.ok) return parsed.value;
  const { path, message } = parsed.error;
  throw new WrongUse(`--options: ${path === '' ? '' : `${path}: `}${message}`);
}

/** Options at random: as the game makes them up, or put together from its choices. What it turns away is left as usual. */
export function randomOptions(
  module: AnyGame,
  { options, anyOptions }: Pick<Workbench, 'options' | 'anyOptions'>,
): (random: Random) => unknown {
  if (anyOptions !== undefined) return anyOptions;
  return (random) => {
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
}

export const benchOf = async (title: Title): Promise<Workbench | undefined> => title.workbench?.();
