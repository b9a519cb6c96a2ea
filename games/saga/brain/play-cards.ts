// What playing a card promises at the moment it may be played, in victory points above keeping it.
import type { Frozen } from '@grognard/kernel';
import { declarationsOf, refuseDeclaration } from '../activation/declarations.ts';
import { strategyCard } from '../data/strategy-cards.ts';
import { placeOf, zoneOf } from '../field/places.ts';
import { cardOf, findUnit, isInfantry, unitOf } from '../field/units.ts';
import type { TestFrame, WindowFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import type { Occasion } from '../input/frame-words.ts';
import { hitsFor } from '../modifiers/judgement.ts';
import { sumOf } from '../modifiers/sum.ts';
import { oneHit, steadiness, twoHits } from '../odds/chances.ts';
import type { State, Unit } from '../state.ts';
import type { Player, StrategyCardId } from '../vocabulary.ts';
import { gap, harm, holeAt } from './harm.ts';
import { MIND } from './mind.ts';
import { declarationWorth } from './orders.ts';
import { clashWorth, shotWorth } from './strike.ts';
import { Strikes } from './strikes.ts';

/** What is asked of a card before it is played at all. */
const PRICE = 0.04;
const RETREAT = 0.45;

interface Moment {
  readonly state: Frozen<State>;
  readonly player: Player;
  readonly occasion: Frozen<Occasion>;
  readonly card: StrategyCardId;
  readonly choice: ActionOf<'card'>;
}
type Worth = (moment: Moment) => number;

/** Bonuses of the activated unit by card: Fire, Melee, and what lasts beyond this action. */
const FIRE_BONUS: { readonly [id: StrategyCardId]: number } = { G05: 1, G10: 1, G16: 1, F03: 1 };
const MELEE_BONUS: { readonly [id: StrategyCardId]: number } = {
  ...{ G07: 1, G09: 1, G11: 1, G18: 1, F04: 2, F07: 1, B04: 1, P04: 1 },
};
const LASTING: { readonly [id: StrategyCardId]: number } = {
  ...{ G05: -0.05, G07: 0.06, G08: 0.16, G09: 0.14, F07: 0.26, P05: 0.2 },
};
/** What a reaction takes off a shot. */
const SCREENS: { readonly [id: StrategyCardId]: number } = { N07: -2, N09: -2, B02: -3 };

function ownAct({ state, occasion, card }: Moment): number {
  const { unit: id, target, act } = occasion;
  if (id === null) return 0;
  const unit = unitOf(state, id);
  const value = (LASTING[card] ?? 0) - (strategyCard(card).trophy === true ? risk(unit) : 0);
  if (target === null || findUnit(state, target) === undefined) return value;
  if (act === 'fire') {
    if (card === 'B03') return 0.8 * shotWorth(state, id, target);
    const bonus = FIRE_BONUS[card];
    return bonus === undefined
      ? value
      : value + shotWorth(state, id, target, bonus) - shotWorth(state, id, target);
  }
  const bonus = card === 'P04' && unit.cas > 0 ? 2 : MELEE_BONUS[card];
  if ((act !== 'engage' && act !== 'continue') || bonus === undefined) return value;
  const clash = { engaging: act === 'engage', charges: false };
  const plain = clashWorth(state, id, target, clash);
  return value + clashWorth(state, id, target, { ...clash, bonus }) - plain;
}

/** SAG-R84: a trophy is a point for whoever destroys its carrier. */
const risk = (unit: Frozen<Unit>): number => 0.2 + 0.6 * (unit.cas / cardOf(unit).cohesion);

function enemyAct({ state, occasion, card }: Moment): number {
  const { unit: id, target, act } = occasion;
  if (id === null || target === null) return 0;
  const screen = SCREENS[card];
  if (screen !== undefined && act === 'fire')
    return shotWorth(state, id, target) - shotWorth(state, id, target, screen);
  if (card === 'B01') return 0.6 * shotWorth(state, target, id);
  if (card === 'G07') return 0.2;
  return card === 'G06' ? squareWorth(state, id, target) : 0;
}

/** SAG-22.2: a Square takes the charge out of a charge. */
function squareWorth(state: Frozen<State>, attacker: string, target: string): number {
  const clash = { engaging: true, charges: false };
  const charged = clashWorth(state, attacker, target, clash);
  return 0.6 * (charged - clashWorth(state, attacker, target, { ...clash, bonus: -2 })) - 0.1;
}

/** The best thing to declare with the card less the best without it. */
function enabling({ state, player, occasion, card }: Moment): number {
  if (occasion.unit === null) return 0;
  if (card === 'G06') return -0.3;
  const unit = unitOf(state, occasion.unit);
  const effect = { card, by: player, unit: unit.id, lasts: 'action' as const };
  return best({ ...state, effects: [...state.effects, effect] }, unit) - best(state, unit) - 0.05;
}

function best(state: Frozen<State>, unit: Frozen<Unit>): number {
  const strikes = new Strikes(state);
  let most = Number.NEGATIVE_INFINITY;
  for (const declaration of declarationsOf(state, unit)) {
    const value = declarationWorth(state, unit, declaration, MIND, strikes);
    // Whether it may is asked only of what would be the best: most are not.
    if (value > most && refuseDeclaration(state, unit, declaration) === null) most = value;
  }
  return most === Number.NEGATIVE_INFINITY ? -1 : most;
}

const STAFF: { readonly [id: StrategyCardId]: number } = {
  G20: 0.5,
  ...{ F01: 0.25, F08: 0.2, N04: 0.08, N06: 0.15, N11: 0.2, N12: 0.25, P01: 0.25 },
};

function staff({ state, player, card }: Moment): number {
  return (STAFF[card] ?? 0.1) * (state.players[player].markers >= 2 ? 1 : 0.5);
}

/** A die thrown again: what it may still bring less what lies on the table. */
function reroll({ state }: Moment): number {
  const test = state.frames.at(-2);
  if (test === undefined || !isTest(test) || test.natural === null) return 0;
  const { added } = sumOf(state, test);
  if (test.kind === 'fire' || test.kind === 'melee')
    return 0.6 * (oneHit(added) + twoHits(added) - hitsFor(test.natural + added));
  const passes = test.natural + added >= test.need && (test.kind !== 'morale' || test.natural !== 1);
  return passes ? -1 : 0.6 * Math.max(0, Math.min(1, (7 - test.need + added) / 6));
}

const isTest = (frame: object): frame is TestFrame => 'proc' in frame && frame.proc === 'test';

function nerve({ state, player, occasion, card }: Moment): number {
  const test = state.frames.at(-2);
  const unit = findUnit(state, occasion.unit);
  if (unit === undefined || test === undefined || !isTest(test)) return 0;
  const stake = RETREAT + holeAt(state, unit);
  const bonus = test.bonus.reduce((sum, { value }) => sum + value, 0);
  const now = steadiness(state, unit, test.need, bonus);
  if (unit.owner !== player) return stake * (now - steadiness(state, unit, test.need, bonus - 2));
  if (card === 'B05') return stake * (1 - now);
  return stake * (steadiness(state, unit, test.need, bonus + 2) - now);
}

function cover({ state, occasion }: Moment): number {
  const unit = findUnit(state, occasion.unit);
  if (unit === undefined) return 0;
  return harm(state, unit, occasion.hits) - harm(state, unit, occasion.hits - 1) - 0.15;
}

function care({ state, card, choice }: Moment): number {
  const unit = findUnit(state, choice.target ?? null);
  if (unit === undefined) return 0;
  const near = unit.cas >= cardOf(unit).cohesion - 1 ? 0.2 : 0;
  if (card === 'G14') return 0.25 + near;
  const need = zoneOf(unit.at) === 'RT' && unit.cas < 3 ? 6 : 7;
  const gain = steadiness(state, unit, need, 2) - steadiness(state, unit, need);
  return gain * (zoneOf(unit.at) === 'RT' ? 0.7 : 0.4);
}

function emergency({ state, player, card, choice }: Moment): number {
  if (card === 'P02') return 0.2;
  const fills = choice.slot !== undefined && zoneOf(placeOf(player, choice.slot)) === 'L';
  const unit = findUnit(state, choice.target ?? null);
  const fit =
    unit === undefined ? 0 : 0.05 * (cardOf(unit).cohesion - unit.cas) + (isInfantry(unit) ? 0.1 : 0);
  return (fills ? gap(state, player) : 0.05) + fit - 0.1;
}

function pursue({ state, occasion }: Moment): number {
  const loser = findUnit(state, occasion.target);
  return loser === undefined ? 0 : harm(state, loser, 1);
}

const BY_WINDOW: { readonly [window: string]: Worth } = {
  'W-REF': care,
  'W-TURN': staff,
  'W-DEC': enabling,
  'W-ACT': (moment) => (moment.occasion.active === moment.player ? ownAct(moment) : enemyAct(moment)),
  'W-ROLL': reroll,
  'W-HIT': cover,
  'W-MOR': nerve,
  'W-RET': () => 0.4,
  'W-WIN': pursue,
  'W-END': ({ card }) => (card === 'N06' ? 0.12 : 0.4),
  'W-LAST': emergency,
};

export function cardWorth(state: Frozen<State>, player: Player, choice: ActionOf<'card'>): number {
  const frame = state.frames.at(-1);
  if (frame === undefined || !isWindow(frame)) return 0;
  const { occasion } = frame;
  const worth = BY_WINDOW[occasion.window];
  return (worth?.({ state, player, occasion, card: choice.card, choice }) ?? 0) - PRICE;
}

export const isWindow = (frame: object): frame is WindowFrame => 'occasion' in frame && 'passes' in frame;
