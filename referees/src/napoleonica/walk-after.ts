// NAP-ATK.31: what follows on an attack.
import type { Named } from '../contract.ts';
import { followUpsOf, mayFrenzy, persecutionHexes } from './after-attack.ts';
import { stopsIn } from './moves.ts';
import { unitOf } from './profile.ts';
import { attackWith, named, numbered, playerIn, type Walk } from './walk.ts';

/** NAP-ATK.31 (c), (e) */
export function unitFollowed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ attacker }) => attacker === event['unit']);
  if (attack === undefined) return;
  const unit = unitOf(battle, attack.attacker);
  const [to, source] = [numbered(event, 'to'), named(event, 'source')];
  const hexes =
    source === 'persecution'
      ? persecutionHexes(battle, attack)
      : followUpsOf(battle, attack).flatMap((each) => (each.source === source ? [each.hex] : []));
  judge.must('follow-ups', 'NAP-ATK.31', `${event['unit']} follows to ${to}: ${source}`, hexes.includes(to));
  unit.at = to;
  const isActive = battle.activation?.unit === attack.attacker;
  if (isActive && battle.activation !== null) {
    if (source === 'persecution') battle.activation.persecuted = true;
    if (stopsIn(battle, unit, to)) battle.activation.over = true;
  }
}

export function unitFrenzied(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ attacker, riposte }) => attacker === event['unit'] && riposte === null);
  const may = attack !== undefined && mayFrenzy(battle, attack);
  judge.must('follow-ups', 'NAP-CRT.2', `frenzy of ${event['unit']}`, may);
  walk.frenzied = numbered(event, 'unit');
  if (battle.activation !== null) battle.activation.frenzied = true;
}

export function vpScored(walk: Walk, event: Named): void {
  const holding = walk.battle.players[playerIn(event)];
  if (event['rule'] === 'NAP-END.1') walk.scored[playerIn(event)] += numbered(event, 'vp');
  holding.vp += numbered(event, 'vp');
  walk.judge.check('VP', 'NAP-VIC.1', `VP of ${event['player']}`, holding.vp, event['total']);
}
