// NLC-E.7: charges lead to fights, fights to pursuits, pursuits to fights again: how each is called.
import { type ChargeCombatFrame, chargeCombatFrame, type PursuitFrame, pursuitFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';

type Fight = Pick<
  ChargeCombatFrame,
  'side' | 'hex' | 'entries' | 'noSquare' | 'backhand' | 'isPursuit' | 'fled'
>;

export const callChargeCombat = (table: Table, fight: Fight): void =>
  table.call(
    chargeCombatFrame.at('square', {
      ...fight,
      square: false,
      defenders: [],
      hitsOnChargers: 0,
      hitsOnDefenders: 0,
      chargersLost: 0,
      defendersLost: 0,
      won: false,
      exposedBefore: table.state.exposed.length,
    }),
  );

type Chase = Pick<PursuitFrame, 'side' | 'hex' | 'fled' | 'winners'>;

export const callPursuit = (table: Table, chase: Chase): void =>
  table.call(
    pursuitFrame.at('next', {
      ...chase,
      deciding: chase.winners.map(({ unit }) => unit).toSorted((a, b) => a - b),
      unit: NOBODY,
      pursuers: [],
      goals: [],
      target: NOWHERE,
    }),
  );
