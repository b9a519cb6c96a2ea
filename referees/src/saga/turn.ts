// SAG-P-PH1 to SAG-P-END: one turn.
import type { Named } from '../contract.ts';
import { opportunity } from './activation.ts';
import { at, GROUND, other, PLAYERS, type Player, rowOf, slotOf } from './board.ts';
import { clearLand, isAbroad, isFree, isInLine, isInReserve, isSetOut, terrainChoices } from './land.ts';
import { checkpoint, conclude } from './objectives.ts';
import { enterReserve } from './reserve.ts';
import { moraleSum, outflankSum } from './sums.ts';
import {
  choose,
  count,
  draw,
  enlist,
  isEngaged,
  type Play,
  type Table,
  tell,
  type Unit,
  unitsOf,
  without,
} from './table.ts';
import { initiativeOf } from './tables.ts';
import { tellGranted, test } from './tests.ts';
import { openWindow } from './windows.ts';

const inOrder = ({ first }: Table): readonly Player[] => [first, other(first)];
export const bluffOf = (faction: string): string => (faction === 'FR' ? 'X-FR' : 'X-CO');

function* commits(table: Table): Play<ReadonlyMap<Player, string>> {
  const cards = new Map<Player, string>();
  const legal = (player: Player): readonly Named[] => {
    const { hand, faction } = table.players[player];
    return [...new Set([...hand, bluffOf(faction)])].map((card) => ({ type: 'commit', card }));
  };
  while (cards.size < 2) {
    const open = PLAYERS.filter((player) => !cards.has(player));
    const { player, action } = yield {
      rule: 'SAG-6.2',
      asked: open.map((each) => ({ player: each, legal: () => legal(each) })),
    };
    cards.set(player, String(action['card']));
  }
  return cards;
}

/** SAG-6.5, R14. */
function firstByDie(table: Table): Player {
  const french = PLAYERS.filter((player) => table.players[player].faction === 'FR');
  const odd = french.length === 1 ? (french[0] ?? 'A') : 'A';
  return table.roll(6, 'tie') % 2 === 1 ? odd : other(odd);
}

function* initiative(table: Table): Play {
  const cards = yield* commits(table);
  for (const player of PLAYERS) {
    const [general, card] = [table.players[player], cards.get(player) ?? ''];
    if (card.startsWith('X')) general.bluff = 'aside';
    else {
      general.hand = without(general.hand, card);
      general.discard = [...general.discard, card];
    }
  }
  const [a, b] = [initiativeOf(cards.get('A') ?? ''), initiativeOf(cards.get('B') ?? '')];
  table.first = a === b ? firstByDie(table) : a > b ? 'A' : 'B';
  count(table, 'initiatives');
  for (const player of PLAYERS) {
    table.players[player].markers = 3;
    table.players[player].secondStreak = player === table.first ? 0 : table.players[player].secondStreak + 1;
  }
  yield* checkpoint(table);
}

function* reformTest(table: Table, unit: Unit, need: number): Play<boolean> {
  const { success } = yield* test(table, { kind: 'morale', unit, need, sum: moraleSum(table, unit, true) });
  return success;
}

function* regroup(table: Table, player: Player): Play {
  yield* openWindow(table, { id: 'W-REF', players: [player] });
  const tried: Unit[] = [];
  for (;;) {
    const able = unitsOf(table, player).filter(
      (unit) => isInReserve(unit) && unit.cas >= 2 && !isEngaged(table, unit) && !tried.includes(unit),
    );
    if (able.length === 0) return;
    const { type, unit: id } = yield* choose(player, 'SAG-7.2', [
      ...able.map((unit) => ({ type: 'regroup', unit: unit.id })),
      { type: 'done' },
    ]);
    const unit = able.find((each) => each.id === id);
    if (type === 'done' || unit === undefined) return;
    tried.push(unit);
    if (yield* reformTest(table, unit, 7)) unit.cas -= 1;
  }
}

function* rally(table: Table, player: Player): Play {
  let left = unitsOf(table, player).filter((unit) => rowOf(unit.at) === 'RT');
  while (left.length > 0) {
    const { unit: id } = yield* choose(
      player,
      'SAG-7.3',
      left.map((unit) => ({ type: 'rally', unit: unit.id })),
    );
    const unit = left.find((each) => each.id === id);
    if (unit === undefined) return;
    left = left.filter((each) => each !== unit);
    if (yield* reformTest(table, unit, unit.cas >= 3 ? 7 : 6)) yield* enterReserve(table, unit);
  }
}

function lay(table: Table, player: Player, { card, slot }: Named): void {
  const [general, place] = [table.players[player], at(player, String(slot))];
  clearLand(table, place);
  general.hand = without(general.hand, String(card));
  table.terrain.set(place, { card: String(card), owner: player });
  count(table, 'terrain laid');
  tell(table, 'terrainLaid', { player, card, at: place });
}

function* layTerrain(table: Table, player: Player): Play {
  for (;;) {
    const options = [...terrainChoices(table, player, table.players[player].hand), { type: 'done' }];
    const { action } = yield { rule: 'SAG-7.6', asked: [{ player, legal: () => options }], window: 'W-TER' };
    if (action.type === 'done') return;
    lay(table, player, action);
  }
}

