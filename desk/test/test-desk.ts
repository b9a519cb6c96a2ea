// A desk without a page: what is pressed, and what would have been sent.
import type { Desk, Offer, TableState } from '@grognard/desk';
import { indexOffers } from '@grognard/desk/offers/offer-index.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Target, Viewer } from '@grognard/kernel';

/** What the page would follow; nobody follows it here. */
const still = <S extends { readonly value: unknown }>(value: S['value']): S => ({ value }) as S;

export interface TestDesk<V, A, E, S, Scene> {
  readonly desk: Desk<V, A, E, S, Scene>;
  /** What presses have offered or sent since the last `clear`. */
  readonly reached: A[];
  /** Menus that were opened. */
  readonly menus: (readonly Offer<A>[])[];
  clear(): void;
}

/** What a board is shown. */
export interface OnTheDesk<V, A> {
  readonly view: V;
  readonly offers: readonly Offer<A>[];
  readonly viewer?: Viewer;
  readonly decisions?: TableState['decisions'];
  readonly kind?: TableState['kind'];
}

export function testDesk<V, A, E, S, Scene>(
  { view, offers, viewer, kind, decisions = [] }: OnTheDesk<V, A>,
  aboutOf: (action: A, state: TableState<V, A>) => readonly Target[],
): TestDesk<V, A, E, S, Scene> {
  type Its = Desk<V, A, E, S, Scene>;
  const state = { view, offers, viewer, kind, decisions, hints: true, n: 1 } as unknown as TableState<V, A>;
  const index = indexOffers(offers, (action) => aboutOf(action, state));
  const reached: A[] = [];
  const menus: (readonly Offer<A>[])[] = [];
  const nothing = (): void => {};
  const desk: Its = {
    shown: still<Its['shown']>(state),
    isLive: still<Its['isLive']>(true),
    moments: still<Its['moments']>([]),
    playing: still<Its['playing']>(null),
    lastScene: still<Its['lastScene']>(null),
    seatedAt: still<Its['seatedAt']>('near'),
    selection: still<Its['selection']>(null),
    drag: still<Its['drag']>(null),
    pointedAt: still<Its['pointedAt']>([]),
    hasMotion: false,
    offers: () => offers,
    on: (target) => index.get(targetKey(target)) ?? [],
    submit(action) {
      reached.push(action);
      return Promise.resolve(true);
    },
    submitEach(next) {
      const first = next(offers);
      if (first !== undefined) reached.push(first.action);
      return Promise.resolve();
    },
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
    hush: nothing,
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
