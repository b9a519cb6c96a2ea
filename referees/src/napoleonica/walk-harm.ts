// NAP-S9, NAP-DMG, NAP-DES: losses, destruction, healing.
import type { Named } from '../contract.ts';
import { reactionCard } from './pool.ts';
import { armOf, cardOfUnit, has, unitOf } from './profile.ts';
import { damageLeft, mayAbsorb, retreatHexes } from './results.ts';
import { type Attack, DESTROYED, foeOf, framesIn } from './shape.ts';
import { entryLine, takeOff } from './tablet.ts';
import { attackWith, numbered, owe, unitIn, type Walk } from './walk.ts';
import { settleResults, stop } from './walk-retreat.ts';

/** NAP-DMG.4: whoever may absorb is asked. */
function judgeAbsorption({ battle, judge, moment }: Walk, attack: Attack): void {
  if (attack.absorbed || !mayAbsorb(battle, attack)) return;
  const isMachine = battle.terms.automaton === unitOf(battle, attack.target).owner;
  const isAsked = isMachine || framesIn(moment.before).at(-1)?.proc === 'damage';
  judge.must('losses', 'NAP-DMG.4', `${attack.target} may absorb`, isAsked);
}

/** NAP-DMG.1 to NAP-DMG.4 */
export function damageDealt(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ target }) => target === event['unit']);
  if (attack === undefined) return;
  settleResults(walk, attack);
  const what = `damage to ${event['unit']}`;
  if (attack.retreats > 0 && !attack.square) {
    judge.check(
      'retreats',
      'NAP-RET.3',
      `${event['unit']} retreats as far as it can`,
      0,
      retreatHexes(battle, attack).length,
    );
    stop(walk, attack, 'blocked');
  }
  if (reactionCard(battle, attack) === 'F12') attack.prevented = 1;
  judgeAbsorption(walk, attack);
  const total = damageLeft(battle, attack, attack.absorbed);
  judge.check('losses', 'NAP-DMG.1', what, total, event['total']);
  const sum = (field: string) =>
    (event[field] as { value: number }[]).reduce((all, { value }) => all + value, 0);
  const floor = sum('dealt') > 0 && has(battle, unitOf(battle, attack.target), 'Fortitude') ? 1 : 0;
  judge.check(
    'losses',
    'NAP-DMG.2',
    `${what}, as a list`,
    total,
    Math.max(floor, sum('dealt') - sum('reduced')),
  );
  // RL5: it keeps its last model.
  const { models } = unitOf(battle, attack.target);
  attack.losses = Math.min(total, attack.saved ? models - 1 : models);
  const owed = attack.losses;
  if (owed > 0)
    owe(walk, {
      rule: 'NAP-DMG.5',
      what: `losses of ${event['unit']}`,
      isMet: ({ type, unit, count }) => type === 'modelsLost' && unit === attack.target && count === owed,
    });
}

/** NAP-DMG.5, NAP-REI.1 */
export function modelsLost(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const count = numbered(event, 'count');
  judge.must('losses', 'NAP-DMG.5', `${event['unit']} loses ${count}`, count >= 1 && count <= unit.models);
  unit.models -= count;
  judge.check('losses', 'NAP-DMG.5', `models left of ${event['unit']}`, unit.models, event['left']);
  const { tablet } = battle.players[unit.owner];
  for (let lost = 0; lost < count; lost += 1) tablet[entryLine(unit.type)].push(unit.type);
  if (event['rule'] === 'NAP-DMG.5') {
    const attack = attackWith(walk, ({ target }) => target === event['unit']);
    if (attack !== undefined) attack.losses = count;
  } else judge.check('losses', 'NAP-DMG.6', 'effect damage is 1', 1, count);
  if (unit.models > 0) return;
  owe(walk, {
    rule: 'NAP-DES.1',
    what: `${event['unit']} is destroyed`,
    isMet: ({ type, unit: id }) => type === 'unitDestroyed' && id === event['unit'],
  });
}

/** NAP-DES */
export function unitDestroyed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const id = numbered(event, 'unit');
  judge.check('destructions', 'NAP-DES.1', `models of ${id}`, 0, unit.models);
  const holding = battle.players[unit.owner];
  takeOff(holding, unit.type, cardOfUnit(unit).size);
  holding.spentOpen += unit.orders;
  Object.assign(unit, { at: DESTROYED, orders: '', blanks: 0, detachment: null });
  // An attack this one grew out of has not destroyed it (NAP-ABL.16).
  const attack = battle.attacks.findLast(({ target }) => target === id);
  if (attack !== undefined) attack.destroyed = true;
  const foe = foeOf(unit.owner);
  const vp = armOf(unit) === 'commander' ? battle.terms.commanderVp : 1;
  owe(walk, {
    rule: 'NAP-DES.3',
    what: `VP for ${id}`,
    isMet: ({ type, player, vp: found }) => type === 'vpScored' && player === foe && found === vp,
  });
  const { faction, corruption } = battle.players[foe];
  if (faction === 'abyss' && event['by'] === foe && corruption < 20)
    owe(walk, {
      rule: 'NAP-DES.5',
      what: `Corruption for ${id}`,
      isMet: ({ type, player, by }) => type === 'corruptionChanged' && player === foe && by === 1,
    });
}

/** NAP-DMG.7 */
export function unitHealed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const count = numbered(event, 'count');
  unit.models += takeOff(battle.players[unit.owner], unit.type, count);
  judge.check('heals', 'NAP-DMG.7', `models of ${event['unit']}`, unit.models, event['models']);
  judge.must('heals', 'NAP-DMG.7', 'never above Size', unit.models <= cardOfUnit(unit).size);
}
