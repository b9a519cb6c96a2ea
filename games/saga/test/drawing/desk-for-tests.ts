// A desk without a page: what is pressed, and what would have been sent.
import { indexOffers } from '@grognard/desk/offers/offer-index.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Json, Target } from '@grognard/kernel';
import { aboutOf } from '../../board/about.ts';
import type { pressOn } from '../../board/choices.ts';
import { actionIn, type viewIn } from '../../board/reading.ts';
import type { Shown, WireOffer } from './played-games.ts';

type Desk = Parameters<typeof pressOn>[0];
type TableState = Parameters<typeof viewIn>[0];

/** What the page would follow; nobody follows it here. */
const still = <S extends { readonly value: unknown }>(value: S['value']): S => ({ value }) as S;

export interface TestDesk {
  readonly desk: Desk;
  /** What presses have offered or sent since the last `clear`. */
  readonly reached: Json[];
  /** Menus that were opened. */
  readonly menus: (readonly WireOffer[])[];
  clear(): void;
}

export function deskFor(shown: Shown): TestDesk {
  const index = indexOffers(shown.offers, (action) => aboutOf(actionIn(action), shown.view));
  const reached: Json[] = [];
  const menus: (readonly WireOffer[])[] = [];
  const state = { view: shown.view, offers: shown.offers, hints: true, n: 1 } as unknown as TableState;
  const desk: Desk = {
    shown: still<Desk['shown']>(state),
    isLive: still<Desk['isLive']>(true),
    moments: still<Desk['moments']>([]),
    news: still<Desk['news']>(null),
    selection: still<Desk['selection']>(null),
    drag: still<Desk['drag']>(null),
    pointedAt: still<Desk['pointedAt']>([]),
    hasMotion: false,
    RuleLink: () => null,
    offers: () => shown.offers,
    on: (target: Target) => index.get(targetKey(target)) ?? [],
    submit(action) {
      reached.push(action);
      return Promise.resolve(true);
    },
    submitEach: () => Promise.resolve(),
    choose(offers) {
      const legal = offers.filter(({ refusal }) => refusal === null);
      reached.push(...legal.map(({ action }) => action));
      menus.push(legal);
    },
    explain: () => {},
    ask: () => {},
    press: () => {},
    explainTarget: () => false,
    grab: () => false,
    carry: () => {},
    drop: () => {},
    letGo: () => {},
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
