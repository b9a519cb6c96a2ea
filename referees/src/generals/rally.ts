// GEN-15: what saved orders bring back.
import type { Named } from '../contract.ts';
import { type Battle, byId, bySide, count, type Play, tell, type Unit, unseen, without } from './battle.ts';
import { reserveOf, SIDES, type Side } from './board.ts';
import { leaveBoard } from './entering.ts';
import { controls } from './ground.ts';
import { savedOrders } from './planning.ts';

/** A pair of this arm, or the unit that is rallied where it lies. */
type Wish = 'I' | 'C' | Unit;

const inBox = (battle: Battle, side: Side, arm: string): readonly Unit[] =>
  battle.units.filter((unit) => unit.side === side && unit.arm === arm && unit.at === 'box').toSorted(byId);

/** GEN-15.4, 20.19. */
const onTheSpot = (battle: Battle, side: Side): readonly Unit[] =>
  battle.units.filter(
    (unit) =>
      unit.side === side &&
      unit.routed &&
      unit.at !== 'box' &&
      (unit.arm === 'A' || unit.inside) &&
      controls(battle, side, unit.at),
  );

const ARMS_IN_PAIRS: readonly ('I' | 'C')[] = ['I', 'C'];

function openWishes(battle: Battle, side: Side, wishes: readonly Wish[], saved: number): readonly Wish[] {
  if (wishes.length >= saved) return [];
  const pairs = ARMS_IN_PAIRS.filter(
    (arm) => inBox(battle, side, arm).length >= 2 * (wishes.filter((wish) => wish === arm).length + 1),
  );
  return [...pairs, ...onTheSpot(battle, side).filter((unit) => !wishes.includes(unit))];
}

const named = (wish: Wish): Named =>
  typeof wish === 'string' ? { type: 'rally', arm: wish } : { type: 'rallyInPlace', unit: wish.id };

/** The draft is kept in order: Infantry, Cavalry, then units by id. */
function inOrder(wishes: readonly Wish[]): readonly Wish[] {
  const units = wishes.filter((wish) => typeof wish !== 'string').toSorted(byId);
  return [...wishes.filter((wish) => wish === 'I'), ...wishes.filter((wish) => wish === 'C'), ...units];
}

function fulfil(battle: Battle, side: Side, wish: Wish): void {
  count(battle, 'rallies');
  if (typeof wish !== 'string') {
    wish.routed = false;
    tell(battle, 'unitRallied', { unit: wish.id, at: wish.at });
    return;
  }
  const [first, second] = inBox(battle, side, wish);
  if (first === undefined || second === undefined) return;
  first.at = reserveOf(side);
  first.routed = false;
  leaveBoard(second, 'gone');
  tell(battle, 'unitRallied', { unit: first.id, at: first.at });
  tell(battle, 'unitDisbanded', { unit: second.id });
}

export function* rally(battle: Battle): Play {
  const drafts = bySide<readonly Wish[]>(() => []);
  const saved = bySide((side) => savedOrders(battle, side));
  yield* unseen(
    'GEN-15.1',
    SIDES.filter((side) => openWishes(battle, side, [], 1).length > 0),
    drafts,
    (side, wishes): readonly Named[] => [
      ...openWishes(battle, side, wishes, saved[side]).map(named),
      ...wishes.map((_, index) => ({ type: 'unrally', index })),
      { type: 'endRally' },
    ],
    (_side, wishes, { type, arm, unit: id, index }): readonly Wish[] => {
      if (type === 'unrally') return without(wishes, Number(index));
      if (type === 'rally') return inOrder([...wishes, arm === 'C' ? 'C' : 'I']);
      const unit = battle.units.find((each) => each.id === id);
      return unit === undefined ? wishes : inOrder([...wishes, unit]);
    },
  );
  for (const side of SIDES) for (const wish of drafts[side]) fulfil(battle, side, wish);
}
