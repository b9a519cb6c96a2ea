import type { AnyGame, Frozen, GameState, Json } from '@grognard/kernel';
import { meta as generals } from './generals/meta.ts';

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
}

/** What programs around a game need beyond its rules: the terminal, the engine, the fuzzer. */
export interface Workbench {
  /** Each option with the values worth choosing, the usual one first. */
  readonly options: readonly { readonly name: string; readonly choices: readonly Json[] }[];
  /** Promises about every state: each gives what is wrong, or null. */
  readonly invariants: { readonly [name: string]: (state: Frozen<GameState>) => string | null };
  /** What a viewer sees, drawn in text. */
  draw(view: unknown): string;
}

export interface Title {
  readonly meta: Meta;
  /** The rules, loaded when somebody plays. */
  load(): Promise<AnyGame>;
  workbench?(): Promise<Workbench>;
}

/** Every game there is: a new one adds its line here. */
export const games: readonly Title[] = [
  {
    meta: generals,
    load: async () => (await import('./generals/module.ts')).generals,
    workbench: async () => (await import('./generals/workbench.ts')).workbench,
  },
];

export const titleOf = (game: string): Title | undefined => games.find(({ meta }) => meta.id === game);
