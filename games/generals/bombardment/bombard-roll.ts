// GEN-9.11, 13.8, GEN-R.90: the dice of a battery with their modifiers, each against a given unit, unsorted.
import type { Frozen } from '@grognard/kernel';
import { passesUnopposedTest } from '../combat/hit-tests.ts';
import { modifiedDie } from '../combat/modified-die.ts';
import { type BombardFacts, bombardModifiers, columnOf } from '../combat/modifiers.ts';
import { isForest } from '../field/terrain.ts';
import { firstIndex, sideOf, unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { ARMY_SIZE } from '../tables/armies.ts';
import type { BattleSector, Side } from '../vocabulary.ts';
import type { Aimed, Battery } from './bombard-targets.ts';

/** One die; true for a hit. */
export function rollAtUnit(umpire: Table, { unit, line }: Battery, aimed: Aimed, nth: number): boolean {
  const { state } = umpire;
  const { target, sector, range, obstacle } = aimed;
  const natural = umpire.random.die(6, `GEN-9.7 bombard ${unit} at ${line.target} die ${nth}`);
  const facts: BombardFacts = {
    column: columnOf(unitOf(state, target), false),
    range,
    token: !obstacle && hasToken(state, sideOf(unit), sector),
    forest: isForest(state, sector),
    building: false,
  };
  const modifiers = bombardModifiers(facts);
  const modified = modifiedDie(natural, modifiers);
  const hit = passesUnopposedTest(modified);
  umpire.emit({
    type: 'attackResolved',
    rule: 'GEN-12.33',
    step: 'bombard',
    front: null,
    unit,
    target,
    natural,
    modifiers,
    modified,
    against: null,
    hit,
  });
  return hit;
}

/** GEN-20.21: both dice at the building, which falls to two hits. */
export function rollAtBuilding(umpire: Table, { unit, line }: Battery): boolean {
  const { state, random } = umpire;
  const { target: sector, range } = line;
  const token = hasToken(state, sideOf(unit), sector);
  const modifiers = bombardModifiers({ column: 'pasI', range, token, forest: false, building: true });
  const naturals = [1, 2].map((nth) =>
    random.die(6, `GEN-20.21 bombard ${unit} at the building of ${sector} die ${nth}`),
  );
  const hits = naturals.filter((natural) => passesUnopposedTest(modifiedDie(natural, modifiers))).length;
  const destroyed = hits === 2;
  umpire.emit({ type: 'buildingHit', rule: 'GEN-20.21', unit, sector, naturals, modifiers, hits, destroyed });
  return destroyed;
}

/** GEN-9.16: any own token lying there before this phase's shots (GEN-R.92). */
function hasToken(state: Frozen<State>, side: Side, sector: BattleSector): boolean {
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i++) if (state.units[i]?.token === sector) return true;
  return false;
}
