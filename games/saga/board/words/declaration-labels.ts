import type { Declaration, Step, StepKind } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { slotName, unitName } from './names.ts';

const STEPS: { readonly [kind in StepKind]: (where: string, who: string) => string } = {
  advance: (where) => `Advance to ${where}`,
  lateral: (where) => `Move sideways to ${where}`,
  back: (where) => `Fall back to ${where}`,
  commit: (where) => `Commit the Reserve to ${where}`,
  shift: (where) => `Shift to ${where}`,
  guard: (where, who) => `The Guard goes in: ${where}${who}`,
  relieve: (_, who) => `Relieve: change places${who}`,
  advanceX: (_, who) => `Change places${who}`,
  lateralX: (_, who) => `Change places${who}`,
  shiftX: (_, who) => `Change places${who}`,
};

const stepLabel = ({ kind, to, with: partner }: Step, view: View): string =>
  STEPS[kind](slotName(to), partner === undefined ? '' : ` with ${unitName(view, partner)}`);

/** A declaration as an order: where to, whom at, what then. */
export function declarationLabel(declaration: Declaration, view: View): string {
  const { kind, target } = declaration;
  const whom = target === undefined ? '' : unitName(view, target);
  switch (kind) {
    case 'fire':
      return `Fire at ${whom}`;
    case 'engage':
      return `Engage ${whom}`;
    case 'continue':
      return 'Fight on: another round of melee';
    case 'disengage':
      return 'Try to disengage';
    case 'capture':
      return 'Take the Terrain in front';
    case 'return':
      return 'Ride back to your own lines';
    case 'hold':
      return 'Hold the ground';
    default:
      return moveLabel({ ...declaration, kind }, whom, view);
  }
}

function moveLabel(move: Declaration & { readonly kind: StepKind }, whom: string, view: View): string {
  const { kind, to, follow, order, then } = move;
  const step = to === undefined ? kind : stepLabel({ ...move, to }, view);
  const second = then === undefined ? '' : `, then ${stepLabel(then, view).toLowerCase()}`;
  if (follow === undefined) return `${step}${second}`;
  if (follow === 'charge') return `${step}${second} and charge ${whom}`;
  if (follow === 'engage') return `${step}${second} and engage ${whom}`;
  return order === 'before'
    ? `Fire at ${whom}, then ${step.toLowerCase()}${second}`
    : `${step}${second}, then fire at ${whom}`;
}
