// The chance of winning at a glance: victory points now and to be expected, men, and ground.
import type { Frozen } from '@grognard/kernel';
import { neighbours } from '../board-graph.ts';
import type { State } from '../state.ts';
import { BATTLE_SECTORS, otherSide, type Side } from '../vocabulary.ts';
import { type Field, fieldOf } from './field.ts';

const ROUNDS = 10;

/** What decides battles, each as the side's lead over its enemy. */
export interface Lead {
  /** Victory points. */
  readonly vp: number;
  /** VP a round the sectors held now bring, majority included. */
  readonly income: number;
  /** Unrouted units on the board. */
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
  /** Pairs in the box: units that a saved order would bring back. */
  readonly box: number;
  /** Battle sectors held. */
  readonly ground: number;
  /** How hard the enemy command and flag sectors are pressed, by the VP they would bring. */
  readonly pressure: number;
}

const SUM: Lead = { vp: 0, income: 0, infantry: 0, cavalry: 0, guns: 0, box: 0, ground: 0, pressure: 0 };

/** VP a side draws from enemy sectors it holds. */
const objectiveIncome = (state: Frozen<State>, field: Field, side: Side): number => {
  let income = 0;
  for (const marker of state.markers) {
    if (marker.owner === side || field[side][marker.sector].unrouted === 0) continue;
    income += marker.kind === 'rose' ? 0 : marker.vp;
  }
  return income;
};

/** Units next to an enemy objective against its garrison. */
const pressureOn = (state: Frozen<State>, field: Field, side: Side): number => {
  const enemy = otherSide(side);
  let pressure = 0;
  for (const marker of state.markers) {
    if (marker.owner === side || field[side][marker.sector].unrouted > 0) continue;
    let attackers = 0;
    for (const near of neighbours(marker.sector)) attackers += Math.min(5, field[side][near].unrouted);
    const defenders = field[enemy][marker.sector].unrouted;
    pressure += marker.vp * Math.min(1, Math.max(0, (attackers - defenders) / 5));
  }
  return pressure;
};

const groundOfSide = (field: Field, side: Side): number => {
  let ground = 0;
  for (const sector of BATTLE_SECTORS) if (field[side][sector].unrouted > 0) ground += 1;
  return ground;
};

const armOnBoard = (field: Field, side: Side, arm: 'I' | 'C' | 'A'): number => {
  let count = field[side].rw[arm] + field[side].rb[arm];
  for (const sector of BATTLE_SECTORS) count += field[side][sector][arm];
  return count;
};

const pairsInBox = (field: Field, side: Side): number => (field[side].box.I + field[side].box.C) / 2;

/** The side's lead in everything that counts. */
export const leadOf = (state: Frozen<State>, side: Side): Lead => {
  const field = fieldOf(state);
  const enemy = otherSide(side);
  const ground = groundOfSide(field, side) - groundOfSide(field, enemy);
  const income = objectiveIncome(state, field, side) - objectiveIncome(state, field, enemy);
  return {
    vp: state.vp[side] - state.vp[enemy],
    income: income + Math.sign(ground),
    infantry: armOnBoard(field, side, 'I') - armOnBoard(field, enemy, 'I'),
    cavalry: armOnBoard(field, side, 'C') - armOnBoard(field, enemy, 'C'),
    guns: armOnBoard(field, side, 'A') - armOnBoard(field, enemy, 'A'),
    box: pairsInBox(field, side) - pairsInBox(field, enemy),
    ground,
    pressure: pressureOn(state, field, side) - pressureOn(state, field, enemy),
  };
};

/** Weights of the lead at the first and at the last round; in between they change evenly. */
const EARLY: Lead = {
  ...SUM,
  vp: 0.35,
  income: 0.3,
  infantry: 0.12,
  cavalry: 0.15,
  guns: 0.15,
  box: 0.06,
  ground: 0.1,
  pressure: 0.1,
};
const LATE: Lead = {
  ...SUM,
  vp: 1.6,
  income: 0.3,
  infantry: 0.05,
  cavalry: 0.06,
  guns: 0.06,
  box: 0,
  ground: 0.05,
  pressure: 0.05,
};

export const evaluate = (state: Frozen<State>, side: Side): number => {
  const lead = leadOf(state, side);
  const late = Math.min(1, Math.max(0, (state.round - 1) / (ROUNDS - 1)));
  let sum = 0;
  for (const key of ['vp', 'income', 'infantry', 'cavalry', 'guns', 'box', 'ground', 'pressure'] as const) {
    sum += lead[key] * (EARLY[key] + (LATE[key] - EARLY[key]) * late);
  }
  return 1 / (1 + Math.exp(-sum));
};
