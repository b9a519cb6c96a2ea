// A moment of a battle against the automaton, which leads the Abyss as player B.
import { type Frozen, randomOf, simulationSource } from '@grognard/kernel';
import { FULL } from '../activation/grants.ts';
import { freshActivation } from '../activation/start.ts';
import { freshAttack } from '../attack/record.ts';
import type { Attack } from '../attack-record.ts';
import { choose } from '../campaign/automaton/decide.ts';
import type { Choice } from '../campaign/automaton/desk.ts';
import { hexNamed } from '../data/field.ts';
import { zoneHexes } from '../data/zones.ts';
import { ordersIn } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { purse } from '../field/purse.ts';
import type { Action } from '../grammar.ts';
import { battleOn } from '../procedures/begin-battle.ts';
import type { Table } from '../rule-types.ts';
import type { Activation, Battle, PlayerState, State, Unit } from '../state.ts';
import type { BattleTerms } from '../terms.ts';
import type { Player } from '../vocabulary.ts';

/** 'F5 FR01': where it stands ('reserve' if nowhere) and what it is; facts change it. */
export type Placed = readonly [text: string, facts?: Partial<Unit>];

export interface AutomatonScene {
  readonly A?: readonly Placed[];
  readonly B?: readonly Placed[];
  /** Hexes by name with other ground than Plain. */
  readonly ground?: { readonly [hex: string]: string };
  readonly terms?: Partial<BattleTerms>;
  /** What is behind the automaton's screen. */
  readonly orders?: string;
  readonly corruption?: number;
  readonly battle?: Partial<Battle>;
  readonly automaton?: Partial<PlayerState>;
}

const BASE: BattleTerms = {
  name: 'campaign',
  ground: '.'.repeat(95),
  zones: { south: zoneHexes('Z9', 'south'), north: zoneHexes('Z9', 'north') },
  armies: {
    A: { faction: 'france', units: [], buildings: [] },
    B: { faction: 'abyss', units: [], buildings: [] },
  },
  sideOf: { A: 'south', B: 'north' },
  goals: { south: 5, north: 5 },
  escalation: 6,
  switches: { formation: true, flanking: true, fatigueRerolls: true, deactivation: true },
  landmarks: [],
  special: null,
  blizzard: [],
  commanderVp: 2,
  slots: 'mutual',
  vp: { A: 0, B: 0 },
  corruption: { A: 0, B: 0 },
  returned: { A: 2, B: 0 },
  firstOrders: { A: 0, B: 0 },
  firstHolder: null,
  fogRounds: 0,
  rangedLimit: null,
  relics: [],
  automaton: 'B',
};

const typeOf = (text: string): string => text.split(' ')[1] ?? '';
const hexOf = (text: string): number =>
  text.startsWith('reserve') ? -1 : hexNamed(text.split(' ')[0] ?? '');

function groundOf(changes: { readonly [hex: string]: string }): string {
  const ground = [...BASE.ground];
  for (const [hex, code] of Object.entries(changes)) ground[hexNamed(hex)] = code;
  return ground.join('');
}

export function sceneOf(scene: AutomatonScene): Battle {
  const placed = { A: scene.A ?? [], B: scene.B ?? [] };
  const fielded = (player: Player) =>
    placed[player].map(([text]) => ({
      type: typeOf(text),
      detachment: null,
      improvement: null,
      items: [],
      fatigue: 0,
    }));
  const terms: BattleTerms = {
    ...BASE,
    ground: groundOf(scene.ground ?? {}),
    ...scene.terms,
    armies: { A: { ...BASE.armies.A, units: fielded('A') }, B: { ...BASE.armies.B, units: fielded('B') } },
  };
  const battle = battleOn(terms);
  for (const [id, [text, facts]] of [...placed.A, ...placed.B].entries()) {
    const unit = battle.units[id];
    if (unit === undefined) continue;
    const grenade = profileOf(unit).rows.some(({ kind }) => kind === 'grenade');
    battle.units[id] = { ...unit, at: hexOf(text), grenade, ...facts };
  }
  const automaton: PlayerState = {
    ...battle.players.B,
    screen: purse(ordersIn(scene.orders ?? ''), 'B'),
    corruption: scene.corruption ?? 0,
    ...scene.automaton,
  };
  battle.players = { ...battle.players, B: automaton };
  const turn = { player: 'B', basics: 0, deactivated: [], pact: false, topLaid: false } as const;
  return Object.assign(battle, { phase: 'battle', round: 1, leader: 'B', turn }, scene.battle);
}

/** The unit of the scene that stands there. */
export function unitOn({ units }: Frozen<Battle>, hex: string): number {
  const unit = units.find(({ at }) => at === hexNamed(hex));
  if (unit === undefined) throw new Error(`nobody stands on ${hex}`);
  return unit.id;
}

/** What the automaton chooses among these. */
export const decide = (battle: Frozen<Battle>, step: string, ...legal: readonly Action[]): Choice =>
  choose({ battle, player: 'B', step, legal });

/** The battle with a unit of it activated. */
export const activated = (battle: Battle, hex: string, facts: Partial<Activation> = {}): Battle => ({
  ...battle,
  activation: { ...freshActivation(battle, unitOn(battle, hex), FULL), ...facts },
});

/** The battle in the middle of an attack. */
export function attacked(battle: Battle, from: string, to: string, facts: Partial<Attack> = {}): Battle {
  const [attacker, target] = [unitOn(battle, from), unitOn(battle, to)];
  const declared = freshAttack({
    attacker,
    target,
    row: 0,
    kind: 'melee',
    riposte: null,
    given: null,
    granted: null,
    from: hexNamed(to),
  });
  return { ...battle, attacks: [{ ...declared, ...facts }] };
}

/** An umpire for procedures that only draw and change the battle. */
export function umpireOf(battle: Battle, seed = 1): Table {
  const state: State = { frames: [], draws: 0, battle, series: null, campaign: null, result: null };
  return {
    state,
    random: randomOf(simulationSource(seed)),
    emit: () => undefined,
    call: () => undefined,
    goto: () => undefined,
    end: () => undefined,
    reveal: ({ hidden }) => hidden,
  };
}
