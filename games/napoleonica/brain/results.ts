// NAP-S7 to NAP-S10: how a unit of the machine takes a blow, and what it does after one.
import type { Frozen } from '@grognard/kernel';
import { FULL } from '../activation/grants.ts';
import { damageOf } from '../attack/ignores.ts';
import { standingAt } from '../attack/imagined.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf, targetOf } from '../attack/sides.ts';
import { isDifficult } from '../field/terrain.ts';
import { can } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import type { Desk } from './desk.ts';
import { Places } from './places.ts';
import { Planner } from './prospects.ts';
import { prizesOf } from './stakes.ts';
import { fallWorth, modelWorth, tiring } from './worth.ts';

/** What a unit's place becomes worth by going there. */
const going = (battle: Frozen<Battle>, unit: Frozen<Unit>, hex: Hex): number => {
  const places = new Places(battle, unit, prizesOf(battle, unit.owner));
  return places.worth(hex) - places.worth(unit.at);
};
const isStopped = (battle: Frozen<Battle>, unit: Frozen<Unit>, hex: Hex): boolean =>
  isDifficult(battle, hex) && !can(unit, 'ranger');

/** What one damage less saves: a model, and the unit if it was the last. */
function saving(battle: Frozen<Battle>): number {
  const target = targetOf(battle);
  const damage = damageOf(battle, attackOf(battle));
  if (damage > target.models) return 0;
  return modelWorth(target) + (damage === target.models ? fallWorth(battle, target) : 0);
}

/** It holds its ground as far as it can. */
export const likeIgnoring = (_desk: Desk, { count }: ActionOf<'ignoreRetreat'>): number => count;

export function likeRetreat({ battle }: Desk, { hex }: ActionOf<'retreat'>): number {
  const unit = targetOf(battle);
  return going(battle, unit, hex) - (isStopped(battle, unit, hex) ? saving(battle) + modelWorth(unit) : 0);
}

export function likeRegroup({ battle }: Desk, { hex }: ActionOf<'regroup'>): number {
  const unit = targetOf(battle);
  if (hex === null) return 0;
  const isHurt = damageOf(battle, attackOf(battle)) >= 1;
  return going(battle, unit, hex) + (isHurt && !isStopped(battle, unit, hex) ? saving(battle) : -1);
}

export const likeAbsorbing = ({ battle }: Desk, { yes }: ActionOf<'absorb'>): number =>
  yes ? saving(battle) - tiring(targetOf(battle)) : 0;

export function likeBlast(desk: Desk, { unit }: ActionOf<'blast'>): number {
  const hit = desk.unit(unit);
  return modelWorth(hit) + (hit.models === 1 ? fallWorth(desk.battle, hit) : 0);
}

export const likeFollowing = ({ battle }: Desk, { hex }: ActionOf<'advance'>): number =>
  hex === null ? 0 : going(battle, attackerOf(battle), hex);

/** NAP-ABL.16: the pursuit, and the attack that must follow. */
export function likePursuit({ battle }: Desk, { hex }: ActionOf<'persecute'>): number {
  const unit = attackerOf(battle);
  if (hex === null) return 0;
  const at = hex === 'stay' ? unit.at : hex;
  const there = standingAt(battle, unit, at);
  const strike = new Planner(there, there.units[unit.id] ?? unit, { ...FULL, meleeOnly: true }).bestStrike(
    at,
  );
  return going(battle, unit, at) + (strike?.worth ?? 0);
}
