// What a round came to, counted from what happened in it.
import type { Event, EventOf } from '../../events.ts';
import { holderOf } from '../../field/control.ts';
import { sideOf } from '../../field/units.ts';
import type { View } from '../../view.ts';
import { BATTLE_SECTORS, type BattleSector, type BySide, type Side, type UnitId } from '../../vocabulary.ts';

const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ white: make('white'), black: make('black') });

const LOST: ReadonlySet<Event['type']> = new Set(['unitRemoved', 'unitCaptured', 'unitDestroyed']);

/** Who was routed in the round and who is lost for good; a unit that is lost is not counted as routed. */
export function lossesIn(events: readonly Event[]) {
  const lost = new Set<UnitId>();
  const routed = new Set<UnitId>();
  for (const event of events) {
    if (!('unit' in event)) continue;
    if (event.type === 'unitRouted') routed.add(event.unit);
    if (LOST.has(event.type)) lost.add(event.unit);
  }
  const of = (units: ReadonlySet<UnitId>, side: Side): readonly UnitId[] =>
    [...units].filter((unit) => sideOf(unit) === side);
  return bySide((side) => ({
    routed: of(routed, side).filter((unit) => !lost.has(unit)),
    lost: of(lost, side),
  }));
}

export interface Ground {
  readonly holders: { readonly [sector in BattleSector]?: Side };
  readonly changed: readonly BattleSector[];
  readonly held: BySide<number>;
}

/** Who holds which sector now, and which ones changed hands. */
export function groundIn(before: View, after: View): Ground {
  const holders: { [sector in BattleSector]?: Side } = {};
  for (const sector of BATTLE_SECTORS) {
    const holder = holderOf(after, sector);
    if (holder !== null) holders[sector] = holder;
  }
  return {
    holders,
    changed: BATTLE_SECTORS.filter((sector) => holderOf(before, sector) !== holderOf(after, sector)),
    held: bySide((side) => BATTLE_SECTORS.filter((sector) => holders[sector] === side).length),
  };
}

export const scoresIn = (events: readonly Event[]): readonly EventOf<'vpScored'>[] =>
  events.flatMap((event) => (event.type === 'vpScored' ? [event] : []));

/** Dice rolled to hit, and how many did. */
export function rollsIn(events: readonly Event[]) {
  const attacks = events.flatMap((event) => (event.type === 'attackResolved' ? [event] : []));
  return bySide((side) => {
    const own = attacks.filter(({ unit }) => sideOf(unit) === side);
    return { rolled: own.length, hits: own.filter(({ hit }) => hit).length };
  });
}
