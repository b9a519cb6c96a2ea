// The frames of a position: each with the locals of its procedure, at a step that procedure has.
import type { Frame } from '@grognard/kernel';
import {
  fault,
  flag,
  listOf,
  mustBe,
  nullable,
  oneOf,
  type Reader,
  record,
  type Shape,
  whole,
} from '@grognard/kernel/forms.ts';
import type {
  BothFrame,
  CombatFrame,
  EngageFrame,
  FireFrame,
  Hit,
  HitsFrame,
  LayingFrame,
  MoraleFrame,
  Occasion,
  Owed,
  PlayerFrame,
  PlayFrame,
  PutUnderFrame,
  ReserveFrame,
  RetreatFrame,
  RoundFrame,
  TestFrame,
  TriesFrame,
  TurnsFrame,
  UnitFrame,
  WindowFrame,
  WinFrame,
} from '../frames.ts';
import type { CardChoice } from '../grammar.ts';
import type { Modifier } from '../state.ts';
import { ACTS, MORALE_CAUSES, TESTS, WINDOWS } from '../vocabulary.ts';
import { fieldOf, maybe, present } from './read-facts.ts';
import { place, player, slot, strategyCardId, unitId } from './words.ts';

type Locals<F extends Frame> = Omit<Shape<F>, 'proc' | 'step'>;

interface FrameReader {
  readonly steps: readonly string[];
  readonly read: Reader<Frame>;
}

const frame = <F extends Frame>(proc: string, steps: readonly string[], locals: Locals<F>): FrameReader => ({
  steps,
  read: record<Frame>({ proc: oneOf([proc]), step: oneOf(steps), ...locals }),
});

const many = whole(0, 1_000_000);
const need = oneOf([6, 7]);
const owed: Reader<Owed> = record<Owed>({ unit: unitId, need });
const hit: Reader<Hit> = record<Hit>({ unit: unitId, hits: whole(0, 2), byFire: flag });
const players = listOf(player, 2);
const both: Locals<BothFrame> = { committed: players };
const ofPlayer: Locals<PlayerFrame> = { player };
const tries: Locals<TriesFrame> = { player, tried: listOf(unitId, 40) };

const occasion: Reader<Occasion> = record<Occasion>({
  window: oneOf(WINDOWS),
  active: player,
  unit: nullable(unitId),
  target: nullable(unitId),
  act: nullable(oneOf(ACTS)),
  hits: whole(0, 2),
  byFire: flag,
});

const choice: Reader<CardChoice> = (raw, path) =>
  present(
    record<Required<CardChoice>>({
      target: maybe(unitId),
      slot: maybe(slot),
      guns: maybe(listOf(unitId, 10)),
    })(raw, path),
  );

const text: Reader<string> = (raw, path) => (typeof raw === 'string' ? raw : mustBe(raw, path, 'a text'));
const modifier: Reader<Modifier> = (raw, path) =>
  present(
    record<Required<Modifier>>({
      rule: (rule, at) =>
        typeof rule === 'string' && rule.startsWith('SAG-')
          ? (rule as Modifier['rule'])
          : mustBe(rule, at, 'a rule id'),
      label: text,
      value: whole(-9, 9),
      charge: maybe((raw, at) => (raw === true ? raw : mustBe(raw, at, 'true'))),
    })(raw, path),
  );

const TURN_STEPS = ['initiative', 'reform', 'combat', 'reinforcements', 'checkpoint', 'end', 'done'];
const SETUP_STEPS = [
  'shuffle',
  'deal',
  'openObjectives',
  'deploy',
  'reveal',
  'openingTerrain',
  'begin',
  'done',
];

