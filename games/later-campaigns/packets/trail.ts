// NLC-P.4: the way of every group is kept until the other side has answered it.
import { type Frozen, invariant } from '@grognard/kernel';
import { controlNow } from '../control/control.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import type { Footprint, Stage, State, Trail } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { isByPacket } from './sequence.ts';

/** What a Movement Segment begins with; null where windows open at once. */
export const freshTrail = (state: Read): Trail | null =>
  isByPacket(state) ? { control: state.control, steps: [], leaving: [] } : null;

/** Whether a step of the group on the move is answered later, with all others of the segment. */
export const isStepKept = ({ stage, group }: Read, hex: Hex): boolean =>
  stage !== null && stage.trail !== null && stage.post === null && group?.hex === hex;

export function keepStep(state: State, isExposed: boolean): void {
  const { stage, group } = state;
  if (stage === null || stage.trail === null || group === null) return;
  const { units, hex, used, allowance, hexesMoved } = group;
  const { seen } = shownTo(state, units);
  const step = { units, seen, hex, used, allowance, hexesMoved, isExposed };
  state.stage = { ...stage, trail: { ...stage.trail, steps: [...stage.trail.steps, step] } };
}

/** R072: true where units that leave the map do so only after the answers. */
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

/** Steps that did not take place after all, and are nobody's: what was occupied by them alone is as it was before (D.14). */
export function giveUpGround(state: State, numbers: readonly number[]): void {
  const { steps, control } = trailOf(state);
  const field = fieldOf(state);
  const others = new Set(
    steps.flatMap(({ hex, units }, number) => (numbers.includes(number) || units.length === 0 ? [] : [hex])),
  );
  for (const number of numbers) {
    const hex = steps[number]?.hex;
    if (hex === undefined || others.has(hex) || field.at(hex).length > 0) continue;
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
  steps.flatMap(({ hex, units }) => (units.length === 0 ? [] : [hex]));
