// What an Action card would do now, part by part.
import type { Frozen } from '@grognard/kernel';
import { type Part, partsOf } from '../cards/action-cards.ts';
import { openPicks } from '../cards/open-picks.ts';
import { pickOf } from '../cards/playable.ts';
import type { CardId } from '../data/words.ts';
import { isInAura } from '../field/auras.ts';
import type { Unit } from '../state.ts';
import type { PickWhat } from '../vocabulary.ts';
import { grantedWorth } from './activating.ts';
import type { Desk } from './desk.ts';
import { drawWorth } from './order-values.ts';
import { pointsGain } from './reinforcing.ts';
import { WEIGHTS } from './weights.ts';
import { fallWorth, modelWorth, resting, tiring } from './worth.ts';

type PickPart = Extract<Part, { readonly do: 'pick' }>;
/** Units that act together also stand in each other's way. */
const TOGETHER = 0.8;
const REBIRTH_POINTS = 4;
const TITHE = 3;

/** Of one unit a card may name. */
export function pickWorth(
  desk: Desk,
  what: PickWhat,
  unit: Frozen<Unit>,
  part: Pick<PickPart, 'grant' | 'blank'>,
): number {
  switch (what) {
    case 'gather':
    case 'lead':
    case 'activate':
    case 'command':
      return part.grant === undefined
        ? desk.prospects(unit.id).best
        : grantedWorth(desk, unit, part.grant, part.blank === true);
    case 'tire':
      return tiring(unit);
    case 'whisper':
    case 'strike':
      return what === 'strike' || tiring(unit) === 0
        ? modelWorth(unit) + (unit.models === 1 ? fallWorth(desk.battle, unit) : 0)
        : tiring(unit);
    case 'tithe':
      return TITHE * WEIGHTS.corruption - modelWorth(unit);
    case 'process':
      return resting(unit);
    case 'march':
      return marchWorth(desk, unit);
    case 'gate':
      return -1;
  }
}

function marchWorth(desk: Desk, unit: Frozen<Unit>): number {
  let best = 0;
  for (const { worth, strike } of desk.prospects(unit.id).moves.values())
    best = Math.max(best, worth - Math.max(0, strike?.worth ?? 0));
  return 0.7 * best;
}

function partWorth(desk: Desk, card: CardId, part: Part): number {
  const { battle, player } = desk;
  const { screen, pouch } = battle.players[player];
  const draw = (count: number): number => count * drawWorth(desk.demand, screen.hidden, pouch.hidden);
  switch (part.do) {
    case 'draw':
      return draw(part.count);
    case 'take':
      return WEIGHTS.order * 1.4;
    case 'points':
      return pointsGain(battle, player, part.count, null);
    case 'rebirth':
      return (
        pointsGain(battle, player, Math.min(REBIRTH_POINTS, 1 + battle.players[player].corruption), null) -
        2 * WEIGHTS.corruption
      );
    case 'relief':
      return bestOf(desk.own().map(resting), part.count);
    case 'auraRelief':
      return desk
        .own()
        .filter((unit) => isInAura(battle, unit))
        .reduce((sum, unit) => sum + resting(unit), 0);
    case 'scorch':
      return WEIGHTS.order * 0.8;
    case 'choose':
      return Math.max(...Object.values(part.options).map((each) => partWorth(desk, card, each)));
    case 'pick':
      return part.again === true ? 0 : picksWorth(desk, card, part);
  }
}

function picksWorth(desk: Desk, card: CardId, part: PickPart): number {
  const leading =
    partsOf(card).find((each): each is PickPart => each.do === 'pick' && each.grant !== undefined) ?? part;
  const named = openPicks(desk.battle, { ...pickOf(part, desk.player, card) });
  const worths = named.map((unit) => pickWorth(desk, part.what, unit, leading));
  return bestOf(worths, part.count) * (part.count > 1 ? TOGETHER : 1);
}

const bestOf = (worths: readonly number[], count: number): number =>
  worths
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, worth) => sum + Math.max(0, worth), 0);

export const actionCardWorth = (desk: Desk, card: CardId): number =>
  partsOf(card).reduce((sum, part) => sum + partWorth(desk, card, part), 0);
