// The chances of a space before its dice are rolled.
import type { Front, Unit } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { View } from '../view.ts';
import type { BySide, UnitId } from '../vocabulary.ts';
import { chanceToHit, kthHighest } from './chance-to-hit.ts';
import { expectedModifiers, nextStep, unitNamed } from './expected-modifiers.ts';

const DICE: { readonly [step in CombatStep]: { readonly [arm in Unit['arm']]: number } } = {
  ranged: { I: 1, C: 0, A: 2 },
  melee: { I: 1, C: 1, A: 0 },
};

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
    const unit = unitNamed(view, id);
    return unit === null || facing[i] === undefined ? 0 : rolls(unit, step);
  });
  const before = dice.slice(0, space).reduce((sum, n) => sum + n, 0);
  const all = dice.reduce((sum, n) => sum + n, 0);
  return { all, k: before + 1, own: dice[space] ?? 0 };
}

/** That White hits, and that Black does. Null where nobody rolls. */
export function spaceOdds(
  view: View,
  front: Pick<Front, 'id' | 'white' | 'black'>,
  space: number,
): BySide<number> | null {
  const step = nextStep(view);
  const white = unitNamed(view, front.white[space]);
  const black = unitNamed(view, front.black[space]);
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
