// SAG-4, SAG-19, SAG-20, SAG-P-SETUP: decks, what was dealt, deployment, opening ground.
import type { Difference, Named } from '../contract.ts';
import { fieldOf, isFields, isOn, listOf, numberOf, plain, textOf, textsOf } from '../reading.ts';
import { at, GROUND, LINE, PLAYERS, type Player, rowOf, SECOND } from './board.ts';
import { terrainChoices } from './land.ts';
import { count, enlist, type General, type Play, type Rules, type Table, tell, without } from './table.ts';
import { DECKS, type Deck, OBJECTIVES, UNIT_CARDS, type UnitCard, WITHOUT_OUTFLANK } from './tables.ts';

export const rulesOf = (options: unknown): Rules => ({
  evade: isOn(options, 'evade'),
  outflank: isOn(options, 'outflank'),
  objectives: textOf(options, 'objectives'),
  vpTarget: numberOf(options, 'vpTarget'),
  maxTurns: fieldOf(options, 'maxTurns') === null ? null : numberOf(options, 'maxTurns'),
  alwaysPrompt: isOn(options, 'alwaysPrompt'),
  autoScore: isOn(options, 'autoScore'),
});

export function deckOf(options: unknown, player: Player): Deck {
  const chosen = fieldOf(options, 'decks', player);
  if (isFields(chosen))
    return {
      faction: textOf(chosen, 'faction'),
      units: textsOf(chosen, 'units'),
      strategy: textsOf(chosen, 'strategy'),
    };
  const deck = DECKS[String(chosen)] ?? { faction: '', units: [], strategy: [] };
  if (isOn(options, 'outflank')) return deck;
  return { ...deck, strategy: deck.strategy.map((card) => WITHOUT_OUTFLANK[card] ?? card) };
}

const POOLS: { readonly [faction: string]: RegExp } = { FR: /^FR-/, CO: /^(?:BR|AL|PR)-/, PR: /^PR-/ };
const FLAGS: { readonly [faction: string]: RegExp } = { FR: /^[GNF]/, CO: /^[GNB]/, PR: /^[GNP]/ };

const times = (list: readonly string[], item: string): number => list.filter((each) => each === item).length;

/** SAG-20: everything wrong with a deck. */
export function faultsOf(
  { faction, units, strategy }: Deck,
  points: number,
  outflank: boolean,
): readonly string[] {
  const cards = units.map((id) => UNIT_CARDS.get(id)).filter((card) => card !== undefined);
  const sum = (test: (card: UnitCard) => boolean): number => cards.filter(test).length;
  const [horse, guns] = [
    sum(({ arm }) => arm.endsWith('cavalry')),
    sum(({ arm }) => arm.endsWith('artillery')),
  ];
  const extra = units.length >= 18 ? 1 : 0;
  const broken: readonly (readonly [string, boolean])[] = [
    ['SAG-20.3 size', units.length < 16],
    ['SAG-20.3 cost', cards.reduce((all, { cost }) => all + cost, 0) > points],
    ['SAG-20.2 faction', units.some((id) => POOLS[faction]?.test(id) !== true)],
    ['SAG-20.4 dots', cards.some(({ id, dots }) => times(units, id) > dots)],
    ['SAG-20.5 cavalry', horse * 2 > cards.length - horse - guns],
    ['SAG-20.6 artillery', guns > 2 + extra],
    ['SAG-20.6 guards', sum(({ status }) => status === 'guard') > 3 + extra],
    ['SAG-20.8 strategy', strategy.length < 40 || strategy.some((card) => times(strategy, card) > 2)],
    ['SAG-5.10 flags', strategy.some((card) => FLAGS[faction]?.test(card) !== true)],
    ['SAG-26 outflank', !outflank && strategy.some((card) => ['N02', 'N03', 'P03'].includes(card))],
  ];
  return broken.flatMap(([rule, isSo]) => (isSo ? [rule] : []));
}

/** What lies where after the shuffles, read once from the first position. */
export function dealtTo(options: unknown, before: unknown, player: Player): General {
  const own = fieldOf(before, 'players', player);
  const deckList = deckOf(options, player);
  return {
    faction: deckList.faction,
    deckList,
    hand: textsOf(own, 'hand'),
    bluff: 'hand',
    deck: textsOf(own, 'deck'),
    discard: [],
    army: textsOf(own, 'army'),
    muster: textsOf(own, 'muster'),
    objectives: listOf(own, 'objectives').map((each) => ({
      id: textOf(each, 'card'),
      open: false,
      scored: false,
    })),
    captured: [],
    markers: 0,
    meleeWins: 0,
    secondStreak: 0,
    tokens: 0,
  };
}

const sorted = (list: readonly string[]): string => plain(list.toSorted());

/** SAG-4.3 to 4.5: the deal comes out of the decks, nothing lost and nothing added. */
export function dealFaults(table: Table, before: unknown): readonly Difference[] {
  const wanted = table.rules.objectives === 'threeOneOpen' ? 3 : 2;
  const dealt = PLAYERS.flatMap((player) => {
    const { deckList, hand, deck, army, muster, objectives } = table.players[player];
    count(table, 'lists');
    const checks: readonly (readonly [string, boolean])[] = [
      ['SAG-4.3', hand.length === 5 && sorted([...hand, ...deck]) === sorted(deckList.strategy)],
      ['SAG-4.5', sorted([...muster, ...army]) === sorted(deckList.units)],
      ['SAG-4.4', objectives.length === wanted],
    ];
    return checks.flatMap(([rule, holds]) =>
      holds ? [] : [{ rule, what: `the deal of ${player}`, expected: true, found: false }],
    );
  });
  const all = [
    ...PLAYERS.flatMap((player) => table.players[player].objectives.map(({ id }) => id)),
    ...textsOf(before, 'objectiveDeck'),
  ];
  return sorted(all) === sorted(OBJECTIVES)
    ? dealt
    : [...dealt, { rule: 'SAG-1.7', what: 'the objectives', expected: OBJECTIVES, found: all }];
}

