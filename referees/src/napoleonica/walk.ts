// One decision walked through event by event: the referee carries each out on its own copy of the battle, and asks of each
// whether the law allows it there and then.
import type { Moment, Named } from '../contract.ts';
import type { Judge } from './judge.ts';
import { unitOf } from './profile.ts';
import type { Attack, Battle, Both, Player, Unit } from './shape.ts';

/** Something that must still happen before the decision is over. */
export interface Due {
  readonly rule: string;
  readonly what: string;
  readonly isMet: (event: Named) => boolean;
}

export interface Walk {
  readonly battle: Battle;
  readonly moment: Moment;
  readonly judge: Judge;
  /** Values of dice and of Orders that have not been used yet. */
  readonly rolls: { sides: number; value: number; purpose: string }[];
  readonly tokens: { sides: number; value: number; purpose: string }[];
  dues: Due[];
  /** Points of END.1 so far. */
  readonly scored: Both<number>;
  /** Corruption spent for hexes of the move that comes next. */
  hexesPaid: number;
  /** The last thing that happened but for changes of Fatigue and Corruption. */
  last: Named | null;
  /** A unit that strikes once more in a frenzy, or after it has pursued. */
  frenzied: number | null;
  /** The deck has been shuffled, or its order is not known for another reason. */
  shuffled: Player[];
}

export const named = (event: Named, field: string): string => String(event[field]);
export const numbered = (event: Named, field: string): number => Number(event[field]);
export const unitIn = (walk: Walk, event: Named, field = 'unit'): Unit =>
  unitOf(walk.battle, numbered(event, field));
export const playerIn = (event: Named, field = 'player'): Player => (event[field] === 'B' ? 'B' : 'A');

/** The attack an event is about: those on top of it are over. */
export function attackWith(walk: Walk, fits: (attack: Attack) => boolean): Attack | undefined {
  const { attacks } = walk.battle;
  for (let place = attacks.length - 1; place >= 0; place -= 1) {
    const attack = attacks[place];
    if (attack !== undefined && fits(attack)) {
      attacks.length = place + 1;
      return attack;
    }
  }
  return undefined;
}

/** NAP-AUT.1: the top card of the automaton's deck; '' where the deck has been shuffled unseen. */
export function takeTop(walk: Walk, player: Player): string {
  const holding = walk.battle.players[player];
  if (holding.deck.length === 0) {
    holding.deck = holding.discard;
    holding.discard = [];
    walk.shuffled.push(player);
  }
  return walk.shuffled.includes(player) ? '' : (holding.deck.shift() ?? '');
}

/** A card of a shuffled deck once it is known. */
export function takeKnown(walk: Walk, player: Player, card: string): void {
  if (!walk.shuffled.includes(player)) return;
  const { deck } = walk.battle.players[player];
  const place = deck.indexOf(card);
  if (place >= 0) deck.splice(place, 1);
}

export const owe = (walk: Walk, due: Due): void => {
  walk.judge.count('dues');
  walk.dues.push(due);
};

/** NAP-FAT.1: one more, if there is room. */
export function oweFatigue(walk: Walk, unit: number, by: number, rule: string, what: string): void {
  owe(walk, {
    rule,
    what,
    isMet: (event) => event.type === 'fatigueChanged' && event['unit'] === unit && event['by'] === by,
  });
}
