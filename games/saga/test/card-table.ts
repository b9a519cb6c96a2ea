// A table to play cards at: windows are passed until the wanted one is open.
import type { RuleId } from '@grognard/kernel';
import type { WindowFrame } from '../frames.ts';
import type { CardChoice, Declaration, Step } from '../grammar.ts';
import { findNearest } from '../procedures/stack.ts';
import { isPlayer, type Player, type StrategyCardId, type WindowId } from '../vocabulary.ts';
import { type Scene, type TestTable, table } from './table.ts';

type Order = Omit<Declaration, 'target'> & { readonly target?: string };

export interface CardTable extends Omit<TestTable, 'dice'> {
  dice(...values: readonly number[]): CardTable;
  /** Pass every window that is open. */
  skip(): void;
  /** Pass windows until this one is open for this player. */
  reach(player: Player, window: WindowId): void;
  /** Play a card in the window that is open. */
  card(player: Player, card: StrategyCardId, choice?: CardChoice): void;
  /** The rule against playing it; null when it may be played. */
  against(player: Player, card: StrategyCardId, choice?: CardChoice): RuleId | null;
  /** Activate a unit and stop in W-DEC if anybody could play there, or before its declaration. */
  rouse(place: string): void;
  /** Activate and declare, with these enabling cards; stops at the next question. */
  orders(place: string, order: Order, ...enabling: readonly StrategyCardId[]): void;
  /** Totals of the tests so far. */
  totals(): readonly (number | undefined)[];
  /** Rules of the modifiers of the last test. */
  modifiers(): readonly RuleId[];
  /** Ids of the cards in a hand, in order. */
  hand(player: Player): readonly StrategyCardId[];
}

export function cardTable(scene: Scene): CardTable {
  const t = table(scene);
  const open = (): WindowFrame | null =>
    t.state.frames.at(-1)?.proc === 'window' ? findNearest(t.state, 'window') : null;
  const asked = (): Player => {
    const seat = t.asked();
    if (!isPlayer(seat)) throw new Error(`asked: ${seat}`);
    return seat;
  };
  const pass = (): void => {
    t.play(asked(), { type: 'pass' });
  };
  const skip = (): void => {
    while (open() !== null) pass();
  };
  const reach = (player: Player, window: WindowId): void => {
    for (;;) {
      const frame = open();
      if (frame === null) throw new Error(`${window} did not open; at ${t.state.frames.at(-1)?.proc}`);
      if (frame.occasion.window === window && asked() === player) return;
      pass();
    }
  };
  const card = (player: Player, id: StrategyCardId, choice: CardChoice = {}): void => {
    t.play(player, { type: 'card', card: id, ...choice });
  };
  const rolls = () => t.events.filter((event) => event.type === 'testRolled');
  const rouse = (place: string): void => {
    skip();
    t.activate(place);
  };
  const queue = t.dice.bind(t);
  const cards: CardTable = Object.assign(t, {
    dice(...values: readonly number[]): CardTable {
      queue(...values);
      return cards;
    },
    skip,
    reach,
    card,
    rouse,
    against: (player: Player, id: StrategyCardId, choice: CardChoice = {}) =>
      t.refused(player, { type: 'card', card: id, ...choice }),
    orders(place: string, order: Order, ...enabling: readonly StrategyCardId[]) {
      rouse(place);
      const player = asked();
      for (const id of enabling) {
        reach(player, 'W-DEC');
        card(player, id);
      }
      while (open()?.occasion.window === 'W-DEC') pass();
      t.order(place, order);
    },
    totals: () => rolls().map(({ sum }) => sum?.total),
    modifiers: () =>
      rolls()
        .at(-1)
        ?.sum?.modifiers.map(({ rule }) => rule) ?? [],
    hand: (player: Player) => t.player(player).hand.map(({ hidden }) => hidden),
  });
  return cards;
}

/** A Forced March: one step and then another. */
export const march = (first: Order, then: Step): Order => ({ ...first, then });
