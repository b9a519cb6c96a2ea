// The fight that is being thought of: what is pointed at, by whom it would be fought, and its odds.

import { legalIn } from '@grognard/desk/offers/legal.ts';
import { type Frozen, isFrameOf } from '@grognard/kernel';
import { partOf, stacksOf } from '../../assault/assignment.ts';
import type { Entrance } from '../../charge/entrance.ts';
import { isBackhand } from '../../combat/how-far.ts';
import { type AssaultsFrame, assaultsFrame, declarationFrame, reactionFrame } from '../../frames.ts';
import { type AssaultOdds, assaultOdds } from '../../odds/assault-odds.ts';
import { type BombardOdds, bombardOdds } from '../../odds/bombard-odds.ts';
import { type ChargeOdds, chargeOdds } from '../../odds/charge-odds.ts';
import type { Read } from '../../rule-types.ts';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE, type UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { answersOn } from './answers.ts';
import { declaredIn } from './declared.ts';
import { hostileGoals } from './goals.ts';
import { hexOfUnit, isOwnStage } from './moment.ts';
import { positionIn } from './position-in.ts';

export type FightPlan =
  | { readonly kind: 'assault'; readonly target: Hex; readonly odds: AssaultOdds }
  | { readonly kind: 'charge'; readonly target: Hex; readonly odds: ChargeOdds }
  | { readonly kind: 'bombardment'; readonly target: Hex; readonly odds: BombardOdds };

const NOTHING_DECLARED = { stacks: [], targets: [], joined: [] } as const;

/** Those of the stack who go, and of every stack that has chosen the same target before. */
function assaulters(desk: Desk, state: Read, from: Hex, target: Hex): readonly UnitId[] {
  const frame = desk.shown.value.view.frames.at(-1);
  const { stacks, targets, joined } =
    frame !== undefined && isFrameOf(assaultsFrame, frame) ? frame : NOTHING_DECLARED;
  const chosen = stacks.filter((_, i) => targets[i] === target);
  return stacksOf(state)
    .filter(({ hex }) => hex === from || chosen.includes(hex))
    .flatMap((stack) => partOf(state, stack, target, joined));
}

/** Cavalry that is to charge already. */
function entriesIn(frame: View['frames'][number]): readonly Entrance[] {
  if (isFrameOf(declarationFrame, frame)) return frame.entries;
  return isFrameOf(reactionFrame, frame) ? frame.declared : [];
}

/** NLC-7.9a: the hex in which enemies may be charged for having come there. */
function cameTo(desk: Desk): Hex {
  const frame = desk.shown.value.view.frames.at(-1);
  return frame !== undefined && isFrameOf(reactionFrame, frame) ? frame.hex : NOWHERE;
}

function entriesFor(
  desk: Desk,
  { unit, via, target }: Pick<Entrance, 'unit' | 'via' | 'target'>,
): readonly Entrance[] {
  const { view } = desk.shown.value;
  const frame = view.frames.at(-1);
  const declared = frame === undefined ? [] : entriesIn(frame);
  return [
    ...declared.filter((entry) => entry.target === target && entry.unit !== unit),
    { unit, via, target, start: hexOfUnit(view, unit) },
  ];
}

function planOf(desk: Desk, state: Read, { action }: Offer): FightPlan | null {
  switch (action.type) {
    case 'assign': {
      const { hex, target } = action;
      const attackers = assaulters(desk, state, hex, target);
      if (target === NOWHERE || attackers.length === 0) return null;
      return { kind: 'assault', target, odds: assaultOdds(state, { attackers, target }) };
    }
    case 'charge': {
      const odds = chargeOdds(state, entriesFor(desk, action));
      return odds === null ? null : { kind: 'charge', target: action.target, odds };
    }
    case 'react': {
      const frame = state.frames.at(-1);
      const given =
        frame !== undefined && isFrameOf(reactionFrame, frame)
          ? { backhand: isBackhand(state, frame), noSquare: frame.noSquare }
          : {};
      const odds = chargeOdds(state, entriesFor(desk, { ...action, target: cameTo(desk) }), given);
      return odds === null ? null : { kind: 'charge', target: cameTo(desk), odds };
    }
    case 'nextTarget':
      return planDeclared(desk, state, action.hex);
    case 'bombard':
      return { kind: 'bombardment', target: action.target, odds: bombardOdds(state, action) };
    default:
      return null;
  }
}

/** Of the assault that is set against the hex that is pointed at, else of the first. */
function planDeclared(desk: Desk, state: Read, spot: Hex | null): FightPlan | null {
  const { view } = desk.shown.value;
  const top = view.frames.at(-1);
  if (top === undefined || !isFrameOf(assaultsFrame, top) || !isOwnStage(view)) return null;
  const ways = declaredIn(view);
  const target = (ways.find((way) => way.at(-1) === spot) ?? ways[0])?.at(-1);
  if (target === undefined) return null;
  const attackers = [
    ...new Set([...assaulters(desk, state, NOWHERE, target), ...joinedAgainst(state, top, target)]),
  ];
  return attackers.length === 0
    ? null
    : { kind: 'assault', target, odds: assaultOdds(state, { attackers, target }) };
}

/** Guns that come along, from the stacks that assault this hex; once all is declared, everybody. */
const joinedAgainst = (
  state: Read,
  { stacks, targets, joined }: Frozen<AssaultsFrame>,
  target: Hex,
): readonly UnitId[] =>
  joined.filter((unit) => targets[stacks.indexOf(state.units[unit]?.hex ?? NOWHERE)] === target);

/** Whoever may charge those who come near; once somebody is to, the charge as it stands, for who rides it. */
function reacting(desk: Desk): Offer | undefined {
  const frame = desk.shown.value.view.frames.at(-1);
  const isDeclaring = frame !== undefined && isFrameOf(reactionFrame, frame) && frame.step === 'declare';
  const [declared] = isDeclaring ? frame.declared : [];
  const reacts = legalIn(desk.offers()).filter(({ action }) => action.type === 'react');
  if (declared === undefined) return reacts[0];
  const { unit, via } = declared;
  return {
    action: { type: 'react', unit, via },
    refusal: null,
    target: { hex: declared.target },
  };
}

/** What one answer would lead to; null where it is no fight, or nothing is known. */
export function planFor(desk: Desk, offer: Offer): FightPlan | null {
  const state = positionIn(desk.shown.value.view);
  return state === null ? null : planOf(desk, state, offer);
}

/** Of the hex that is pointed at; else of the first that could be fought, else of what is declared. */
export function planNow(desk: Desk, spot: Hex | null): FightPlan | null {
  const state = positionIn(desk.shown.value.view);
  if (state === null || !desk.isLive.value) return null;
  const charge = reacting(desk);
  if (charge !== undefined) return planOf(desk, state, charge);
  const goals = hostileGoals(desk);
  const target = spot !== null && goals.includes(spot) ? spot : goals[0];
  if (target === undefined) return planDeclared(desk, state, spot);
  const [offer] = legalIn(answersOn(desk, { hex: target }));
  return offer === undefined ? null : planOf(desk, state, offer);
}
