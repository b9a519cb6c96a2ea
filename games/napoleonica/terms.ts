// On what terms a battle is fought: all of it public, none of it changes. A scenario, a tournament or a campaign writes it.
import type { EscalationCount, SpecialRule } from './data/scenarios.ts';
import type { BySide, DetachmentId, Faction, Side, UnitTypeId } from './data/words.ts';
import type { ByPlayer, Hex, Player, Switches } from './vocabulary.ts';

/** A unit as it is fielded. */
export interface Fielded {
  readonly type: UnitTypeId;
  readonly detachment: DetachmentId | null;
  readonly improvement: string | null;
  /** Artifacts and a relic, of a Commander. */
  readonly items: readonly string[];
  readonly fatigue: number;
}

export interface Army {
  readonly faction: Faction;
  readonly units: readonly Fielded[];
  /** War College and Semaphore Line (NAP-TRN.20), loot of a campaign (NAP-SOL.15). */
  readonly buildings: readonly string[];
}

/** NAP-SCN.2, NAP-SCN.6: a hex worth holding; what for, it says itself or the special rule of the battle. */
export interface Landmark {
  readonly hex: Hex;
  readonly scores: 'hold' | 'majority' | 'special';
}

export interface BattleTerms {
  /** 'SC2', 'custom', 'tournament', 'campaign' */
  readonly name: string;
  /** 95 codes of NAP-TER.9, hex by hex. */
  readonly ground: string;
  readonly zones: BySide<readonly Hex[]>;
  readonly armies: ByPlayer<Army>;
  readonly sideOf: ByPlayer<Side>;
  /** NAP-SCN.4: null plays to the last Escalation card. */
  readonly goals: BySide<number | null>;
  readonly escalation: EscalationCount;
  readonly switches: Switches;
  readonly landmarks: readonly Landmark[];
  readonly special: SpecialRule | null;
  /** Rounds in which no attack goes beyond range 2. */
  readonly blizzard: readonly number[];
  readonly commanderVp: number;
  /** NAP-SET.3: 'mutual' keeps the tiles of `ground`. */
  readonly slots: 'mutual' | 'initiative';
  /** VP before the first round (NAP-TRN.14). */
  readonly vp: ByPlayer<number>;
  /** NAP-SET.8, NAP-SOL.9: Corruption at the start; 0 for humans. */
  readonly corruption: ByPlayer<number>;
  /** NAP-SET.14: of five cards so many go back. */
  readonly returned: ByPlayer<number>;
  /** BD6: so many more Orders in round 1. */
  readonly firstOrders: ByPlayer<number>;
  /** EV28: counts as Leader before round 1, and wins the first tied bid. */
  readonly firstHolder: Player | null;
  /** Events of a campaign: Fog in rounds 1 and 2 (EV03), ranged rows at most 2 (EV01). */
  readonly fogRounds: number;
  readonly rangedLimit: number | null;
  /** NAP-TRN.11: relics to be won. */
  readonly relics: readonly { readonly hex: Hex; readonly relic: string }[];
  /** NAP-AUT: the player whose decisions the automaton takes. */
  readonly automaton: Player | null;
}
