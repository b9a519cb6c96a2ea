import type { Drag, GameBoard, Moment, News, Offer, Question, TableState } from '@grognard/desk';
import { indexOffers, type OfferIndex } from '@grognard/desk/offers/offer-index.ts';
import { createPlayer, type Player } from '@grognard/desk/playback/player.ts';
import type { Json, Refusal, Seat, Target, Viewer } from '@grognard/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableService } from '../local-tables.ts';
import { pace } from '../settings.ts';
import { t } from '../words/words.ts';
import type { Missed } from './last-look.ts';
import { type Places, placesAt } from './places.ts';
import type { Recap } from './recaps.ts';
import { seatedAt } from './sitting.ts';

export interface Menu {
  readonly offers: readonly Offer[];
  readonly at: Element | null;
}
export interface Why {
  readonly question: string;
  readonly fact: string;
  /** Null where no rule says so, but what has happened. */
  readonly rule: string | null;
  readonly at: Element | null;
}
/** Stops an action for a reason of the screen's own, such as a lesson. */
export type Gate = (offer: Offer) => Refusal | null;

/** What the table shows while beats are played. */
export interface Meanwhile {
  readonly state: TableState;
  readonly moments: readonly Moment[];
}
/** A question about something that is held back until it is confirmed. */
export interface Doubt extends Question {
  onYes(): void;
}

/** What the screen knows about one open table. */
export interface TableStore {
  readonly id: string;
  readonly places: Places;
  readonly board: GameBoard;
  readonly present: Signal<TableState>;
  /** Whose eyes we look with; null behind the curtain. */
  readonly viewer: Signal<Viewer | null>;
  /** The seat the table is being handed to. */
  readonly curtain: Signal<Seat | null>;
  /** The entry looked back at, or null for the present. */
  readonly past: Signal<number | null>;
  readonly pastState: Signal<TableState | null>;
  /** Everything the viewer may know of, also what beats have still to show. */
  readonly chronicle: Signal<readonly Moment[]>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  readonly news: Signal<News<Json, Json, Json> | null>;
  readonly player: Player<Meanwhile>;
  readonly selection: Signal<Json>;
  readonly menu: Signal<Menu | null>;
  readonly why: Signal<Why | null>;
  /** One sentence about something that did not work. */
  readonly notice: Signal<string | null>;
  /** What a finished round or turn came to, until somebody goes on. */
  readonly recap: Signal<Recap | null>;
  /** What happened since somebody at this screen looked last, offered when they come back. */
  readonly missed: Signal<Missed | null>;
  /** What is asked before a commitment is carried out. */
  readonly doubt: Signal<Doubt | null>;
  readonly gate: Signal<Gate | null>;
  readonly drag: Signal<Drag | null>;
  readonly pointedAt: Signal<readonly Target[]>;
  /** The present with whatever the gate stops, whether or not it may be shown yet. */
  readonly latest: ReadonlySignal<TableState>;
  readonly shown: ReadonlySignal<TableState>;
  readonly seatedAt: ReadonlySignal<'near' | 'far'>;
  /** Nobody looks back and the table is not changing hands. */
  readonly isPresent: ReadonlySignal<boolean>;
  readonly isLive: ReadonlySignal<boolean>;
  readonly index: ReadonlySignal<OfferIndex<Json>>;
}

/** With a gate in place, what it stops counts as refused. */
const gated = (state: TableState, gate: Gate | null): TableState => {
  if (gate === null) return state;
  const offers = state.offers.map((offer) =>
    offer.refusal === null ? { ...offer, refusal: gate(offer) } : offer,
  );
  return { ...state, offers };
};

export function createStore(service: TableService, board: GameBoard, opening: TableState): TableStore {
  const present = signal(opening);
  const pastState = signal<TableState | null>(null);
  const gate = signal<Gate | null>(null);
  const past = signal<number | null>(null);
  const curtain = signal<Seat | null>(null);
  const player = createPlayer<Meanwhile>(pace, board.joined);
  const chronicle = signal<readonly Moment[]>([]);
  const latest = computed(() => gated(present.value, gate.value));
  const shown = computed(() => player.meanwhile.value?.state ?? pastState.value ?? latest.value);
  const isPresent = computed(() => past.value === null && curtain.value === null);
  return {
    id: opening.id,
    places: placesAt(service, opening.id),
    board,
    present,
    viewer: signal<Viewer | null>(null),
    curtain,
    past,
    pastState,
    chronicle,
    moments: computed(() => player.meanwhile.value?.moments ?? chronicle.value),
    news: signal<News<Json, Json, Json> | null>(null),
    player,
    selection: signal<Json>(null),
    menu: signal<Menu | null>(null),
    why: signal<Why | null>(null),
    notice: signal<string | null>(null),
    recap: signal<Recap | null>(null),
    missed: signal<Missed | null>(null),
    doubt: signal<Doubt | null>(null),
    gate,
    drag: signal<Drag | null>(null),
    pointedAt: signal<readonly Target[]>([]),
    latest,
    shown,
    seatedAt: computed(() => seatedAt(shown.value)),
    isPresent,
    isLive: computed(() => isPresent.value && player.playing.value === null),
    index: computed(() => indexOffers(shown.value.offers, (action) => board.about(action, shown.value))),
  };
}

/** The seat that may act from this screen, if somebody sits at it. */
export const seatOf = ({ viewer }: TableStore): Seat | null =>
  viewer.value === null || viewer.value === 'spectator' ? null : viewer.value;

export const tellTrouble = ({ notice }: TableStore, error: unknown): void => {
  notice.value = t('table.unreachable', { reason: error instanceof Error ? error.message : String(error) });
};

/** Whatever hangs at the pointer goes away. */
export const clearPointer = ({ menu, why, doubt }: TableStore): void => {
  menu.value = null;
  why.value = null;
  doubt.value = null;
};
