// NLC-D.12, NLC-7.3b, 7.3e, 7.3f: which stack assaults which hex in contact with it. Work goes stack by stack, and only targets with a valid completion are offered.

import { hqSheet } from '../changes/bodies.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { contactsOf } from '../ground/hexes.ts';
import { isDivisional } from '../movement/stops.ts';
import { mustAssault, orderAllowsAttack } from '../orders/permissions.ts';
import { isByPacket } from '../packets/sequence.ts';
import type { Read } from '../rule-types.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { chitOf } from './choices.ts';

export interface Stack {
  readonly hex: Hex;
  readonly units: readonly UnitId[];
  /** Enemy-held hexes in contact that its orders let it attack. */
  readonly targets: readonly Hex[];
  /** NLC-7.3d */
  readonly must: boolean;
  readonly hasInfantry: boolean;
  /** Who may share a target with it: NLC-12.13g a division under orders of its own, NLC-P.3 those of one chit. */
  readonly party: BodyId;
}

/** Active stacks that may or must assault. */
export function stacksOf(state: Read): readonly Stack[] {
  const { stage } = state;
  if (stage === null) return [];
  const byHex = new Map<Hex, UnitId[]>();
  for (const id of stage.active)
    if (canAssault(state, id)) {
      const { hex } = unitAt(state, id);
      byHex.set(hex, [...(byHex.get(hex) ?? []), id]);
    }
  const stacks = [...byHex].map(([hex, units]) => stackAt(state, hex, units));
  return stacks.filter(({ targets }) => targets.length > 0).toSorted((a, b) => a.hex - b.hex);
}

function stackAt(state: Read, hex: Hex, units: readonly UnitId[]): Stack {
  const { side } = sheetOf(state, units[0] ?? 0);
  const enemy = otherSide(side);
  const field = fieldOf(state);
  const targets = contactsOf(theatreOf(state), hex).filter(
    (near) =>
      (field.atOf(near, enemy).length > 0 ||
        field.hqsAt(near).some((hq) => hqSheet(state, hq).side === enemy)) &&
      units.some((id) => orderAllowsAttack(state, id, near)),
  );
  return {
    hex,
    units,
    targets,
    must: units.some((id) => mustAssault(state, id)),
    hasInfantry: units.some((id) => sheetOf(state, id).arm === 'inf'),
    party: partyOf(state, units),
  };
}

function partyOf(state: Read, units: readonly UnitId[]): BodyId {
  const bodies = units.map((id) => unitAt(state, id).body);
  const own = bodies.find((id) => isDivisional(state, id));
  if (own !== undefined || !isByPacket(state)) return own ?? NOBODY;
  const chit = Math.min(...units.map((id) => chitOf(state, id)));
  const pairs = Object.values(state.cup?.pairs ?? {});
  return Math.min(...(pairs.find((pair) => pair.includes(chit)) ?? [chit]));
}

/** NLC-7.3a, 8.2a, 12.1e: neither charged nor bombarded, in command. Guns come only with others. */
export function canAssault(state: Read, id: UnitId): boolean {
  const { status, charged, bombarded } = unitAt(state, id);
  if (status !== 'map' || charged === state.turn || bombarded === state.turn) return false;
  return isInCommand(state, fieldOf(state), id);
}

/** The part of a stack that makes it an assault: NLC-8.2a. */
export const fighters = (state: Read, { units }: Stack): readonly UnitId[] =>
  units.filter((id) => sheetOf(state, id).arm !== 'art');

/** NLC-R021: units of a stack that their order lets assault this hex, but does not bind to; guns as well. */
export const volunteers = (state: Read, { units }: Stack, target: Hex): readonly UnitId[] =>
  units.filter((id) => !mustAssault(state, id) && orderAllowsAttack(state, id, target));

/** NLC-8.2a: somebody other than guns may go. */
export const canLead = (state: Read, stack: Stack, target: Hex): boolean =>
  fighters(state, stack).some((id) => orderAllowsAttack(state, id, target));

