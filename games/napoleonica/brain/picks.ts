// NAP-ACN.1: units and hexes the machine names for its Action cards.
import { type Frozen, isFrameOf } from '@grognard/kernel';
import { partsOf } from '../cards/action-cards.ts';
import { type PickFrame, pickFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { pickWorth } from './action-card-worth.ts';
import type { Desk } from './desk.ts';
import { Places } from './places.ts';
import { prizesOf } from './stakes.ts';

const pickIn = ({ frame }: Desk): Frozen<PickFrame> | null => (isFrameOf(pickFrame, frame) ? frame : null);

export function likePick(desk: Desk, { unit }: ActionOf<'pickUnit'>): number {
  const pick = pickIn(desk);
  if (pick === null) return 0;
  const leading = partsOf(pick.card).find((part) => part.do === 'pick' && part.grant !== undefined);
  const grant = pick.grant ?? (leading?.do === 'pick' ? leading.grant : undefined);
  return pickWorth(desk, pick.what, desk.unit(unit), {
    ...(grant === undefined ? {} : { grant }),
    ...(pick.blank ? { blank: true } : {}),
  });
}

/** Where a unit marches or is set down; after a withdrawal from an attack anywhere is better than here. */
export function likeHex(desk: Desk, { hex }: ActionOf<'pickHex'>): number {
  const { battle } = desk;
  const pick = pickIn(desk);
  if (hex === null) return 0;
  const unit = pick === null || pick.unit === null ? null : desk.unit(pick.unit);
  if (unit === null) return 1;
  const places = new Places(battle, unit, prizesOf(battle, unit.owner));
  return places.worth(hex) - places.worth(unit.at);
}

export function likeOption(desk: Desk, { option }: ActionOf<'choose'>): number {
  if (option === 'relief') return desk.own().filter(({ fatigue }) => fatigue > 0).length >= 2 ? 2 : 0;
  return option === 'draw' ? 1.5 : 1;
}
