// NLC-D.11, NLC-2.3, 2.4: the morale of a unit and of a group, as a list of modifiers before it is a sum.
import type { RuleId } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { orderTypeOf } from '../orders/legs.ts';
import { isDamaged } from '../strength/faces.ts';
import {
  HIGHEST_MORALE,
  LOWEST_MORALE,
  MORALE_MODIFIERS,
  type MoraleReason,
} from '../tables/morale-modifiers.ts';
import { ARMS, type Hex, type LeaderId, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { recoveryReasons } from './recovery.ts';
import { isExhausted, isUnitShaken } from './shaken.ts';

export interface MoraleContext {
  /** `combat`: inside a fight; `retreat`: the retreat roll of one; `recovery`: NLC-19.2. */
  readonly scope: 'plain' | 'combat' | 'retreat' | 'recovery';
  /** NLC-2.2e, NLC-R001: on the defending side of the fight. */
  readonly defending: boolean;
  readonly flanked: boolean;
  readonly firedAtByGuns: boolean;
  /** NLC-7.4m: Old or Middle Guard infantry is in the fight against it. */
  readonly facingGuard: boolean;
}

export const PLAIN: MoraleContext = {
  scope: 'plain',
  defending: false,
  flanked: false,
  firedAtByGuns: false,
  facingGuard: false,
};

export interface MoralePart {
  readonly reason: MoraleReason;
  readonly value: number;
  readonly rule: RuleId;
}

export interface Morale {
  readonly base: number;
  readonly parts: readonly MoralePart[];
  /** NLC-2.3i: all modifiers added, then 1 to 5. */
  readonly value: number;
}

const sum = (base: number, parts: readonly MoralePart[]): number =>
  parts.reduce((total, { value }) => total + value, base);
const clamp = (value: number): number => Math.max(LOWEST_MORALE, Math.min(HIGHEST_MORALE, value));
const part = (reason: MoraleReason): MoralePart => ({ reason, ...MORALE_MODIFIERS[reason] });

/** The morale of one unit that tests for itself, group modifiers included. */
export function moraleOf(state: Position, unit: UnitId, context: MoraleContext): Morale {
  return groupMorale(state, [unit], context);
}

/** NLC-2.4a, b and c: the best of the leading arm, then what concerns the group; a die not above it is a success. */
export function groupMorale(state: Position, units: readonly UnitId[], context: MoraleContext): Morale {
  const group = groupReasons(context).map(part);
  let best: { readonly base: number; readonly parts: readonly MoralePart[] } = { base: 0, parts: [] };
  for (const unit of leadingArm(state, units)) {
    const own = { base: baseOf(state, unit, context), parts: unitReasons(state, unit, context).map(part) };
    if (sum(own.base, own.parts) > sum(best.base, best.parts) || best.base === 0) best = own;
  }
  const parts = [...best.parts, ...group];
  return { base: best.base, parts, value: clamp(sum(best.base, parts)) };
}

/** Infantry, else cavalry, else artillery. */
function leadingArm(state: Position, units: readonly UnitId[]): readonly UnitId[] {
  const sheets = theatreOf(state).units;
  for (const arm of ARMS) {
    const found = units.filter((unit) => sheets[unit]?.arm === arm);
    if (found.length > 0) return found;
  }
  return units;
}

function baseOf(state: Position, unit: UnitId, { defending }: MoraleContext): number {
  const sheet = theatreOf(state).units[unit];
  return (defending ? sheet?.moraleDefending : sheet?.morale) ?? 0;
}

const inFight = ({ scope }: MoraleContext): boolean => scope === 'combat' || scope === 'retreat';

function groupReasons(context: MoraleContext): readonly MoraleReason[] {
  if (!inFight(context)) return [];
  const reasons: MoraleReason[] = [];
  if (context.flanked) reasons.push('flanked');
  if (context.firedAtByGuns) reasons.push('firedAtByArtillery');
  if (context.scope === 'retreat' && context.facingGuard) reasons.push('foughtByGuard');
  return reasons;
}

function unitReasons(state: Position, unit: UnitId, context: MoraleContext): readonly MoraleReason[] {
  const field = fieldOf(state);
  const sheet = field.theatre.units[unit];
  if (sheet === undefined) return [];
  const reasons: MoraleReason[] = [];
  const hex = state.units[unit]?.hex ?? NOWHERE;
  if (isDamaged(state, unit) && !sheet.ignoresStepLoss) reasons.push('stepLoss');
  if (isExhausted(state, state.units[unit]?.body ?? NOBODY)) reasons.push('exhausted');
  else if (isUnitShaken(state, unit)) reasons.push('demoralizedFormation');
  if (isWithLeader(state, field, unit)) reasons.push('withOwnLeader');
  // NLC-12.2.9d
  if (orderTypeOf(state, unit) === 'reserve') reasons.push('reserve');
  if (sheet.side === 'french' && state.sides.french.gardeBroken) reasons.push('gardeBroken');
  // NLC-2.3e: never both.
  if (inFight(context) && !context.flanked && terrainOf(field.theatre, hex) === 'woods')
    reasons.push('inWoods');
  if (context.scope === 'recovery') reasons.push(...recoveryReasons(state, field, unit));
  return reasons;
}

/** NLC-2.3f, NLC-R004, NLC-R144: its own leader, wing commander or overall commander, unless he has rallied troops this turn. */
function isWithLeader(state: Position, field: Field, unit: UnitId): boolean {
  const { hex = NOWHERE, extended = NOWHERE } = state.units[unit] ?? {};
  const isLed = (at: Hex): boolean =>
    field
      .leadersAt(at)
      .some((leader) => state.leaders[leader]?.rallied !== state.turn && isOver(state, field, leader, unit));
  // NLC-20.2.3a: a line is in both its hexes.
  return isLed(hex) || (extended !== NOWHERE && isLed(extended));
}

/** NLC-R169: a formation is led by one leader at a time; NLC-R171: a wing is as assigned since. */
function isOver(state: Position, { theatre }: Field, leader: LeaderId, unit: UnitId): boolean {
  const him = theatre.leaders[leader];
  const sheet = theatre.units[unit];
  if (him === undefined || sheet === undefined || him.side !== sheet.side) return false;
  const body = state.units[unit]?.body ?? NOBODY;
  const { parent = NOBODY } = state.bodies[body] ?? {};
  const corps = parent === NOBODY ? body : parent;
  if (state.bodies[body]?.leader === leader || state.bodies[corps]?.leader === leader) return true;
  const wing = state.bodies[corps]?.wing ?? NOBODY;
  if (him.role === 'wc' && wing !== NOBODY) return wing === leader;
  return him.role !== 'formation' && him.commands.includes(corps);
}

/** What presses on the two sides of an assault beside what they are (NLC-2.3d, e). */
export interface Pressed {
  readonly flanked?: boolean;
  readonly gunsInAttack?: boolean;
  readonly gunsInDefence?: boolean;
}

/** NLC-20.4d, NLC-R116, 2.4b: by how much those who attack have the better group morale, guns and flank counted. */
export function moraleLead(
  state: Position,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  { flanked = false, gunsInAttack = false, gunsInDefence = false }: Pressed = {},
): number {
  if (!state.options.rollSix || defenders.length === 0) return 0;
  const fight = { ...PLAIN, scope: 'combat' } as const;
  const attack = groupMorale(state, attackers, { ...fight, firedAtByGuns: gunsInDefence });
  const defence = groupMorale(state, defenders, {
    ...fight,
    flanked,
    firedAtByGuns: gunsInAttack,
    defending: true,
  });
  return attack.value - defence.value;
}

/** NLC-7.4m: Old and Middle Guard. */
export function isGuardInfantry(state: Pick<Position, 'options'>, unit: UnitId): boolean {
  const sheet = theatreOf(state).units[unit];
  return sheet?.arm === 'inf' && (sheet.guard === 'old' || sheet.guard === 'middle');
}
