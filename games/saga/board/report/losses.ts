// Casualties and units lost, by arm and side.

import type { Losses } from '@grognard/desk';
import { lossFigure, totalsOf } from '@grognard/desk/report/losses.ts';
import { sum } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { Event } from '../../events.ts';
import { ownerOf } from '../../view-units.ts';
import {
  type Options,
  PLAYERS,
  type Player,
  UNIT_TYPES,
  type UnitId,
  type UnitType,
} from '../../vocabulary.ts';
import { TYPE_SYMBOL } from '../drawing/cards/card-symbols.ts';
import { deckOf } from '../lobby/options.ts';
import { TYPE_NAME } from '../words/card-words.ts';
import { reportWords } from '../words/sentences-report.ts';
import type { Cards } from './units.ts';

/** SAG-1.5: the casualties all units of a kind could bear. */
function strengthOf(options: Options, player: Player, type: UnitType): number {
  const cards = deckOf(options, player).units.map(unitCard);
  return sum(cards.filter((card) => card.type === type).map(({ cohesion }) => cohesion));
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
      figure: lossFigure(hurt, gone.length),
    };
  };
  const total = totalsOf(PLAYERS);
  return {
    of: tell(reportWords.lossesOf),
    hurt: tell(reportWords.hurt),
    lost: tell(reportWords.lost),
    rows: UNIT_TYPES.map((type) => ({
      name: TYPE_NAME[type],
      symbol: TYPE_SYMBOL[type],
      bySeat: PLAYERS.map((player) => loss(player, type)),
    })).filter(({ bySeat }) => bySeat.some(({ of }) => of > 0)),
    totals: [
      total(tell(reportWords.casualties), 'SAG-12.1', (player) =>
        sum(own(player).map(({ casualties }) => casualties)),
      ),
      total(
        tell(reportWords.unitsLost),
        'SAG-12.2',
        (player) => own(player).filter(({ isLost }) => isLost).length,
      ),
      total(tell(reportWords.retreats), 'SAG-12.7', (player) => counted('unitRetreated', player)),
      total(tell(reportWords.rallied), 'SAG-7.3', (player) => counted('unitRallied', player)),
      total(tell(reportWords.recovered), 'SAG-11.8', (player) => counted('casualtyRemoved', player)),
    ],
  };
}
