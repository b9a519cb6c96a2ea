import { findUnitCard } from '../../data/unit-cards.ts';
import { boardOf, slotOf } from '../../field/places.ts';
import { SEAT_NAME } from '../../names.ts';
import type { UnitView, View } from '../../view.ts';
import { slotName } from '../../words/slot-names.ts';
import { statesOf } from './names.ts';
import { tellUnit } from './tell-unit.ts';

/** A unit in words, with everything that lies on it. */
export function tellPiece({ viewer }: View, unit: UnitView): string {
  const card = unit.card === null ? undefined : findUnitCard(unit.card);
  const isOwn = unit.owner === viewer;
  const owner = isOwn ? 'Your' : `${SEAT_NAME[unit.owner]}’s`;
  const where = `${boardOf(unit.at) === unit.owner ? '' : 'behind the enemy, '}${slotName(slotOf(unit.at))}`;
  const hidden = isOwn && !unit.faceUp ? ', face-down, only you know it' : '';
  const what = card === undefined ? 'face-down unit' : `${tellUnit(card)}${hidden}`;
  return [`${owner} ${where}: ${what}`, ...statesOf(unit)].join(', ');
}
