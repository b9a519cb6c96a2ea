// Casualties and units lost, by arm and side.
import type { Losses } from '@grognard/desk';
import { boxDeck } from '../../data/decks.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { Event } from '../../events.ts';
import {
  type Options,
  PLAYERS,
  type Player,
  UNIT_TYPES,
  type UnitId,
  type UnitType,
} from '../../vocabulary.ts';
import { type Cards, ownerOf } from './names.ts';

const ARM: { readonly [type in UnitType]: { readonly name: string; readonly symbol: string } } = {
  infantry: { name: 'Infantry', symbol: 'arm-infantry' },
  lightInfantry: { name: 'Light Infantry', symbol: 'arm-light-infantry' },
  lightCavalry: { name: 'Light Cavalry', symbol: 'arm-light-cavalry' },
  heavyCavalry: { name: 'Heavy Cavalry', symbol: 'arm-heavy-cavalry' },
  artillery: { name: 'Artillery', symbol: 'arm-foot-artillery' },
  horseArtillery: { name: 'Horse Artillery', symbol: 'arm-horse-artillery' },
};

/** SAG-1.5: the casualties all units of a kind could bear. */
function strengthOf({ decks, outflank }: Options, player: Player, type: UnitType): number {
  const chosen = decks[player];
  const { units } = typeof chosen === 'string' ? boxDeck(chosen, outflank) : chosen;
  return units
    .map(unitCard)
    .filter((card) => card.type === type)
    .reduce((strength, { cohesion }) => strength + cohesion, 0);
}

interface Fate {
  readonly unit: UnitId;
  readonly casualties: number;
  readonly isLost: boolean;
}

/** Every casualty and every loss, in order. */
const fatesIn = (events: readonly Event[]): readonly Fate[] =>
  events.flatMap((event): readonly Fate[] => {
    if (event.type === 'casualtiesTaken')
      return [{ unit: event.unit, casualties: event.count, isLost: false }];
    const isLost =
      event.type === 'unitEliminated' || (event.type === 'unitSentBack' && event.to === 'captured');
    return isLost ? [{ unit: event.unit, casualties: 0, isLost }] : [];
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function lossesOf(events: readonly Event[], options: Options, cards: Cards): Losses {
  const fates = fatesIn(events);
  const cardOf = (unit: UnitId) => {
    const card = cards.get(unit);
    return card === undefined ? null : unitCard(card);
  };
  const own = (player: Player) => fates.filter(({ unit }) => ownerOf(unit) === player);
  const counted = (type: Event['type'], player: Player): number =>
    events.filter((event) => event.type === type && 'unit' in event && ownerOf(event.unit ?? '') === player)
      .length;
  const loss = (player: Player, type: UnitType) => {
    const hit = own(player).filter(({ unit }) => cardOf(unit)?.type === type);
    const gone = hit.filter(({ isLost }) => isLost);
    const hurt = sum(hit.map(({ casualties }) => casualties));
    return {
      hurt,
      lost: sum(gone.map(({ unit }) => cardOf(unit)?.cohesion ?? 0)),
      of: strengthOf(options, player, type),
      figure: gone.length === 0 ? `${hurt}` : `${hurt} · ${gone.length}`,
    };
  };
  const total = (name: string, rule: string, count: (player: Player) => number) => ({
    name,
    rule,
    bySeat: PLAYERS.map(count),
  });
  return {
    of: 'casualties · units lost, against what the deck could bear',
    hurt: 'casualties',
    lost: 'strength of lost units',
    rows: UNIT_TYPES.map((type) => ({
      ...ARM[type],
      bySeat: PLAYERS.map((player) => loss(player, type)),
    })).filter(({ bySeat }) => bySeat.some(({ of }) => of > 0)),
    totals: [
      total('Casualties', 'SAG-12.1', (player) => sum(own(player).map(({ casualties }) => casualties))),
      total('Units lost', 'SAG-12.2', (player) => own(player).filter(({ isLost }) => isLost).length),
      total('Retreats', 'SAG-12.7', (player) => counted('unitRetreated', player)),
      total('Rallied', 'SAG-7.3', (player) => counted('unitRallied', player)),
      total('Casualties recovered', 'SAG-11.8', (player) => counted('casualtyRemoved', player)),
    ],
  };
}
