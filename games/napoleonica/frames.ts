// The frames of every procedure of a battle, declared once: steps and locals, all of them public but drafts. Steps
// survive in saved games: rename only with a migration.
import { type FrameIn, frameOf, secretFrameOf } from '@grognard/kernel';
import { flag, listOf, nullable, oneOf, text, whole } from '@grognard/kernel/forms.ts';
import { rosterForm } from './army/forms.ts';
import { FACTIONS, SIDES } from './data/words.ts';
import { bidDraft, returnDraft } from './input/drafts.ts';
import {
  byPlayer,
  cardId,
  deckCardId,
  grant,
  player,
  reinforcementId,
  unitId,
  unitType,
} from './input/words.ts';
import { options } from './options.ts';
import { PICKS, PLAYERS } from './vocabulary.ts';

const ofPlayer = { player };
const few = whole(0, 20);
const units = listOf(unitId, 40);

/** NAP-3.2: a single battle from its options to its end. */
export const matchFrame = frameOf('match', {
  steps: ['sides', 'pickSide', 'factions', 'rosters', 'begin', 'over'],
  fixed: { options: options.form },
  locals: {
    winner: nullable(player),
    sideOf: nullable(byPlayer(oneOf(SIDES))),
    /** Armies as far as they are known. */
    armies: byPlayer(nullable(rosterForm)),
    factions: byPlayer(nullable(oneOf(FACTIONS))),
  },
});
export type MatchFrame = FrameIn<typeof matchFrame>;
/** NAP-STEP-SET.2 */
export const battleFactionsFrame = secretFrameOf('battleFactions', {
  steps: ['choose'],
  seats: PLAYERS,
  draft: nullable(oneOf(FACTIONS)),
  empty: null,
  fixed: { allowed: byPlayer(listOf(oneOf(FACTIONS), 3)) },
});
export type BattleFactionsFrame = FrameIn<typeof battleFactionsFrame>;
/** NAP-STEP-SET.3 */
export const battleRostersFrame = secretFrameOf('battleRosters', {
  steps: ['choose'],
  seats: PLAYERS,
  draft: nullable(text),
  empty: null,
  fixed: { offered: byPlayer(listOf(text, 20)) },
});
export type BattleRostersFrame = FrameIn<typeof battleRostersFrame>;

/** NAP-STEP-SET.4 to the last round. */
export const battleFrame = frameOf('battle', {
  steps: ['tiles', 'stocks', 'order', 'deploy', 'hands', 'round', 'again', 'done'],
});
export const layTilesFrame = frameOf('layTiles', {
  steps: ['roll', 'choose'],
  /** Who still chooses a slot, in order; slots already chosen. */
  locals: { order: listOf(player, 2), chosen: listOf(whole(0, 94), 2) },
});
export type LayTilesFrame = FrameIn<typeof layTilesFrame>;
export const placementFrame = frameOf('placement', {
  steps: ['count', 'choose'],
  locals: { winner: player },
});
export type PlacementFrame = FrameIn<typeof placementFrame>;
export const deploymentFrame = frameOf('deployment', { steps: ['look', 'place'], locals: { player } });
export type DeploymentFrame = FrameIn<typeof deploymentFrame>;
export const openingHandFrame = secretFrameOf('openingHand', {
  steps: ['choose'],
  seats: PLAYERS,
  draft: returnDraft,
  empty: [],
});
export type OpeningHandFrame = FrameIn<typeof openingHandFrame>;

