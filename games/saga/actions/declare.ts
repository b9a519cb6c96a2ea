// SAG-9.2: the activated unit's player says all that it will do.
import { frozen, invariant } from '@grognard/kernel';
import { asDeclaration, declarationsOf, refuseDeclaration } from '../activation/declarations.ts';
import { unitOf } from '../field/units.ts';
import type { ActivationFrame } from '../frames.ts';
import type { Declaration } from '../grammar.ts';
import type { Rule, Table } from '../rule-types.ts';
import { turnUp } from '../secrecy/secrets.ts';

export const declare: Rule<ActivationFrame, 'declare'> = {
  type: 'declare',
  rule: 'SAG-9.2',
  candidates(state, frame) {
    const { activation } = state;
    if (frame.step !== 'declare' || activation === null) return [];
    const declarations = declarationsOf(state, unitOf(state, activation.unit));
    return declarations.map((declaration) => ({ type: 'declare', ...declaration }));
  },
  refuse(state, _frame, _seat, action) {
    invariant(state.activation !== null, 'a unit is activated');
    return refuseDeclaration(state, unitOf(state, state.activation.unit), action);
  },
  target: ({ target, with: partner, to, kind }) => {
    if (target !== undefined) return { unit: target };
    if (partner !== undefined) return { unit: partner };
    return to === undefined ? { button: kind } : { sector: to };
  },
  apply: (umpire, frame, _seat, action) => makeDeclaration(umpire, frame, asDeclaration(action)),
};

/** A face-down target is turned up when declared (SAG-R83). */
export function makeDeclaration(umpire: Table, frame: ActivationFrame, declaration: Declaration): void {
  const { state } = umpire;
  invariant(state.activation !== null, 'a unit is activated');
  state.activation = { ...state.activation, declared: declaration };
  frame.step = 'resolve';
  umpire.emit({ type: 'actionDeclared', rule: 'SAG-9.2', unit: state.activation.unit, declaration });
  const { target } = declaration;
  if (target !== undefined && !unitOf(frozen(state), target).faceUp) turnUp(umpire, target, 'SAG-R83');
}
