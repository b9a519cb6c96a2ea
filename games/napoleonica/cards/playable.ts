// NAP-CRD.11: an Action card may be played if at least one part of it can do something.
import type { Frozen } from '@grognard/kernel';
import type { CardId } from '../data/words.ts';
import { isInAura } from '../field/auras.ts';
import { canStep } from '../reinforcement/models.ts';
import type { Battle } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { type Part, partsOf } from './action-cards.ts';
import { openPicks } from './open-picks.ts';

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
    case 'pick':
      return part.again !== true && openPicks(battle, pickOf(part, player, card)).length > 0;
  }
}

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
