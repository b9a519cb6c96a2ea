// What befalls a unit a card has named, and where it may go.
import type { Frozen } from '@grognard/kernel';
import { activateByCard } from '../activation/start.ts';
import { battleOf, changeUnit, unitOf } from '../field/battle.ts';
import { refresh } from '../field/fatigue.ts';
import { distance, isAdjacent, neighbours } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { isPassable } from '../field/terrain.ts';
import { friendsNextTo, isCommander, isNextToEnemy, readiness, unitAt } from '../field/units.ts';
import type { PickFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { isWho } from './who.ts';

type Reading = Frozen<Battle>;
type Asked = Pick<Frozen<PickFrame>, 'card' | 'named'>;

/** A07 */
const WHISPER_RANGE = 3;

/** NAP-CRD.9: next to one already named, or to one that could be. */
export function isConnected(battle: Reading, unit: Frozen<Unit>, frame: Asked): boolean {
  if (frame.named.length > 0) return frame.named.some((id) => isAdjacent(unitOf(battle, id).at, unit.at));
  return friendsNextTo(battle, unit, unit.at).some(
    (each) => isWho(frame.card, each) && readiness(each) === 'ready',
  );
}

export function activateUnit(umpire: Table, { player, grant, blank }: PickFrame, unit: UnitId): void {
  if (grant !== null) activateByCard(umpire, player, unit, grant, blank ? 'blank' : 'none');
}

/** R14: whoever then touches no enemy loses 1 Fatigue. */
export function march(umpire: Table, { card }: PickFrame, id: UnitId, hex: Hex | null): void {
  const battle = battleOf(umpire.state);
  const { at } = unitOf(battle, id);
  if (hex !== null) {
    changeUnit(battle, id, { at: hex });
    umpire.emit({ type: 'unitMoved', rule: 'NAP-MOV.7', unit: id, from: at, to: hex });
  }
  if (card === 'R14' && !isNextToEnemy(battle, unitOf(battle, id))) refresh(umpire, id, 1, 'NAP-FAT.4');
}

export function isWhisperedTo({ units }: Reading, target: Frozen<Unit>): boolean {
  return units.some(
    (unit) =>
      unit.owner !== target.owner &&
      unit.at >= 0 &&
      distance(unit.at, target.at) <= WHISPER_RANGE &&
      (isCommander(unit) || profileOf(unit).rows.some(({ kind }) => kind === 'magic')),
  );
}

/** Empty passable hexes next to another of the owner's units. */
export function gates(battle: Reading, unit: Frozen<Unit>): readonly Hex[] {
  const hexes = new Set<Hex>();
  for (const each of battle.units) {
    if (each.owner !== unit.owner || each.id === unit.id || each.at < 0) continue;
    for (const hex of neighbours(each.at))
      if (isPassable(battle, hex) && unitAt(battle, hex) === null) hexes.add(hex);
  }
  return [...hexes].toSorted((a, b) => a - b);
}
