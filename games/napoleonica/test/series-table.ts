// A table for what lies between battles: the battles themselves end as the test says.
import {
  type DrawSource,
  type Frozen,
  type GameModule,
  invariant,
  legal,
  type Match,
  type Open,
  outcomeOf,
  pending,
  scriptedSource,
  simulationSource,
  startFrom,
  submit,
  why,
} from '@grognard/kernel';
import { campaignProcedures } from '../campaign/index.ts';
import { type Context, prepare } from '../context.ts';
import type { Event } from '../events.ts';
import { battleFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { procedure } from '../rule-types.ts';
import type { Battle, State } from '../state.ts';
import { armyProcedures, tournamentProcedures } from '../tournament/index.ts';
import { DESTROYED, type Player } from '../vocabulary.ts';

/** How a battle ends. */
export interface Fought {
  readonly winner: Player;
  readonly A?: number;
  readonly B?: number;
  /** Destroyed units by owner, in the order in which they were fielded, from 0. */
  readonly lost?: { readonly [player in Player]?: readonly number[] };
  /** Hexes held at the end by owner: the first units stand there. */
  readonly holds?: { readonly [player in Player]?: readonly number[] };
  readonly conceded?: Player | null;
  readonly usedLoot?: readonly string[];
  /** DP that Heroic Legends have earned A. */
  readonly legends?: number;
}

function finish(
  battle: Battle,
  { winner, A = 0, B = 0, lost, holds, conceded = null, usedLoot = [], legends = 0 }: Fought,
): void {
  for (const player of ['A', 'B'] as const) {
    const own = battle.units.filter(({ owner }) => owner === player);
    for (const index of lost?.[player] ?? []) {
      const unit = own[index];
      invariant(unit !== undefined, `${player} fielded unit ${index}`);
      battle.units[unit.id] = { ...unit, at: DESTROYED, models: 0 };
    }
    const standing = own.filter((_, index) => lost?.[player]?.includes(index) !== true);
    for (const [index, at] of (holds?.[player] ?? []).entries()) {
      const unit = standing[index];
      invariant(unit !== undefined, `${player} has a unit for ${at}`);
      battle.units[unit.id] = { ...unit, at };
    }
  }
  battle.players = { A: { ...battle.players.A, vp: A }, B: { ...battle.players.B, vp: B } };
  battle.usedLoot = usedLoot;
  battle.legends = { A: legends, B: 0 };
  battle.result = { winner, rule: 'NAP-VIC.2', text: 'So the test says.', conceded };
}

type Module = GameModule<State, Action, Event, object, object, Context>;

/** What no test of these asks for. */
const never = (): never => {
  throw new Error('nobody asks for this');
};

/** The rules between battles, with battles that are over at once. */
function scriptedModule(battles: Fought[], fought: Battle[]): Module {
  const battle = procedure(battleFrame, {
    rule: 'NAP-RND.1',
    pending: () => [],
    actions: [],
    advance(umpire) {
      const [next, current] = [battles.shift(), umpire.state.battle];
      invariant(next !== undefined && current !== null, 'the test knows how this battle ends');
      finish(current, next);
      fought.push(structuredClone(current));
      umpire.end();
    },
  });
  return {
    id: 'between-battles',
    seats: () => ['A', 'B'],
    ruleBook: {},
    parseOptions: () => ({ ok: true, value: {} }),
    setup: never,
    procedures: { ...armyProcedures, ...tournamentProcedures, ...campaignProcedures, battle },
    always: [],
    outcome: ({ result }) => result,
    prepare,
    view: (): Open<object> => ({}),
    redact: (event) => event,
    clone: (state) => structuredClone(state) as State,
    determinize: never,
    parsePosition: never,
    position: () => null,
    brain: {
      evaluate: () => 0.5,
      *plans() {},
      rollout: never,
      quiet: () => true,
    },
  };
}

export interface SeriesTable {
  readonly match: Match<State, Action, Event, object, object, Context>;
  readonly state: Frozen<State>;
  /** Battles fought so far, as they ended. */
  readonly fought: readonly Battle[];
  /** Carries actions out, each of which must be accepted; returns the events. */
  play(seat: Player, ...actions: readonly Action[]): readonly Event[];
  /** Why it is refused: 'NAP-TRN.4', or null. */
  refused(seat: Player, action: Action): string | null;
  legal(seat: Player): readonly Action[];
  asked(): readonly string[];
  readonly winners: readonly string[] | null;
}

export function seriesTable(
  start: Pick<State, 'series' | 'campaign' | 'frames'>,
  battles: readonly Fought[],
  dice: readonly number[] = [],
  then: DrawSource = simulationSource(7),
): SeriesTable {
  const fought: Battle[] = [];
  const module = scriptedModule([...battles], fought);
  const state: State = { draws: 0, battle: null, result: null, ...start };
  const match = startFrom(module, state, {}, scriptedSource(dice, then));
  return {
    match,
    fought,
    get state() {
      return match.state;
    },
    play(seat, ...actions) {
      return actions.flatMap((action) => {
        const reply = submit(match, seat, action);
        if (!reply.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
        return reply.events;
      });
    },
    refused(seat, action) {
      const reason = why(match, seat, action);
      return reason === null ? null : 'rule' in reason ? reason.rule : reason.code;
    },
    legal: (seat) => legal(match, seat),
    asked: () => pending(match).map(({ seat }) => seat),
    get winners() {
      return outcomeOf(match)?.winners ?? null;
    },
  };
}
