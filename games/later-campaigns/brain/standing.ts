// NLC-E.10: what is decided while an assault is fought: to slip away, to fire from afar, to go back or stand, to go forward.

import type { Frozen, Seat } from '@grognard/kernel';
import { chooserOf, unitsIn } from '../assault/choices.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import type { Context } from '../context.ts';
import type { AssaultFrame } from '../frames.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { groupMorale, PLAIN } from '../morale/morale.ts';
import { isAttackType, legOf } from '../orders/legs.ts';
import { stepsToTarget } from '../orders/metrics.ts';
import type { Read } from '../rule-types.ts';
import { halvedHits } from '../strength/hits.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { groundWorth, worthOfAssault } from './exchange.ts';
import { powerOf, presence } from './front.ts';
import { best, legalActions, ofType } from './legal.ts';
import { priceOfHits, prizeAt } from './stakes.ts';

export function fightAction(state: Read, frame: Frozen<AssaultFrame>, seat: Seat, context: Context): Action {
  const legal = legalActions(state, seat, context);
  switch (frame.step) {
    case 'preRetreat':
      return slipAway(state, frame, ofType(legal, 'preRetreat'));
    case 'support':
      return ofType(legal, 'support')[0] ?? { type: 'endSupport' };
    case 'advance':
      return goForward(state, frame, ofType(legal, 'advance'));
    default:
      return worthOfGoing(state, frame) > worthOfStanding(state, frame)
        ? { type: 'retreat' }
        : { type: 'stand' };
  }
}

/** Losses of both sides in the eyes of one. */
function losses(
  state: Read,
  frame: Frozen<AssaultFrame>,
  side: Side,
  count: (hits: number) => number,
): number {
  const isAttacker = side === frame.side;
  const own = count(isAttacker ? frame.hitsOnAttackers : frame.hitsOnDefenders);
  const theirs = count(isAttacker ? frame.hitsOnDefenders : frame.hitsOnAttackers);
  return (
    priceOfHits(state, unitsIn(state, frame, otherSide(side)), theirs) -
    priceOfHits(state, unitsIn(state, frame, side), own)
  );
}

/** The chance that a side that was hit fails its test. */
function chanceToBreak(state: Read, frame: Frozen<AssaultFrame>, side: Side): number {
  const isAttacker = side === frame.side;
  if ((isAttacker ? frame.hitsOnAttackers : frame.hitsOnDefenders) === 0) return 0;
  const { value } = groupMorale(state, unitsIn(state, frame, side), {
    ...PLAIN,
    scope: 'retreat',
    defending: !isAttacker,
    flanked: !isAttacker && frame.flanked,
    firedAtByGuns: isAttacker ? frame.gunsOnAttackers : frame.gunsOnDefenders,
  });
  return 1 - value / 6;
}

const footGuns = (state: Read, units: readonly UnitId[]): number =>
  units.filter((unit) => sheetOf(state, unit).gun === 'foot').length;

/** NLC-7.4e: both halve, and the ground is given up. */
function worthOfGoing(state: Read, frame: Frozen<AssaultFrame>): number {
  const side = chooserOf(frame);
  const given = side === frame.side ? 0.3 : groundWorth(state, frame.target);
  return losses(state, frame, side, halvedHits) - given;
}

function worthOfStanding(state: Read, frame: Frozen<AssaultFrame>): number {
  const side = chooserOf(frame);
  const [own, theirs] = [chanceToBreak(state, frame, side), chanceToBreak(state, frame, otherSide(side))];
  const ground = groundWorth(state, frame.target);
  const isAttacker = side === frame.side;
  const stand = losses(state, frame, side, (hits) => hits);
  // NLC-7.4k: beaten in defence, foot guns are lost.
  const guns = isAttacker ? 0 : 1.5 * footGuns(state, unitsIn(state, frame, side));
  return isAttacker
    ? stand - own * 0.4 + (1 - own) * theirs * ground
    : stand - own * (ground + guns) + (1 - own) * theirs * 0.4;
}

/** NLC-7.11a: those who can, go, if the fight is lost before it is begun. */
function slipAway(
  state: Read,
  frame: Frozen<AssaultFrame>,
  choices: readonly ActionOf<'preRetreat'>[],
): Action {
  const { attackers, target } = frame;
  const chosen = best(choices, ({ units }) => {
    const defenders = frame.defenders.filter((unit) => !units.includes(unit));
    if (defenders.length === 0) return -groundWorth(state, target);
    return -worthOfAssault(state, { attackers, defenders, target, supporters: [] });
  });
  return chosen ?? { type: 'preRetreat', units: [] };
}

/** NLC-7.5: into ground that counts, or towards the goal, where one will not be alone among enemies. */
function goForward(
  state: Read,
  frame: Frozen<AssaultFrame>,
  choices: readonly ActionOf<'advance'>[],
): Action {
  const chosen = best(choices, ({ units }) => worthOfAdvance(state, frame, units));
  return chosen ?? { type: 'advance', units: [] };
}

function worthOfAdvance(
  state: Read,
  { target, side }: Frozen<AssaultFrame>,
  units: readonly UnitId[],
): number {
  const [first] = units;
  if (first === undefined) return 0;
  const { body, hex } = unitAt(state, first);
  const leg = legOf(state, first);
  const left = stepsToTarget(state, body, leg);
  const isOnward = isAttackType(leg.type) && left(target) < left(hex);
  const power = units.reduce((sum, unit) => sum + powerOf(state, unit), 0);
  const threat = presence(state, otherSide(side))[target] ?? 0;
  const help = presence(state, side)[target] ?? 0;
  const isGivenUp = prizeAt(state, hex) > 0 && fieldOf(state).atOf(hex, side).length === units.length;
  return (
    0.5 * prizeAt(state, target) +
    (isOnward ? 0.6 : 0.1) +
    0.02 * power -
    0.05 * Math.max(0, threat - help) -
    (isGivenUp ? 0.5 * prizeAt(state, hex) : 0)
  );
}