const READERS: { readonly [proc: string]: FrameReader } = {
  setup: frame<Frame>('setup', SETUP_STEPS, {}),
  openObjectives: frame<BothFrame>('openObjectives', ['decide'], both),
  deployment: frame<BothFrame>('deployment', ['decide'], both),
  openingTerrain: frame<BothFrame>('openingTerrain', ['decide'], both),
  turn: frame<Frame>('turn', TURN_STEPS, {}),
  initiative: frame<BothFrame>('initiative', ['begin', 'commit', 'over'], both),
  reform: frame<TurnsFrame>('reform', ['go', 'checkpoint'], { turns: many }),
  regroup: frame<TriesFrame>('regroup', ['window', 'choose', 'tried', 'over'], tries),
  rally: frame<TriesFrame>('rally', ['look', 'choose', 'tried'], tries),
  layTerrain: frame<LayingFrame>('layTerrain', ['look', 'ask'], { player, asked: many, passes: whole(0, 1) }),
  combat: frame<CombatFrame>('combat', ['opportunity', 'activate', 'checkpoint', 'alternate'], ofPlayer),
  activation: frame<PlayerFrame>(
    'activation',
    ['consider', 'choose', 'enable', 'enabled', 'declare', 'resolve', 'round', 'finish', 'over'],
    ofPlayer,
  ),
  fire: frame<FireFrame>('fire', ['window', 'ready', 'marker', 'again', 'over'], {
    unit: unitId,
    target: unitId,
    at: place,
    byCard: flag,
    shots: whole(0, 2),
  }),
  engage: frame<EngageFrame>(
    'engage',
    [
      ...[
        'begin',
        'evade',
        'evading',
        'recover',
        'recovering',
        'charge',
        'askCharge',
        'counter',
        'countering',
      ],
      ...['window', 'melee', 'over'],
    ],
    { unit: unitId, target: unitId, at: place, charge: oneOf(['ask', 'must', 'no']) },
  ),
  round: frame<RoundFrame>('round', ['attacker', 'attacked', 'defender', 'defended', 'hits', 'over'], {
    attacker: unitId,
    defender: unitId,
    engaging: flag,
    onAttacker: whole(0, 2),
    onDefender: whole(0, 2),
  }),
  hits: frame<HitsFrame>('hits', ['protect', 'protected', 'support', 'place', 'tests'], {
    batch: listOf(hit, 2),
    at: whole(0, 2),
    supports: listOf(record<{ unit: string; by: string }>({ unit: unitId, by: unitId }), 4),
    supporters: listOf(unitId, 4),
    queue: listOf(owed, 20),
  }),
  morale: frame<MoraleFrame>('morale', ['choose', 'roll', 'failed', 'passed', 'gone'], {
    unit: unitId,
    need,
  }),
  retreat: frame<RetreatFrame>('retreat', ['window', 'go', 'side', 'gone', 'over'], {
    unit: unitId,
    intoReserve: flag,
    foe: nullable(unitId),
    at: nullable(place),
    foeStartCas: whole(0, 9),
  }),
  win: frame<WinFrame>(
    'win',
    ['begin', 'recover', 'relief', 'choose', 'rolls', 'window', 'ground', 'capture', 'over'],
    {
      winner: unitId,
      at: place,
      loser: unitId,
      loserAt: place,
      startCas: whole(0, 9),
      owed: listOf(owed, 20),
    },
  ),
  move: frame<UnitFrame>('move', ['before', 'window', 'go', 'second', 'follow', 'over'], { unit: unitId }),
  disengage: frame<UnitFrame>('disengage', ['window', 'roll', 'over'], { unit: unitId }),
  reserveEntry: frame<ReserveFrame>(
    'reserveEntry',
    ['room', 'remove', 'slot', 'place', 'arrange', 'rearrange', 'over'],
    { player, unit: unitId },
  ),
  test: frame<TestFrame>('test', ['prepare', 'roll', 'judge'], {
    kind: oneOf(TESTS),
    cause: nullable(oneOf(MORALE_CAUSES)),
    player,
    unit: unitId,
    against: nullable(unitId),
    need: whole(1, 20),
    engaging: flag,
    attacking: flag,
    natural: nullable(whole(1, 6)),
    bonus: listOf(modifier, 20),
    granted: flag,
  }),
  window: frame<WindowFrame>('window', ['look', 'ask'], {
    occasion,
    players,
    asked: many,
    passes: whole(0, 2),
    played: listOf(record<{ by: 'A' | 'B'; card: string }>({ by: player, card: strategyCardId }), 100),
  }),
  play: frame<PlayFrame>('play', ['resolve', 'done'], {
    card: strategyCardId,
    by: player,
    choice,
    occasion,
    kept: flag,
  }),
  putUnder: frame<PutUnderFrame>('putUnder', ['choose'], { player, count: whole(0, 5) }),
  checkpoint: frame<TurnsFrame>('checkpoint', ['look', 'ask'], { turns: whole(0, 2) }),
  reinforcements: frame<TurnsFrame>('reinforcements', ['go'], { turns: many }),
  disarray: frame<TriesFrame>('disarray', ['test'], tries),
  formations: frame<TriesFrame>('formations', ['look', 'choose', 'over'], tries),
  outflankTest: frame<PlayerFrame>('outflankTest', ['test', 'over'], ofPlayer),
  discards: frame<PlayerFrame>('discards', ['look', 'choose', 'over'], ofPlayer),
  reinforce: frame<PlayerFrame>('reinforce', ['look', 'choose', 'over'], ofPlayer),
};

