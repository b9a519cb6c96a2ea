// The frames of every procedure, declared once: steps and locals. All locals but drafts are public. Steps survive in
// saved games: rename only with a migration.
import { type FrameIn, frameOf, secretFrameOf, windowFrameOf } from '@grognard/kernel';
import { flag, listOf, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { deployDraft, initiativeDraft, objectiveDraft, terrainDraft } from './input/drafts.ts';
import { cardChoice, hit, modifier, need, occasion, owed } from './input/frame-words.ts';
import { place, player, players, strategyCardId, unitId } from './input/words.ts';
import { MORALE_CAUSES, PLAYERS, TESTS } from './vocabulary.ts';

const many = whole(0, 1_000_000);
/** Casualties of a unit. */
const casualties = whole(0, 9);
/** The players in turn, First before Second: how many have had theirs. */
const turns = { turns: many };
/** A step of one player. */
const ofPlayer = { player };
const ofUnit = { unit: unitId };
/** Units that have had their one try. */
const tried = listOf(unitId, 40);

export const setupFrame = frameOf('setup', {
  steps: ['shuffle', 'deal', 'openObjectives', 'deploy', 'reveal', 'openingTerrain', 'begin', 'done'],
});

export const openObjectivesFrame = secretFrameOf('openObjectives', {
  steps: ['decide'],
  seats: PLAYERS,
  draft: objectiveDraft,
  empty: { kind: 'objective', obj: null },
});
export type OpenObjectivesFrame = FrameIn<typeof openObjectivesFrame>;

export const deploymentFrame = secretFrameOf('deployment', {
  steps: ['decide'],
  seats: PLAYERS,
  draft: deployDraft,
  empty: { kind: 'deploy', slots: {} },
});
export type DeploymentFrame = FrameIn<typeof deploymentFrame>;

export const openingTerrainFrame = secretFrameOf('openingTerrain', {
  steps: ['decide'],
  seats: PLAYERS,
  draft: terrainDraft,
  empty: { kind: 'terrain', slots: {} },
});
export type OpeningTerrainFrame = FrameIn<typeof openingTerrainFrame>;

export const turnFrame = frameOf('turn', {
  steps: ['initiative', 'reform', 'combat', 'reinforcements', 'checkpoint', 'end', 'done'],
});

export const initiativeFrame = secretFrameOf('initiative', {
  steps: ['commit', 'begin', 'over'],
  seats: PLAYERS,
  draft: initiativeDraft,
  empty: { kind: 'initiative', card: null },
});
export type InitiativeFrame = FrameIn<typeof initiativeFrame>;

export const reformFrame = frameOf('reform', { steps: ['go', 'checkpoint'], locals: turns });
export const regroupFrame = frameOf('regroup', {
  steps: ['window', 'choose', 'tried', 'over'],
  fixed: ofPlayer,
  locals: { tried },
});
export type RegroupFrame = FrameIn<typeof regroupFrame>;
export const rallyFrame = frameOf('rally', {
  steps: ['look', 'choose', 'tried'],
  fixed: ofPlayer,
  locals: { tried },
});
export type RallyFrame = FrameIn<typeof rallyFrame>;
/** W-TER of one player. */
export const layTerrainFrame = windowFrameOf('layTerrain', { fixed: ofPlayer });
export type LayTerrainFrame = FrameIn<typeof layTerrainFrame>;

export const combatFrame = frameOf('combat', {
  steps: ['opportunity', 'activate', 'checkpoint', 'alternate'],
  locals: { player },
});
export const activationFrame = frameOf('activation', {
  steps: ['consider', 'choose', 'enable', 'enabled', 'declare', 'resolve', 'round', 'finish', 'over'],
  fixed: ofPlayer,
});
export type ActivationFrame = FrameIn<typeof activationFrame>;

export const fireFrame = frameOf('fire', {
  steps: ['window', 'ready', 'marker', 'again', 'over'],
  fixed: {
    unit: unitId,
    target: unitId,
    /** Where the target stands. */
    at: place,
    /** A Fire test made by a card's order, without a W-ACT of its own. */
    byCard: flag,
  },
  /** Tests made so far. */
  locals: { shots: whole(0, 2) },
});
export type FireFrame = FrameIn<typeof fireFrame>;

export const engageFrame = frameOf('engage', {
  steps: [
    'begin',
    'evade',
    'evading',
    'recover',
    'recovering',
    'charge',
    'askCharge',
    'counter',
    'countering',
    'window',
    'melee',
    'over',
  ],
  fixed: {
    unit: unitId,
    target: unitId,
    /** Where the attacker stands. */
    at: place,
    /** 'ask' in step 3; 'must' after an advance; 'no' where a card forbids it. */
    charge: oneOf(['ask', 'must', 'no']),
  },
});
export type EngageFrame = FrameIn<typeof engageFrame>;

export const roundFrame = frameOf('round', {
  steps: ['attacker', 'attacked', 'defender', 'defended', 'hits', 'over'],
  fixed: { attacker: unitId, defender: unitId, engaging: flag },
  /** Hits on the attacker and on the defender. */
  locals: { onAttacker: whole(0, 2), onDefender: whole(0, 2) },
});
export type RoundFrame = FrameIn<typeof roundFrame>;

export const hitsFrame = frameOf('hits', {
  steps: ['protect', 'protected', 'support', 'place', 'tests'],
  locals: {
    batch: listOf(hit, 2),
    /** Index of the batch entry a W-HIT is open for. */
    at: whole(0, 2),
    /** Pairs of supported unit and supporter still to be asked about. */
    supports: listOf(record({ unit: unitId, by: unitId }), 4),
    /** Units that took one for another, in that order. */
    supporters: listOf(unitId, 4),
    queue: listOf(owed, 20),
  },
});
export type HitsFrame = FrameIn<typeof hitsFrame>;

export const moraleFrame = frameOf('morale', {
  steps: ['choose', 'roll', 'failed', 'passed', 'gone'],
  fixed: { unit: unitId, need },
});
export type MoraleFrame = FrameIn<typeof moraleFrame>;

export const retreatFrame = frameOf('retreat', {
  steps: ['window', 'go', 'side', 'gone', 'over'],
  fixed: ofUnit,
  locals: {
    /** W-RET: a card has opened the way into the Reserve. */
    intoReserve: flag,
    /** The enemy it was engaged with, and where it stood, when it left. */
    foe: nullable(unitId),
    at: nullable(place),
    /** What that enemy had when the Melee began. */
    foeStartCas: casualties,
  },
});
export type RetreatFrame = FrameIn<typeof retreatFrame>;

export const winFrame = frameOf('win', {
  steps: ['begin', 'recover', 'relief', 'choose', 'rolls', 'window', 'ground', 'capture', 'over'],
  fixed: {
    winner: unitId,
    /** Where the winner stood when it won. */
    at: place,
    loser: unitId,
    loserAt: place,
    startCas: casualties,
  },
  /** Tests the winner still owed when it won. */
  locals: { owed: listOf(owed, 20) },
});
export type WinFrame = FrameIn<typeof winFrame>;

export const moveFrame = frameOf('move', {
  steps: ['before', 'window', 'go', 'second', 'follow', 'over'],
  fixed: ofUnit,
});
export const disengageFrame = frameOf('disengage', { steps: ['window', 'roll', 'over'], fixed: ofUnit });

export const reserveEntryFrame = frameOf('reserveEntry', {
  steps: ['room', 'remove', 'slot', 'place', 'arrange', 'rearrange', 'over'],
  fixed: { player, unit: unitId },
});
export type ReserveEntryFrame = FrameIn<typeof reserveEntryFrame>;

/** One D6 test of a unit (SAG-3.1). */
export const testFrame = frameOf('test', {
  steps: ['prepare', 'roll', 'judge'],
  fixed: {
    kind: oneOf(TESTS),
    /** For Morale tests. */
    cause: nullable(oneOf(MORALE_CAUSES)),
    player,
    unit: unitId,
    /** The other unit in Fire, Melee, Evade and Disengage. */
    against: nullable(unitId),
    /** What the total must reach; Fire and Melee have the scale of SAG-10.3 instead and show 6. */
    need: whole(1, 20),
    /** Melee: the first round, and whether the tester is its attacker. Fire: Artillery's answer to an outflanker. */
    engaging: flag,
    attacking: flag,
  },
  locals: {
    natural: nullable(whole(1, 6)),
    /** Added by cards played on this test. */
    bonus: listOf(modifier, 20),
    /** A card has decided it: no roll. */
    granted: flag,
  },
});
export type TestFrame = FrameIn<typeof testFrame>;

export const windowFrame = windowFrameOf('window', {
  fixed: {
    occasion,
    /** In order of priority. */
    players,
  },
  /** SAG-R88: what has been played in this window. */
  locals: { played: listOf(record({ by: player, card: strategyCardId }), 100) },
});
export type WindowFrame = FrameIn<typeof windowFrame>;

/** A card being resolved: it lies here until it goes to the discard pile. */
export const playFrame = frameOf('play', {
  steps: ['resolve', 'done'],
  fixed: { card: strategyCardId, by: player, choice: cardChoice, occasion },
  /** It has found another place than the discard pile: attached to a unit. */
  locals: { kept: flag },
});
export type PlayFrame = FrameIn<typeof playFrame>;

export const putUnderFrame = frameOf('putUnder', {
  steps: ['choose'],
  fixed: ofPlayer,
  /** Cards still to go. */
  locals: { count: whole(0, 5) },
});
export type PutUnderFrame = FrameIn<typeof putUnderFrame>;

export const checkpointFrame = frameOf('checkpoint', {
  steps: ['look', 'ask'],
  locals: { turns: whole(0, 2) },
});
export type CheckpointFrame = FrameIn<typeof checkpointFrame>;

export const reinforcementsFrame = frameOf('reinforcements', { steps: ['go'], locals: turns });
export const disarrayFrame = frameOf('disarray', { steps: ['test'], fixed: ofPlayer, locals: { tried } });
export const formationsFrame = frameOf('formations', {
  steps: ['look', 'choose', 'over'],
  fixed: ofPlayer,
  locals: { tried },
});
export type FormationsFrame = FrameIn<typeof formationsFrame>;
export const outflankTestFrame = frameOf('outflankTest', { steps: ['test', 'over'], fixed: ofPlayer });
export const discardsFrame = frameOf('discards', { steps: ['look', 'choose', 'over'], fixed: ofPlayer });
export type DiscardsFrame = FrameIn<typeof discardsFrame>;
export const reinforceFrame = frameOf('reinforce', { steps: ['look', 'choose', 'over'], fixed: ofPlayer });
export type ReinforceFrame = FrameIn<typeof reinforceFrame>;
