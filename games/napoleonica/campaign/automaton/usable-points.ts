// NAP-AUT.6: how many points of a card the automaton can use now: a point counts if a model can move.
import type { Frozen } from '@grognard/kernel';
import type { ReinforcementCard } from '../../data/reinforcement-cards.ts';
import { lineBelow, put, take } from '../../field/tablet.ts';
import { type ModelStep, modelSteps } from '../../reinforcement/models.ts';
import type { Battle } from '../../state.ts';
import { LINES, type Player } from '../../vocabulary.ts';

export function usablePoints(
  battle: Frozen<Battle>,
  player: Player,
  { points, only }: Pick<ReinforcementCard, 'points' | 'only'>,
): number {
  let imagined = battle;
  for (let used = 0; used < points; used += 1) {
    const [step] = [...modelSteps(imagined, player, only)].toSorted(
      (a, b) => LINES.indexOf(b.line) - LINES.indexOf(a.line),
    );
    if (step === undefined) return used;
    imagined = afterStep(imagined, player, step);
  }
  return points;
}

/** The battle as if the model had moved. */
function afterStep(battle: Frozen<Battle>, player: Player, { model, line, unit }: ModelStep): Frozen<Battle> {
  const own = battle.players[player];
  const below = lineBelow(line);
  const taken = take(own.tablet, line, model);
  const tablet = below === null ? taken : put(taken, below, model);
  return {
    ...battle,
    players: { ...battle.players, [player]: { ...own, tablet } },
    gained: unit === undefined ? battle.gained : [...battle.gained, unit],
  };
}
