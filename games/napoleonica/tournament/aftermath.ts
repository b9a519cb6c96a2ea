// NAP-TRN.8, NAP-TRN.9, NAP-TRN.11: what a battle leaves: VP, income, Broken units, relics.
import { invariant } from '@grognard/kernel';
import { changeImprovements, changeNotebook, improvementsOf, notebookOf } from '../army/books.ts';
import { broken } from '../army/losses.ts';
import { earn } from '../army/notebook.ts';
import { isRelic, type RelicId } from '../data/items.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { byPlayer, DESTROYED, opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { incomeOf, vpOf } from './income.ts';
import {
  type Aftermath,
  aftermathOf,
  type BattleRecord,
  changeSeries,
  type Series,
  seriesOf,
} from './state.ts';

/** The units of a player in the order in which they were fielded, and whether each still stands. */
function fates(battle: Battle, { fielded }: Series, player: Player) {
  const own = battle.units.filter(({ owner }) => owner === player);
  const units = fielded?.[player].units ?? [];
  return units.map((unit, index) => ({ unit, destroyed: own[index]?.at === DESTROYED }));
}

export function readAftermath(battle: Battle, series: Series): Aftermath {
  const { result, players, terms, units } = battle;
  invariant(result !== null, 'the battle is over');
  const holder = (hex: number): Player | undefined => units.find(({ at }) => at === hex)?.owner;
  const keptBy = (player: Player): readonly RelicId[] =>
    terms.relics.flatMap(({ hex, relic }) => (isRelic(relic) && holder(hex) === player ? [relic] : []));
  return {
    winner: result.winner,
    conceded: result.conceded,
    vp: byPlayer((player) => players[player].vp),
    legends: battle.legends,
    survivors: byPlayer((player) =>
      fates(battle, series, player).flatMap(({ unit, destroyed }) => (destroyed ? [] : [unit.unit])),
    ),
    relics: byPlayer(keptBy),
  };
}

function recordOf(aftermath: Aftermath, { map }: Series): BattleRecord {
  invariant(map !== null, 'a battle has its map');
  return { map, winner: aftermath.winner, vp: byPlayer((player) => vpOf(aftermath, player)) };
}

/** T8: losses are entered, VP counted, income paid. */
export function enterAftermath(umpire: Table): void {
  const { state } = umpire;
  const { battle } = state;
  const series = seriesOf(state);
  invariant(battle !== null, 'a battle was fought');
  const aftermath = readAftermath(battle, series);
  changeSeries(state, { aftermath, records: [...series.records, recordOf(aftermath, series)] });
  for (const player of PLAYERS)
    for (const { unit, destroyed } of fates(battle, series, player))
      if (destroyed) enterLoss(umpire, player, unit);
  state.battle = null;
  for (const player of PLAYERS) pay(umpire, player);
}

function enterLoss(umpire: Table, player: Player, unit: Parameters<typeof broken>[1]): void {
  const { state } = umpire;
  const { notebook, lost } = broken(notebookOf(state, player), unit);
  changeNotebook(state, player, () => notebook);
  // NAP-TRN.25: a lost improvement goes to the discards.
  const deck = improvementsOf(state);
  if (lost !== null) changeImprovements(state, { ...deck, discards: [...deck.discards, lost] });
  umpire.emit({ type: 'unitBroken', rule: 'NAP-TRN.9', player, unit: unit.unit, lost });
}

function pay(umpire: Table, player: Player): void {
  const { state } = umpire;
  const aftermath = aftermathOf(state);
  const dp = incomeOf(aftermath, player, notebookOf(state, player));
  changeNotebook(state, player, (notebook) => ({
    ...earn(notebook, dp),
    vp: notebook.vp + vpOf(aftermath, player),
  }));
  const { treasury } = notebookOf(state, player);
  umpire.emit({ type: 'incomePaid', rule: 'NAP-TRN.8', player, dp, treasury });
}

/** T11: relics that are held are kept, the others go back into the bag. */
export function keepRelics(umpire: Table): void {
  const { state } = umpire;
  const { relics } = aftermathOf(state);
  for (const player of PLAYERS)
    for (const relic of relics[player]) {
      changeNotebook(state, player, (notebook) => ({ ...notebook, relics: [...notebook.relics, relic] }));
      umpire.emit({ type: 'relicKept', rule: 'NAP-TRN.11', player, relic });
    }
  const kept = [...relics.A, ...relics.B];
  changeSeries(state, { relicBag: seriesOf(state).relicBag.filter((relic) => !kept.includes(relic)) });
}

export const loserOf = (state: { readonly series: Series | null }): Player =>
  opponentOf(aftermathOf(state).winner);
