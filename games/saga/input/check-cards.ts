// SAG-1.7, 4.1, 5.7: cards of a position: no more and no fewer than the players brought, each objective once.
import { frozen } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { findStrategyCard } from '../data/strategy-cards.ts';
import { cardsInGame, unitsInGame } from '../field/all-cards.ts';
import { findUnit } from '../field/units.ts';
import type { State } from '../state.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';

export function checkCards(state: State): void {
  for (const player of PLAYERS) {
    const { strategy, units } = state.players[player].list.hidden;
    sameCards(strategy, cardsInGame(frozen(state), player), `players.${player}.list.strategy`);
    sameCards(units, unitsInGame(frozen(state), player), `players.${player}.list.units`);
  }
  checkObjectives(state);
  checkAttached(state);
  for (const [i, { unit }] of state.effects.entries())
    if (unit !== null && findUnit(frozen(state), unit) === undefined)
      fault('impossible', `effects[${i}].unit`, `There is no unit ${unit} on the table.`);
}

const count = (cards: readonly string[], card: string): number =>
  cards.filter((each) => each === card).length;

function sameCards(list: readonly string[], there: readonly string[], path: string): void {
  for (const card of new Set([...list, ...there])) {
    const [brought, found] = [count(list, card), count(there, card)];
    if (brought !== found)
      fault('impossible', path, `The list has ${card} ${brought} times, the table ${found} times.`);
  }
}

/** SAG-1.7: one Objective deck, each card once. */
function checkObjectives({ players, objectiveDeck }: State): void {
  const held = (player: Player) =>
    players[player].objectives.map(
      ({ card }, i) => [card.hidden, `players.${player}.objectives[${i}]`] as const,
    );
  const all = [
    ...held('A'),
    ...held('B'),
    ...objectiveDeck.map(({ hidden }, i) => [hidden, `objectiveDeck[${i}]`] as const),
  ];
  for (const [at, [id, path]] of all.entries())
    if (all.slice(0, at).some(([other]) => other === id))
      fault('impossible', path, `There is only one Objective card ${id} (SAG-1.7).`);
}

/** SAG-5.6: only Flags, Officers and their like stay under a unit. */
function checkAttached({ field }: State): void {
  for (const unit of field)
    for (const id of unit?.attached ?? [])
      if (findStrategyCard(id)?.trophy !== true)
        fault('impossible', 'units', `${id} under ${unit?.id} is no card that is attached (SAG-5.6).`);
}
