// NLC-E: the frames of every procedure, declared once: steps and locals. Steps survive in saved games: rename only with a
// migration.
import { type FrameIn, frameOf, type Seat, secretFrameOf } from '@grognard/kernel';
import { flag, listOf, nullable, oneOf, optional, text, whole } from '@grognard/kernel/forms.ts';
import { draftForm, packetForm } from './input/drafts.ts';
import { body, bodyOrNone, entries, hex, hexOrNone, leader, side, units } from './input/words.ts';
import { EMPTY_PACKET } from './packets/draft.ts';
import { EMPTY_DRAFT } from './staff/draft.ts';
import { ENTRIES, NOBODY, NOWHERE, SIDES } from './vocabulary.ts';

const ofSide = { side };
/** NLC-M.1: with several players on a side, whoever sits at the table. */
const SEATS: readonly Seat[] = SIDES;
const player = optional(nullable(text), null);
const many = whole(0, 10_000);
const hexes = listOf(hex, 40);
const leaders = listOf(leader, 60);

/** The whole match, turn by turn. */
export const gameFrame = frameOf('game', { steps: ['turn', 'advance'] });
/** NLC-E.1, NLC-4.0b, 4.0e: orders, then rally; the Initial Action before the cup is drawn from. */
export const turnFrame = frameOf('turn', {
  steps: [
    'reinforcements',
    'snapshot',
    'command',
    'rally',
    'rallyOther',
    'chits',
    'initial',
    'selection',
    'turnEnd',
    'done',
  ],
});
/** NLC-11.2b, 11.4d: leaders and HQs that come back, one after the other. */
export const placementFrame = frameOf('placement', {
  steps: ['look', 'choose'],
  locals: { leaders: listOf(leader, 60), hqs: listOf(whole(0, 20), 10) },
});
export type PlacementFrame = FrameIn<typeof placementFrame>;

/** NLC-11.1c, NLC-R039: a leader the enemy has come upon, with several units equally near. */
export const displacementFrame = frameOf('displacement', {
  steps: ['choose', 'over'],
  fixed: { side, leader },
});
export type DisplacementFrame = FrameIn<typeof displacementFrame>;

/** NLC-E.2 */
export const commandFrame = frameOf('command', {
  steps: ['record', 'night', 'success', 'confidence', 'send', 'receive', 'locals', 'done'],
  locals: {
    /** Bodies looked at in the present step, by their place in canonical order: a list would tell who is in play. */
    passed: whole(0, 1000),
  },
});
export type CommandFrame = FrameIn<typeof commandFrame>;
/** NLC-E.2 steps 1 and 3: both sides write at once and unseen. A Bad Move is written by the opponent alone, for one body. */
export const ordersFrame = secretFrameOf('orders', {
  steps: ['write'],
  seats: SEATS,
  others: text,
  draft: draftForm,
  empty: EMPTY_DRAFT,
  fixed: {
    /** `own`: NLC-M.3, every player for his own formations. */
    what: oneOf(['local', 'send', 'badMove', 'own']),
    /** Of a Bad Move: for whom, and where he is (NLC-R109). */
    body: bodyOrNone,
    from: hexOrNone,
  },
});
export type OrdersFrame = FrameIn<typeof ordersFrame>;
/** In imagined worlds only: the other side is somewhere in its Stage, and nobody here can tell where. */
export const unseenFrame = frameOf('unseen', { steps: ['wait', 'over'], fixed: ofSide });
export type UnseenFrame = FrameIn<typeof unseenFrame>;
/** NLC-E.11 */
export const failureFrame = frameOf('orderFailure', {
  steps: ['next', 'leader', 'over'],
  /** `from`: where its leader stood. */
  fixed: { body, from: optional(hexOrNone, NOWHERE) },
  locals: {
    left: units,
    /** The one on its way. */
    now: optional(whole(-1, 1000), NOBODY),
    /** Whom its owner would have go first. */
    picked: optional(whole(-1, 1000), NOBODY),
    /** NLC-R076: pairs of cavalry and mover that have tested, where no Stage counts them. */
    tested: optional(listOf(whole(0, 1_000_000), 10_000), []),
  },
});
export type FailureFrame = FrameIn<typeof failureFrame>;

