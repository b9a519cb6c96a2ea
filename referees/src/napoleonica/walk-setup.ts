// NAP-3.2: what happens while armies are set up.
import type { Named } from '../contract.ts';
import { freeZone } from './offers-order.ts';
import { cardOfUnit, rowsOf } from './profile.ts';
import { foeOf, type Player, RESERVE } from './shape.ts';
import { named, numbered, playerIn, unitIn, type Walk } from './walk.ts';

export function unitDeployed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const hex = numbered(event, 'hex');
  const isFree = unit.at === RESERVE && freeZone(battle, unit.owner).includes(hex);
  judge.must('placements', 'NAP-SET.10', `${event['unit']} on ${hex}`, isFree);
  unit.at = hex;
  // NAP-SET.13
  unit.grenade = rowsOf(unit).some(({ kind }) => kind === 'grenade');
}

export function tileLaid(walk: Walk, event: Named): void {
  const { battle } = walk;
  const hex = numbered(event, 'hex');
  walk.judge.check('placements', 'NAP-SCN.10', `slot ${hex}`, 'V', battle.terms.ground[hex]);
  battle.ground = battle.ground.slice(0, hex) + named(event, 'tile') + battle.ground.slice(hex + 1);
}

/** NAP-SET.9, NAP-SET.15 */
export function placementDecided(walk: Walk, event: Named): void {
  const { battle, judge, moment } = walk;
  const count = (player: Player) => battle.units.filter(({ owner }) => owner === player).length;
  const first = playerIn(event, 'first');
  const { action, seat } = moment;
  const more = count('A') === count('B') ? null : count('A') > count('B') ? 'A' : 'B';
  const picked =
    action.type === 'pickOrder' ? (action['place'] === 'first' ? seat : foeOf(playerOf(seat))) : null;
  if (more !== null || picked !== null)
    judge.check('placements', 'NAP-SET.9', 'who places first', more ?? picked, first);
  battle.tieHolder = battle.terms.firstHolder ?? foeOf(first);
}

const playerOf = (seat: string): Player => (seat === 'B' ? 'B' : 'A');

/** NAP-SET.2: ties are rolled again. */
export function d6Rolled(walk: Walk, event: Named): void {
  const values = event['values'] as { A: number; B: number };
  const winner = values.A > values.B ? 'A' : 'B';
  walk.judge.check('bids', 'NAP-SET.2', 'higher d6', winner, event['winner']);
}

export function unitSummoned(walk: Walk, event: Named): void {
  unitDeployed(walk, event);
  const unit = unitIn(walk, event);
  walk.judge.check(
    'placements',
    'NAP-REI.12',
    `models of ${event['unit']}`,
    cardOfUnit(unit).size,
    unit.models,
  );
}

/** NAP-SET.14: which cards went back, and where to, only their owner and chance know. */
export function cardsReturned(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const player = playerIn(event);
  judge.check(
    'draws',
    'NAP-SET.14',
    `cards returned by ${player}`,
    battle.terms.returned[player],
    event['count'],
  );
  walk.shuffled.push(player);
}
