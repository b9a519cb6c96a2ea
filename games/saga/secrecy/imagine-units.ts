// Which units the viewer does not know: face-down ones, those in the Army deck, and a muster.
import type { Open, Random } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { unitCard } from '../data/unit-cards.ts';
import { boardOf, zoneOf } from '../field/places.ts';
import type { UnitView, View } from '../view.ts';
import type { Deck, Player, TerrainKind, UnitCard, UnitCardId, UnitId } from '../vocabulary.ts';
import { draw, without } from './pick.ts';
import { visibleUnits } from './visible.ts';

export interface ImaginedUnits {
  readonly onField: { readonly [unit: UnitId]: UnitCardId };
  readonly army: readonly UnitCardId[];
  readonly muster: readonly UnitCardId[];
}

export function imagineUnits(view: Open<View>, player: Player, list: Deck, random: Random): ImaginedUnits {
  const bag = without(list.units, ...visibleUnits(view, player));
  const onField: { [unit: UnitId]: UnitCardId } = {};
  const hidden = view.units.filter(({ owner, card }) => owner === player && card === null);
  // The choosiest places first, so that something is left that fits them.
  for (const unit of hidden.toSorted((a, b) => strictness(view, b) - strictness(view, a))) {
    const card = draw(bag, random, (id) => mayBeThere(view, unit, unitCard(id))) ?? draw(bag, random);
    if (card !== undefined) onField[unit.id] = card;
  }
  const { army, muster } = view.players[player];
  const order = random.shuffle(bag, 'SAG-4.5 imagined Army deck');
  const next = (known: UnitCardId | null): UnitCardId => known ?? order.pop() ?? list.units[0] ?? '';
  return { onField, muster: muster.map(next), army: army.map(next) };
}

const terrainUnder = (view: Open<View>, unit: UnitView): TerrainKind | null => {
  const ground = view.terrain.find(({ at }) => at === unit.at);
  return ground === undefined ? null : (strategyCard(ground.card).terrain ?? null);
};

const isOnItsWay = (unit: UnitView): boolean => zoneOf(unit.at) === 'OF' && boardOf(unit.at) === unit.owner;

function strictness(view: Open<View>, unit: UnitView): number {
  const terrain = terrainUnder(view, unit);
  return terrain === 'building' ? 3 : isOnItsWay(unit) ? 2 : terrain === 'woods' ? 1 : 0;
}

/** SAG-8.4, 18.1: what everybody may conclude about a face-down unit from where it lies. */
function mayBeThere(view: Open<View>, unit: UnitView, { type, status, keywords }: UnitCard): boolean {
  const isFoot = type === 'infantry' || type === 'lightInfantry';
  if (isOnItsWay(unit))
    return status !== 'guard' && !keywords.includes('dismounted') && (isFoot || type === 'lightCavalry');
  const terrain = terrainUnder(view, unit);
  if (terrain === 'building') return isFoot;
  return terrain !== 'woods' || isFoot || type === 'lightCavalry';
}
