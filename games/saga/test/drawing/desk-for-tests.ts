// A desk without a page: what is pressed, and what would have been sent.
import { indexOffers } from '@grognard/desk/offers/offer-index.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Desk, Offer, TableState } from '../../board/desk.ts';
import { aboutOf } from '../../board/input/action-targets.ts';
import type { Action } from '../../grammar.ts';
import type { Shown } from './played-games.ts';

/** What the page would follow; nobody follows it here. */
const still = <S extends { readonly value: unknown }>(value: S['value']): S => ({ value }) as S;

export interface TestDesk {
  readonly desk: Desk;
  /** What presses have offered or sent since the last `clear`. */
  readonly reached: Action[];
  /** Menus that were opened. */
  readonly menus: (readonly Offer[])[];
  clear(): void;
}

export function deskFor({ view, offers }: Shown): TestDesk {
  const index = indexOffers(offers, (action) => aboutOf(action, view));
  const reached: Action[] = [];
  const menus: (readonly Offer[])[] = [];
  const state = { view, offers, hints: true, n: 1 } as unknown as TableState;
  const nothing = (): void => {};
  const desk: Desk = {
    shown: still<Desk['shown']>(state),
    isLive: still<Desk['isLive']>(true),
    moments: still<Desk['moments']>([]),
    playing: still<Desk['playing']>(null),
    lastScene: still<Desk['lastScene']>(null),
    seatedAt: still<Desk['seatedAt']>('near'),
    selection: still<Desk['selection']>(null),
    drag: still<Desk['drag']>(null),
    pointedAt: still<Desk['pointedAt']>([]),
    hasMotion: false,
    offers: () => offers,
    on: (target) => index.get(targetKey(target)) ?? [],
    submit(action) {
      reached.push(action);
      return Promise.resolve(true);
    },
    submitEach: () => Promise.resolve(),
    ahead: nothing,
    confirm: () => {},
    choose(given) {
      const legal = given.filter(({ refusal }) => refusal === null);
      reached.push(...legal.map(({ action }) => action));
      menus.push(legal);
    },
    explain: nothing,
    ask: nothing,
    press: nothing,
    explainTarget: () => false,
    grab: () => false,
    carry: nothing,
    drop: nothing,
    letGo: nothing,
  };
  return {
    desk,
    reached,
    menus,
    clear() {
      reached.length = 0;
      menus.length = 0;
      desk.selection.value = null;
    },
  };
}