export const roundFrame = frameOf('round', {
  steps: [
    'reveal',
    'bid',
    'escalate',
    'lull',
    'draw',
    'draft',
    'exchange',
    'advance',
    'cards',
    'regenerate',
    'reserves',
    'fight',
    'score',
    'return',
    'replenish',
    'done',
  ],
});
/** A step both players take, the Leader first: `turns` of them have. */
export const inTurnFrame = frameOf('inTurn', {
  steps: ['next'],
  fixed: {
    what: oneOf(['lull', 'draft', 'exchange', 'advance', 'cards', 'regenerate', 'reserves', 'replenish']),
  },
  locals: { turns: whole(0, 2) },
});
export type InTurnFrame = FrameIn<typeof inTurnFrame>;
export const bidFrame = secretFrameOf('bid', {
  steps: ['bid', 'over'],
  seats: PLAYERS,
  draft: bidDraft,
  empty: { card: null, item: null },
});
export type BidFrame = FrameIn<typeof bidFrame>;
/** NAP-TRN.17: a tied bid that a Horn may decide. */
export const hornFrame = frameOf('horn', {
  steps: ['choose', 'over'],
  fixed: { player, cards: byPlayer(cardId), values: byPlayer(few) },
});
export type HornFrame = FrameIn<typeof hornFrame>;
export const escalateFrame = frameOf('escalate', { steps: ['draw', 'choose'] });
export type EscalateFrame = FrameIn<typeof escalateFrame>;
/** NAP-STEP-ORD.5: so many Orders still go back. */
export const draftFrame = frameOf('draft', { steps: ['choose'], fixed: ofPlayer, locals: { left: few } });
export type DraftFrame = FrameIn<typeof draftFrame>;
export const exchangeFrame = frameOf('exchange', { steps: ['choose', 'over'], fixed: ofPlayer });
export type ExchangeFrame = FrameIn<typeof exchangeFrame>;

/** Fatigue taken off units, one after the other. */
export const reliefFrame = frameOf('relief', {
  steps: ['look', 'choose', 'over'],
  fixed: {
    player,
    /** Who may be named: any of the player's, those in a Commander's Aura, others in this unit's Aura or next to it. */
    among: oneOf(['own', 'aura', 'unitAura', 'adjacent']),
    of: nullable(unitId),
    /** All its Fatigue, not 1. */
    all: flag,
    /** At least one must be named (NAP-ABL.38). */
    must: flag,
  },
  locals: { left: few, named: units },
});
export type ReliefFrame = FrameIn<typeof reliefFrame>;
/** NAP-STEP-REI.1: models of the Deployment line that have not had their chance. */
export const advanceFrame = frameOf('advance', {
  steps: ['look', 'choose', 'over'],
  fixed: ofPlayer,
  locals: { waiting: listOf(unitType, 100) },
});
export type AdvanceFrame = FrameIn<typeof advanceFrame>;
export const reinforcementFrame = frameOf('reinforcement', {
  steps: ['choose', 'points', 'draw', 'colour', 'relief', 'over'],
  fixed: ofPlayer,
  locals: { card: nullable(reinforcementId) },
});
export type ReinforcementFrame = FrameIn<typeof reinforcementFrame>;
export const pointsFrame = frameOf('points', {
  steps: ['look', 'choose', 'over'],
  fixed: { player, only: nullable(oneOf(['infantry', 'cavalry', 'line3'])) },
  locals: { left: few },
});
export type PointsFrame = FrameIn<typeof pointsFrame>;
/** F01 and RC07: an Order of a chosen colour. */
export const takeColourFrame = frameOf('takeColour', {
  steps: ['choose', 'over'],
  fixed: { player, purple: flag },
});
export type TakeColourFrame = FrameIn<typeof takeColourFrame>;
export const regenerationFrame = frameOf('regeneration', {
  steps: ['look', 'choose', 'over'],
  fixed: ofPlayer,
});
export type RegenerationFrame = FrameIn<typeof regenerationFrame>;
export const reservesFrame = frameOf('reserves', { steps: ['look', 'choose', 'over'], fixed: ofPlayer });
export type ReservesFrame = FrameIn<typeof reservesFrame>;

export const battlePhaseFrame = frameOf('battlePhase', { steps: ['next'], locals: { player } });
export const turnFrame = frameOf('turn', { steps: ['choose', 'acted', 'over'], fixed: ofPlayer });
export type TurnFrame = FrameIn<typeof turnFrame>;

/** NAP-STEP-ACT.3 to NAP-STEP-ACT.8 of the unit in `battle.activation`. */
export const activationFrame = frameOf('activation', {
  steps: ['substitute', 'deactivate', 'abilities', 'act', 'moved', 'attacked', 'end'],
  fixed: ofPlayer,
});
export type ActivationFrame = FrameIn<typeof activationFrame>;

