// NAP-S4 to NAP-S6: the pool, its dice, and what a crit does.
import type { Named } from '../contract.ts';
import { laidCard, reckonPool, reckonRemovals } from './pool.ts';
import { canTire, cardOfUnit, has, unitOf } from './profile.ts';
import { rerollsOf } from './rerolls.ts';
import { countFaces } from './results.ts';
import type { Attack, PoolDie, RolledDie } from './shape.ts';
import { faceOf } from './tables/decks.ts';
import type { Die } from './tables/units.ts';
import { countOnTablet } from './tablet.ts';
import { attackWith, named, numbered, owe, oweFatigue, type Walk } from './walk.ts';

/** NAP-ATK.16 to NAP-ATK.18 */
export function poolAssembled(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = battle.attacks.at(-1);
  if (attack === undefined) return;
  attack.coup =
    attack.mode === 'main' && laidCard(battle, attack, 'attacker') === 'F16' && !attack.defenderLaid;
  attack.pool = [...(event['pool'] as PoolDie[])];
  const found = attack.pool.map(({ die }) => die).toSorted();
  const what = `pool of ${attack.attacker} on ${attack.target}, ${attack.kind}`;
  judge.check('pools', 'NAP-ATK.17', what, reckonPool(battle, attack).join(''), found.join(''));
  attack.removals = reckonRemovals(battle, attack, attack.pool.length);
}

const isStrong = (die: Die): boolean => die === 'S' || die === 'K';

/** NAP-ATK.17: after removals, Veteran, the limit and the Square. */
function reckonRolled(walk: Walk, attack: Attack, rolled: readonly Die[]): void {
  const { battle, judge } = walk;
  const what = `dice of ${attack.attacker} on ${attack.target}, ${attack.kind}`;
  const isVeteran = attack.kind !== 'grenade' && has(battle, unitOf(battle, attack.target), 'Veteran');
  const pool = attack.pool.map(({ die }): Die => (isVeteran && isStrong(die) ? 'O' : die));
  const isOne = attack.square || attack.riposte === 'square';
  // Dice that have been dropped before this decision are no longer in the pool, and no longer owed.
  const count = isOne ? 1 : Math.min(6, pool.length - attack.removals);
  judge.check('dice', 'NAP-ATK.18', what, count, rolled.length);
  for (const die of rolled) {
    const place = pool.indexOf(die);
    judge.must('dice', 'NAP-ATK.17', `${what}: ${die}`, place >= 0);
    if (place >= 0) pool.splice(place, 1);
  }
}

function readFaces(walk: Walk, dice: readonly RolledDie[]): void {
  for (const { die, face } of dice) {
    const roll = walk.rolls.shift();
    walk.judge.check('faces', 'NAP-GEN.6', `die ${die}`, faceOf(die, roll?.value ?? 0), face);
    walk.judge.check('faces', 'NAP-DIC.1', `sides of ${die}`, 6, roll?.sides);
  }
}

export function diceRolled(walk: Walk, event: Named): void {
  const attack = walk.battle.attacks.at(-1);
  if (attack === undefined) return;
  const dice = (event['dice'] as RolledDie[]).map((die) => ({ ...die }));
  readFaces(walk, dice);
  if (attack.dice.length === 0) {
    reckonRolled(
      walk,
      attack,
      dice.map(({ die }) => die),
    );
    attack.dice = dice;
    return;
  }
  attack.settled = attack.dice.length;
  attack.dice = [...attack.dice, ...dice];
}

export function dieDropped(walk: Walk, event: Named): void {
  const attack = walk.battle.attacks.at(-1);
  const place = attack?.pool.findIndex(({ die }) => die === event['die']) ?? -1;
  if (attack === undefined || place < 0) return;
  attack.pool.splice(place, 1);
  if (attack.removals > 0) attack.removals -= 1;
}

