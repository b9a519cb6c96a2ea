import type { Json } from '@grognard/kernel';
import type { Players } from '@grognard/protocol';

export interface LastChoice {
  readonly options: Json;
  /** Null: nobody has been seated yet. */
  readonly players: Players | null;
  /** Questions the player wants to be asked though few do. */
  readonly asks?: readonly string[];
}

type Fields = { readonly [name: string]: Json };
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where an option has parts, those that were chosen beside the usual others. */
function chosenOr(usual: Json, chosen: Json | undefined): Json {
  if (chosen === undefined) return usual;
  if (!isFields(usual)) return chosen;
  return isFields(chosen) ? { ...usual, ...chosen } : usual;
}

/**
 * The options that were played last, as the lobby of today asks for them: an earlier version may have known fewer of
 * them, or others, and a lobby cannot be drawn with one missing.
 */
export function optionsOf(last: LastChoice | null, usual: Json): Json {
  const options = last?.options;
  if (options === undefined || !isFields(options) || !isFields(usual)) return usual;
  return Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, chosenOr(value, options[name])]),
  );
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
