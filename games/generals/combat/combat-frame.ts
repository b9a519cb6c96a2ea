// GEN-12.1: what one combat sequence remembers between its nine steps. All of it is public (GEN-21.1).
import { type Frame, type FrameIn, type Frozen, frameOf, invariant } from '@grognard/kernel';
import { listOf, mapOf, record, whole } from '@grognard/kernel/forms.ts';
import { fronts } from '../input/front.ts';
import { battleSector, frontId, sector, side, unitId, unitIds } from '../input/words.ts';
import type { Front, State } from '../state.ts';
import type { BattleSector, FrontId, Sector, Side, UnitId } from '../vocabulary.ts';

/** GEN-12.30: re-rolls a side has left for the sector it attacks over several borders. */
export interface Rerolls {
  readonly side: Side;
  readonly sector: BattleSector;
  readonly left: number;
}

/** GEN-14.6: a unit hit when it was routed: who may have taken it, settled when the sequence ends. */
export interface Removed {
  readonly unit: UnitId;
  readonly at: Sector;
  /** Infantry and Cavalry whose hit could have removed it (GEN-R.75). */
  readonly by: readonly UnitId[];
}

export const combatFrame = frameOf('combat', {
  steps: [
    'reaction',
    'positions',
    'rangedTargets',
    'rangedRoll',
    'rangedHits',
    'withdrawal',
    'secondPositions',
    'meleeTargets',
    'meleeRoll',
    'meleeHits',
    'captures',
    'done',
  ],
  locals: {
    /** 1 to 9, as in GEN-12. */
    nth: whole(1, 9),
    fronts,
    rerolls: listOf(record<Rerolls>({ side, sector: battleSector, left: whole(0, 4) })),
    /** Unrouted units that were in a building when the sequence began (GEN-20.20). */
    occupants: unitIds,
    /** Targets named for the running step (GEN-12.26). */
    chosen: mapOf(unitId, unitId),
    /** Units routed in this sequence, and the front they lie in (GEN-12.38). */
    fallen: mapOf(unitId, frontId),
    removed: listOf(record<Removed>({ unit: unitId, at: sector, by: unitIds })),
  },
});
export type CombatFrame = FrameIn<typeof combatFrame>;

/** The frame a movement phase calls once its units are committed. */
export const newCombat = (): CombatFrame =>
  combatFrame.at('reaction', {
    nth: 1,
    fronts: [],
    rerolls: [],
    occupants: [],
    chosen: {},
    fallen: {},
    removed: [],
  });

const isCombat = (frame: Frame): frame is CombatFrame => frame.proc === 'combat';

/** The running combat, to be changed; its decisions lie on top of it. */
export function combatOf(state: { readonly frames: readonly Frame[] }): CombatFrame {
  const combat = findCombat(state);
  invariant(combat !== null, 'a combat sequence is running');
  return combat;
}

export function findCombat(state: { readonly frames: readonly Frame[] }): CombatFrame | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame !== undefined && isCombat(frame)) return frame;
  }
  return null;
}

/** The running combat, for reading. */
export const readCombat = (state: Frozen<State>): Frozen<CombatFrame> => combatOf(state);

export function frontOf(combat: Frozen<CombatFrame>, id: FrontId): Frozen<Front> | undefined {
  for (const front of combat.fronts) if (front.id === id) return front;
  return undefined;
}

/** The line of a side in a front: space n holds index n - 1. */
export const lineOf = (front: Frozen<Front>, side: Side): readonly UnitId[] =>
  side === 'white' ? front.white : front.black;
