// A position from outside: complete and possible, or the first wrong field by path.
import {
  draftOf,
  type Frame,
  framesOf,
  frozen,
  type Result,
  secret,
  secretOnTop,
  withDrafts,
} from '@grognard/kernel';
import {
  type FormValue,
  fault,
  listOf,
  maybe,
  nullable,
  oneOf,
  optional,
  reading,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { cardsInGame, unitsInGame } from '../field/all-cards.ts';
import { changePlayer } from '../field/hand.ts';
import { indexOf, PLACES } from '../field/places.ts';
import { setupFrame, turnFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import { rulesForm } from '../options.ts';
import { procedures } from '../procedures/index.ts';
import type { PlayerState, State } from '../state.ts';
import { PHASES, type Phase, PLAYERS, type Player } from '../vocabulary.ts';
import { checkCards } from './check-cards.ts';
import { checkMelees, checkMoment } from './check-position.ts';
import { draft } from './drafts.ts';
import { activation, deed, effect, ground, melee, result } from './facts.ts';
import { playerForm, type ReadPlayer } from './player.ts';
import { putUnits, unitsForm } from './units.ts';
import { byPlayer, objectiveId, player } from './words.ts';

const players = record({ A: playerForm('A'), B: playerForm('B') });
const counted = whole(0, 1_000_000_000);

/** Only `units` must be there; whatever else is left out is as at the start of the phase. */
export const positionForm = record({
  rules: optional(rulesForm, rulesForm({}, 'rules')),
  draws: optional(counted, 0),
  turn: maybe(whole(0, 1_000_000)),
  phase: optional(oneOf(PHASES), 'combat'),
  first: optional(player, 'A'),
  players: optional(players, players({}, 'players')),
  units: unitsForm,
  terrain: optional(listOf(ground, 28), []),
  melees: optional(listOf(melee, 10), []),
  objectiveDeck: optional(listOf(objectiveId, 14), []),
  effects: optional(listOf(effect, 100), []),
  activation: optional(nullable(activation), null),
  deeds: optional(listOf(deed, 100), []),
  drafts: optional(byPlayer(nullable(draft)), { A: null, B: null }),
  scores: optional(listOf(byPlayer(whole(0, 10_000)), 1_000_000), []),
  result: optional(nullable(result), null),
  frames: maybe(listOf(framesOf(procedures), 40)),
});
type Given = FormValue<typeof positionForm>;

export const parsePosition = (raw: unknown): Result<State> => reading(() => stateOf(positionForm(raw, '')));

function stateOf(given: Given): State {
  const { units, terrain, players: seated, objectiveDeck, drafts, frames, turn, ...rest } = given;
  const state: State = {
    ...rest,
    turn: turn ?? (given.phase === 'setup' ? 0 : 1),
    players: { A: seated.A.player, B: seated.B.player },
    field: PLACES.map(() => null),
    ground: PLACES.map(() => null),
    objectiveDeck: objectiveDeck.map((id) => secret(id)),
    held: { A: secret([], 'A'), B: secret([], 'B') },
    frames: [],
  };
  for (const [i, { at, card, owner }] of terrain.entries()) {
    if (state.ground[indexOf(at)] !== null)
      fault('impossible', `terrain[${i}].at`, `Two Terrain cards lie in ${at} (SAG-8.2).`);
    state.ground[indexOf(at)] = { card, owner };
  }
  const highest = putUnits(state, units, 'units');
  state.frames.push(...(frames ?? beginningOf(given.phase)));
  putDrafts(state, drafts);
  for (const each of PLAYERS) complete(state, each, seated[each], highest[each]);
  checkCards(state);
  checkMelees(state, 'melees');
  checkMoment(state);
  return state;
}

/** Without frames the position is the beginning of its phase. */
const beginningOf = (phase: Phase): readonly Frame[] =>
  phase === 'setup' ? [setupFrame.at('shuffle', {})] : [turnFrame.at(phase, {})];

/** Drafts stand beside the frames: those of a decision both take belong to its frame, the others to a checkpoint. */
function putDrafts(state: State, drafts: Given['drafts']): void {
  for (const each of PLAYERS) {
    const own = drafts[each];
    if (own?.kind === 'held') state.held = { ...state.held, [each]: secret(own.objs, each) };
  }
  const decision = secretOnTop<Player, Draft>(state);
  const declared = procedures[decision?.proc ?? '']?.frame;
  if (decision === null || declared === undefined) return;
  const [A, B] = PLAYERS.map((each) => drafts[each] ?? draftOf(decision, each));
  state.frames[state.frames.length - 1] = withDrafts(declared, decision, { A, B });
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
