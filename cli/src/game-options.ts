import type { Title, Workbench } from '@grognard/games/registry';
import type { AnyGame } from '@grognard/kernel';
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import type { OptionsGenerator } from '@grognard/testkit/game.ts';
import type { Given } from './values.ts';
import { jsonValue } from './values.ts';
import { WrongUse } from './wrong-use.ts';

/** The options named on the command line, complete. */
export const chosenOptions = (module: AnyGame, given: Given): unknown =>
  complete(module, jsonValue(given, 'options') ?? {});

/** Options of one game, or a list of them to be taken in turn. */
export function optionsInTurn(module: AnyGame, given: Given): readonly unknown[] {
  const raw = jsonValue(given, 'options') ?? {};
  return (Array.isArray(raw) ? raw : [raw]).map((each) => complete(module, each));
}

function complete(module: AnyGame, raw: unknown): unknown {
  const parsed = module.parseOptions(raw);
  if (parsed.ok) return parsed.value;
  const { path, message } = parsed.error;
  throw new WrongUse(`--options: ${path === '' ? '' : `${path}: `}${message}`);
}

/** Options at random: as the game makes them up, or put together from its choices. */
export const randomOptions = (
  module: AnyGame,
  { options, anyOptions }: Pick<Workbench, 'options' | 'anyOptions'>,
): OptionsGenerator => anyOptions ?? anyOptionsOf(module, options);

export const benchOf = async (title: Title): Promise<Workbench | undefined> => title.workbench?.();
