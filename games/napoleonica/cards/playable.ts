// NAP-CRD.11: an Action card may be played if at least one part of it can do something.
import type { Frozen } from '@grognard/kernel';
import { firingIndirectly } from '../attack/imagined.ts';
import { hasTarget } from '../attack/targets.ts';
import type { CardId } from '../data/words.ts';
import { isInAura } from '../field/auras.ts';
import { can, canTire } from '../field/units.ts';
import { canStep } from '../reinforcement/models.ts';
import type { Battle, Unit } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { type Part, partsOf } from './action-cards.ts';
import { type AskedPick, openPicks } from './open-picks.ts';
import { PICK_RULES } from './picks.ts';

type Reading = Frozen<Battle>;

const hasPouch = ({ players }: Reading, player: Player): boolean => players[player].pouch.count > 0;
const isTired = ({ units }: Reading, player: Player): boolean =>
  units.some(({ owner, at, fatigue }) => owner === player && at >= 0 && fatigue > 0);

export function canDoPart(battle: Reading, player: Player, card: CardId, part: Part): boolean {
  switch (part.do) {
    case 'draw':
    case 'take':
      return hasPouch(battle, player);
    case 'points':
    case 'rebirth':
      return canStep({ ...battle, gained: [] }, player);
    case 'relief':
      return isTired(battle, player);
    case 'auraRelief':
      return battle.units.some(
        (unit) => unit.owner === player && unit.at >= 0 && unit.fatigue > 0 && isInAura(battle, unit),
      );
    case 'scorch':
      return battle.players[opponentOf(player)].screen.count > 0;
    case 'choose':
      return Object.values(part.options).some((each) => canDoPart(battle, player, card, each));
    case 'pick': {
      if (part.again === true) return false;
      const pick = pickOf(part, player, card);
      return openPicks(battle, pick).some((unit) => canDoAnything(battle, unit, pick));
    }
  }
}

/** Guns that may only fire need a target, ranks that march a way to go, or Fatigue to lose by staying (R14). */
function canDoAnything(battle: Reading, unit: Frozen<Unit>, pick: AskedPick): boolean {
  const { grant, what, card } = pick;
  if (grant !== null && !grant.move && !grant.rest) return canFire(battle, unit);
  if (what !== 'march') return true;
  return (
    (PICK_RULES.march.hexes?.(battle, unit, pick).length ?? 0) > 0 || (card === 'R14' && unit.fatigue > 0)
  );
}

/** NAP-ABL.33: also with Indirect Fire, if it is not too tired. */
const canFire = (battle: Reading, unit: Frozen<Unit>): boolean =>
  hasTarget(battle, unit, false) ||
  (can(unit, 'indirectFire') && canTire(unit) && hasTarget(firingIndirectly(battle, unit.id), unit, false));

type PickPart = Extract<Part, { readonly do: 'pick' }>;
export const pickOf = ({ what, grant, blank }: PickPart, player: Player, card: CardId) => ({
  what,
  player,
  card,
  among: null,
  named: [],
  grant: grant ?? null,
  blank: blank === true,
});

export const canPlay = (battle: Reading, player: Player, card: CardId): boolean =>
  partsOf(card).some((part) => canDoPart(battle, player, card, part));
