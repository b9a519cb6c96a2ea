// NAP-TRN.17: items of a Commander that are free actions, once in a battle each.
import type { Frozen } from '@grognard/kernel';
import { isInAuraOf } from '../field/auras.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { refresh, tire } from '../field/fatigue.ts';
import { distance } from '../field/hexes.ts';
import { drawOrders } from '../field/pouch.ts';
import { profileOf } from '../field/profile.ts';
import { countOnTablet } from '../field/tablet.ts';
import { canTire } from '../field/units.ts';
import type { TurnFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { heal } from '../harm/healing.ts';
import { bearerOf, useUp } from '../items/bearers.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';

type UseItem = ActionOf<'item'>;
type Reading = Frozen<Battle>;

const FREE_ITEMS = ['AR3', 'AR5', 'RL1', 'RL2', 'RL4'] as const;
const SUN_RANGE = 3;

const canHeal = ({ players }: Reading, unit: Frozen<Unit>): boolean =>
  unit.models < profileOf(unit).card.size && countOnTablet(players[unit.owner].tablet, unit.type) > 0;

/** What an item may be used on; null stands for no unit at all. */
function* usesOf(battle: Reading, bearer: Frozen<Unit>, item: string): Generator<Frozen<Unit> | null> {
  if (item === 'AR5' && battle.players[bearer.owner].pouch.count > 0) yield null;
  if (item === 'RL4') yield null;
  for (const unit of battle.units) {
    if (unit.at < 0) continue;
    const isNear = isInAuraOf(unit, bearer);
    if (item === 'AR3' && isNear && unit.fatigue > 0) yield unit;
    if (item === 'RL1' && isNear && canHeal(battle, unit)) yield unit;
    const isFoe = unit.owner !== bearer.owner && distance(unit.at, bearer.at) <= SUN_RANGE;
    if (item === 'RL2' && isFoe && canTire(unit)) yield unit;
  }
}

export const useItem: Rule<TurnFrame, 'item'> = {
  type: 'item',
  rule: 'NAP-TRN.17',
  candidates(state, { player }) {
    const battle = battleOf(state);
    const found: UseItem[] = [];
    for (const item of FREE_ITEMS) {
      const bearer = bearerOf(battle, player, item);
      if (bearer === undefined) continue;
      for (const unit of usesOf(battle, bearer, item))
        found.push(unit === null ? { type: 'item', item } : { type: 'item', item, unit: unit.id });
    }
    return found;
  },
  refuse: () => null,
  target: ({ item, unit }) => (unit === undefined ? { button: item } : { unit: `${unit}` }),
  apply(umpire, _frame, seat, { item, unit }) {
    const battle = battleOf(umpire.state);
    const player = asPlayer(seat);
    useUp(umpire, player, item);
    if (item === 'AR5') drawOrders(umpire, player, 2, 'NAP-TRN.21');
    if (item === 'RL4') battle.winter = player;
    if (unit === undefined) return;
    if (item === 'AR3') refresh(umpire, unit, unitOf(battle, unit).fatigue, 'NAP-TRN.21');
    if (item === 'RL1') heal(umpire, unit, 1, 'NAP-TRN.23');
    if (item === 'RL2') tire(umpire, unit, 'NAP-TRN.23');
  },
};
