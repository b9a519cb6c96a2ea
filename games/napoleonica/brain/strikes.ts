// What an attack is worth: the enemy's expected losses, his place, his Fatigue, less what he strikes back.
import type { Frozen } from '@grognard/kernel';
import { declaredIn } from '../attack/imagined.ts';
import type { Attack } from '../attack-record.ts';
import { unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { isExhausted } from '../field/units.ts';
import { type Forecast, forecast } from '../odds/forecast.ts';
import { canFormSquare } from '../procedures/declaration.ts';
import type { Battle, Unit } from '../state.ts';
import { blowOf } from './blows.ts';
import { prizesOf } from './stakes.ts';
import { WEIGHTS } from './weights.ts';
import { fallWorth, modelWorth, pointsWorth, tiring } from './worth.ts';

/** Crit effects beside damage, in Development Points each time. */
const CRIT_WORTH: { readonly [name: string]: number } = {
  advance: 1,
  frenzy: 5,
  vampirism: 4,
  pin: 3,
  rally: 2,
  blast: 6,
  corrupt: 1,
};
/** Cavalry that drives the enemy off pursues. */
const PERSECUTION_WORTH = 5;
/** Whoever may pay for a Counterblow does so that often. */
const COUNTER_CHANCE = 0.8;

/** Expected losses of a unit to a blow, in Development Points. */
export function harmWorth(
  battle: Frozen<Battle>,
  target: Frozen<Unit>,
  { losses, destroyed, tired }: Forecast,
): number {
  return losses * modelWorth(target) + destroyed * fallWorth(battle, target) + tired * tiring(target) * 0.7;
}

/** What the target does to whoever attacks it in melee. */
function riposteHarm(battle: Frozen<Battle>, attack: Frozen<Attack>, stays: number): number {
  const [attacker, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  if (attack.kind !== 'melee' || isExhausted(target)) return 0;
  const { counterblow, rows } = profileOf(target);
  const melee = rows.findIndex(({ kind }) => kind === 'melee');
  const isCountered = counterblow !== null && battle.players[target.owner].screen.count > 0;
  if (!attack.square && !isCountered) return 0;
  const given = attack.square
    ? null
    : (counterblow ?? []).length > 0
      ? counterblow
      : (rows[melee]?.dice ?? ['W']);
  const back = declaredIn({ ...battle, attacks: [] }, target, Math.max(0, melee), attacker, null, {
    riposte: attack.square ? 'square' : 'counterblow',
    given,
    kind: 'melee',
  });
  const share = stays * (attack.square ? 1 : COUNTER_CHANCE);
  return share * harmWorth(battle, attacker, forecast(blowOf(back.battle, back.attack)));
}

/** What the enemy loses with his hex. */
function placeWorth(battle: Frozen<Battle>, target: Frozen<Unit>): number {
  const prize = prizesOf(battle, target.owner).find(({ hex }) => hex === target.at);
  return (
    WEIGHTS.driven +
    (prize === undefined ? 0 : WEIGHTS.hold * pointsWorth(battle, target.owner, prize.points))
  );
}

/** Of an attack as it has been declared in this battle. */
export function strikeWorth(declared: Frozen<Battle>, attack: Frozen<Attack>): number {
  const [attacker, target] = [unitOf(declared, attack.attacker), unitOf(declared, attack.target)];
  const expected = forecast(blowOf(declared, attack));
  const { destroyed, driven, critical } = expected;
  const { card, persecution } = profileOf(attacker);
  const isPursuing = persecution > 0 && attack.kind === 'melee' && attack.riposte === null;
  return (
    harmWorth(declared, target, expected) +
    (driven + destroyed) * placeWorth(declared, target) +
    critical * (CRIT_WORTH[card.crit.name] ?? 0) +
    (isPursuing ? (driven + destroyed) * PERSECUTION_WORTH : 0) -
    (attack.riposte === null ? riposteHarm(declared, attack, 1 - destroyed - driven) : 0)
  );
}

/** As if it were declared now: a Square is formed where that helps. */
export function plannedStrike(
  battle: Frozen<Battle>,
  attacker: Frozen<Unit>,
  row: number,
  target: Frozen<Unit>,
  facts: Partial<Attack> = {},
): number {
  const open = declaredIn(battle, attacker, row, target, null, facts);
  const worth = strikeWorth(open.battle, open.attack);
  if (!canFormSquare(open.battle)) return worth;
  const formed = declaredIn(battle, attacker, row, target, null, { ...facts, square: true });
  return Math.min(worth, strikeWorth(formed.battle, formed.attack) + tiring(target));
}
