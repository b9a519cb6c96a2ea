// NAP-S1, NAP-S1b: attacks as they are declared.
import type { Named } from '../contract.ts';
import { ripostesOf } from './after-attack.ts';
import { distance } from './hexes.ts';
import { groundAt } from './moves.ts';
import { counterblowDice } from './pool.ts';
import { canTire, cardOfUnit, has, idOf, rowsOf, unitOf } from './profile.ts';
import type { Attack, Unit } from './shape.ts';
import type { Die, Kind } from './tables/units.ts';
import { isTarget } from './targets.ts';
import { attackWith, numbered, oweFatigue, unitIn, type Walk } from './walk.ts';

const fresh = (attacker: number, target: number, kind: Kind, row: number, from: number): Attack => ({
  ...{ attacker, target, row, kind, riposte: null, given: null, granted: null, from },
  ...{ overcharged: false, square: false, attackerLaid: false, defenderLaid: false },
  ...{ mode: 'none', applied: false, cancelled: false, coup: false, lost: false, paid: 0, horror: 0 },
  ...{ items: 0, removals: 0, pool: [], dice: [], attackerUsed: [], defenderUsed: [], critical: false },
  ...{ settled: 0, ignored: 0, retreats: 0, retreated: 'no', retreatDamage: 0, prevented: 0 },
  ...{ absorbed: false, saved: false, losses: 0, destroyed: false },
});

/** NAP-16.4: the die a card grants with an activation. */
function grantedDie({ battle }: Walk, unit: Unit, kind: Kind): Die | null {
  const { activation } = battle;
  if (activation === null || activation.unit !== idOf(battle, unit)) return null;
  const { card } = activation.grant;
  if (card === 'R06') return 'S';
  if (kind !== 'melee' || activation.meleeMade) return null;
  return card === 'F07' ? 'O' : card === 'R03' ? 'W' : null;
}

export function attackDeclared(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const [unit, target] = [unitIn(walk, event, 'attacker'), unitIn(walk, event, 'target')];
  const kind = event['kind'] as Kind;
  const what = `attack of ${event['attacker']} on ${event['target']}`;
  if (event['riposte'] !== null) {
    riposteDeclared(walk, event, kind);
    return;
  }
  const { action } = walk.moment;
  const asked = action.type === 'attack' ? numbered(action, 'row') : -1;
  const isAsked = asked >= 0 && rowsOf(unit)[asked]?.kind === kind;
  const row = isAsked ? asked : rowsOf(unit).findIndex((each) => each.kind === kind);
  const printed = rowsOf(unit)[row];
  const isFrenzy = walk.frenzied === numbered(event, 'attacker');
  walk.frenzied = null;
  if (isFrenzy) judge.must('targets', 'NAP-CRT.2', what, distance(unit.at, target.at) === 1);
  else
    judge.must(
      'targets',
      'NAP-ATK.2',
      what,
      printed !== undefined && isTarget(battle, unit, target, printed),
    );
  const attack = fresh(idOf(battle, unit), idOf(battle, target), kind, row, target.at);
  attack.granted = grantedDie(walk, unit, kind);
  if (battle.activation?.unit === attack.attacker && kind === 'melee') battle.activation.meleeMade = true;
  if (kind === 'grenade') unit.grenade = false;
  battle.attacks.push(attack);
}

/** NAP-ATK.32: roles are swapped. */
function riposteDeclared(walk: Walk, event: Named, kind: Kind): void {
  const { battle, judge } = walk;
  const [attacker, target] = [numbered(event, 'attacker'), numbered(event, 'target')];
  const main = attackWith(walk, (attack) => attack.attacker === target && attack.target === attacker);
  const how = event['riposte'];
  const pays = walk.last?.type === 'ordersPaid' ? 'paid' : 'free';
  const open = main === undefined ? [] : ripostesOf(battle, main).map((each) => each.how);
  // The Order has been paid already, and it may have been the last.
  const isOpen = open.includes(String(how)) || (how === 'counterblow' && pays === 'paid');
  judge.must('ripostes', 'NAP-ATK.32', `riposte of ${attacker}: ${how}`, isOpen);
  const unit = unitOf(battle, attacker);
  const row = rowsOf(unit).findIndex((each) => each.kind === kind);
  const attack = fresh(attacker, target, kind, row, unitOf(battle, target).at);
  attack.riposte = how as Attack['riposte'];
  if (how === 'counterblow') attack.given = counterblowDice(unit);
  battle.attacks.push(attack);
}

/** NAP-ABL.21 */
export function squareFormed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ target }) => target === event['unit']);
  if (attack === undefined) return;
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const mayForm =
    attack.kind === 'melee' &&
    attack.riposte === null &&
    cardOfUnit(unit).arm === 'cavalry' &&
    has(battle, target, 'Square') &&
    !groundAt(battle, target.at).difficult &&
    canTire(target);
  judge.must('squares', 'NAP-ABL.21', `square of ${attack.target}`, mayForm);
  attack.square = true;
  oweFatigue(walk, attack.target, 1, 'NAP-ABL.21', 'Fatigue of the square');
}
