// What decides battles, each as one side's lead over the other.
import type { Frozen } from '@grognard/kernel';
import { HOME, isReserve, neighbours, RESERVE } from '../field/board-graph.ts';
import type { State } from '../state.ts';
import { BATTLE_SECTORS, otherSide, type Side } from '../vocabulary.ts';
import { type Field, fieldOf } from './field.ts';
import { bareCommand, firepower, loneGuns } from './guard.ts';

/** Victory points; VP a round from enemy objectives held; how hard command and flag sectors are pressed; units ahead. */
export const RACE_LEADS = ['vp', 'income', 'command', 'flags', 'forward'] as const;

/**
 * Men on the field and in reserve, pairs in the box that saved orders would bring back, guns lying on the field; what
 * was left unguarded, and hits the guns can expect.
 */
export const STRENGTH_LEADS = [
  'infantry',
  'cavalry',
  'guns',
  'reserveInfantry',
  'reserveCavalry',
  'pairs',
  'routedGuns',
  'loneGuns',
  'bareCommand',
  'firepower',
] as const;

export const LEADS = [...RACE_LEADS, ...STRENGTH_LEADS] as const;

export type Lead = { readonly [name in (typeof LEADS)[number]]: number };

const GENERAL_VP = 5;

const incomeOf = (state: Frozen<State>, field: Field, side: Side): number => {
  let income = 0;
  for (const marker of state.markers) {
    if (marker.owner === side || marker.kind === 'rose') continue;
    if (field[side][marker.sector].unrouted > 0) income += marker.vp;
  }
  return income;
};

/** Units next to enemy objectives against their garrisons, 0 to 1 for each; `general` tells which kind to count. */
const pressureOf = (state: Frozen<State>, field: Field, side: Side, general: boolean): number => {
  const enemy = otherSide(side);
  let pressure = 0;
  for (const marker of state.markers) {
    if (marker.owner === side || marker.vp >= GENERAL_VP !== general) continue;
    if (field[side][marker.sector].unrouted > 0) continue;
    let attackers = 0;
    for (const near of neighbours(marker.sector)) {
      if (!isReserve(near)) attackers += Math.min(5, field[side][near].unrouted);
    }
    const surplus = (attackers - field[enemy][marker.sector].unrouted) / 5;
    pressure += Math.min(1, Math.max(0, surplus));
  }
  return pressure;
};

/** One side's own numbers. */
const strengthOf = (state: Frozen<State>, field: Field, side: Side): Lead => {
  const own = field[side];
  const { left, center, right } = HOME[side];
  const sum = { I: 0, C: 0, A: 0, routed: 0, forward: 0 };
  for (const sector of BATTLE_SECTORS) {
    const force = own[sector];
    sum.I += force.I;
    sum.C += force.C;
    sum.A += force.A;
    sum.routed += force.routed;
    if (sector !== left && sector !== center && sector !== right) sum.forward += force.unrouted;
  }
  const reserve = own[RESERVE[side]];
  return {
    vp: state.vp[side],
    income: incomeOf(state, field, side),
    command: pressureOf(state, field, side, true),
    flags: pressureOf(state, field, side, false),
    forward: sum.forward,
    infantry: sum.I,
    cavalry: sum.C,
    guns: sum.A,
    reserveInfantry: reserve.I,
    reserveCavalry: reserve.C,
    pairs: Math.floor(own.box.I / 2) + Math.floor(own.box.C / 2),
    routedGuns: sum.routed,
    loneGuns: loneGuns(field, side),
    bareCommand: bareCommand(state, field, side),
    firepower: firepower(field, side),
  };
};

export const leadOf = (state: Frozen<State>, side: Side): Lead => {
  const field = fieldOf(state);
  const own = strengthOf(state, field, side);
  const theirs = strengthOf(state, field, otherSide(side));
  const lead = { ...own };
  for (const name of LEADS) lead[name] -= theirs[name];
  return lead;
};
