// NAP-REI: what lost models are worth on their way back, which card helps most, and where reserves enter.
import type { Frozen } from '@grognard/kernel';
import { type ReinforcementCard, reinforcementCard } from '../data/reinforcement-cards.ts';
import { unitCard } from '../data/units.ts';
import type { UnitTypeId } from '../data/words.ts';
import { isInAura } from '../field/auras.ts';
import type { ActionOf } from '../grammar.ts';
import { isAmong } from '../reinforcement/models.ts';
import type { Battle } from '../state.ts';
import { LINES, type Line, type Player } from '../vocabulary.ts';
import type { Desk } from './desk.ts';
import { drawWorth, orderWorth } from './order-values.ts';
import { Places } from './places.ts';
import { prizesOf } from './stakes.ts';
import { WEIGHTS } from './weights.ts';
import { resting, tirednessOf } from './worth.ts';

const RELIEVED = 3;
const REGENERATION = 3;
const ALWAYS = 100;

/** Steps from a line onto the field. */
const stepsFrom = (line: Line): number => LINES.length - LINES.indexOf(line);

const worthOfModel = (type: UnitTypeId): number => {
  const { cost, size } = unitCard(type);
  return (WEIGHTS.model * cost) / (1 + size);
};

/** One step: the last one counts most, for a model that waits does not fight. */
export const stepWorth = (model: UnitTypeId, line: Line): number =>
  worthOfModel(model) * (line === 'deployment' ? 0.6 : 0.35);

/** Models on their way back, the nearer the more. */
export function tabletWorth({ players }: Frozen<Battle>, player: Player): number {
  const { tablet } = players[player];
  let sum = 0;
  for (const line of LINES)
    for (const model of tablet[line]) sum += (0.7 * worthOfModel(model)) / stepsFrom(line);
  return sum;
}

/** Points spent where they bring most. */
export function pointsGain(
  battle: Frozen<Battle>,
  player: Player,
  points: number,
  only: ReinforcementCard['only'],
): number {
  const { tablet } = battle.players[player];
  const waiting = LINES.flatMap((line) =>
    tablet[line]
      .filter((model) => isAmong(model, only))
      .map((model) => ({ steps: stepsFrom(line), worth: worthOfModel(model) })),
  ).toSorted((a, b) => b.worth / b.steps - a.worth / a.steps);
  let [left, gain] = [points, 0];
  for (const { steps, worth } of waiting) {
    const used = Math.min(left, steps);
    gain += (0.9 * worth * used) / steps;
    left -= used;
    if (left === 0) break;
  }
  return gain;
}

const sumOfBest = (values: readonly number[], count: number): number =>
  values
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0);

export function likeCard(desk: Desk, { card }: ActionOf<'takeCard'>): number {
  const { battle, player, demand } = desk;
  const { points, only, draws, chosenOrder, relief } = reinforcementCard(card);
  const { screen, pouch } = battle.players[player];
  const tired = desk.own().filter((unit) => relief !== 'aura' || isInAura(battle, unit));
  return (
    (points === 0 ? 0 : pointsGain(battle, player, points, only)) +
    draws * drawWorth(demand, screen.hidden, pouch.hidden) +
    (chosenOrder
      ? Math.max(...(['G', 'B', 'R'] as const).map((each) => orderWorth(demand, screen.hidden, each)))
      : 0) +
    (relief === null
      ? 0
      : relief === 'all'
        ? sumOfBest(
            tired.map((unit) => tirednessOf(unit, unit.fatigue)),
            1,
          )
        : sumOfBest(tired.map(resting), relief === 'aura' ? RELIEVED : 1))
  );
}

export const likePoint = (_desk: Desk, { model, line }: ActionOf<'point'>): number => stepWorth(model, line);

export const likeRegeneration = (_desk: Desk, { model, line }: ActionOf<'regenerate'>): number =>
  stepWorth(model, line) - REGENERATION * WEIGHTS.corruption;

export const likeColour = ({ battle, player, demand }: Desk, { colour }: ActionOf<'takeColour'>): number =>
  orderWorth(demand, battle.players[player].screen.hidden, colour);

/** A reserve of any use enters, where it stands best. */
export function likeSummons(desk: Desk, { unit, hex }: ActionOf<'summon'>): number {
  const entering = { ...desk.unit(unit), at: hex };
  return ALWAYS + new Places(desk.battle, entering, prizesOf(desk.battle, desk.player)).worth(hex);
}
