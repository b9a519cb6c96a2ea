// NLC-E.10: stacks choose what they assault, one after the other; then fight by fight.

import { ask, type Frozen, no } from '@grognard/kernel';
import { unitIn } from '../against/asked.ts';
import { againstAssault } from '../against/assign.ts';
import {
  type AgainstChoice,
  type Choice,
  canComplete,
  canLead,
  connectedTo,
  fighters,
  partOf,
  refuseChoice,
  type Stack,
  stacksOf,
  volunteers,
} from '../assault/assignment.ts';
import { hqSheet } from '../changes/bodies.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { noteAttack } from '../combat/aftermath.ts';
import { type AssaultsFrame, assaultsFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { hexName, orderFacts } from '../names.ts';
import { orderAllowsAttack } from '../orders/permissions.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { callAssault } from './assault.ts';

const chosenSoFar = (state: Read, frame: Frozen<AssaultsFrame>): readonly Choice[] =>
  stacksOf(state).flatMap((stack) => {
    const at = frame.stacks.indexOf(stack.hex);
    return at < 0 ? [] : [{ stack, target: frame.targets[at] ?? NOWHERE }];
  });

const openStacks = (state: Read, frame: Frozen<AssaultsFrame>): readonly Stack[] =>
  stacksOf(state).filter(({ hex }) => !frame.stacks.includes(hex));

/** The stack that chooses now: the lowest hex that has not. */
const nextStack = (state: Read, frame: Frozen<AssaultsFrame>): Stack | null =>
  openStacks(state, frame)[0] ?? null;

const REASONS = {
  'NLC-7.3d': refusals.mustAssault,
  'NLC-8.2a': refusals.gunsAlone,
  'NLC-12.13g': refusals.separateAssaults,
  'NLC-7.3g': refusals.spreadAssaults,
  'NLC-10.4': refusals.garrisonFirst,
  'NLC-7.3h': refusals.troopsBeforeHq,
} as const satisfies { readonly [rule in AgainstChoice]: string };

export const assign: Rule<AssaultsFrame, 'assign'> = {
  type: 'assign',
  rule: 'NLC-7.3a',
  *candidates(state, frame) {
    const stack = nextStack(state, frame);
    if (stack === null || frame.step !== 'assign') return;
    for (const target of [...stack.targets, NOWHERE]) yield { type: 'assign', hex: stack.hex, target };
  },
  against: (state, frame, _seat, asked) => againstAssault(state, frame.side, nextStack(state, frame), asked),
  refuse(state, frame, _seat, { target }) {
    const stack = nextStack(state, frame);
    if (stack === null) return no('NLC-7.3a', refusals.nothingToAssault);
    const works = (hex: Hex): boolean => isCompletable(state, frame, stack, hex);
    if (works(target)) return null;
    // Whatever others have chosen, nobody is left without an answer.
    if (target === NOWHERE && !stack.targets.some(works)) return null;
    const all = [...chosenSoFar(state, frame), { stack, target }];
    const against = refuseChoice(state, { stack, target }, all) ?? 'NLC-7.3g';
    return no(against, REASONS[against], { hex: hexName(state, target === NOWHERE ? stack.hex : target) });
  },
  target: ({ hex, target }) => ({ hex: target === NOWHERE ? hex : target }),
  apply(_table, frame, _seat, { hex, target }) {
    frame.stacks = [...frame.stacks, hex];
    frame.targets = [...frame.targets, target];
  },
};

function isCompletable(state: Read, frame: Frozen<AssaultsFrame>, stack: Stack, target: Hex): boolean {
  const family = new Set(connectedTo(stack, stacksOf(state)).map(({ hex }) => hex));
  const chosen = chosenSoFar(state, frame).filter((choice) => family.has(choice.stack.hex));
  const open = openStacks(state, frame).filter(({ hex }) => hex !== stack.hex && family.has(hex));
  return canComplete(state, [...chosen, { stack, target }], open);
}

/** Guns, and whoever is not bound where others of the stack may go without him. */
const mayJoin = (state: Read, stack: Stack, target: Hex): readonly UnitId[] =>
  volunteers(state, stack, target).filter(
    (id) => fighters(state, stack).length > 1 || sheetOf(state, id).arm === 'art',
  );

/** NLC-8.2a, NLC-R021: guns and others choose to come along. */
export const join: Rule<AssaultsFrame, 'join'> = {
  type: 'join',
  rule: 'NLC-8.2a',
  *candidates(state, frame) {
    if (frame.step !== 'assign' || nextStack(state, frame) !== null) return;
    for (const { stack, target } of chosenSoFar(state, frame))
      if (target !== NOWHERE)
        for (const unit of mayJoin(state, stack, target))
          if (!frame.joined.includes(unit)) yield { type: 'join', unit };
  },
  against(state, frame, _seat, asked) {
    const unit = unitIn(state, asked, 'unit');
    if (unit === null) return null;
    const { hex } = unitAt(state, unit);
    const { target = NOWHERE } = chosenSoFar(state, frame).find(({ stack }) => stack.hex === hex) ?? {};
    return target === NOWHERE || orderAllowsAttack(state, unit, target)
      ? no('NLC-8.2a', illegal.staysOut, { unit: sheetOf(state, unit).name })
      : no('NLC-12.2a', illegal.orderForbidsJoining, orderFacts(state, unit));
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(_table, frame, _seat, { unit }) {
    frame.joined = [...frame.joined, unit];
  },
};

export const endAssign: Rule<AssaultsFrame, 'endAssign'> = {
  type: 'endAssign',
  rule: 'NLC-R017',
  role: 'commit',
  *candidates(state, frame) {
    if (frame.step === 'assign' && nextStack(state, frame) === null) yield { type: 'endAssign' };
  },
  refuse: () => null,
  target: () => ({ button: 'endAssign' }),
  apply(table, frame) {
    frame.step = 'next';
    frame.left = [...new Set(frame.targets.filter((target) => target !== NOWHERE))];
    const choices = chosenSoFar(table.state, frame).filter(({ target }) => target !== NOWHERE);
    if (choices.length > 0)
      table.emit({
        type: 'assaultsDeclared',
        rule: 'NLC-R017',
        side: frame.side,
        assaults: choices.map(({ stack, target }) => ({ from: stack.hex, target })),
      });
    frame.joined = choices.flatMap(({ stack, target }) => partOf(table.state, stack, target, frame.joined));
    noteAttack(table.state, frame.joined);
  },
};

/** The owner picks the order of fights. */
export const nextTarget: Rule<AssaultsFrame, 'nextTarget'> = {
  type: 'nextTarget',
  rule: 'NLC-7.1d',
  *candidates(_state, frame) {
    if (frame.step === 'next') for (const hex of frame.left) yield { type: 'nextTarget', hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply: (table, frame, _seat, { hex }) => begin(table, frame, hex),
};

/** NLC-R017, NLC-D.4: attackers no longer in contact, or a target emptied meanwhile, and the assault lapses; command was looked at before. */
function begin(table: Table, frame: AssaultsFrame, target: Hex): void {
  const { state } = table;
  frame.left = frame.left.filter((hex) => hex !== target);
  const from = frame.stacks.filter((_, i) => frame.targets[i] === target);
  const attackers = frame.joined.filter((id) => {
    const { hex, charged } = unitAt(state, id);
    // Who fought and was thrown back upon another stack does not fight again with that one.
    return from.includes(hex) && charged !== state.turn && !frame.fought.includes(id);
  });
  const defenders = fieldOf(state).atOf(target, otherSide(frame.side));
  if (!attackers.some((id) => sheetOf(state, id).arm !== 'art')) return;
  if (defenders.length === 0 && !isHqOnly(state, frame.side, target)) return;
  frame.fought = [...frame.fought, ...attackers];
  callAssault(table, { side: frame.side, target, attackers });
}

const isHqOnly = (state: Read, side: Side, hex: Hex): boolean =>
  fieldOf(state)
    .hqsAt(hex)
    .some((hq) => hqSheet(state, hq).side !== side);

const questionOf = (state: Read, frame: Frozen<AssaultsFrame>): ReturnType<typeof ask> =>
  nextStack(state, frame) === null ? ask('NLC-8.2a', prompts.joinAssaults) : ask('NLC-7.3a', prompts.assign);

export const assaults = procedure(assaultsFrame, {
  rule: 'NLC-4.5e',
  pending(state, frame) {
    const { step, side, left } = frame;
    if (
      step === 'assign' &&
      stacksOf(state).some((stack) => stack.targets.some((hex) => canLead(state, stack, hex)))
    )
      return [{ seat: side, ...questionOf(state, frame), cover: stageCover(side) }];
    return step === 'next' && left.length > 1
      ? [{ seat: side, ...ask('NLC-7.1d', prompts.nextAssault) }]
      : [];
  },
  actions: [assign, join, endAssign, nextTarget],
  advance(table, frame) {
    const [only] = frame.left;
    if (frame.step === 'next' && only !== undefined) begin(table, frame, only);
    else table.end();
  },
});
