// NLC-P.4: the way of every group is kept until the other side has answered it.
import { type Frozen, invariant } from '@grognard/kernel';
import { otherHalf, unitAt } from '../changes/units.ts';
import { controlNow } from '../control/control.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import type { Footprint, Group, Stage, State, Trail } from '../state.ts';
import { type Hex, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { isByPacket } from './sequence.ts';

/** What a Movement Segment begins with; null where windows open at once. */
export const freshTrail = (state: Read): Trail | null =>
  isByPacket(state) ? { control: state.control, steps: [], leaving: [] } : null;

/** Whether a step of the group on the move, or of the other half of its line, is answered later, with all others of the segment. */
export const isStepKept = (state: Read, hex: Hex): boolean => {
  const { stage, group } = state;
  if (stage === null || stage.trail === null || stage.post !== null || group === null) return false;
  return group.hex === hex || otherHalf(state, group.units, group.hex) === hex;
};

/** NLC-20.2.3c: the two hexes of a line are kept one after the other, and are one step. */
export function keepStep(state: State, at: Hex, isExposed: boolean): void {
  const { stage, group } = state;
  if (stage === null || stage.trail === null || group === null) return;
  const { steps } = stage.trail;
  const last = steps.at(-1);
  const isBegun = last !== undefined && isSameStep(last, group);
  const step = isBegun ? last : footprintOf(state, group);
  const exposed = at === group.hex ? { isExposed } : { isLineExposed: isExposed };
  const before = isBegun ? steps.slice(0, -1) : steps;
  state.stage = { ...stage, trail: { ...stage.trail, steps: [...before, { ...step, ...exposed }] } };
}

const isSameStep = ({ units, hex, line, hexesMoved }: Footprint, group: Group): boolean =>
  line !== NOWHERE && hex === group.hex && hexesMoved === group.hexesMoved && units === group.units;

function footprintOf(state: Read, group: Group): Footprint {
  const { units, hex, used, allowance, hexesMoved } = group;
  const { seen } = shownTo(state, units);
  const inLine = units.find((id) => unitAt(state, id).extended !== NOWHERE) ?? NOBODY;
  const line = otherHalf(state, units, hex);
  return {
    units,
    seen,
    hex,
    used,
    allowance,
    hexesMoved,
    isExposed: false,
    inLine,
    line,
    isLineExposed: false,
  };
}

/** NLC-R072: true where units that leave the map do so only after the answers. */
export function keepLeaving(state: State, units: readonly UnitId[]): boolean {
  const { stage } = state;
  if (stage === null || stage.trail === null) return false;
  const leaving = [...stage.trail.leaving, ...units];
  state.stage = { ...stage, trail: { ...stage.trail, leaving } };
  return true;
}

/** The steps of the same way after this one, each with its number. */
export function stepsAfter({ steps }: Trail, number: number): readonly (readonly [number, Footprint])[] {
  const after: (readonly [number, Footprint])[] = [];
  for (let next = number + 1; next < steps.length; next += 1) {
    const step = steps[next];
    if (step === undefined || step.hexesMoved === 1) break;
    after.push([next, step]);
  }
  return after;
}

export function trailOf({ stage }: { readonly stage: Frozen<Stage> | null }): Trail {
  invariant(stage !== null && stage.trail !== null, 'the ways of a segment are kept');
  return stage.trail;
}

/** Steps that did not take place after all, and are nobody's: what was occupied by them alone is as it was before (NLC-D.14). */
export function giveUpGround(state: State, numbers: readonly number[]): void {
  const { steps, control } = trailOf(state);
  const field = fieldOf(state);
  const others = new Set(
    steps.flatMap((step, number) =>
      numbers.includes(number) || step.units.length === 0 ? [] : hexesOf(step),
    ),
  );
  for (const hex of numbers.flatMap((number) => hexesOf(steps[number]))) {
    if (others.has(hex) || field.at(hex).length > 0) continue;
    state.control = state.control.slice(0, hex) + (control[hex] ?? '0') + state.control.slice(hex + 1);
  }
  state.control = controlNow(state);
  const made = steps.map((step, number) =>
    numbers.includes(number) ? { ...step, units: [], seen: [] } : step,
  );
  if (state.stage !== null) state.stage = { ...state.stage, trail: { ...trailOf(state), steps: made } };
}

/** Hexes somebody has entered, those left out that did not take place. */
export const hexesEntered = ({ steps }: Trail): readonly Hex[] =>
  steps.flatMap((step) => (step.units.length === 0 ? [] : hexesOf(step)));

/** NLC-20.2.3a: a line is in two. */
const hexesOf = (step: Footprint | undefined): readonly Hex[] =>
  step === undefined ? [] : [step.hex, step.line].filter((hex) => hex !== NOWHERE);
