// SAG-P-RESERVE-IN: into the Reserve, with room made and guns shifted.
import type { Named } from '../contract.ts';
import { at, other, type Player, RESERVE, slotOf } from './board.ts';
import { clearLand, freeSlots, isInReserve, landAt, mayBeAt, mayStandOn, stepOnto } from './land.ts';
import {
  choose,
  count,
  isArtillery,
  isEngaged,
  type Play,
  type Table,
  tell,
  type Unit,
  unitsOf,
} from './table.ts';

/** SAG-15.10, R20. */
function sendAway(table: Table, unit: Unit): void {
  const [owner, foe] = [table.players[unit.owner], table.players[other(unit.owner)]];
  if (unit.cas === 0) owner.army = [...owner.army, unit.card.id];
  else foe.captured = [...foe.captured, { kind: 'unit', id: unit.card.id, vp: 1 }];
  owner.discard = [...owner.discard, ...unit.attached];
  tell(table, 'unitSentBack', { unit: unit.id, to: unit.cas === 0 ? 'army' : 'captured' });
  unit.at = '';
  unit.attached = [];
}

const reserveOf = (table: Table, player: Player): readonly Unit[] =>
  unitsOf(table, player).filter(isInReserve);

/** SAG-15.9: every other way in which the movable units could stand. */
function layouts(table: Table, player: Player, movable: readonly Unit[]): readonly Named[] {
  const held = reserveOf(table, player)
    .filter((unit) => !movable.includes(unit))
    .map((unit) => unit.at);
  const open = RESERVE.map((slot) => at(player, slot)).filter((place) => !held.includes(place));
  let ways: readonly (readonly string[])[] = [[]];
  for (const unit of movable)
    ways = ways.flatMap((way) =>
      open
        .filter((place) => !way.includes(place) && mayStandOn(unit, landAt(table, place)))
        .map((place) => [...way, place]),
    );
  return ways
    .filter((way) => way.some((place, index) => place !== movable[index]?.at))
    .map((way) => ({
      type: 'rearrange',
      layout: Object.fromEntries(way.map((place, index) => [slotOf(place), movable[index]?.id ?? ''])),
    }));
}

/** SAG-29: what depends on a card that lies face-down is asked whatever it is. */
function* decide(player: Player, rule: string, window: string, options: readonly Named[]): Play<Named> {
  const { action } = yield { rule, asked: [{ player, legal: () => options }], window };
  return action;
}

export function* rearrange(table: Table, player: Player, arrival: Unit | null = null): Play {
  const movable = reserveOf(table, player).filter((unit) => !unit.activated && !isEngaged(table, unit));
  const all = arrival === null || isArtillery(arrival) ? layouts(table, player, movable) : [];
  const { type, layout } = yield* decide(player, 'SAG-15.9', 'rearrange', [...all, { type: 'done' }]);
  if (type === 'done' || typeof layout !== 'object' || layout === null) return;
  const places = new Map(Object.entries(layout).map(([slot, id]) => [id, at(player, slot)]));
  for (const unit of movable) unit.at = places.get(unit.id) ?? unit.at;
  for (const unit of movable) stepOnto(table, unit);
}

/** Steps 2 and 3. */
export function* placeInReserve(table: Table, unit: Unit): Play {
  const free = freeSlots(table, unit.owner, RESERVE);
  const fitting = free.filter((place) => mayBeAt(table, unit, place));
  const open = fitting.length > 0 ? fitting : free;
  const { slot } = yield* decide(
    unit.owner,
    'SAG-7.5',
    'place',
    open.map((place) => ({ type: 'toReserve', slot: slotOf(place) })),
  );
  unit.at = at(unit.owner, String(slot));
  if (fitting.length === 0) clearLand(table, unit.at);
  stepOnto(table, unit);
  count(table, 'arrivals');
  yield* rearrange(table, unit.owner, unit);
}

export function* enterReserve(table: Table, unit: Unit): Play {
  const { owner } = unit;
  if (freeSlots(table, owner, RESERVE).length === 0) {
    const others = reserveOf(table, owner).filter((each) => each !== unit && !isEngaged(table, each));
    const { unit: id } = yield* choose(
      owner,
      'SAG-15.10',
      others.map((each) => ({ type: 'removeFromReserve', unit: each.id })),
    );
    const gone = others.find((each) => each.id === id);
    if (gone !== undefined) sendAway(table, gone);
  }
  yield* placeInReserve(table, unit);
}