/** Both at once and unseen. */
function* together(
  rule: string,
  legal: (player: Player) => readonly Named[],
  take: (player: Player, action: Named) => boolean,
): Play {
  let open = PLAYERS;
  while (open.length > 0) {
    const { player, action } = yield {
      rule,
      asked: open.map((each) => ({ player: each, legal: () => legal(each) })),
    };
    if (take(player, action)) open = open.filter((each) => each !== player);
  }
}

function* openObjectives(table: Table): Play {
  yield* together(
    'SAG-19.1',
    (player) => table.players[player].objectives.map(({ id }) => ({ type: 'openObjective', obj: id })),
    (player, { obj }) => {
      for (const each of table.players[player].objectives) if (each.id === obj) each.open = true;
      return true;
    },
  );
}

type Placed = ReadonlyMap<string, string>;
const isGuard = (id: string): boolean => UNIT_CARDS.get(id)?.status === 'guard';
const isGun = (id: string): boolean => UNIT_CARDS.get(id)?.arm.endsWith('artillery') === true;

/** SAG-4.6 to 4.9: whether the rest could still be placed. */
function canComplete(muster: readonly string[], placed: Placed): boolean {
  const guards = muster.filter(isGuard).length;
  const room = { L: 5, S: guards > 3 ? 7 - guards : 4, R: guards > 3 ? guards : 3 };
  const left = [...placed.values()].reduce(without, muster);
  const used = (row: string): number =>
    [...placed.keys()].filter((slot) => rowOf(`A:${slot}`) === row).length;
  const misplaced = [...placed].some(
    ([slot, id]) => (isGuard(id) && !slot.startsWith('R')) || (isGun(id) && slot.startsWith('L')),
  );
  const [front, second, reserve] = [room.L - used('L'), room.S - used('S'), room.R - used('R')];
  if (misplaced || front < 0 || second < 0 || reserve < 0) return false;
  const plain = left.filter((id) => !isGuard(id) && !isGun(id)).length;
  return left.filter(isGuard).length <= reserve && plain >= front;
}

function deployments(muster: readonly string[], placed: Placed): readonly Named[] {
  const left = [...placed.values()].reduce(without, muster);
  const fits = (slot: string, unit: string): boolean =>
    !placed.has(slot) && canComplete(muster, new Map([...placed, [slot, unit]]));
  return [
    ...[...new Set(left)].flatMap((unit) =>
      GROUND.filter((slot) => fits(slot, unit)).map((slot) => ({ type: 'place', unit, slot })),
    ),
    ...[...placed.keys()].map((slot) => ({ type: 'unplace', slot })),
    ...(left.length === 0 ? [{ type: 'confirmDeploy' }] : []),
  ];
}

/** SAG-4.5. */
function muster(table: Table): void {
  for (const player of PLAYERS) {
    const general = table.players[player];
    if (general.muster.length > 0) continue;
    general.muster = general.army.slice(0, 12);
    general.army = general.army.slice(12);
  }
}

function* deploy(table: Table): Play {
  muster(table);
  const drafts = new Map<Player, Placed>(PLAYERS.map((player) => [player, new Map()]));
  yield* together(
    'SAG-4.6',
    (player) => deployments(table.players[player].muster, drafts.get(player) ?? new Map()),
    (player, { type, unit, slot }) => {
      const placed = drafts.get(player) ?? new Map();
      if (type === 'place') drafts.set(player, new Map([...placed, [String(slot), String(unit)]]));
      if (type === 'unplace') drafts.set(player, new Map([...placed].filter(([each]) => each !== slot)));
      return type === 'confirmDeploy';
    },
  );
  for (const player of PLAYERS) {
    table.players[player].muster = [];
    for (const slot of GROUND) {
      const card = drafts.get(player)?.get(slot);
      const unit = card === undefined ? undefined : enlist(table, player, card, at(player, slot));
      if (unit !== undefined) unit.faceUp = LINE.includes(slot) || SECOND.includes(slot);
    }
  }
}

function* openingTerrain(table: Table): Play {
  const drafts = new Map<Player, Placed>(PLAYERS.map((player) => [player, new Map()]));
  const handLeft = (player: Player): readonly string[] =>
    [...(drafts.get(player) ?? new Map<string, string>()).values()].reduce(
      without,
      table.players[player].hand,
    );
  yield* together(
    'SAG-4.11',
    (player) => [
      ...terrainChoices(table, player, handLeft(player)).filter(
        ({ slot }) => drafts.get(player)?.has(slot) !== true,
      ),
      { type: 'done' },
    ],
    (player, { type, card, slot }) => {
      if (type === 'done') return true;
      drafts.set(player, new Map([...(drafts.get(player) ?? new Map()), [String(slot), String(card)]]));
      return false;
    },
  );
  for (const player of PLAYERS) {
    table.players[player].hand = handLeft(player);
    for (const [slot, card] of drafts.get(player) ?? new Map<string, string>()) {
      table.terrain.set(at(player, slot), { card, owner: player });
      tell(table, 'terrainLaid', { player, card, at: at(player, slot) });
    }
  }
}

export function* setUp(table: Table): Play {
  if (table.rules.objectives !== 'classic') yield* openObjectives(table);
  yield* deploy(table);
  yield* openingTerrain(table);
}
