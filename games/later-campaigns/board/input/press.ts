// What a press does: the first chooses who acts, the second says where. The same press again takes the choice back.

import type { Drag } from '@grognard/desk';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import { type Hex, NOBODY, NOWHERE, type UnitId } from '../../vocabulary.ts';
import type { Desk, Offer, Selection } from '../desk.ts';
import { answersOn } from './answers.ts';
import { goalsOf } from './goals.ts';
import { hexOfLeader, hexOfUnit, isSeenIn } from './moment.ts';
import { outingOf } from './outing.ts';
import { chosenHex, doersOf, hexOf, leaderIn } from './pieces.ts';

const legal = (desk: Desk): readonly Offer[] => legalIn(desk.offers());

/** The largest group that may set out from a hex. */
function groupAt(desk: Desk, hex: Hex): Selection | null {
  const { view } = desk.shown.value;
  let most: readonly UnitId[] = [];
  for (const { action } of legal(desk))
    if (action.type === 'select' && isSeenIn(view, action.units[0] ?? NOBODY, hex))
      if (action.units.length > most.length) most = action.units;
  const [first] = most;
  return first === undefined ? null : { kind: 'group', units: most, hex: hexOfUnit(view, first) };
}

/** Whoever of this hex, or which of its pieces, would be chosen by a press. */
function chosenBy(desk: Desk, target: Target): Selection | null {
  const { view } = desk.shown.value;
  const leader = leaderIn(target);
  if (leader !== null) {
    const mayRide = legal(desk).some(({ action }) => action.type === 'goLeader' && action.leader === leader);
    return mayRide ? { kind: 'leader', leader, hex: hexOfLeader(view, leader) } : null;
  }
  const hex = hexOf(view, target);
  const isMeant = (unit: UnitId): boolean =>
    'unit' in target ? target.unit === `${unit}` : hexOfUnit(view, unit) === hex;
  for (const { action } of legal(desk)) {
    if (action.type === 'charge' && isMeant(action.unit)) return { kind: 'charger', unit: action.unit, hex };
    if (action.type === 'bombard' && action.from === hex) return { kind: 'guns', hex };
    if (
      action.type === 'select' &&
      'unit' in target &&
      action.units.length === 1 &&
      isMeant(action.units[0] ?? 0)
    )
      return { kind: 'group', units: action.units, hex };
  }
  if ('unit' in target) return null;
  return groupAt(desk, hex) ?? leaderAt(desk, hex);
}

function leaderAt(desk: Desk, hex: Hex): Selection | null {
  const { view } = desk.shown.value;
  for (const { action } of legal(desk))
    if (action.type === 'goLeader' && hexOfLeader(view, action.leader) === hex)
      return { kind: 'leader', leader: action.leader, hex };
  return null;
}

const isSame = (a: Selection | null, b: Selection | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A group is named to the table and sent off in one stroke. */
function sendOff(desk: Desk, units: readonly UnitId[], last: Action): void {
  let isSelected = false;
  let isSent = false;
  void desk.submitEach((offers) => {
    if (!isSelected) {
      isSelected = true;
      return offerOf(offers, { type: 'select', units });
    }
    if (isSent) return undefined;
    isSent = true;
    return offerOf(offers, last);
  });
}

/** Sends off whoever is chosen; false when nobody is, or the hex is no place for him. */
function goTo(desk: Desk, hex: Hex): boolean {
  const picked = desk.selection.value;
  if (picked?.kind !== 'group' || !(outingOf(desk)?.goals.includes(hex) ?? false)) return false;
  desk.selection.value = null;
  sendOff(desk, picked.units, hex === picked.hex ? { type: 'endMove' } : { type: 'go', hex });
  return true;
}

/** Ends the move of whoever is chosen where he stands. */
export function stayHere(desk: Desk): void {
  const picked = desk.selection.value;
  if (picked?.kind === 'group') goTo(desk, picked.hex);
}

/** The game's own way of taking a press; false: the usual way with what `answersOn` says. */
export function pressOn(desk: Desk, target: Target, at: Element | null): boolean {
  const { view } = desk.shown.value;
  const hex = hexOf(view, target);
  const before = desk.selection.value;
  if (before?.kind === 'group' && hex !== before.hex && goTo(desk, hex)) return true;
  if (before !== null && before.kind !== 'group' && goalsOf(desk).includes(hex) && hex !== chosenHex(desk)) {
    const answers = answersOn(desk, target);
    // He has his answer; the same question goes on about the others.
    desk.selection.value = null;
    desk.choose(answers, at);
    return true;
  }
  const next = chosenBy(desk, target);
  if (next !== null) {
    desk.selection.value = isSame(before, next) ? null : next;
    return true;
  }
  return false;
}

/** What a whole stack does or stands for, whichever of its pieces is meant. */
const BY_STACK: readonly Action['type'][] = ['bombard', 'pickInitial'];

/** Pieces of a hex that could be meant one by one, and whether they may also go together. */
function piecesAt(desk: Desk, hex: Hex): { readonly count: number; readonly isGroup: boolean } {
  const { view } = desk.shown.value;
  const pieces = new Set<string>();
  let isGroup = false;
  for (const offer of legal(desk)) {
    if (BY_STACK.includes(offer.action.type)) continue;
    for (const doer of doersOf(offer, view)) if (hexOf(view, doer) === hex) pieces.add(JSON.stringify(doer));
    if (offer.action.type === 'select' && hexOfUnit(view, offer.action.units[0] ?? NOBODY) === hex)
      isGroup = true;
  }
  return { count: pieces.size, isGroup };
}

/**
 * Whether a press on a stack lays it open first: where several of its pieces could be meant. Troops that may move go
 * together; pressed again, they are laid open to be chosen one by one.
 */
export function fansOut(desk: Desk, hex: Hex): boolean {
  if (!desk.isLive.value || hex === NOWHERE) return false;
  const chosen = chosenHex(desk);
  if (chosen !== null && chosen !== hex && goalsOf(desk).includes(hex)) return false;
  const { count, isGroup } = piecesAt(desk, hex);
  const picked = desk.selection.value;
  const isChosen = picked?.kind === 'group' && picked.hex === hex;
  return count > 1 && (!isGroup || isChosen);
}

export function canDragFrom(desk: Desk, target: Target): boolean {
  return chosenBy(desk, target) !== null;
}

/** A piece put down on a hex: chosen, and sent there. */
export function dropAt(desk: Desk, { from, over }: Drag, at: Element | null): void {
  const target = over.at(-1);
  const chosen = chosenBy(desk, from);
  if (target === undefined || chosen === null) return;
  desk.selection.value = chosen;
  if (!pressOn(desk, target, at)) desk.choose(answersOn(desk, target), at);
}
