// A desk without a page: what is pressed, and what would have been sent.
import type { Json, Target } from '@grognard/kernel';
import type { TableState, WireOffer } from '@grognard/protocol';
import type { Desk } from '@grognard/web/table/game-board.ts';
import { signal } from '@preact/signals';
import { aboutOf } from '../../board/about.ts';
import { keyOf } from '../../board/marks.ts';
import { actionIn } from '../../board/reading.ts';
import type { Shown } from './played-games.ts';

export interface TestDesk {
  readonly desk: Desk;
  /** What presses have offered or sent since the last `clear`. */
  readonly reached: Json[];
  /** Menus that were opened. */
  readonly menus: (readonly WireOffer[])[];
  clear(): void;
}

function indexOf({ view, offers }: Shown): ReadonlyMap<string, readonly WireOffer[]> {
  const index = new Map<string, WireOffer[]>();
  for (const offer of offers)
    for (const key of new Set([offer.target, ...aboutOf(actionIn(offer.action), view)].map(keyOf)))
      index.set(key, [...(index.get(key) ?? []), offer]);
  return index;
}

export function deskFor(shown: Shown): TestDesk {
  const index = indexOf(shown);
  const reached: Json[] = [];
  const menus: (readonly WireOffer[])[] = [];
  const state = { view: shown.view, offers: shown.offers, hints: true, n: 1 } as unknown as TableState;
  const desk: Desk = {
    shown: signal(state),
    isLive: signal(true),
    moments: signal([]),
    news: signal(null),
    selection: signal<Json>(null),
    drag: signal(null),
    pointedAt: signal([]),
    hasMotion: false,
    RuleLink: () => null,
    offers: () => shown.offers,
    on: (target: Target) => index.get(keyOf(target)) ?? [],
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
