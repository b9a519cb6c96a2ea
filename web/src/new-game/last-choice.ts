import type { Json } from '@grognard/kernel';
import type { Players } from '@grognard/protocol';

export interface LastChoice {
  readonly options: Json;
  /** Null: nobody has been seated yet. */
  readonly players: Players | null;
  /** Questions the player wants to be asked though few do. */
  readonly asks?: readonly string[];
}

const keyOf = (game: string): string => `grognard-last-${game}`;

/** What was played last, so that the next battle starts with one click; null when there is nothing usable. */
export function lastChoice(game: string): LastChoice | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('options' in raw) || !('players' in raw)) return null;
    // Written by `rememberChoice` below; the table checks it again before anything is played.
    return raw as LastChoice;
  } catch {
    return null;
  }
}

export const rememberChoice = (game: string, choice: LastChoice): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(choice));

/** The lobby opens with these options next time; who plays stays as it was. */
export const rememberOptions = (game: string, options: Json): void =>
  rememberChoice(game, { options, players: lastChoice(game)?.players ?? null });

export const forgetChoice = (game: string): void => localStorage.removeItem(keyOf(game));
