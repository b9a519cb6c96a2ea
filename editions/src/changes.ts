// What an edition changed, told to players. Loaded when somebody asks.
import type { RuleId } from '@grognard/kernel';

export interface Change {
  readonly rules: readonly RuleId[];
  /** A sentence for players. */
  readonly text: string;
}

type Changes = { readonly [game: string]: { readonly [edition: string]: readonly Change[] } };

/** What came with each edition of a title after the first; the one that is not released yet included. */
export async function changesOf(game: string): Promise<{ readonly [edition: string]: readonly Change[] }> {
  const { default: changes } = await import('../kept/changes.json', { with: { type: 'json' } });
  return (changes as Changes)[game] ?? {};
}