/** NAP-S1 to NAP-S10 of the last attack in `battle.attacks`. */
export const attackFrame = frameOf('attack', {
  steps: [
    'declare',
    'cards',
    'reveal',
    'pool',
    'rerolls',
    'crit',
    'critRerolls',
    'results',
    'retreat',
    'damage',
    'harm',
    'riposte',
    'followUp',
    'frenzy',
    'persecution',
    'discard',
    'done',
  ],
});
/** NAP-S1b */
export const declarationFrame = frameOf('declaration', { steps: ['overcharge', 'square', 'over'] });
export type DeclarationFrame = FrameIn<typeof declarationFrame>;
/** NAP-S2 */
export const layCardsFrame = frameOf('layCards', {
  steps: ['attacker', 'spyAttack', 'defender', 'spyDefence', 'over'],
});
export type LayCardsFrame = FrameIn<typeof layCardsFrame>;
/** NAP-S3 */
export const revealFrame = frameOf('reveal', {
  steps: ['turnUp', 'mode', 'apply', 'immediate', 'march', 'check', 'over'],
  /** IMMEDIATE effects still to come, in order: whose. */
  locals: { waiting: listOf(oneOf(['attacker', 'defender']), 2) },
});
export type RevealFrame = FrameIn<typeof revealFrame>;
/** NAP-S4 */
export const poolFrame = frameOf('pool', {
  steps: ['items', 'pay', 'horror', 'assemble', 'remove', 'limit', 'drop', 'keep', 'roll'],
});
export type PoolFrame = FrameIn<typeof poolFrame>;
/** NAP-S5 */
export const rerollsFrame = frameOf('rerolls', { steps: ['attacker', 'defender', 'over'] });
export type RerollsFrame = FrameIn<typeof rerollsFrame>;
/** NAP-S7 */
export const resultsFrame = frameOf('results', { steps: ['look', 'choose', 'over'] });
export type ResultsFrame = FrameIn<typeof resultsFrame>;
/** NAP-S8: steps still to go, and whether the way has been left. */
export const retreatFrame = frameOf('retreat', {
  steps: ['look', 'step', 'regroup', 'over'],
  locals: { left: few },
});
export type RetreatFrame = FrameIn<typeof retreatFrame>;
/** NAP-S9 */
export const damageFrame = frameOf('damage', {
  steps: ['prevent', 'spend', 'absorb', 'choose', 'saint', 'plead', 'lose'],
});
export type DamageFrame = FrameIn<typeof damageFrame>;
/** NAP-S10 (a) */
export const harmFrame = frameOf('harm', { steps: ['bayonets', 'blast', 'choose', 'maraud'] });
export type HarmFrame = FrameIn<typeof harmFrame>;
/** NAP-S10 (b) */
export const riposteFrame = frameOf('riposte', { steps: ['spirits', 'look', 'choose', 'struck', 'over'] });
export type RiposteFrame = FrameIn<typeof riposteFrame>;
/** NAP-S10 (c) */
export const followUpFrame = frameOf('followUp', { steps: ['look', 'choose', 'over'] });
export type FollowUpFrame = FrameIn<typeof followUpFrame>;
/** NAP-S10 (d) */
export const frenzyFrame = frameOf('frenzy', { steps: ['look', 'choose', 'over'] });
export type FrenzyFrame = FrameIn<typeof frenzyFrame>;
/** NAP-S10 (e) */
export const persecutionFrame = frameOf('persecution', { steps: ['look', 'choose', 'target', 'over'] });
export type PersecutionFrame = FrameIn<typeof persecutionFrame>;

/** An Action card at work: `part` is the next of its parts. */
export const playFrame = frameOf('play', {
  steps: ['next', 'choose', 'spend', 'over'],
  fixed: { player, card: deckCardId },
  locals: { part: few, named: units },
});
export type PlayFrame = FrameIn<typeof playFrame>;
/** Units named by a card, and what each does then. */
export const pickFrame = frameOf('pick', {
  steps: ['look', 'unit', 'hex', 'over'],
  fixed: {
    player,
    card: deckCardId,
    what: oneOf(PICKS),
    /** Who may be named where others have been named before. */
    among: nullable(units),
    grant: nullable(grant),
    blank: flag,
  },
  locals: { left: few, named: units, unit: nullable(unitId) },
});
export type PickFrame = FrameIn<typeof pickFrame>;
export const discardsFrame = frameOf('discards', { steps: ['look', 'choose', 'over'], fixed: ofPlayer });
export type DiscardsFrame = FrameIn<typeof discardsFrame>;
