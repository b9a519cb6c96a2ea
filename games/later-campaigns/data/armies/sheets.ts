// How orders of battle are written. What NLC-2.2 makes of arm, nation and guard is not written again.
import type { Arm, Edge, Side } from '../../vocabulary.ts';
import type { FormationKind, Guard, Gun, LeaderRole, Nation } from '../words.ts';

export interface CounterRow {
  readonly id: string;
  readonly name: string;
  /** Where it is not that of the army. */
  readonly nation?: Nation;
  readonly arm: Arm;
  readonly gun?: Gun;
  readonly mp: number;
  /** Printed faces, full strength first. */
  readonly steps: readonly number[];
  readonly guard?: Guard;
  /** Scenarios it may appear in; absent: all. */
  readonly onlyIn?: readonly string[];
  /** The regiments in it, for the reader. */
  readonly troops?: string;
}

export interface DivisionRows {
  /** Within its formation. */
  readonly id: string;
  readonly name: string;
  readonly units: readonly CounterRow[];
}

export interface FormationRows {
  readonly id: string;
  readonly name: string;
  readonly kind: FormationKind;
  readonly leader: string;
  readonly divisions: readonly DivisionRows[];
}

export interface LeaderRow {
  readonly id: string;
  readonly name: string;
  readonly role: LeaderRole;
  readonly rating: number;
  readonly mp: number;
  /** Formations. */
  readonly commands: string;
}

export interface ArmyRows {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly nation: Nation;
  readonly supplyEdges: readonly Edge[];
  readonly hqs: readonly { readonly id: string; readonly name: string; readonly oc: string }[];
  readonly leaders: readonly LeaderRow[];
  readonly formations: readonly FormationRows[];
}