export function dieRerolled(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = battle.attacks.at(-1);
  const die = attack?.dice[numbered(event, 'die')];
  if (attack === undefined || die === undefined) return;
  const who = unitOf(battle, attack.attacker).owner === event['player'] ? 'attacker' : 'defender';
  const source = named(event, 'source');
  // What it cost has been paid already: Fatigue or an Order that was the last.
  const paid = source === 'fatigue' || source === 'order';
  const isOpen = rerollsOf(battle, attack, who).some(
    (each) => each.die === event['die'] && each.source === source,
  );
  judge.must('rerolls', 'NAP-ATK.19', `reroll of ${die.die} by ${who}, ${source}`, isOpen || paid);
  judge.check('rerolls', 'NAP-ATK.21', 'face before', die.face, event['from']);
  const used = who === 'attacker' ? die.byAttacker : die.byDefender;
  judge.must('rerolls', 'NAP-ATK.20', 'once each, and no crit', die.face !== 'crit' && !used);
  const roll = walk.rolls.shift();
  judge.check('faces', 'NAP-GEN.6', `die ${die.die} again`, faceOf(die.die, roll?.value ?? 0), event['to']);
  die.face = event['to'] as RolledDie['face'];
  if (who === 'attacker') die.byAttacker = true;
  else die.byDefender = true;
  (who === 'attacker' ? attack.attackerUsed : attack.defenderUsed).push(source);
}

/** NAP-ATK.23, NAP-CRT */
export function critHappened(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = attackWith(walk, ({ attacker, critical }) => attacker === event['unit'] && !critical);
  judge.must('crits', 'NAP-ATK.23', 'a crit effect happens once', attack !== undefined);
  if (attack === undefined) return;
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const [crit = '', die] = cardOfUnit(unit).crit.split(' ');
  const crits = countFaces(attack, 'crit');
  judge.check(
    'crits',
    'NAP-ATK.23',
    `crit of ${attack.attacker}`,
    crit.toLowerCase(),
    named(event, 'crit').toLowerCase(),
  );
  judge.must('crits', 'NAP-ATK.23', 'a crit shows', crits > 0 && attack.kind !== 'grenade');
  attack.critical = true;
  const { size } = cardOfUnit(unit);
  const healed = Math.min(crits, size - unit.models, countOnTablet(battle, unit.owner, unit.type));
  if (crit === 'Pin' && canTire(target)) oweFatigue(walk, attack.target, 1, 'NAP-CRT.7', 'Pin');
  if (crit === 'Rally' && unit.fatigue > 0) oweFatigue(walk, attack.attacker, -1, 'NAP-CRT.9', 'Rally');
  if (crit === 'Vampirism' && healed > 0)
    owe(walk, {
      rule: 'NAP-CRT.4',
      what: `Vampirism of ${attack.attacker}`,
      isMet: ({ type, unit: id, count }) =>
        type === 'unitHealed' && id === attack.attacker && count === healed,
    });
  if (crit === 'Corrupt') oweCorruption(walk, attack, 1, 'NAP-CRT.11');
  const hasRoom = attack.dice.length < 6 && !attack.square && attack.riposte !== 'square';
  if (crit === 'Volley' && hasRoom)
    owe(walk, {
      rule: 'NAP-CRT.5',
      what: `Volley ${die}`,
      isMet: ({ type, dice }) =>
        type === 'diceRolled' && (dice as PoolDie[]).map((each) => each.die).join() === die,
    });
}

/** NAP-COR.1: only the Abyss gains any, and never beyond 20. */
export function oweCorruption(walk: Walk, attack: Attack, by: number, rule: string): void {
  const { owner } = unitOf(walk.battle, attack.attacker);
  const holding = walk.battle.players[owner];
  const gain = holding.faction === 'abyss' ? Math.min(by, 20 - holding.corruption) : 0;
  if (gain <= 0) return;
  owe(walk, {
    rule,
    what: `Corruption of ${owner}`,
    isMet: ({ type, player, by: found }) =>
      type === 'corruptionChanged' && player === owner && found === gain,
  });
}
