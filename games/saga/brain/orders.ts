// Whom to activate for what: every unit with everything it may declare, and how much each promises.
import type { Frozen } from '@grognard/kernel';
import { activations, inMode, refuseActivation, refuseOutflank } from '../activation/activatable.ts';
import { declarationsOf, refuseDeclaration, stepOf } from '../activation/declarations.ts';
import { foeOf, meleeOf } from '../field/melees.ts';
import { facing, slotOf } from '../field/places.ts';
import { reserveUnits } from '../field/reserve.ts';
import {
  cardOf,
  isArtillery,
  isCavalry,
  isInfantry,
  isLightCavalry,
  isOutflanker,
  unitOf,
} from '../field/units.ts';
import type { ActionOf, Declaration } from '../grammar.ts';
import { steadiness } from '../odds/chances.ts';
import type { State, Unit } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { firstCapture } from './earlier/glances.ts';
import { betterGround } from './ground.ts';
import { MIND, type Mind } from './mind.ts';
import { stepWorth } from './moves.ts';
import { frontFirst } from './rescue.ts';
import { Strikes } from './strikes.ts';

/** A unit, what it is to do, and what that promises; `null`: it goes round the flank, or a card must say. */
export interface Order {
  readonly activate: ActionOf<'activate'>;
  readonly declare: Declaration | null;
  readonly value: number;
}

export function declarationWorth(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  declaration: Declaration,
  mind: Mind = MIND,
  strikes: Strikes = new Strikes(state),
): number {
  const { kind, target } = declaration;
  switch (kind) {
    case 'fire':
      return target === undefined ? 0 : strikes.shot(unit.id, target);
    case 'engage':
      return target === undefined ? 0 : strikes.engagement(unit.id, target, isCavalry(unit));
    case 'continue':
    case 'disengage':
      return meleeWorth(state, unit, kind === 'continue', strikes);
    case 'capture':
      return mind.careful ? betterGround(state, unit, facing(unit.at)) + 0.05 : firstCapture(state, unit);
    case 'return':
      return unit.cas >= 2 ? 0.25 : -0.4;
    case 'hold':
      return -0.2;
    default:
      return marchWorth(state, unit, declaration, strikes);
  }
}

/** Fighting on, or getting out of it. */
function meleeWorth(state: Frozen<State>, unit: Frozen<Unit>, fights: boolean, strikes: Strikes): number {
  const melee = meleeOf(state, unit.id);
  if (melee === undefined) return 0;
  const round = strikes.round(unit.id, foeOf(melee, unit.id));
  if (fights) return round + 0.05;
  return steadiness(state, unit, 7) * Math.max(0, -round) - 0.15;
}

function marchWorth(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  declaration: Declaration,
  strikes: Strikes,
): number {
  const step = stepOf(declaration);
  let value = step === null ? 0 : stepWorth(state, unit, step);
  const { then, follow, target } = declaration;
  if (then !== undefined && step !== null)
    value += 0.7 * stepWorth(state, { ...unit, at: `${unit.owner}:${step.to}` }, then);
  if (target === undefined || follow === undefined) return value;
  if (follow === 'fire') return value + strikes.shot(unit.id, target);
  return value + strikes.engagement(unit.id, target, follow === 'charge');
}

/** SAG-18: going round pays with horse and foot to spare, most of all against guns that stand alone. */
function outflankWorth(state: Frozen<State>, unit: Frozen<Unit>): number {
  const spare = reserveUnits(state, unit.owner).length - 1;
  const prey = reserveUnits(state, opponentOf(unit.owner));
  const guns = prey.filter((each) => each.faceUp && isArtillery(each)).length;
  const rider = isLightCavalry(unit) ? 0.2 : isInfantry(unit) ? 0.05 : 0;
  return 0.1 + rider + 0.1 * Math.min(spare, 2) + 0.1 * guns + 0.04 * prey.length - unit.cas * 0.3;
}

/** Everything the player might order now; `isAllowed` says whether he may. */
export function ordersOf(state: Frozen<State>, player: Player, mind: Mind = MIND): Order[] {
  const found: Order[] = [];
  const saves = mind.careful ? frontFirst(state, player) : () => 0;
  const strikes = new Strikes(state);
  for (const activate of activations(state, player)) {
    const unit = unitOf(state, activate.unit);
    if (unit.activated) continue;
    const { mode } = activate;
    if (mode === 'outflankW' || mode === 'outflankE') {
      if (refuseOutflank(state, unit, mode === 'outflankW' ? 'W' : 'E') === null)
        found.push({ activate, declare: null, value: outflankWorth(state, unit) + saves(unit, null) });
      continue;
    }
    if (mode !== undefined && refuseActivation(state, player, activate) !== null) continue;
    addOrders(found, state, inMode(unit, mode), activate, saves, mind, strikes);
  }
  return found;
}

function addOrders(
  found: Order[],
  state: Frozen<State>,
  unit: Frozen<Unit>,
  activate: ActionOf<'activate'>,
  saves: ReturnType<typeof frontFirst>,
  mind: Mind,
  strikes: Strikes,
): void {
  const slot = slotOf(unit.at);
  if (slot === 'RTW' || slot === 'RTE' || (!isOutflanker(unit) && (slot === 'OFW' || slot === 'OFE'))) return;
  for (const declare of declarationsOf(state, unit)) {
    const { to, with: partner } = declare;
    const step = to === undefined || partner !== undefined ? null : to;
    const value = declarationWorth(state, unit, declare, mind, strikes) + saves(unit, step);
    found.push({ activate, declare, value });
  }
}

/** Asked last, and only of what looks good: most orders are never looked at twice. */
export function isAllowed(state: Frozen<State>, { activate, declare }: Order): boolean {
  if (declare === null) return true;
  return refuseDeclaration(state, inMode(unitOf(state, activate.unit), activate.mode), declare) === null;
}

export const strengthOf = (unit: Frozen<Unit>): number => {
  const { cost, cohesion } = cardOf(unit);
  return cost * (1 - unit.cas / cohesion);
};
