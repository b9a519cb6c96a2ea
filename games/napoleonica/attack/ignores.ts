// NAP-ATK.26 to NAP-ATK.28, NAP-S7: what the dice show, and what the defender may ignore of it: lists before sums.
// Also NAP-ABL.11, NAP-FAQ.8, NAP-RUL.23, NAP-RUL.41, NAP-RUL.84.
import type { Frozen, RuleId } from '@grognard/kernel';
import type { Attack } from '../attack-record.ts';
import { maneuverCard } from '../data/maneuver-cards.ts';
import type { DieSymbol } from '../data/words.ts';
import { isInAuraWith } from '../field/auras.ts';
import { unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { terrainAt } from '../field/terrain.ts';
import { can, friendsNextTo } from '../field/units.ts';
import type { Battle } from '../state.ts';
import { reaction } from './cards.ts';

export interface Modifier {
  readonly rule: RuleId;
  readonly label: string;
  readonly value: number;
}
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

export function shown({ dice }: Frozen<Attack>, symbol: DieSymbol): number {
  let count = 0;
  for (const { face } of dice) if (face === symbol) count++;
  return count;
}

/** The crit effect of the attacker is at work (NAP-ATK.23). */
export const isCritical = (battle: Frozen<Battle>, attack: Frozen<Attack>, crit: string): boolean =>
  attack.critical && profileOf(unitOf(battle, attack.attacker)).card.crit.name === crit;

/** NAP-CRT.6: Terror adds a retreat. */
export const retreatsShown = (battle: Frozen<Battle>, attack: Frozen<Attack>): number =>
  shown(attack, 'retreat') + (isCritical(battle, attack, 'terror') ? 1 : 0);

const worth = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.filter(({ value }) => value > 0);

export function hitsIgnored(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly Modifier[] {
  const target = unitOf(battle, attack.target);
  const { name, ignores } = terrainAt(battle, target.at);
  const covers = !ignores.rangedOnly || attack.kind === 'ranged';
  const card = reaction(battle, attack);
  return worth([
    { rule: 'NAP-TER.9', label: name, value: covers ? ignores.hits : 0 },
    { rule: 'NAP-ABL.19', label: 'Shield', value: can(target, 'shield') ? 1 : 0 },
    { rule: 'NAP-CRD.4', label: 'Card', value: card === 'R11' || card === 'A11' ? 2 : 0 },
  ]);
}

export function retreatsIgnorable(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly Modifier[] {
  const target = unitOf(battle, attack.target);
  const { name, ignores } = terrainAt(battle, target.at);
  const isBrave = can(target, 'brave') || isInAuraWith(battle, target, 'AR4');
  const inFormation = battle.terms.switches.formation && friendsNextTo(battle, target, target.at).length >= 2;
  const all = retreatsShown(battle, attack);
  return worth([
    { rule: 'NAP-TER.9', label: name, value: ignores.retreats },
    { rule: 'NAP-ABL.4', label: 'Brave', value: isBrave ? 1 : 0 },
    { rule: 'NAP-ADD.1', label: 'Formation', value: inFormation ? 1 : 0 },
    {
      rule: 'NAP-CRD.4',
      label: maneuverCard('R09').name,
      value: reaction(battle, attack) === 'R09' ? all : 0,
    },
  ]);
}

/** NAP-DMG.1: what the dice and the retreat add up to, before reductions. */
export function damageDealt(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly Modifier[] {
  const crits = shown(attack, 'crit');
  const hits = shown(attack, 'hit');
  const isHammer = attack.kind === 'melee' && isCritical(battle, attack, 'hammerblow');
  return worth([
    { rule: 'NAP-ATK.26', label: 'Crits', value: crits },
    { rule: 'NAP-ATK.26', label: 'Hits', value: hits - attack.ignored },
    { rule: 'NAP-CRT.3', label: 'Hammerblow', value: isHammer ? crits : 0 },
    { rule: 'NAP-RET.5', label: 'Retreat', value: attack.retreatDamage },
  ]);
}

/** NAP-DMG.2, NAP-DMG.3: reductions in their order; Fortitude never lets the damage be brought to nothing. */
export function damageReduced(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly Modifier[] {
  const fortitude = can(unitOf(battle, attack.target), 'fortitude');
  return worth([
    { rule: 'NAP-ABL.18', label: 'Regroup', value: attack.retreated === 'regrouped' ? 1 : 0 },
    { rule: 'NAP-DMG.2', label: 'Card', value: attack.prevented },
    { rule: 'NAP-DMG.3', label: 'Fortitude', value: fortitude ? 1 : 0 },
    { rule: 'NAP-DMG.4', label: 'Fatigue', value: attack.absorbed ? 1 : 0 },
  ]);
}

export function damageOf(battle: Frozen<Battle>, attack: Frozen<Attack>): number {
  const dealt = sumOf(damageDealt(battle, attack));
  const least = dealt >= 1 && can(unitOf(battle, attack.target), 'fortitude') ? 1 : 0;
  return Math.max(least, dealt - sumOf(damageReduced(battle, attack)));
}