/** NLC-R021, NLC-8.2a: who is bound goes; guns and others as their owner chose, all that may if nobody is bound nor chosen. */
export function partOf(state: Read, stack: Stack, target: Hex, chosen: readonly UnitId[]): readonly UnitId[] {
  const willing = fighters(state, stack).filter((id) => orderAllowsAttack(state, id, target));
  const isGoing = (id: UnitId): boolean => chosen.includes(id) || mustAssault(state, id);
  const going = stack.units.filter(isGoing);
  return fighters(state, stack).some(isGoing) ? going : [...willing, ...going].toSorted((a, b) => a - b);
}

export interface Choice {
  readonly stack: Stack;
  /** NOWHERE for none. */
  readonly target: Hex;
}

/** Whether this part of an assignment can be completed: a depth-first search over the stacks that still choose. */
export function canComplete(state: Read, chosen: readonly Choice[], open: readonly Stack[]): boolean {
  const [next, ...rest] = open;
  if (next === undefined) return isValid(state, chosen);
  return optionsOf(next).some((target) => canComplete(state, [...chosen, { stack: next, target }], rest));
}

/** Everything a stack might do, wanted things first. */
const optionsOf = ({ targets }: Stack): readonly Hex[] => [...targets, NOWHERE];

export const isValid = (state: Read, choices: readonly Choice[]): boolean =>
  choices.every((choice) => refuseChoice(state, choice, choices) === null);

/** NLC-7.3d, 12.13g: a stack that must assault has a target, unless units it may not fight with have taken them all. */
const mustChoose = ({ must, targets, party }: Stack, all: readonly Choice[]): boolean =>
  must && !targets.every((hex) => all.some((other) => other.target === hex && other.stack.party !== party));

export type AgainstChoice = 'NLC-7.3d' | 'NLC-8.2a' | 'NLC-12.13g' | 'NLC-7.3g' | 'NLC-10.4' | 'NLC-7.3h';

/** NLC-R018, NLC-R019, NLC-R020: the first reason against one stack's choice, given all the others; an HQ alone need not be covered. */
export function refuseChoice(
  state: Read,
  { stack, target }: Choice,
  all: readonly Choice[],
): AgainstChoice | null {
  const isTargeted = (hex: Hex): boolean => all.some((choice) => choice.target === hex);
  if (target === NOWHERE) return mustChoose(stack, all) ? 'NLC-7.3d' : null;
  const sharing = all.filter((choice) => choice.target === target && choice.stack.hex !== stack.hex);
  if (![{ stack }, ...sharing].some((each) => canLead(state, each.stack, target))) return 'NLC-8.2a';
  if (sharing.some(({ stack: other }) => other.party !== stack.party)) return 'NLC-12.13g';
  const field = fieldOf(state);
  const isHeld = (hex: Hex): boolean => field.at(hex).length > 0;
  if (sharing.length > 0 && stack.targets.some((hex) => isHeld(hex) && !isTargeted(hex))) return 'NLC-7.3g';
  if (
    stack.hasInfantry &&
    !holdsGarrison(field, target) &&
    stack.targets.some((hex) => holdsGarrison(field, hex) && !isTargeted(hex))
  )
    return 'NLC-10.4';
  if (stack.hasInfantry && !isHeld(target) && stack.targets.some((hex) => isHeld(hex) && !isTargeted(hex)))
    return 'NLC-7.3h';
  return null;
}

/** Stacks that touch, directly or through others, the targets of this one: the rest cannot matter to it. */
export function connectedTo(stack: Stack, stacks: readonly Stack[]): readonly Stack[] {
  const found = new Set([stack]);
  const hexes = new Set(stack.targets);
  for (let grew = true; grew; ) {
    grew = false;
    for (const other of stacks)
      if (!found.has(other) && other.targets.some((hex) => hexes.has(hex))) {
        found.add(other);
        for (const hex of other.targets) hexes.add(hex);
        grew = true;
      }
  }
  return stacks.filter((other) => found.has(other));
}
