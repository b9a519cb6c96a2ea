// A position from outside: complete and possible, or the first wrong field by path.
import { type Frame, frozen, type Result, secret } from '@grognard/kernel';
import {
  fault,
  listOf,
  nullable,
  oneOf,
  optional,
  type Reader,
  reading,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { cardsInGame, unitsInGame } from '../field/all-cards.ts';
import { changePlayer } from '../field/hand.ts';
import { indexOf, PLACES } from '../field/places.ts';
import type { PlayerState, State } from '../state.ts';
import { PHASES, type Phase, PLAYERS, type Player } from '../vocabulary.ts';
import { checkCards } from './check-cards.ts';
import { checkMelees, checkMoment } from './check-position.ts';
import {
  readActivation,
  readDeed,
  readDraft,
  readEffect,
  readGround,
  readMelee,
  readResult,
  readRules,
} from './read-facts.ts';
import { readFrame } from './read-frames.ts';
import { type ReadPlayer, readPlayer } from './read-player.ts';
import { readUnits } from './read-unit.ts';
import { byPlayer, objectiveId, player } from './words.ts';

export const parsePosition = (raw: unknown): Result<State> => reading(() => readPosition(raw));

const FIELDS = [
  ...['rules', 'draws', 'turn', 'phase', 'first', 'players', 'units', 'terrain', 'melees', 'objectiveDeck'],
  ...['effects', 'activation', 'deeds', 'drafts', 'scores', 'result', 'frames'],
];
const anything: Reader<unknown> = (raw) => raw;
const fieldsOf = record<{ [field: string]: unknown }>(
  Object.fromEntries(FIELDS.map((field) => [field, anything])),
);

/** Only `units` must be there; whatever else is left out is as at the start of the phase. */
function readPosition(raw: unknown): State {
  const given = fieldsOf(raw, '');
  const field = <T>(name: string, read: Reader<T>, otherwise: T): T =>
    optional(read, otherwise)(given[name], name);
  const players = readPlayers(given['players']);
  const phase = field('phase', oneOf(PHASES), 'combat');
  const state: State = {
    frames: [],
    draws: field('draws', whole(0, 1_000_000_000), 0),
    rules: readRules(given['rules'] ?? {}, 'rules'),
    turn: field('turn', whole(0, 1_000_000), phase === 'setup' ? 0 : 1),
    phase,
    first: field('first', player, 'A'),
    players: { A: players.A.player, B: players.B.player },
    field: PLACES.map(() => null),
    ground: PLACES.map(() => null),
    melees: field('melees', listOf(readMelee, 10), []),
    objectiveDeck: field('objectiveDeck', listOf(objectiveId, 14), []).map((id) => secret(id)),
    effects: field('effects', listOf(readEffect, 100), []),
    activation: field('activation', nullable(readActivation), null),
    deeds: field('deeds', listOf(readDeed, 100), []),
    drafts: { A: secret(null, 'A'), B: secret(null, 'B') },
    scores: field('scores', listOf(byPlayer(whole(0, 10_000)), 1_000_000), []),
    result: field('result', nullable(readResult), null),
  };
  const drafts = field('drafts', byPlayer(nullable(readDraft)), { A: null, B: null });
  state.drafts = { A: secret(drafts.A, 'A'), B: secret(drafts.B, 'B') };
  readTerrain(state, given['terrain']);
  const highest = readUnits(state, given['units'], 'units');
  state.frames.push(...readFrames(phase, given['frames']));
  for (const each of PLAYERS) complete(state, each, players[each], highest[each]);
  checkCards(state);
  checkMelees(state, 'melees');
  checkMoment(state);
  return state;
}

function readPlayers(raw: unknown): { readonly [player in Player]: ReadPlayer } {
  const given = record<{ A: unknown; B: unknown }>({ A: anything, B: anything })(raw ?? {}, 'players');
  return { A: readPlayer('A', given.A, 'players.A'), B: readPlayer('B', given.B, 'players.B') };
}

function readTerrain(state: State, raw: unknown): void {
  for (const [i, { at, card, owner }] of optional(listOf(readGround, 28), [])(raw, 'terrain').entries()) {
    if (state.ground[indexOf(at)] !== null)
      fault('impossible', `terrain[${i}].at`, `Two Terrain cards lie in ${at} (SAG-8.2).`);
    state.ground[indexOf(at)] = { card, owner };
  }
}

/** Without frames the position is the beginning of its phase. */
function readFrames(phase: Phase, raw: unknown): readonly Frame[] {
  if (raw !== undefined) return listOf(readFrame, 40)(raw, 'frames');
  return phase === 'setup' ? [{ proc: 'setup', step: 'shuffle' }] : [{ proc: 'turn', step: phase }];
}

const MARKERS = 3;

/** Fills in what was left out: the list from the cards that are there, numbers given so far, markers of the phase. */
function complete(state: State, player: Player, { lacks, player: read }: ReadPlayer, highest: number): void {
  const facts: { -readonly [K in keyof PlayerState]?: PlayerState[K] } = {};
  if (lacks.list) {
    const list = {
      ...read.list.hidden,
      units: unitsInGame(frozen(state), player),
      strategy: cardsInGame(frozen(state), player),
    };
    facts.list = secret(list, ...read.list.knownTo);
  }
  if (lacks.tokens) facts.tokens = highest;
  else if (read.tokens < highest)
    fault('impossible', `players.${player}.tokens`, `Unit ${player}${highest} is in play already.`);
  if (lacks.markers) facts.markers = state.phase === 'combat' || state.phase === 'reform' ? MARKERS : 0;
  changePlayer(state, player, facts);
}
