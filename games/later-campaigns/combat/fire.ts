// NLC-7.1: two dice on the Fire Table for each side that fires; strength 0 rolls none. NLC-20.4: or a die for each point.

import type { RuleId } from '@grognard/kernel';
import { hexName } from '../names.ts';
import type { Table } from '../rule-types.ts';
import type { Fire } from '../strength/fire.ts';
import { type Dice, diceOf, type SixTerms } from '../strength/roll-six.ts';
import { fireResult } from '../tables/fire-table.ts';
import type { Hex, Side } from '../vocabulary.ts';

export interface Firing {
  readonly hex: Hex;
  readonly side: Side;
  readonly fight: 'assault' | 'charge' | 'bombardment';
}

export interface Volley {
  readonly hits: number;
  /** Of the Fire Table; 0: nobody fired, or each point had a die of its own. */
  readonly roll: number;
  /** NLC-20.4c: a die missed by no more than 1. */
  readonly wasNear: boolean;
}

const SILENCE: Volley = { hits: 0, roll: 0, wasNear: false };
const EVEN: SixTerms = { bonus: 0, moraleLead: 0 };

export function rollFire(table: Table, rule: RuleId, fire: Fire, firing: Firing, terms = EVEN): Volley {
  const { row, parts } = fire;
  const { state, random } = table;
  const purpose = `${rule} ${firing.fight} ${hexName(state, firing.hex)} ${firing.side}`;
  if (state.options.rollSix) {
    const volley = rollSix(table, diceOf(fire, terms), purpose);
    if (volley.dice.length === 0) return SILENCE;
    const { dice, hits, wasNear } = volley;
    table.emit({ type: 'fired', rule, ...firing, strength: dice.length, parts, dice, hits });
    return { hits, roll: 0, wasNear };
  }
  if (row === 0) return SILENCE;
  const dice = [random.die(6, purpose), random.die(6, purpose)] as const;
  const roll = dice[0] + dice[1];
  const hits = fireResult(row, roll);
  table.emit({ type: 'fired', rule, ...firing, strength: row, parts, dice, hits });
  return { hits, roll, wasNear: hits > 0 };
}

/** NLC-20.4a */
function rollSix({ random }: Table, { dice: count, least }: Dice, purpose: string) {
  const dice: number[] = [];
  let hits = 0;
  let wasNear = false;
  for (let i = 0; i < count; i += 1) {
    const die = random.die(6, purpose);
    dice.push(die);
    if (die >= least) hits += 1;
    if (die >= least - 1) wasNear = true;
  }
  return { dice, hits, wasNear };
}
