// SAG-3.1, 3.4, 10.3, 11.5: what the total of a test comes to.
import type { TestKind } from '../vocabulary.ts';

/** SAG-10.3, 11.5, SAG-R81: 6 or more is one hit, 9 or more two, and never more than two. */
export const hitsFor = (total: number): number => (total >= 9 ? 2 : total >= 6 ? 1 : 0);

interface Judged {
  readonly kind: TestKind;
  /** Null: nothing was rolled. */
  readonly natural: number | null;
  readonly need: number;
}

/** SAG-3.4, SAG-R09: a natural 1 fails and a natural 6 succeeds in Morale tests only. */
export function succeeds({ kind, natural, need }: Judged, total: number): boolean {
  if (kind === 'morale' && natural === 1) return false;
  if (kind === 'morale' && natural === 6) return true;
  return total >= need;
}
