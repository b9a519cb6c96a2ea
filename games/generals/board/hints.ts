import {
  attackModifiers,
  bombardModifiers,
  columnOf,
  type GroundOfAttack,
  OPEN_GROUND,
  reactionModifiers,
  roleOf,
} from '../combat/modifiers.ts';
import { crossesRiver, isForest, isHill } from '../field/terrain.ts';
import type { Action } from '../grammar.ts';
import type { Attacker, Modifier, Unit } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { View } from '../view.ts';
import type { FrontId, UnitId } from '../vocabulary.ts';
import { aimedAt } from './about.ts';
import { chanceToHit, kthHighest, ONE_DIE } from './odds.ts';
import type { FrontPicture } from './scene.ts';

const attackerOf = (view: View, id: UnitId): Attacker | null =>
  view.engagement?.attackers.find(({ unit, active }) => unit === id && active) ?? null;

/** R.116, from public facts. */
function groundOf(view: View, front: FrontId, attacker: Attacker | null): GroundOfAttack {
  if (view.options.terrain === 'off') return OPEN_GROUND;
  const forest =
    view.engagement?.attackers.some(
      (each) => each.active && each.front === front && isForest(view, each.to),
    ) === true;
  if (attacker === null) return { ...OPEN_GROUND, forest };
  const { from, to, kind } = attacker;
  const slope = isHill(view, to) === isHill(view, from) ? null : isHill(view, to) ? 'up' : 'down';
  return { forest, slope, river: crossesRiver(view, from, to), building: kind === 'building' };
}

interface Pair {
  readonly front: FrontId;
  readonly step: CombatStep;
  readonly unit: Unit;
  readonly target: Unit;
  readonly unopposed: boolean;
}

/** The modifiers a die of this unit will get against this target. */
export function expectedModifiers(
  view: View,
  { front, step, unit, target, unopposed }: Pair,
): readonly Modifier[] {
  const attacker = attackerOf(view, unit.id);
  return attackModifiers({
    step,
    row: roleOf(unit, attacker !== null),
    column: columnOf(target, attackerOf(view, target.id) !== null),
    unopposed,
    spent: unit.spent,
    fast: view.engagement?.phase === 'fast',
    ground: groundOf(view, front, attacker),
  });
}

const DICE: { readonly [step in CombatStep]: { readonly [arm in Unit['arm']]: number } } = {
  ranged: { I: 1, C: 0, A: 2 },
  melee: { I: 1, C: 1, A: 0 },
};

/** The step whose dice come next. */
export const nextStep = (view: View): CombatStep => ((view.combat?.step ?? 1) <= 3 ? 'ranged' : 'melee');

const unitOf = (view: View, id: UnitId | undefined): Unit | null =>
  id === undefined ? null : (view.units.find((unit) => unit.id === id) ?? null);

const rolls = (unit: Unit, step: CombatStep): number => (unit.routed ? 0 : DICE[step][unit.arm]);

/** GEN-12.29: which of its line's dice a unit gets, and of how many: its better one. */
function diceOf(
  view: View,
  line: readonly UnitId[],
  facing: readonly UnitId[],
  space: number,
  step: CombatStep,
) {
  const dice = line.map((id, i) => {
    const unit = unitOf(view, id);
    return unit === null || facing[i] === undefined ? 0 : rolls(unit, step);
  });
  const before = dice.slice(0, space).reduce((sum, n) => sum + n, 0);
  const all = dice.reduce((sum, n) => sum + n, 0);
  return { all, k: before + 1, own: dice[space] ?? 0 };
}

export interface SpaceOdds {
  readonly white: number;
  readonly black: number;
}

/** The chances of a space before its dice are rolled: White hits, Black hits. Null where nobody rolls. */
export function spaceOdds(view: View, front: FrontPicture, space: number): SpaceOdds | null {
  const step = nextStep(view);
  const white = unitOf(view, front.white[space]);
  const black = unitOf(view, front.black[space]);
  if (white === null || black === null) return null;
  const w = diceOf(view, front.white, front.black, space, step);
  const b = diceOf(view, front.black, front.white, space, step);
  if (w.own + b.own === 0) return null;
  const pair = { front: front.id, step, unopposed: false };
  const whiteRoll = {
    faces: kthHighest(w.all, w.k),
    modifiers: expectedModifiers(view, { ...pair, unit: white, target: black }),
  };
  const blackRoll = {
    faces: kthHighest(b.all, b.k),
    modifiers: expectedModifiers(view, { ...pair, unit: black, target: white }),
  };
  const isRouted = white.routed || black.routed;
  return {
    white: w.own === 0 ? 0 : chanceToHit(step, whiteRoll, b.own === 0 || isRouted ? null : blackRoll),
    black: b.own === 0 ? 0 : chanceToHit(step, blackRoll, w.own === 0 || isRouted ? null : whiteRoll),
  };
}

const PRIORITY = (unit: Unit): number =>
  (unit.routed ? 4 : 0) + (unit.square ? 0 : 1 + 'ICA'.indexOf(unit.arm));

function bombardChance(view: View, order: number, range: 1 | 2, building: boolean): number | null {
  const sector = aimedAt(view, order, range);
  const [target] = view.units
    .filter((unit) => unit.at === sector && unit.side !== view.viewer && !unit.inside)
    .sort((a, b) => PRIORITY(a) - PRIORITY(b));
  if (sector === null || (target === undefined && !building)) return null;
  const token = view.units.some((unit) => unit.side === view.viewer && unit.token === sector);
  const column = building || target === undefined ? 'pasI' : columnOf(target, false);
  const modifiers = bombardModifiers({ column, range, token, forest: isForest(view, sector), building });
  const one = chanceToHit('ranged', { faces: ONE_DIE, modifiers }, null);
  return building ? one * one : one;
}

/** The chance that an attempt succeeds, for choices that lead to a single test. */
export function chanceOf(view: View, action: Action): number | null {
  switch (action.type) {
    case 'formSquare':
    case 'countercharge':
      return chanceToHit('melee', { faces: ONE_DIE, modifiers: reactionModifiers }, null);
    case 'fire':
    case 'fireAtBuilding':
      return bombardChance(view, action.order, action.range, action.type === 'fireAtBuilding');
    case 'target': {
      const unit = unitOf(view, action.unit);
      const target = action.at === null ? null : unitOf(view, action.at);
      const front = view.combat?.fronts.find(({ white, black }) =>
        [...white, ...black].includes(action.unit),
      );
      if (unit === null || target === null || front === undefined) return null;
      const step = nextStep(view);
      const modifiers = expectedModifiers(view, { front: front.id, step, unit, target, unopposed: true });
      return chanceToHit(step, { faces: ONE_DIE, modifiers }, null);
    }
    default:
      return null;
  }
}
