// Units a card may name now.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { readiness } from '../field/units.ts';
import type { PickFrame } from '../frames.ts';
import type { Battle, Unit } from '../state.ts';
import { refusals } from '../words/refusals.ts';
import { isConnected } from './pick-effects.ts';
import { PICK_RULES } from './picks.ts';
import { isWho } from './who.ts';

export type AskedPick = Pick<Frozen<PickFrame>, 'what' | 'player' | 'card' | 'among' | 'named' | 'grant'>;

export function openPicks(battle: Frozen<Battle>, frame: AskedPick): readonly Frozen<Unit>[] {
  const rule = PICK_RULES[frame.what];
  return battle.units.filter((unit) => {
    if (unit.at < 0 || frame.named.includes(unit.id) || !rule.isOpen(battle, unit, frame)) return false;
    return rule.hexes === undefined || rule.hexes(battle, unit, frame).length > 0 || rule.mayStay === true;
  });
}

/** Why a card cannot name this unit now, as far as a rule of all cards says it. */
export function againstPick(battle: Frozen<Battle>, frame: AskedPick, asked: unknown): Refusal | null {
  const unit = battle.units.find(({ id }) => id === asked);
  if (unit === undefined) return null;
  if (frame.named.includes(unit.id)) return no('NAP-DEK.8', refusals.namedBefore);
  const isActed = frame.what === 'gather' || frame.grant !== null;
  if (!isActed || unit.owner !== frame.player || !isWho(frame.card, unit)) return null;
  if (readiness(unit) !== 'ready') return no('NAP-FAT.6', refusals.exhausted);
  const isApart = frame.what === 'gather' && !isConnected(battle, unit, frame);
  return isApart ? no('NAP-CRD.9', refusals.apart) : null;
}
