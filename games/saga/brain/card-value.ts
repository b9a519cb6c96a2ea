// What a Strategy card is worth in hand: what it will probably do there before the hand is refilled.
import type { Frozen } from '@grognard/kernel';
import { zoneOf } from '../field/places.ts';
import { isArtillery, isCavalry, unitsOf } from '../field/units.ts';
import type { State } from '../state.ts';
import type { Player, StrategyCardId } from '../vocabulary.ts';

type Wants = 'horse' | 'guns' | 'guard' | 'hurt' | 'flank';

/** Victory points, roughly, and what it needs on the table to bring them. */
const VALUES: { readonly [id: StrategyCardId]: readonly [number, Wants?] } = {
  G01: [0.14],
  G02: [0.1],
  G03: [0.2],
  G04: [0.26],
  G05: [0.22],
  G06: [0.2],
  G07: [0.25, 'horse'],
  G08: [0.2],
  G09: [0.3],
  G10: [0.28],
  G11: [0.2],
  G12: [0.34],
  G13: [0.25, 'hurt'],
  G14: [0.38, 'hurt'],
  G15: [0.14],
  G16: [0.28, 'guns'],
  G17: [0.1, 'guns'],
  G18: [0.3, 'horse'],
  G19: [0.4],
  G20: [0.6],
  N01: [0.25],
  N02: [0.08, 'flank'],
  N03: [0.25, 'flank'],
  N04: [0.12],
  N05: [0.45],
  N06: [0.1, 'horse'],
  N07: [0.3],
  N08: [0.3, 'horse'],
  N09: [0.2, 'guns'],
  N10: [0.4],
  N11: [0.2],
  N12: [0.3],
  F01: [0.25],
  F02: [0.3, 'guard'],
  F03: [0.35, 'guns'],
  F04: [0.35],
  F05: [0.3, 'horse'],
  F06: [0.3],
  F07: [0.4],
  F08: [0.3],
  B01: [0.4],
  B02: [0.3],
  B03: [0.55],
  B04: [0.35, 'horse'],
  B05: [0.45],
  B06: [0.25, 'guard'],
  P01: [0.3],
  P02: [0.25],
  P03: [0.4, 'flank'],
  P04: [0.4],
  P05: [0.3],
  P06: [0.35],
};

/** Where nothing on the table can use it yet. */
const IDLE = 0.25;

export function valueInHand(state: Frozen<State>, player: Player, card: StrategyCardId): number {
  const [value, wants] = VALUES[card] ?? [0.12];
  return wants === undefined || isServed(state, player, wants) ? value : value * IDLE;
}

function isServed(state: Frozen<State>, player: Player, wants: Wants): boolean {
  return unitsOf(state, player).some((unit) => {
    const zone = zoneOf(unit.at);
    if (wants === 'hurt') return unit.cas > 0 && zone !== 'L';
    if (wants === 'flank') return zone === 'OF';
    if (wants === 'horse') return isCavalry(unit) && (zone === 'L' || zone === 'S');
    if (wants === 'guns') return isArtillery(unit) && zone !== 'RT';
    return zone === 'R' || zone === 'S';
  });
}
