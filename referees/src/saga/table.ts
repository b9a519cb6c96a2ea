// What the referee keeps of a battle of Saga, and how it asks and rolls. It plays along by itself.
import type { Named } from '../contract.ts';
import { type Player, slotRank } from './board.ts';
import { type Deck, UNIT_CARDS, type UnitCard } from './tables.ts';

export interface Unit {
  readonly id: string;
  readonly owner: Player;
  readonly card: UnitCard;
  /** 'A:L1'; empty when it has left the board. */
  at: string;
  faceUp: boolean;
  cas: number;
  activated: boolean;
  formation: 'line' | 'square' | 'echelon' | null;
  chargeTurn: number | null;
  disarray: boolean;
  dismounted: boolean;
  outflankMarker: boolean;
  outflankFails: number;
  exposed: boolean;
  firedAsOutflanker: boolean;
  noMeleeTurn: number | null;
  evadedTurn: number | null;
  attached: readonly string[];
}

export interface Melee {
  readonly initiator: Unit;
  readonly foe: Unit;
  readonly startCas: ReadonlyMap<Unit, number>;
  readonly tests: Map<Unit, number>;
}

export interface Objective {
  readonly id: string;
  open: boolean;
  scored: boolean;
}

export interface General {
  readonly faction: string;
  readonly deckList: Deck;
  hand: readonly string[];
  bluff: 'hand' | 'aside';
  deck: readonly string[];
  discard: readonly string[];
  army: readonly string[];
  muster: readonly string[];
  readonly objectives: readonly Objective[];
  captured: readonly { readonly kind: string; readonly id: string; readonly vp: number }[];
  markers: number;
  meleeWins: number;
  secondStreak: number;
  tokens: number;
}

export interface Rules {
  readonly evade: boolean;
  readonly outflank: boolean;
  readonly objectives: string;
  readonly vpTarget: number;
  readonly maxTurns: number | null;
  readonly alwaysPrompt: boolean;
  readonly autoScore: boolean;
}

/** What cards have set going, for an activation or a turn. */
export interface Effect {
  readonly card: string;
  readonly by: Player;
  readonly unit: Unit | null;
  readonly lasts: 'action' | 'turn';
  readonly value: number;
}

export interface Activation {
  readonly player: Player;
  readonly unit: Unit;
  hadWindow: boolean;
  charged: boolean;
  evadeFailed: boolean;
}

export interface Deed {
  readonly type: 'eliminated' | 'retreated' | 'won' | 'outflanked';
  readonly owner: Player;
  readonly card: UnitCard | null;
  readonly place: string;
  readonly isCharging: boolean;
}

/** When each card may be played, and what comes of it. */
export interface CardBook {
  choices(table: Table, window: Window, player: Player, card: string): readonly Named[];
  /** Gives whether the card stays on the board. */
  play(table: Table, window: Window, player: Player, action: Named): Play<boolean>;
}

export interface Die {
  natural: number;
}

/** A casualty test that cards may still help or hinder. */
export interface Ordeal {
  bonus: number;
  isGranted: boolean;
}

export interface Hit {
  readonly unit: Unit;
  hits: number;
  readonly byFire: boolean;
}

export interface Window {
  readonly id: string;
  /** In order of priority. */
  readonly players: readonly Player[];
  readonly unit?: Unit;
  readonly target?: Unit;
  readonly act?: string;
  readonly die?: Die;
  readonly ordeal?: Ordeal;
  readonly hit?: Hit;
  /** Who lost to the winner, and the winner's place when he won. */
  readonly loser?: Unit;
  readonly wonAt?: string;
  /** W-RET: set by the card that opens the way into the Reserve. */
  readonly way?: { isOpen: boolean };
}

export interface Table {
  readonly cards: CardBook;
  readonly rules: Rules;
  turn: number;
  phase: string;
  first: Player;
  readonly players: { readonly [player in Player]: General };
  units: readonly Unit[];
  readonly terrain: Map<string, { readonly card: string; readonly owner: Player }>;
  melees: readonly Melee[];
  effects: readonly Effect[];
  activation: Activation | null;
  deeds: readonly Deed[];
  winners: readonly Player[] | null;
  told: Named[];
  readonly reckoned: { [kind: string]: number };
  roll(sides: number, purpose: string): number;
}

/** What somebody is asked, or would be: an optional question may go by in silence if nothing can be done. */
export interface Question {
  readonly rule: string;
  readonly asked: readonly { readonly player: Player; readonly legal: () => readonly Named[] }[];
  /** How the game names a window: asked only where something can be played, or where nobody may know. */
  readonly window?: string;
  /** Whom the window is about, and how many cards have been played in it. */
  readonly about?: string | null;
  readonly played?: number;
}
export interface Answer {
  readonly player: Player;
  readonly action: Named;
}
export type Play<T = void> = Generator<Question, T, Answer>;

