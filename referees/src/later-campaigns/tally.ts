// What has been reckoned of a moment, by kind, and where it came out otherwise.
import type { Difference, Judged } from '../contract.ts';

export const KINDS = [
  'positions',
  'assaultFires',
  'chargeFires',
  'bombardments',
  'opportunityFires',
  'hits',
  'squares',
  'reactionTests',
  'moraleTests',
  'retreatTests',
  'recoveryTests',
  'pursuitTests',
  'chargesDecided',
  'steps',
  'costs',
  'allowances',
  'reach',
  'slipping',
  'supports',
  'advances',
  'supplies',
  'arrivals',
  'bombardTargets',
  'chargeTargets',
  'reactions',
  'hitTakers',
  'retreatHexes',
  'pursuits',
  'assaultStacks',
  'assaultTargets',
  'losses',
  'compliance',
  'columns',
  'waits',
  'confidence',
  'localDecisions',
  'couriers',
  'leaderLosses',
  'chitRolls',
  'draws',
  'armies',
  'control',
  'points',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Tally {
  /** One thing reckoned: what was found must be what is expected. */
  check(kind: Kind, rule: string, what: string, expected: unknown, found: unknown): void;
  judged(): Judged;
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export function newTally(): Tally {
  const reckoned: { [kind: string]: number } = {};
  const differences: Difference[] = [];
  return {
    check: (kind, rule, what, expected, found) => {
      reckoned[kind] = (reckoned[kind] ?? 0) + 1;
      if (!same(expected, found)) differences.push({ rule, what, expected, found });
    },
    judged: () => ({ reckoned, differences }),
  };
}
