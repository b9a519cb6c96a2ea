import type {
  Flank,
  ObjectiveId,
  ReserveSlot,
  Slot,
  StrategyCardId,
  TerrainSlot,
  UnitCardId,
  UnitId,
} from './vocabulary.ts';

/** Every move that changes slots; an X stands for an exchange with the unit that is there. */
export const STEP_KINDS = [
  'advance',
  'advanceX',
  'lateral',
  'lateralX',
  'back',
  'commit',
  'relieve',
  'shift',
  'shiftX',
  'guard',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export const DECLARATION_KINDS = [
  ...STEP_KINDS,
  'fire',
  'engage',
  'continue',
  'disengage',
  'capture',
  'return',
  'hold',
] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

/** One step of a Move: into a slot, in an exchange with the unit `with`. */
export interface Step {
  readonly kind: StepKind;
  readonly to: Slot;
  readonly with?: UnitId;
}

/**
 * The whole of what an activated unit will do, said at once: the kind; where to and in exchange with whom
 * for a Move; whom it fires at, engages or charges; for Deploy whether it fires before or after; and the second step of
 * a Forced March.
 */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly to?: Slot;
  readonly with?: UnitId;
  readonly target?: UnitId;
  readonly follow?: 'fire' | 'charge' | 'engage';
  readonly order?: 'before' | 'after';
  readonly then?: Step;
}

export type ActivationMode = 'outflankW' | 'outflankE' | 'dismounted' | 'mounted';

/** The arrangement of a Reserve after Artillery has arrived: who stands where (SAG-15.9). */
export type Layout = { readonly [slot in ReserveSlot]?: UnitId };

/** What a card is played on, beside what the window is about. */
export interface CardChoice {
  readonly target?: UnitId;
  readonly slot?: Slot;
  /** Face-down Artillery that its owner turns up for it. */
  readonly guns?: readonly UnitId[];
}

/** Everything a player can do, one choice at a time. */
export type Action =
  | { readonly type: 'openObjective'; readonly obj: ObjectiveId }
  | { readonly type: 'place'; readonly unit: UnitCardId; readonly slot: TerrainSlot }
  | { readonly type: 'unplace'; readonly slot: TerrainSlot }
  | { readonly type: 'confirmDeploy' }
  | { readonly type: 'terrain'; readonly card: StrategyCardId; readonly slot: TerrainSlot }
  | { readonly type: 'done' }
  | { readonly type: 'commit'; readonly card: StrategyCardId }
  | { readonly type: 'regroup'; readonly unit: UnitId }
  | { readonly type: 'rally'; readonly unit: UnitId }
  | { readonly type: 'removeFromReserve'; readonly unit: UnitId }
  | { readonly type: 'toReserve'; readonly slot: ReserveSlot }
  | { readonly type: 'rearrange'; readonly layout: Layout }
  | ({ readonly type: 'card'; readonly card: StrategyCardId } & CardChoice)
  | { readonly type: 'pass' }
  | { readonly type: 'putUnder'; readonly card: StrategyCardId }
  | { readonly type: 'activate'; readonly unit: UnitId; readonly mode?: ActivationMode }
  | { readonly type: 'forfeit' }
  | ({ readonly type: 'declare' } & Declaration)
  | { readonly type: 'evade'; readonly yes: boolean }
  | { readonly type: 'recover'; readonly yes: boolean }
  | { readonly type: 'charge'; readonly yes: boolean }
  | { readonly type: 'counter'; readonly yes: boolean }
  | { readonly type: 'support'; readonly unit: UnitId; readonly yes: boolean }
  | { readonly type: 'morale'; readonly how: 'roll' | 'fail' | 'omit' }
  | { readonly type: 'side'; readonly to: Flank }
  | { readonly type: 'recoverCas'; readonly yes: boolean }
  | { readonly type: 'winner'; readonly how: 'stay' | 'leave' }
  | { readonly type: 'capture'; readonly yes: boolean }
  | { readonly type: 'useOutflankFire'; readonly yes: boolean }
  | { readonly type: 'formation'; readonly unit: UnitId }
  | { readonly type: 'discard'; readonly card: StrategyCardId }
  | { readonly type: 'reinforce'; readonly yes: boolean }
  | { readonly type: 'score'; readonly obj: ObjectiveId; readonly yes: boolean }
  | { readonly type: 'resign' };

export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>;

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** What a player has put together and nobody else may see: for decisions both take at once, and objectives held back. */
export type Draft =
  | { readonly kind: 'objective'; readonly obj: ObjectiveId | null }
  | { readonly kind: 'deploy'; readonly slots: { readonly [slot in TerrainSlot]?: UnitCardId } }
  | { readonly kind: 'terrain'; readonly slots: { readonly [slot in TerrainSlot]?: StrategyCardId } }
  | { readonly kind: 'initiative'; readonly card: StrategyCardId | null }
  | { readonly kind: 'held'; readonly objs: readonly ObjectiveId[] };
