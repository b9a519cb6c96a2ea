// NLC-7.1: two dice on the Fire Table for each side that fires; strength 0 rolls none.

import type { RuleId } from '@grognard/kernel';
import { hexName } from '../names.ts';
import type { Table } from '../rule-types.ts';
import type { Fire } from '../strength/fire.ts';
import { fireResult } from '../tables/fire-table.ts';
import type { Hex, Side } from '../vocabulary.ts';

export interface Firing {
  readonly hex: Hex;
  readonly side: Side;
  readonly fight: 'assault' | 'charge' | 'bombardment';
}

export function rollFire(table: Table, rule: RuleId, { row, parts }: Fire, firing: Firing): number {
  if (row === 0) return 0;
  const where = `${firing.fight} ${hexName(table.state, firing.hex)} ${firing.side}`;
  const dice = [table.random.die(6, `${rule} ${where}`), table.random.die(6, `${rule} ${where}`)] as const;
  const hits = fireResult(row, dice[0] + dice[1]);
  table.emit({ type: 'fired', rule, ...firing, strength: row, parts, dice, hits });
  return hits;
}