/** NLC-M.2, NLC-M.3: orders go out as messages, messages arrive, every player sets the orders of his formations. */
export const dispatchesFrame = frameOf('dispatches', {
  steps: ['dated', 'night', 'success', 'send', 'deliver', 'own', 'breaking', 'setting', 'done'],
});
/** NLC-M.1: the players of a side have their turns, one after the other; `reserve`: at the end of the turn. */
export const playerTurnsFrame = frameOf('playerTurns', {
  steps: ['next'],
  /** `chits`: of the Stage that is theirs; none: all formations they have (NLC-P.2). */
  fixed: { side, reserve: flag, chits: optional(listOf(body, 2), []) },
  locals: { left: listOf(text, 40) },
});

/** NLC-E.3 */
export const rallyFrame = frameOf('rally', {
  steps: ['look', 'choose', 'displace'],
  fixed: { ...ofSide, player },
  /** Bodies that have said they are done, and units rallied by each leader this turn. */
  locals: { returned: listOf(whole(0, 1_000_000), 200), latest: whole(-1, 1000), done: flag },
});
export type RallyFrame = FrameIn<typeof rallyFrame>;

/** NLC-E.4 */
export const chitsFrame = frameOf('chits', {
  steps: ['coordinated', 'pairs', 'initial', 'lead', 'fill'],
  locals: { rollers: listOf(whole(-1, 100), 2) },
});
export type ChitsFrame = FrameIn<typeof chitsFrame>;
export const rollersFrame = secretFrameOf('rollers', {
  steps: ['name'],
  seats: SIDES,
  draft: whole(-1, 100),
  empty: -1,
  fixed: { what: oneOf(['coordinated', 'initial']) },
});
export type RollersFrame = FrameIn<typeof rollersFrame>;
export const pickFrame = frameOf('pick', {
  steps: ['choose', 'over'],
  fixed: { side, what: oneOf(['coordinated', 'initial']), roller: leader },
});
export type PickFrame = FrameIn<typeof pickFrame>;

/** NLC-P.1: who moves first, by a roll; the winner chooses. */
export const sideOrderFrame = frameOf('sideOrder', {
  steps: ['roll', 'choose', 'first', 'second', 'over'],
  locals: { winner: side, first: side },
});
export type SideOrderFrame = FrameIn<typeof sideOrderFrame>;

