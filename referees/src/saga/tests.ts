// SAG-3: one die, what is added, and whether it was enough.

import { hitsFor } from './sums.ts';
import { count, type Play, type Table, tell, type Unit } from './table.ts';
import { openWindow } from './windows.ts';

export interface Outcome {
  readonly success: boolean;
  readonly hits: number;
}

interface Try {
  readonly kind: 'fire' | 'melee' | 'morale' | 'evade' | 'outflank';
  readonly unit: Unit;
  readonly need: number;
  readonly sum: number;
}

const scoreOf = ({ kind, unit }: Try): number =>
  kind === 'fire'
    ? unit.card.fire
    : kind === 'melee'
      ? unit.card.melee
      : kind === 'morale'
        ? unit.card.morale
        : 0;

/** A card has decided it: no die is thrown. */
export const tellGranted = (table: Table, kind: Try['kind'], unit: Unit, need: number): void =>
  tell(table, 'testRolled', { kind, unit: unit.id, natural: null, need, success: true, hits: 0 });

export function* test(table: Table, attempt: Try): Play<Outcome> {
  const { kind, unit, need, sum } = attempt;
  const face = { natural: table.roll(6, `${kind} ${unit.id}`) };
  yield* openWindow(table, { id: 'W-ROLL', players: [unit.owner], unit, die: face });
  const { natural } = face;
  const total = natural + scoreOf(attempt) + sum;
  const isBattle = kind === 'fire' || kind === 'melee';
  const hits = isBattle ? hitsFor(total) : 0;
  // SAG-3.4, R09.
  const isSure = kind === 'morale' && natural === 6;
  const isLost = kind === 'morale' && natural === 1;
  const success = isBattle ? hits > 0 : isSure || (!isLost && total >= need);
  count(table, `${kind} tests`);
  tell(table, 'testRolled', { kind, unit: unit.id, natural, need, success, hits, sum: { total } });
  return { success, hits };
}
