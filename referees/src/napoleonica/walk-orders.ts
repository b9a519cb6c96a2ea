// NAP-ORD, NAP-BAT.6, NAP-BAT.7: Orders travel between pouch, screen and spent ones.
import type { Named } from '../contract.ts';
import { lettersIn, plus, sorted, without } from './letters.ts';
import { gradeOf, unitsOf } from './profile.ts';
import type { Battle, Player } from './shape.ts';
import { ESCALATIONS, type EscalationSide } from './tables/decks.ts';
import { named, numbered, playerIn, type Walk } from './walk.ts';

export const sideNow = ({ escalation }: Battle): EscalationSide | null =>
  escalation === null ? null : (ESCALATIONS[escalation.card]?.[escalation.side] ?? null);

export const draftOf = (battle: Battle, player: Player): number =>
  unitsOf(battle, player).reduce((sum, unit) => sum + gradeOf(unit, 'Draft'), 0);

/** NAP-ORD.8, NAP-ORD.9, NAP-EDK.3, BD6, NAP-AUT.5 */
function drawDue(battle: Battle, player: Player): number {
  const side = sideNow(battle);
  const heroes = side?.effect === 'heroism' && battle.leader === player ? 1 : 0;
  const first = battle.round === 1 ? battle.terms.firstOrders[player] : 0;
  const draft = draftOf(battle, player);
  const isMachine = battle.terms.automaton === player;
  return (side?.orders ?? 0) + heroes + first + (isMachine ? Math.ceil(draft / 2) : draft);
}

export function ordersDrawn(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const player = playerIn(event);
  const holding = battle.players[player];
  const count = numbered(event, 'count');
  if (event['rule'] === 'NAP-ORD.8') {
    const due = Math.min(drawDue(battle, player), holding.pouch.length);
    judge.check('draws', 'NAP-ORD.8', `Orders of ${player}`, due, count);
  }
  const drawn = lettersIn(event['orders'] as number[]);
  judge.check('draws', 'NAP-CMP.6', `Orders of ${player}`, count, drawn.length);
  let taken = '';
  for (let each = 0; each < count; each += 1) {
    const token = walk.tokens.shift();
    const pouch = sorted(without(holding.pouch, taken) ?? '');
    judge.check('draws', 'NAP-GEN.6', 'Orders in the pouch', pouch.length, token?.sides);
    taken += pouch[(token?.value ?? 1) - 1] ?? '';
  }
  judge.check('draws', 'NAP-GEN.6', `Orders drawn by ${player}`, sorted(taken), sorted(drawn));
  holding.pouch = without(holding.pouch, drawn) ?? '';
  holding.screen = plus(holding.screen, drawn);
}

/** A token that travels from one place to another (NAP-CMP.4). */
function travel(
  walk: Walk,
  player: Player,
  letters: string,
  from: 'pouch' | 'screen',
  to: 'pouch' | 'screen' | 'spentOpen' | 'spentHidden',
): void {
  const holding = walk.battle.players[player];
  const left = without(holding[from], letters);
  walk.judge.must('draws', 'NAP-CMP.4', `${letters} of ${player} from ${from}`, left !== null);
  holding[from] = left ?? '';
  holding[to] = plus(holding[to], letters);
}

export const orderReturned = (walk: Walk, event: Named): void =>
  travel(walk, playerIn(event), String(event['colour'] ?? walk.moment.action['colour']), 'screen', 'pouch');

export function ordersExchanged(walk: Walk, event: Named): void {
  const { action, judge } = { action: walk.moment.action, judge: walk.judge };
  const [pay, discard] = [String(action['pay']), String(action['discard'])];
  judge.check('draws', 'NAP-ORD.10', 'Orders discarded', discard.length, event['count']);
  travel(walk, playerIn(event), pay + discard, 'screen', 'spentHidden');
}

export const orderTaken = (walk: Walk, event: Named): void =>
  travel(walk, playerIn(event), named(event, 'colour'), 'pouch', 'screen');

export const ordersPaid = (walk: Walk, event: Named): void =>
  travel(walk, playerIn(event), lettersIn(event['orders'] as number[]), 'screen', 'spentOpen');

export function orderScorched(walk: Walk, event: Named): void {
  walk.tokens.shift();
  travel(walk, playerIn(event), named(event, 'colour'), 'screen', 'spentOpen');
}