/** NLC-E.5, of `state.stage`. */
export const stageFrame = frameOf('stage', {
  steps: ['bombardment', 'charge', 'movement', 'answers', 'assault', 'end', 'done'],
});
/** NLC-P.4: packets go back and forth, layer by layer; `side` is the next to write. */
export const exchangeFrame = frameOf('exchange', { steps: ['ask'], locals: { side } });
export const packetFrame = secretFrameOf('packet', {
  steps: ['write'],
  seats: SEATS,
  others: text,
  draft: packetForm,
  empty: EMPTY_PACKET,
});
export type PacketFrame = FrameIn<typeof packetFrame>;
/** NLC-P.4: groups that are met go their ways again; `at`: the step of the trail the one on its way has come to. */
export const retraceFrame = frameOf('retrace', {
  steps: ['next', 'met', 'ride', 'halt'],
  fixed: ofSide,
  locals: { at: whole(-1, 10_000) },
});
export type RetraceFrame = FrameIn<typeof retraceFrame>;
/** NLC-E.6 */
export const bombardmentFrame = frameOf('bombardment', {
  steps: ['choose', 'squares', 'fire', 'after', 'over'],
  fixed: ofSide,
  locals: { guns: units, from: hexOrNone, target: hexOrNone, refused: flag, enfiladed: flag },
});
export type BombardmentFrame = FrameIn<typeof bombardmentFrame>;
/** NLC-E.7 */
export const declarationFrame = frameOf('chargeDeclaration', {
  steps: ['choose', 'over'],
  fixed: ofSide,
  locals: { entries },
});
export type DeclarationFrame = FrameIn<typeof declarationFrame>;
export const chargeFrame = frameOf('charge', {
  steps: ['next', 'between', 'arrive', 'fight', 'end'],
  fixed: { side, reaction: flag, noSquare: flag, backhand: flag },
  locals: {
    entries,
    /** Entries that have not set out yet, those on their way through the hex between, hexes still to be fought for. */
    waiting: entries,
    riding: entries,
    targets: hexes,
  },
});
export type ChargeFrame = FrameIn<typeof chargeFrame>;
export const chargeCombatFrame = frameOf('chargeCombat', {
  steps: ['square', 'fire', 'chargersSuffer', 'defendersSuffer', 'compare', 'over'],
  fixed: {
    side,
    hex,
    entries,
    noSquare: flag,
    backhand: flag,
    /** NLC-7.8: in pursuit; those who fled from the charge do not fire. */
    isPursuit: flag,
    fled: units,
  },
  locals: {
    square: flag,
    defenders: units,
    hitsOnChargers: many,
    hitsOnDefenders: many,
    chargersLost: many,
    defendersLost: many,
    won: flag,
    /** NLC-R035: how many leaders are to roll for the fight it interrupts. */
    exposedBefore: optional(many, 0),
  },
});
export type ChargeCombatFrame = FrameIn<typeof chargeCombatFrame>;
/** NLC-7.8 */
export const pursuitFrame = frameOf('pursuit', {
  steps: ['next', 'choose', 'must', 'ride', 'fight', 'settle', 'rest', 'over'],
  fixed: { side, hex, fled: units },
  locals: {
    winners: entries,
    /** Units that still decide; pursuers by the hex they ride for, in the same order. */
    deciding: units,
    unit: whole(-1, 1000),
    pursuers: units,
    goals: hexes,
    target: hexOrNone,
  },
});
export type PursuitFrame = FrameIn<typeof pursuitFrame>;
/** Chargers ride back to where they came from; every hex is a retreat for reactions. */
export const returningFrame = frameOf('returning', {
  steps: ['ride'],
  fixed: { side },
  locals: { units, way: hexes, at: hex },
});
export type ReturningFrame = FrameIn<typeof returningFrame>;
/** NLC-E.8 */
export const reactionFrame = frameOf('reaction', {
  steps: ['declare', 'commit', 'test', 'over'],
  fixed: { kind: oneOf(ENTRIES), side, hex, movers: units, noSquare: flag },
  /** `left`: where a side has several players, those with cavalry who have not answered yet. */
  locals: { declared: entries, backhand: flag, left: listOf(text, 40) },
});
export type ReactionFrame = FrameIn<typeof reactionFrame>;

/** NLC-E.9 */
export const movementFrame = frameOf('movement', {
  steps: ['choose', 'auto', 'over'],
  fixed: ofSide,
  locals: { auto: bodyOrNone },
});
export type MovementFrame = FrameIn<typeof movementFrame>;
/** The group in `state.group`; `goal` is where `go` takes it. */
export const groupFrame = frameOf('group', {
  steps: ['choose', 'ride', 'entered', 'stop'],
  fixed: ofSide,
  locals: { goal: hexOrNone },
});
export type GroupFrame = FrameIn<typeof groupFrame>;

/** A leader who rides hex by hex: from where, and the half-points he has left. */
export const leaderMoveFrame = frameOf('leaderMove', {
  steps: ['choose', 'over'],
  fixed: { side, leader, from: hex },
  locals: { left: many },
});
export type LeaderMoveFrame = FrameIn<typeof leaderMoveFrame>;

/** NLC-20.13 */
export const opportunityFrame = frameOf('opportunityFire', {
  steps: ['ask', 'over'],
  fixed: { side, hex, movers: units },
  /** Players with guns who have not answered yet, as in a reaction. */
  locals: { left: listOf(text, 40) },
});
export type OpportunityFrame = FrameIn<typeof opportunityFrame>;

