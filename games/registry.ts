import { presentEdition } from '@grognard/editions/list.ts';
import type {
  Action,
  AnyGame,
  AnyMind,
  AnyRules,
  AnySecrets,
  Frozen,
  GameState,
  Json,
  Random,
  Seat,
} from '@grognard/kernel';
import type { Schema } from '@grognard/kernel/forms.ts';
import { meta as generals } from './generals/meta.ts';
import { meta as laterCampaigns } from './later-campaigns/meta.ts';
import { isByChits, isFirstHour } from './later-campaigns/scope-of.ts';
import { meta as napoleonica } from './napoleonica/meta.ts';
import { isBattle, mindFor } from './napoleonica/scope-of.ts';
import { meta as saga } from './saga/meta.ts';

/** What the lobby says about a title before its rules are loaded. */
export interface Meta {
  readonly id: string;
  /** The letters its rule ids begin with. */
  readonly prefix: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly seatNames: { readonly [seat: string]: string };
  readonly tagline: string;
  readonly minutes: number;
  /** What can be built for it without a table, where its board brings a workshop: 'Decks'. */
  readonly workshop?: string;
}

/** What programs around a game need beyond its rules: the terminal, the engine, the fuzzer. */
export interface Workbench {
  /** Each option with the values worth choosing, the usual one first. */
  readonly options: readonly { readonly name: string; readonly choices: readonly unknown[] }[];
  /** Options at random, for a game where putting choices together is not enough: decks of one's own, for instance. */
  anyOptions?(random: Random): unknown;
  /** What options and positions from outside look like, as JSON Schema. */
  readonly schemas?: { readonly options: Schema; readonly position: Schema };
  /** Promises about every state: each gives what is wrong, or null. */
  readonly invariants: { readonly [name: string]: (state: Frozen<GameState>) => string | null };
  /** What its actions hide, and from whom. */
  readonly secrets?: AnySecrets;
  /** What a viewer sees, drawn in text. */
  draw(view: unknown): string;
  /** Contests worth measuring: both sides played alike, which of them wins more often? */
  readonly scenarios?: readonly Scenario[];
  readonly recorded?: readonly RecordedGame[];
  /** Decisions after which a game at random that is not over is a fault; 20,000 unless said. */
  readonly longestGame?: number;
  /** Maps, counters and scenarios as they are printed, for a referee: options in, plain JSON out. */
  printed?(options: unknown): unknown;
  /** Turns or rounds a battle has lasted. */
  turns?(state: Frozen<GameState>): number;
}

interface RecordedScript {
  readonly moves: readonly (readonly [seat: Seat, action: Action])[];
  readonly dice: readonly number[];
}

/** A game to keep under fixtures/<title>, replayed by every test run. */
export interface RecordedGame {
  readonly name: string;
  /** Who plays all seats. */
  readonly by: 'random' | 'rollout' | 'conscript' | 'veteran' | 'script';
  readonly options: unknown;
  /** What is told elsewhere, move by move and die by die; then whoever is asked resigns. */
  readonly script?: RecordedScript;
  /** A long game in part: after so many decisions whoever is asked resigns. */
  readonly resignsAfter?: number;
}

/** A contest between two sides that raw options set up. */
export interface Scenario {
  readonly name: string;
  readonly about: string;
  readonly sides: readonly [string, string];
  /** The first side in the first seat. */
  readonly options: Json;
  /** The same contest with the seats exchanged, where the game can do that. */
  readonly exchanged?: Json;
  /** Percentages the first side is meant to win between, where a contest has its own. */
  readonly within?: readonly [number, number];
}

export interface Title {
  readonly meta: Meta;
  /**
   * The rules, loaded when somebody plays. Where the options of the match are named, unread as they came, they may be as
   * many as that match needs.
   */
  loadRules(options?: unknown): Promise<AnyRules>;
  /** The rules and the machine's brain, loaded when the machine plays. */
  load(): Promise<AnyGame>;
  /** As much of it as answers what a seat sees here in a match that began at its beginning, where a title comes in parts. */
  loadMind?(view: unknown): Promise<AnyMind>;
  workbench?(): Promise<Workbench>;
}

/** The rules and the edition they are: whoever begins by them ends by them. */
function named(title: Title): Title {
  const edition = presentEdition(title.meta.id);
  if (edition === undefined) return title;
  const { loadMind, loadRules, load } = title;
  return {
    ...title,
    loadRules: async (options) => ({ ...(await loadRules(options)), edition }),
    load: async () => ({ ...(await load()), edition }),
    ...(loadMind && { loadMind: async (view: unknown) => ({ ...(await loadMind(view)), edition }) }),
  };
}

/** Every game there is: a new one adds its line here. */
const titles: readonly Title[] = [
  {
    meta: generals,
    loadRules: async () => (await import('./generals/rules.ts')).rules,
    load: async () => (await import('./generals/module.ts')).generals,
    workbench: async () => (await import('./generals/workbench.ts')).workbench,
  },
  {
    meta: saga,
    loadRules: async () => (await import('./saga/rules.ts')).rules,
    load: async () => (await import('./saga/module.ts')).saga,
    workbench: async () => (await import('./saga/workbench.ts')).workbench,
  },
  {
    meta: napoleonica,
    loadRules: async (options) =>
      isBattle(options)
        ? (await import('./napoleonica/battle-rules.ts')).battleRules
        : (await import('./napoleonica/rules.ts')).rules,
    load: async () => (await import('./napoleonica/module.ts')).napoleonica,
    async loadMind(view) {
      switch (mindFor(view)) {
        case 'opening':
          return (await import('./napoleonica/opening-mind.ts')).openingMind;
        case 'battle':
          return (await import('./napoleonica/battle-mind.ts')).battleMind;
        default:
          return (await import('./napoleonica/module.ts')).napoleonica;
      }
    },
    workbench: async () => (await import('./napoleonica/workbench.ts')).workbench,
  },
  {
    meta: laterCampaigns,
    loadRules: async (options) =>
      isByChits(options)
        ? (await import('./later-campaigns/chit-rules.ts')).chitRules
        : (await import('./later-campaigns/rules.ts')).rules,
    load: async () => (await import('./later-campaigns/module.ts')).laterCampaigns,
    loadMind: async (view) =>
      isFirstHour(view)
        ? (await import('./later-campaigns/opening-mind.ts')).openingMind
        : (await import('./later-campaigns/module.ts')).laterCampaigns,
    workbench: async () => (await import('./later-campaigns/workbench.ts')).workbench,
  },
];

export const games: readonly Title[] = titles.map(named);

/** What the lobby says about a title that cannot be played yet. */
export type Announcement = Omit<Meta, 'seats' | 'seatNames'>;

/** Announced but not built: the lobby shows them and says so. */
export const coming: readonly Announcement[] = [];

/** The newest edition this copy knows of; 0: a game that keeps none. */
export const newestKnown = (game: string): number => presentEdition(game)?.number ?? 0;

export const titleOf = (game: string): Title | undefined => games.find(({ meta }) => meta.id === game);