export const count = (table: Table, kind: string, by = 1): void => {
  table.reckoned[kind] = (table.reckoned[kind] ?? 0) + by;
};
export const tell = (table: Table, type: string, facts: { readonly [name: string]: unknown }): void => {
  table.told.push({ type, ...facts });
};

/** One decision of one player; with one option it may be given without asking. */
export function* choose(player: Player, rule: string, options: readonly Named[]): Play<Named> {
  const asked = [{ player, legal: () => options }];
  const { action } = yield options.length === 1 ? { rule, asked, window: `only ${rule}` } : { rule, asked };
  return action;
}

export function* yesOrNo(player: Player, rule: string, type: string, facts: object = {}): Play<boolean> {
  const action = yield* choose(player, rule, [
    { type, ...facts, yes: true },
    { type, ...facts, yes: false },
  ]);
  return action['yes'] === true;
}

export const unitAt = ({ units }: Table, place: string): Unit | undefined =>
  units.find((unit) => unit.at === place);
export const isThere = (unit: Unit): boolean => unit.at !== '';
export const meleeOf = ({ melees }: Table, unit: Unit): Melee | undefined =>
  melees.find(({ initiator, foe }) => initiator === unit || foe === unit);
export const isEngaged = (table: Table, unit: Unit): boolean => meleeOf(table, unit) !== undefined;
export const foeOf = (table: Table, unit: Unit): Unit | undefined => {
  const melee = meleeOf(table, unit);
  return melee?.initiator === unit ? melee.foe : melee?.initiator;
};

export const isArtillery = ({ card }: Unit): boolean => card.arm.endsWith('artillery');
export const isMounted = ({ card, dismounted }: Unit): boolean => card.arm.endsWith('cavalry') && !dismounted;
export const isLight = (unit: Unit): boolean => isMounted(unit) && unit.card.arm === 'light cavalry';
export const isHeavy = (unit: Unit): boolean => isMounted(unit) && unit.card.arm === 'heavy cavalry';
export const isInfantry = (unit: Unit): boolean => !isArtillery(unit) && !isMounted(unit);
export const has = ({ card }: Unit, keyword: string): boolean => card.keywords.includes(keyword);

export const unitsOf = ({ units }: Table, owner: Player): readonly Unit[] =>
  units
    .filter((unit) => unit.owner === owner && isThere(unit))
    .toSorted((one, two) => slotRank(owner, one.at) - slotRank(owner, two.at));

/** SAG-29: the next unit to leave the Army deck gets the next number. */
export function enlist(table: Table, owner: Player, card: string, place: string): Unit | undefined {
  const printed = UNIT_CARDS.get(card);
  if (printed === undefined) return undefined;
  const general = table.players[owner];
  general.tokens += 1;
  const unit: Unit = {
    id: `${owner}${general.tokens}`,
    owner,
    card: printed,
    at: place,
    faceUp: false,
    cas: 0,
    activated: false,
    formation: null,
    chargeTurn: null,
    disarray: false,
    dismounted: false,
    outflankMarker: false,
    outflankFails: 0,
    exposed: false,
    firedAsOutflanker: false,
    noMeleeTurn: null,
    evadedTurn: null,
    attached: [],
  };
  table.units = [...table.units, unit];
  return unit;
}

export const without = <T>(list: readonly T[], item: T): readonly T[] => {
  const index = list.indexOf(item);
  return index < 0 ? list : [...list.slice(0, index), ...list.slice(index + 1)];
};

/** SAG-R16: when the deck is empty the discard pile is shuffled into a new one. */
export function draw(table: Table, player: Player, wanted: number): void {
  const general = table.players[player];
  for (let left = wanted; left > 0; left -= 1) {
    if (general.deck.length === 0) reshuffle(table, player);
    const [card, ...rest] = general.deck;
    if (card === undefined) return;
    general.deck = rest;
    general.hand = [...general.hand, card];
  }
}

function reshuffle(table: Table, player: Player): void {
  const general = table.players[player];
  if (general.discard.length === 0) return;
  let rest = general.discard;
  general.discard = [];
  general.deck = [];
  while (rest.length > 0) {
    const index = rest.length === 1 ? 0 : table.roll(rest.length, 'SAG-R16') - 1;
    general.deck = [...general.deck, ...rest.slice(index, index + 1)];
    rest = rest.filter((_, each) => each !== index);
  }
}