export const readFrame: Reader<Frame> = (raw, path) => {
  const proc = fieldOf(raw, 'proc');
  const reader = typeof proc === 'string' && Object.hasOwn(READERS, proc) ? READERS[proc] : undefined;
  if (reader === undefined) return mustBe(proc, `${path}.proc`, `one of ${Object.keys(READERS).join(', ')}`);
  return reader.read(raw, path);
};

/** Which procedures call which: whoever stands on the stack was called by the one below. */
const CALLS: { readonly [proc: string]: readonly string[] } = {
  setup: ['openObjectives', 'deployment', 'openingTerrain'],
  turn: ['initiative', 'reform', 'combat', 'reinforcements', 'checkpoint'],
  initiative: ['checkpoint'],
  reform: ['regroup', 'rally', 'layTerrain', 'checkpoint'],
  regroup: ['window', 'test'],
  rally: ['test', 'reserveEntry'],
  combat: ['window', 'activation', 'checkpoint'],
  activation: ['window', 'fire', 'engage', 'round', 'disengage', 'move'],
  fire: ['window', 'test', 'hits'],
  engage: ['window', 'test', 'round'],
  round: ['test', 'hits'],
  hits: ['window', 'morale', 'win'],
  morale: ['test', 'retreat'],
  retreat: ['window', 'win', 'reserveEntry'],
  win: ['window', 'morale', 'retreat'],
  move: ['window', 'fire', 'engage', 'reserveEntry'],
  disengage: ['window', 'test'],
  test: ['window'],
  window: ['play'],
  play: ['test', 'fire', 'reserveEntry', 'putUnder', 'round', 'engage'],
  reinforcements: ['window', 'disarray', 'formations', 'outflankTest', 'discards', 'reinforce'],
  disarray: ['test'],
  formations: ['test'],
  outflankTest: ['test'],
  reinforce: ['reserveEntry'],
};

export function checkNesting(frames: readonly Frame[], path: string): void {
  const [lowest] = frames;
  if (lowest === undefined || (lowest.proc !== 'turn' && lowest.proc !== 'setup'))
    fault('impossible', `${path}[0]`, 'The lowest frame is the setup or the turn.');
  for (const [i, { proc }] of frames.entries()) {
    const below = frames[i - 1];
    if (below !== undefined && CALLS[below.proc]?.includes(proc) !== true)
      fault('impossible', `${path}[${i}].proc`, `${below.proc} never leads to ${proc}.`);
  }
}