function* reform(table: Table): Play {
  for (const step of [regroup, rally, layTerrain])
    for (const player of inOrder(table)) {
      yield* step(table, player);
      yield* checkpoint(table);
    }
}

function* combatActions(table: Table): Play {
  let player = table.first;
  while (PLAYERS.some((each) => table.players[each].markers > 0)) {
    // Where a player has no marker left nothing happens, and nothing is looked at again.
    if (table.players[player].markers > 0) {
      yield* opportunity(table, player);
      yield* checkpoint(table);
    }
    player = other(player);
  }
}

/** SAG-15.2, 15.3: units in the thick of it have to roll. */
const isExposed = (table: Table, unit: Unit): boolean =>
  !isEngaged(table, unit) && (isInLine(unit) || isAbroad(unit));

function* recoverOrder(table: Table, player: Player): Play {
  for (const unit of unitsOf(table, player).filter((each) => each.disarray)) {
    if (!isExposed(table, unit)) unit.disarray = false;
    else {
      const { success } = yield* test(table, {
        kind: 'morale',
        unit,
        need: 6,
        sum: moraleSum(table, unit, false),
      });
      if (success) unit.disarray = false;
    }
  }
}

function* breakFormations(table: Table, player: Player): Play {
  const tried: Unit[] = [];
  for (;;) {
    const able = unitsOf(table, player).filter((unit) => unit.formation !== null && !tried.includes(unit));
    if (able.length === 0) return;
    const { type, unit: id } = yield* choose(player, 'SAG-15.3', [
      ...able.map((unit) => ({ type: 'formation', unit: unit.id })),
      { type: 'done' },
    ]);
    const unit = able.find((each) => each.id === id);
    if (type === 'done' || unit === undefined) return;
    tried.push(unit);
    const free =
      !isExposed(table, unit) ||
      (yield* test(table, { kind: 'morale', unit, need: 6, sum: moraleSum(table, unit, false) })).success;
    if (free) unit.formation = null;
  }
}

function arriveAbroad(table: Table, unit: Unit): void {
  unit.at = at(other(unit.owner), slotOf(unit.at));
  unit.outflankMarker = true;
  unit.outflankFails = 0;
  unit.faceUp = true;
  unit.exposed = false;
  for (const each of unitsOf(table, other(unit.owner))) if (isInReserve(each)) each.faceUp = true;
  table.deeds = [
    ...table.deeds,
    { type: 'outflanked', owner: unit.owner, card: unit.card, place: unit.at, isCharging: false },
  ];
  tell(table, 'outflankArrived', { unit: unit.id });
}

function* outflank(table: Table, player: Player): Play {
  for (const unit of unitsOf(table, player).filter(isSetOut)) {
    const isSure = table.effects.some((each) => each.card === 'P03' && each.unit === unit);
    if (isSure) tellGranted(table, 'outflank', unit, 6);
    const success =
      isSure ||
      (yield* test(table, { kind: 'outflank', unit, need: 6, sum: outflankSum(table, unit) })).success;
    if (success) arriveAbroad(table, unit);
    else unit.outflankFails += 1;
  }
}

function* discards(table: Table, player: Player): Play {
  const general = table.players[player];
  while (general.hand.length > 0) {
    const cards = [...new Set(general.hand)];
    const { type, card } = yield* choose(player, 'SAG-15.5', [
      ...cards.map((each) => ({ type: 'discard', card: each })),
      { type: 'done' },
    ]);
    if (type === 'done') return;
    general.hand = without(general.hand, String(card));
    general.discard = [...general.discard, String(card)];
  }
}

function* reinforce(table: Table, player: Player): Play {
  const general = table.players[player];
  const [top, ...rest] = general.army;
  if (top === undefined) return;
  const { yes } = yield* choose(player, 'SAG-15.8', [
    { type: 'reinforce', yes: true },
    { type: 'reinforce', yes: false },
  ]);
  if (yes !== true) return;
  general.army = rest;
  const unit = enlist(table, player, top, '');
  if (unit !== undefined) yield* enterReserve(table, unit);
}

function* reinforcements(table: Table): Play {
  const order = inOrder(table);
  for (const player of order) yield* openWindow(table, { id: 'W-END', players: [player] });
  for (const step of [recoverOrder, breakFormations, outflank, discards])
    for (const player of order) yield* step(table, player);
  for (const player of order) draw(table, player, 5 - table.players[player].hand.length);
  for (const player of order) table.players[player].bluff = 'hand';
  for (const unit of table.units) unit.activated = false;
  table.effects = [];
  for (const player of order) yield* reinforce(table, player);
  for (const player of order) yield* openWindow(table, { id: 'W-LAST', players: [player] });
}

export function* turn(table: Table): Play {
  table.phase = 'initiative';
  yield* initiative(table);
  table.phase = 'reform';
  yield* reform(table);
  table.phase = 'combat';
  yield* combatActions(table);
  table.phase = 'reinforcements';
  yield* reinforcements(table);
  for (const player of PLAYERS)
    for (const slot of GROUND) if (isFree(table, at(player, slot))) clearLand(table, at(player, slot));
  yield* checkpoint(table);
  conclude(table);
  count(table, 'turns');
}
