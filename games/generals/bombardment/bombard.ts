// GEN-9.6 to 9.16: the batteries of both sides fire, then all hits count at once, so that a battery routed now has
// still fired (GEN-R.94); then tokens are laid.
import { invariant } from '@grognard/kernel';
import { change, indexOf, sideOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import { sheetOf, unitsForOrders, useOrder } from '../orders/orders.ts';
import type { Table } from '../rule-types.ts';
import type { Activation, State } from '../state.ts';
import { type BattleSector, type BySide, SIDES, type Side } from '../vocabulary.ts';
import { applyHits, destroyBuilding, type Hits } from './bombard-hits.ts';
import { lineOfFire } from './bombard-line.ts';
import { rollAtBuilding, rollAtUnit } from './bombard-roll.ts';
import { type Aims, aimsOf, type Battery } from './bombard-targets.ts';

export function bombard(umpire: Table, drafts: BySide<DraftOf<'bombard'>>): void {
  const { state } = umpire;
  const batteries = SIDES.flatMap((side) => batteriesOf(state, side, drafts[side]));
  for (const { unit, line, building } of batteries) {
    umpire.emit({
      type: 'batteryFired',
      rule: 'GEN-9.3',
      unit,
      at: line.target,
      range: line.range,
      building,
    });
  }
  // Targets are fixed before any die is rolled (GEN-R.89).
  const aims: BySide<Aims> = { white: new Map(), black: new Map() };
  const aimed = batteries.map((battery) => ({
    battery,
    dice: battery.building ? [] : aimsOf(state, battery, aims[sideOf(battery.unit)]),
  }));
  const hits: Hits = new Map();
  const walls = new Set<BattleSector>();
  for (const { battery, dice } of aimed) {
    if (battery.building && rollAtBuilding(umpire, battery)) walls.add(battery.line.target);
    for (const [index, die] of dice.entries()) {
      if (rollAtUnit(umpire, battery, die, index + 1)) hits.set(die.target, (hits.get(die.target) ?? 0) + 1);
    }
  }
  applyHits(umpire, hits);
  for (const sector of walls) destroyBuilding(umpire, sector);
  layTokens(umpire, batteries);
}

/** In id order; their orders are used from here on. */
function batteriesOf(state: State, side: Side, { shots }: DraftOf<'bombard'>): readonly Battery[] {
  const sheet = sheetOf(state, side);
  const orders = shots.flatMap((shot) => sheet[shot.order] ?? []);
  const units = unitsForOrders(state, side, orders);
  const batteries = orders.map((order, i) => {
    const shot = shots[i];
    const unit = units[i] ?? null;
    invariant(shot !== undefined && unit !== null, 'a shot has a battery');
    const line = lineOfFire(side, order, shot.range);
    invariant(line !== null, 'a shot has a line of fire');
    const activation: Activation = {
      phase: 'bombard',
      unit,
      from: line.from,
      to: line.next,
      standing: 'enemy',
      arrived: false,
      cancelled: false,
    };
    state.activity = [...state.activity, activation];
    change(state, unit, { bound: true, activations: 1 });
    useOrder(state, side, shot.order, unit, false);
    return { unit, line, building: shot.building };
  });
  return batteries.sort((a, b) => indexOf(state.options, a.unit) - indexOf(state.options, b.unit));
}

/** GEN-9.14, 9.15: a battery that fired marks the sector it aimed at; one that did not loses its token. */
function layTokens(umpire: Table, batteries: readonly Battery[]): void {
  for (const { id, arm, at, token } of umpire.state.units) {
    if (arm !== 'A' || at === 'gone') continue;
    const aimed = batteries.find((battery) => battery.unit === id)?.line.target ?? null;
    if (aimed === token) continue;
    change(umpire.state, id, { token: aimed });
    if (aimed !== null) umpire.emit({ type: 'tokenPlaced', rule: 'GEN-9.14', unit: id, sector: aimed });
    else if (token !== null) umpire.emit({ type: 'tokenRemoved', rule: 'GEN-9.15', unit: id, sector: token });
  }
}
