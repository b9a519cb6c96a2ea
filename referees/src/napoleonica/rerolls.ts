// NAP-ATK.19 to NAP-ATK.22, NAP-ADD.4: which dice may be rolled again, by whom, through what.
import { mainCard } from './pool.ts';
import { gradeOf, masteryOf, unitOf } from './profile.ts';
import type { Attack, Battle } from './shape.ts';

export type Roller = 'attacker' | 'defender';
const usedUp = (used: readonly string[], source: string): number =>
  used.filter((each) => each === source).length;

/** How often each source may still be used. */
export function sourcesOf(
  battle: Battle,
  attack: Attack,
  who: Roller,
): { readonly [source: string]: number } {
  if (attack.kind === 'grenade') return {};
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const used = who === 'attacker' ? attack.attackerUsed : attack.defenderUsed;
  const enemy = who === 'attacker' ? target : unit;
  const tired = battle.terms.switches.fatigueRerolls && enemy.fatigue > 0 ? 1 : 0;
  const left = (source: string, most: number) => Math.max(0, most - usedUp(used, source));
  if (who === 'defender')
    return {
      master: left('master', gradeOf(target, 'Master of Defence')),
      fatigue: left('fatigue', 1) * tired,
    };
  const isActive = battle.activation?.unit === attack.attacker;
  const skills = isActive ? (battle.activation?.used ?? []) : [];
  const card = mainCard(battle, attack);
  return {
    master: left('master', masteryOf(battle, unit, attack.kind, skills)),
    card: left('card', card === 'F10' || card === 'R16' ? 2 : 0),
    order: battle.players[unit.owner].passed ? 0 : left('order', 1),
    fatigue: left('fatigue', 1) * tired,
  };
}

export interface Reroll {
  readonly die: number;
  readonly source: string;
  readonly pay?: string;
}

export function rerollsOf(battle: Battle, attack: Attack, who: Roller): Reroll[] {
  const sources = sourcesOf(battle, attack, who);
  const { screen } = battle.players[unitOf(battle, attack.attacker).owner];
  return attack.dice.flatMap((die, index) => {
    const done = who === 'attacker' ? die.byAttacker : die.byDefender;
    if (index < attack.settled || die.face === 'crit' || done) return [];
    return Object.entries(sources).flatMap(([source, left]): Reroll[] => {
      if (left === 0) return [];
      if (source !== 'order') return [{ die: index, source }];
      return [...new Set(screen)].map((pay) => ({ die: index, source, pay }));
    });
  });
}
