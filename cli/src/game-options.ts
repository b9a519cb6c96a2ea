import type { Title, Workbench } from '@grognard/games/registry';
import type { AnyGame, Random } from '@grognard/kernel';
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

const TRIES = 50;

/** Options put together at random from the choices of the workbench, for the fuzzer; only those the game takes. */
export function randomOptions(
  module: AnyGame,
  { options }: Pick<Workbench, 'options'>,
): (random: Random) => unknown {
  return (random) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const raw = Object.fromEntries(
        options.map(({ name, choices }) => [name, choices[random.die(choices.length, 'TEST-6 option') - 1]]),
      );
      if (module.parseOptions(raw).ok) return raw;
    }
    return {};
  };
}

export const benchOf = async (title: Title): Promise<Workbench | undefined> => title.workbench?.();
