// NAP-7, NAP-SCN.8, NAP-SCN.9: units that move, march, leave the field or seal a Rift.
import type { Named } from '../contract.ts';
import { plus } from './letters.ts';
import { allowance, codeAt, exitCost, reach, stopsIn } from './moves.ts';
import { feintHexes } from './offers-attack.ts';
import { gateHexes, marchHexes } from './offers-cards.ts';
import { reactionCard } from './pool.ts';
import { cardOfUnit, isExhausted } from './profile.ts';
import { EXITED, type Unit } from './shape.ts';
import { takeOff } from './tablet.ts';
import { named, numbered, owe, unitIn, type Walk } from './walk.ts';

/** NAP-MOV.7: F06, R14 and the feint of F14. */
function marched(walk: Walk, unit: Unit, to: number): void {
  const { battle, judge, moment } = walk;
  const attack = battle.attacks.at(-1);
  const isFeint = attack !== undefined && reactionCard(battle, attack) === 'F14';
  const card = walk.last?.type === 'cardPlayed' ? named(walk.last, 'card') : marchingCard(moment);
  const hexes = isFeint ? feintHexes(battle, attack) : marchHexes(battle, unit, card);
  judge.must('moves', 'NAP-MOV.7', `March to ${to}`, hexes.includes(to) && !isExhausted(unit));
}

const marchingCard = ({ before }: Walk['moment']): string => {
  const { frames } = before as { frames: { card?: string }[] };
  return frames.at(-1)?.card ?? '';
};

export function unitMoved(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const to = numbered(event, 'to');
  const what = `move of ${event['unit']} from ${event['from']} to ${to}`;
  judge.check('moves', 'NAP-MOV.1', what, unit.at, event['from']);
  const { activation } = battle;
  if (event['rule'] === 'NAP-DEK.7') {
    judge.must('moves', 'NAP-DEK.7', what, gateHexes(battle, unit).includes(to));
  } else if (event['rule'] === 'NAP-MOV.7') marched(walk, unit, to);
  else if (activation !== null) {
    const steps = allowance(battle, unit);
    const way = reach(battle, unit, steps + walk.hexesPaid).get(to);
    judge.must('moves', 'NAP-MOV.1', what, way !== undefined);
    judge.check('moves', 'NAP-COR.4', `${what}, paid`, Math.max(0, (way ?? 0) - steps), walk.hexesPaid);
    judge.must('moves', 'NAP-ACT.4', what, activation.grant.move && !activation.restOnly);
    activation.moved = way ?? 0;
    if (stopsIn(battle, unit, to)) activation.over = true;
  }
  walk.hexesPaid = 0;
  unit.at = to;
}

const owesTwo = (walk: Walk, unit: Unit, rule: string): void =>
  owe(walk, {
    rule,
    what: '2 VP',
    isMet: ({ type, player, vp }) => type === 'vpScored' && player === unit.owner && vp === 2,
  });

export function riftSealed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const isHuman = battle.players[unit.owner].faction !== 'abyss';
  const isRift = battle.terms.special === 'rifts' && codeAt(battle, unit.at) === 'X';
  judge.must('scenario acts', 'NAP-SCN.9', 'a Rift is sealed', isHuman && isRift);
  battle.ground = `${battle.ground.slice(0, unit.at)}.${battle.ground.slice(unit.at + 1)}`;
  owesTwo(walk, unit, 'NAP-SCN.9');
}

export function unitExited(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  battle.players[unit.owner].corruption += 2 * walk.hexesPaid;
  const cost = exitCost(battle, unit);
  battle.players[unit.owner].corruption -= 2 * walk.hexesPaid;
  judge.check('scenario acts', 'NAP-SCN.8', `exit of ${event['unit']}`, cost, 2 * walk.hexesPaid);
  walk.hexesPaid = 0;
  const holding = battle.players[unit.owner];
  takeOff(holding, unit.type, cardOfUnit(unit).size - unit.models);
  holding.spentOpen = plus(holding.spentOpen, unit.orders);
  Object.assign(unit, { at: EXITED, orders: '', blanks: 0, detachment: null });
  owesTwo(walk, unit, 'NAP-SCN.8');
}
