// What is picked and how far an answer has come, for whoever does not see what is lit.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import { placeOf, TERRAIN_SLOTS } from '../../field/places.ts';
import { isPlayer } from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import type { Desk } from '../desk.ts';
import { answersOn } from '../input/choices.ts';
import { placeTarget } from '../input/targets.ts';
import { cardName, unitCardName, unitName } from './names.ts';
import { spoken } from './sentences-labels.ts';

/** Slots and units that are lit with what is picked. */
function lit(desk: Desk): number {
  const { view } = desk.shown.value;
  const isLit = (target: Parameters<typeof answersOn>[1]): boolean => answersOn(desk, target).some(isLegal);
  const slots = isPlayer(view.viewer)
    ? TERRAIN_SLOTS.map((slot) => placeTarget(view, placeOf(view.viewer === 'B' ? 'B' : 'A', slot)))
    : [];
  return [...slots, ...view.units.map(({ id }) => ({ unit: id }))].filter(isLit).length;
}

export function announce(desk: Desk): string | null {
  const picked = desk.selection.value;
  const { view } = desk.shown.value;
  switch (picked?.kind) {
    case 'card': {
      const card =
        findStrategyCard(picked.card) === undefined ? unitCardName(picked.card) : cardName(picked.card);
      return tell(spoken.cardPicked, { card, count: lit(desk) });
    }
    case 'slot':
      return tell(spoken.unitLifted, { where: slotName(picked.slot), count: lit(desk) });
    case 'partner':
      return tell(spoken.partner, { unit: unitName(view, picked.unit) });
    case 'layout':
      return picked.from === null ? null : tell(spoken.reserveFrom, { where: slotName(picked.from) });
    default:
  }
  const { draft, viewer, players } = view;
  if (draft?.kind !== 'deploy' || !isPlayer(viewer)) return null;
  const placed = Object.keys(draft.slots).length;
  return placed === 0 ? null : tell(spoken.placed, { placed, all: players[viewer].muster.length });
}
