// NAP-S7, NAP-S8, NAP-RET: results, and retreats step by step.
import type { Named } from '../contract.ts';
import { stopsIn } from './moves.ts';
import { has, idOf, unitOf } from './profile.ts';
import { hitsIgnored, mayRegroup, retreatHexes, retreatsIgnorable, retreatsRolled } from './results.ts';
import type { Attack } from './shape.ts';
import { attackWith, numbered, type Walk } from './walk.ts';

/** Attacks whose S7 has been reckoned already. */
const settledResults = new WeakSet<Attack>();

export const markResults = (attack: Attack): void => {
  settledResults.add(attack);
};

/** NAP-S7: hits ignored at once, and retreats to be carried out. */
export function settleResults(walk: Walk, attack: Attack): void {
  if (settledResults.has(attack)) return;
  settledResults.add(attack);
  const { battle, moment, judge } = walk;
  attack.ignored = hitsIgnored(battle, attack);
  const [rolled, most] = [retreatsRolled(battle, attack), retreatsIgnorable(battle, attack)];
  const { action } = moment;
  const chosen = action.type === 'ignoreRetreat' ? numbered(action, 'count') : most > 0 ? most : 0;
  attack.retreats = rolled - Math.min(chosen, most);
  judge.count('results');
  const target = unitOf(battle, attack.target);
  if (attack.square) attack.retreats = 0;
  if (attack.retreats > 0 && has(battle, target, 'Clumsy')) {
    attack.retreats = 0;
    attack.retreatDamage = 1;
  }
}

export function retreatsIgnored(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ target }) => target === event['unit']);
  if (attack === undefined) return;
  const [rolled, most] = [retreatsRolled(battle, attack), retreatsIgnorable(battle, attack)];
  const count = numbered(event, 'count');
  judge.must(
    'results',
    'NAP-ATK.28',
    `retreats ignored by ${event['unit']}: ${count} of ${most}`,
    count <= most,
  );
  const isMachine = battle.terms.automaton === unitOf(battle, attack.target).owner;
  const isAsked = isMachine || walk.moment.action.type === 'ignoreRetreat';
  judge.must('results', 'NAP-ATK.28', `${event['unit']} chooses`, isAsked);
  judge.check('results', 'NAP-ATK.27', 'retreats left', rolled - count, event['left']);
  settleResults(walk, attack);
  attack.retreats = rolled - count;
  if (attack.square) attack.retreats = 0;
  attack.retreatDamage = 0;
  if (attack.retreats > 0 && has(battle, unitOf(battle, attack.target), 'Clumsy')) {
    attack.retreats = 0;
    attack.retreatDamage = 1;
  }
}

export function unitRetreated(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ target }) => target === event['unit']);
  if (attack === undefined) return;
  settleResults(walk, attack);
  const unit = unitOf(battle, attack.target);
  const hexes = retreatHexes(battle, attack);
  const to = numbered(event, 'to');
  judge.must('retreats', 'NAP-RET.2', `retreat of ${event['unit']} to ${to}`, hexes.includes(to));
  judge.must('retreats', 'NAP-RET.1', 'a retreat is left', attack.retreats > 0);
  const { action } = walk.moment;
  const isChosen = action.type === 'retreat' || battle.terms.automaton === unit.owner;
  judge.must('retreats', 'NAP-RET.3', 'the owner picks the hex', isChosen || hexes.length === 1);
  unit.at = to;
  attack.retreated = 'forced';
  attack.retreats -= 1;
  if (stopsIn(battle, unit, to)) stop(walk, attack, 'entered');
}

/** NAP-RET.4, NAP-RET.5 */
export function stop(walk: Walk, attack: Attack, why: 'entered' | 'blocked'): void {
  attack.retreats = 0;
  attack.retreatDamage = 1;
  const { battle } = walk;
  const unit = unitOf(battle, attack.target);
  if (why === 'entered' && battle.activation?.unit === idOf(battle, unit)) battle.activation.over = true;
}

export function retreatStopped(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ target }) => target === event['unit']);
  if (attack === undefined) return;
  settleResults(walk, attack);
  const unit = unitOf(battle, attack.target);
  const isClumsy = has(battle, unit, 'Clumsy');
  const hasEntered = attack.retreated === 'forced' && stopsIn(battle, unit, unit.at);
  const isBlocked = attack.retreats > 0 && retreatHexes(battle, attack).length === 0;
  judge.must(
    'retreats',
    'NAP-RET.5',
    `retreat of ${event['unit']} stopped`,
    isClumsy || hasEntered || isBlocked,
  );
  stop(walk, attack, 'blocked');
}

export function unitRegrouped(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ target }) => target === event['unit']);
  if (attack === undefined) return;
  settleResults(walk, attack);
  const unit = unitOf(battle, attack.target);
  const to = numbered(event, 'to');
  const isOpen = mayRegroup(battle, attack) && retreatHexes(battle, attack).includes(to);
  judge.must('retreats', 'NAP-ABL.18', `${event['unit']} regroups to ${to}`, isOpen);
  unit.at = to;
  attack.retreated = 'regrouped';
  if (stopsIn(battle, unit, to)) stop(walk, attack, 'entered');
  battle.activation?.regrouped.push(attack.target);
}
