// NAP-SET.2: a plain die for each; ties are rolled again.
import type { RuleId } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';

export function rollD6(umpire: Table, rule: RuleId): Player {
  for (;;) {
    const values = {
      A: umpire.random.die(6, `${rule} d6 of A`),
      B: umpire.random.die(6, `${rule} d6 of B`),
    };
    const winner = values.A > values.B ? 'A' : 'B';
    umpire.emit({ type: 'd6Rolled', rule, values, winner });
    if (values.A !== values.B) return winner;
  }
}
