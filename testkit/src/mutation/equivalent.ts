// Faults that change nothing anybody could see, each with the reason: no test can find them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants-in.ts';

export interface Equivalent {
  readonly path: string;
  /** The line as it stands, without its margin. */
  readonly line: string;
  readonly was: string;
  readonly is: string;
  readonly why: string;
  /** How many faults of that line are meant, where it can be made in several places of it; one unless said. */
  readonly times?: number;
}

export function equivalentsOf(root: string, game: string): readonly Equivalent[] {
  const file = join(root, 'games', game, 'test/equivalent-faults.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Whether an entry of the list speaks of this fault. */
export const isMeant = ({ path, line, was, is }: Equivalent, mutant: Mutant): boolean =>
  path === mutant.path && line === mutant.text && was === mutant.was && is === mutant.is;
