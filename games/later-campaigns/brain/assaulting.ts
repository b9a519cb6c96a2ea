// NLC-E.10: which stack assaults what, which guns come along, in what order, and who goes forward.

import type { Frozen, Seat } from '@grognard/kernel';
import { fighters, stacksOf } from '../assault/assignment.ts';
import { sheetOf } from '../changes/units.ts';
import type { Context } from '../context.ts';
import type { AssaultsFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { worthOfAssault } from './exchange.ts';
import { best, legalActions, ofType } from './legal.ts';

/** Those already on their way to a target. */
const assigned = (state: Read, frame: Frozen<AssaultsFrame>, target: Hex): readonly UnitId[] =>
  stacksOf(state).flatMap((stack) => {
    const at = frame.stacks.indexOf(stack.hex);
    if (at < 0 || frame.targets[at] !== target) return [];
    const guns = stack.units.filter((unit) => frame.joined.includes(unit));
    return [...fighters(state, stack), ...guns];
  });

function worthWith(state: Read, frame: Frozen<AssaultsFrame>, target: Hex, more: readonly UnitId[]): number {
  const attackers = [...assigned(state, frame, target), ...more];
  const defenders = fieldOf(state).atOf(target, otherSide(frame.side));
  if (attackers.length === 0 || defenders.length === 0) return 0;
  return worthOfAssault(state, { attackers, defenders, target, supporters: [] });
}

/** What it adds if these come along. */
const gain = (state: Read, frame: Frozen<AssaultsFrame>, target: Hex, more: readonly UnitId[]): number =>
  target === NOWHERE ? 0 : worthWith(state, frame, target, more) - worthWith(state, frame, target, []);

export function assaultAction(
  state: Read,
  frame: Frozen<AssaultsFrame>,
  seat: Seat,
  context: Context,
): Action {
  const legal = legalActions(state, seat, context);
  const assigns = ofType(legal, 'assign');
  const found =
    best(assigns, ({ hex, target }) => {
      const stack = stacksOf(state).find((each) => each.hex === hex);
      return stack === undefined ? 0 : gain(state, frame, target, fighters(state, stack));
    }) ??
    best(ofType(legal, 'nextTarget'), ({ hex }) => worthWith(state, frame, hex, [])) ??
    ofType(legal, 'join').find(({ unit }) => isWorthJoining(state, frame, unit));
  return found ?? { type: 'endAssign' };
}

/** A battery goes in with the infantry only where it tips the scale. */
const TIPS = 0.6;

function isWorthJoining(state: Read, frame: Frozen<AssaultsFrame>, gun: UnitId): boolean {
  const from = state.units[gun]?.hex ?? NOWHERE;
  const target = frame.targets[frame.stacks.indexOf(from)] ?? NOWHERE;
  if (target === NOWHERE || sheetOf(state, gun).arm !== 'art') return false;
  return gain(state, frame, target, [gun]) > TIPS;
}
