// A good deployment, one unit after the other: foot in front, horse and guns behind, the Guard in Reserve.
import { findUnitCard } from '../../data/unit-cards.ts';
import type { TerrainSlot, UnitCard } from '../../vocabulary.ts';
import { bestOf, either, firstOf } from './wishes.ts';

/** The middle first: it is where the front must hold. */
const ORDER: readonly TerrainSlot[] = [
  ...(['L3', 'L2', 'L4', 'L1', 'L5', 'S2', 'S3', 'S1', 'S4'] as const),
  ...(['R3', 'R2', 'R4', 'R1', 'R5'] as const),
];

const strength = ({ fire, melee, cohesion }: UnitCard): number => fire + melee + cohesion;

/** How much a unit wants to stand in a line, 1 to 40. */
function fitness(card: UnitCard, slot: TerrainSlot): number {
  const isFoot = card.type === 'infantry' || card.type === 'lightInfantry';
  if (slot.startsWith('L')) return isFoot ? 20 + strength(card) : strength(card);
  if (slot.startsWith('S')) return isFoot ? strength(card) : 20 + strength(card);
  return 1;
}

const places = bestOf((action) => {
  if (action.type !== 'place') return 0;
  const card = findUnitCard(action.unit);
  const rank = ORDER.length - ORDER.indexOf(action.slot);
  return card === undefined ? 0 : rank * 100 + fitness(card, action.slot);
});

export const deploys = either(
  places,
  firstOf(({ type }) => type === 'confirmDeploy'),
);
