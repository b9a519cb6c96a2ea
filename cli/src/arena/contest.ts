import { levelFor, type PlayerName, runTrials, type Trial } from '@grognard/ai';
import type { Scenario, Title } from '@grognard/games/registry';
import type { AnyGame } from '@grognard/kernel';

/** A number of games of one scenario, all on one core. */
export interface Contest {
  readonly game: string;
  readonly level: PlayerName;
  readonly games: number;
  readonly seed: number;
  readonly scenario: Scenario;
}

function optionsOf(module: AnyGame, raw: unknown): unknown {
  const parsed = module.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

export async function contest(
  title: Title,
  { level, games, seed, scenario }: Contest,
  onGame: () => void,
): Promise<readonly Trial[]> {
  const module = await title.load();
  const bench = await title.workbench?.();
  const { options, exchanged } = scenario;
  return runTrials({
    module,
    level: levelFor(module, level),
    games,
    seed,
    options: optionsOf(module, options),
    exchanged: exchanged === undefined ? null : optionsOf(module, exchanged),
    turns: (state) => bench?.turns?.(state) ?? 0,
    onGame,
  });
}
