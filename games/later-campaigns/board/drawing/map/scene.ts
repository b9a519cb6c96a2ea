// What a beat shows: the stacks as they stood then, who fights whom, and the result that is looked at.
import type { Event } from '../../../events.ts';
import type { SeenStack, SeenUnit } from '../../../view.ts';
import { type Hex, NOWHERE, type Side, type UnitId } from '../../../vocabulary.ts';

/** A roll with what it was looked up by. */
export interface Roll {
  readonly hex: Hex;
  readonly side: Side | null;
  readonly dice: readonly number[];
  /** 'Row 5, 8: 2 hits', by its numbers. */
  readonly is:
    | { readonly kind: 'fire'; readonly strength: number; readonly total: number; readonly hits: number }
    | { readonly kind: 'test'; readonly needed: number; readonly passed: boolean };
}

export interface Scene {
  readonly stacks: readonly SeenStack[];
  /** Who goes for whom: charges and assaults. */
  readonly arrows: readonly (readonly Hex[])[];
  readonly roll: Roll | null;
  /** Where somebody has just lost a step, or everything. */
  readonly burst: { readonly hex: Hex; readonly isGone: boolean } | null;
  /** Where somebody has come from and to. */
  readonly way: readonly Hex[];
}

export const sceneOf = (stacks: readonly SeenStack[]): Scene => ({
  stacks,
  arrows: [],
  roll: null,
  burst: null,
  way: [],
});

const hexOf = ({ stacks }: Scene, unit: UnitId): Hex =>
  stacks.find(({ units }) => units.some((each) => each.unit === unit))?.hex ?? NOWHERE;

const isEmpty = ({ units, leaders, hqs, whole }: SeenStack): boolean =>
  whole && units.length + leaders.length + hqs.length === 0;

/** These units gone from wherever they stood; the rest of each stack stays. */
function lifted(stacks: readonly SeenStack[], moved: readonly UnitId[]): readonly SeenStack[] {
  return stacks
    .map((stack) =>
      stack.units.some(({ unit }) => moved.includes(unit))
        ? { ...stack, units: stack.units.filter(({ unit }) => !moved.includes(unit)) }
        : stack,
    )
    .filter((stack) => !isEmpty(stack));
}

function putDown(
  stacks: readonly SeenStack[],
  hex: Hex,
  side: Side,
  put: Partial<Pick<SeenStack, 'units' | 'leaders'>>,
): readonly SeenStack[] {
  const { units = [], leaders = [] } = put;
  const there = stacks.find((stack) => stack.hex === hex && stack.side === side);
  if (there === undefined) return [...stacks, { hex, side, units, leaders, hqs: [], whole: true }];
  return stacks.map((stack) =>
    stack === there
      ? { ...stack, units: [...stack.units, ...units], leaders: [...stack.leaders, ...leaders] }
      : stack,
  );
}

function moved(scene: Scene, event: Event & { readonly type: 'unitsMoved' }): Scene {
  const { from, to, side, units } = event;
  const known = new Map(
    scene.stacks.flatMap((stack) => stack.units.map((unit) => [unit.unit, unit] as const)),
  );
  const put = units.map(
    (unit): SeenUnit => known.get(unit) ?? { unit, lost: 0, disrupted: false, extended: NOWHERE },
  );
  const isHalf = event.rule.startsWith('NLC-20.2.3') || units.some((unit) => hasHalfMoved(scene, unit, from));
  const stacks = isHalf
    ? scene.stacks.flatMap((stack) => (stack.hex === from ? lifted([stack], units) : [stack]))
    : lifted(scene.stacks, units);
  return { ...scene, way: [from, to], stacks: putDown(stacks, to, side, { units: put }) };
}

/** NLC-20.2.3b, d: of a line the other half is told of first; it stays where it has come to. */
function hasHalfMoved({ stacks }: Scene, unit: UnitId, from: Hex): boolean {
  const halves = stacks.flatMap(({ hex, units }) =>
    units.filter((each) => each.unit === unit).map(({ extended }) => ({ hex, extended })),
  );
  const here = halves.find(({ hex }) => hex === from);
  return here !== undefined && halves.some(({ hex }) => hex !== from && hex !== here.extended);
}

const changed = (scene: Scene, unit: UnitId, change: (unit: SeenUnit) => SeenUnit): Scene => ({
  ...scene,
  stacks: scene.stacks.map((stack) =>
    stack.units.some((each) => each.unit === unit)
      ? { ...stack, units: stack.units.map((each) => (each.unit === unit ? change(each) : each)) }
      : stack,
  ),
});

function leaderRidden(scene: Scene, event: Event & { readonly type: 'leaderMoved' }): Scene {
  const { leader, side, from, to } = event;
  const without = scene.stacks
    .map((stack) =>
      stack.leaders.includes(leader)
        ? { ...stack, leaders: stack.leaders.filter((each) => each !== leader) }
        : stack,
    )
    .filter((stack) => !isEmpty(stack));
  return { ...scene, way: [from, to], stacks: putDown(without, to, side, { leaders: [leader] }) };
}

const test = (hex: Hex, side: Side | null, roll: number, needed: number, passed: boolean): Roll => ({
  hex,
  side,
  dice: [roll],
  is: { kind: 'test', needed, passed },
});

export function sceneAfter(before: Scene, event: Event): Scene {
  const scene: Scene = { ...before, burst: null, roll: null, way: [] };
  switch (event.type) {
    case 'unitsMoved':
      return moved(scene, event);
    case 'leaderMoved':
      return leaderRidden(scene, event);
    case 'chargeDeclared':
      return {
        ...scene,
        arrows: event.entries.map(({ start, via, target }) =>
          via === NOWHERE ? [start, target] : [start, via, target],
        ),
      };
    case 'assaultsDeclared':
      return { ...scene, arrows: event.assaults.map(({ from, target }) => [from, target]) };
    case 'assaultBegan': {
      const hexes = new Set(event.attackers.map((unit) => hexOf(scene, unit)));
      return { ...scene, arrows: [...hexes].map((from) => [from, event.target]) };
    }
    case 'fired': {
      const { hex, side, dice, strength, hits } = event;
      const total = dice.reduce((sum, die) => sum + die, 0);
      return { ...scene, roll: { hex, side, dice, is: { kind: 'fire', strength, total, hits } } };
    }
    case 'moraleTested':
      return {
        ...scene,
        roll: test(hexOf(scene, event.units[0] ?? -1), event.side, event.roll, event.morale, event.passed),
      };
    case 'squareTested':
      return { ...scene, roll: test(event.hex, null, event.roll, event.morale, event.formed) };
    case 'reactionTested':
      return {
        ...scene,
        roll: test(hexOf(scene, event.unit), null, event.roll, event.morale, event.passed),
      };
    case 'unitsDisrupted':
      return event.units.reduce(
        (last, unit) => changed(last, unit, (each) => ({ ...each, disrupted: true })),
        scene,
      );
    case 'stepLost':
      return {
        ...changed(scene, event.unit, (each) => ({ ...each, lost: each.lost + 1 })),
        burst: { hex: hexOf(scene, event.unit), isGone: false },
      };
    case 'unitEliminated':
      return {
        ...scene,
        stacks: lifted(scene.stacks, [event.unit]),
        burst: { hex: event.hex, isGone: true },
      };
    default:
      return scene;
  }
}
