import { levelFor, type PlayerName } from '@grognard/ai';
import { openings } from '@grognard/ai/opening.ts';
import type { AnyGame } from '@grognard/kernel';
import { type Context, EXIT, type ExitCode, say, sayJson } from '../context.ts';
import { chosenOptions } from '../game-options.ts';
import { progress } from '../progress.ts';
import { type Given, isOn } from '../values.ts';

export interface Openings {
  readonly player: PlayerName;
  readonly seeds: number;
  readonly seed: number;
}

/** How much a player varies its first answer: the share of the commonest over many seeds. */
export function tellVariety(
  context: Context,
  module: AnyGame,
  given: Given,
  { player, seeds, seed }: Openings,
): ExitCode {
  const bar = progress(context, 'seeds', seeds);
  let done = 0;
  const found = openings(
    module,
    levelFor(module, player),
    chosenOptions(module, given),
    Array.from({ length: seeds }, (_, n) => seed + n),
    () => bar.reach(++done),
  );
  bar.stop();
  if (isOn(given, 'json')) sayJson(context, { game: module.id, player, seeds, openings: found });
  else
    for (const { seat, asked, different, commonest } of found)
      say(context, `${seat}: ${different} different openings in ${asked}, the commonest ${commonest} times`);
  return EXIT.held;
}