/** NLC-E.10 */
export const assaultsFrame = frameOf('assaults', {
  steps: ['assign', 'next'],
  fixed: ofSide,
  locals: {
    /** Stacks and what each assaults, NOWHERE for none; guns and others that join. */
    stacks: hexes,
    targets: listOf(whole(-1, 10_000), 40),
    joined: units,
    left: hexes,
    /** NLC-7.3a: units that have fought their one round. */
    fought: units,
  },
});
export type AssaultsFrame = FrameIn<typeof assaultsFrame>;
export const assaultFrame = frameOf('assault', {
  steps: [
    'reveal',
    'preRetreat',
    'slip',
    'support',
    'fire',
    'firstChoice',
    'secondChoice',
    'attackersSuffer',
    'defendersSuffer',
    'tests',
    'retreat',
    'nextStack',
    'advance',
    'over',
  ],
  fixed: { side, target: hex },
  locals: {
    attackers: units,
    defenders: units,
    supporters: units,
    attackHexes: hexes,
    hitsOnAttackers: many,
    hitsOnDefenders: many,
    attackersLost: many,
    defendersLost: many,
    flanked: flag,
    gunsOnAttackers: flag,
    gunsOnDefenders: flag,
    /** Who chooses first (NLC-7.4b), who retreats, and whether of his own will. */
    first: side,
    retreating: nullable(side),
    voluntary: flag,
    /** Units that have still to go back, and those of them that are on their way. */
    going: optional(units, []),
    leaving: optional(units, []),
    picked: optional(whole(-1, 1000), NOBODY),
    /** NLC-7.11: some of the defence have slipped away. */
    slipped: optional(flag, false),
    /** NLC-7.4n: Old or Middle Guard was thrown back from its own assault. */
    guardFled: optional(flag, false),
  },
});
export type AssaultFrame = FrameIn<typeof assaultFrame>;
/** NLC-D.10 */
export const lossesFrame = frameOf('losses', {
  steps: ['look', 'choose'],
  fixed: { side, pool: units, isBombarded: flag },
  locals: { debt: many, paid: many },
});
export type LossesFrame = FrameIn<typeof lossesFrame>;
/** NLC-D.6 */
export const retreatFrame = frameOf('retreat', {
  steps: ['look', 'choose', 'entered', 'met', 'half', 'stack', 'excess', 'over'],
  fixed: { side, kind: oneOf(['assault', 'charge', 'excess', 'orderFailure']), foes: hexes },
  locals: {
    units,
    at: hex,
    left: whole(0, 3),
    visited: hexes,
    /** One of each stack that goes back after this one, and the one its owner would rather have go first. */
    waiting: optional(units, []),
    next: optional(whole(-1, 1000), NOBODY),
    /** NLC-11.3: leaders whose owner has said whether they go along. */
    along: optional(leaders, []),
    behind: optional(leaders, []),
  },
});
export type RetreatFrame = FrameIn<typeof retreatFrame>;

/** NLC-D.2a: too many of a side in one hex when a segment ends. */
export const crowdingFrame = frameOf('crowding', { steps: ['look', 'choose'], fixed: { side, hex } });
export type CrowdingFrame = FrameIn<typeof crowdingFrame>;

/** NLC-11.5: headquarters under movement orders, one after the other. */
export const hqMovesFrame = frameOf('hqMoves', {
  steps: ['next', 'choose'],
  locals: { left: listOf(whole(0, 20), 20) },
});
export type HqMovesFrame = FrameIn<typeof hqMovesFrame>;

/** NLC-E.12 */
export const turnEndFrame = frameOf('turnEnd', {
  steps: ['reserve', 'reserveOther', 'hqs', 'zeal', 'supply', 'recovery', 'done'],
});

/** Frames in which sides draft unseen: whoever sees one of them knows his own draft only. */
export const secretFrames = [ordersFrame, rollersFrame, packetFrame] as const;
