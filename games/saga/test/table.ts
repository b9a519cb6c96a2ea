// A table to test at: units in slots, dice in a queue, one line per sentence.
import {
  type DrawSource,
  invariant,
  legal,
  type Match,
  outcomeOf,
  pending,
  type RuleId,
  startFrom,
  submit,
  why,
} from '@grognard/kernel';
import type { Event } from '../events.ts';
import { findUnit, unitAt } from '../field/units.ts';
import type { Action, ActivationMode, Declaration } from '../grammar.ts';
import { saga } from '../module.ts';
import type { PlayerState, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Options, Place, Player, TableRules, UnitId } from '../vocabulary.ts';

type UnitSpec = string | ({ readonly card: string } & Partial<Omit<Unit, 'card' | 'at' | 'owner'>>);
/** Slots of the own board, 'B:OFW' for a place on the other. */
type Side = { readonly [slot: string]: UnitSpec };

export interface Scene {
  readonly A?: Side;
  readonly B?: Side;
  /** Place to Terrain card id: G01 Hill, G02 River, G03 Woods, G04 Building. */
  readonly terrain?: { readonly [place: string]: string };
  /** Engaged pairs by place, the initiator first. */
  readonly melees?: readonly (readonly [string, string])[];
  readonly rules?: Partial<TableRules>;
  readonly players?: { readonly A?: object; readonly B?: object };
  readonly first?: Player;
  /** In the Combat phase only the First player has markers, unless this is set. */
  readonly bothAct?: boolean;
  readonly phase?: string;
  readonly turn?: number;
  readonly frames?: readonly object[];
  /** Dice that fall before anybody is asked. */
  readonly dice?: readonly number[];
  readonly facts?: object;
}

export const HILL = 'G01';
export const RIVER = 'G02';
export const WOODS = 'G03';
export const BUILDING = 'G04';

const OPTIONS = ((): Options => {
  const parsed = saga.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
})();

function queueSource(queue: number[]): DrawSource {
  return {
    draw(_index, sides, purpose) {
      const value = queue.shift();
      invariant(value !== undefined, `the test has no die left for "${purpose}"`);
      invariant(value <= sides, `the die ${value} does not fit "${purpose}", 1 to ${sides}`);
      return value;
    },
  };
}

/** Worked examples assume the advanced rules unless they say otherwise. */
const FULL_GAME = { evade: true, outflank: true };

function rawPosition(scene: Scene): object {
  const ids = new Map<string, UnitId>();
  const counts = { A: 0, B: 0 };
  const units = (['A', 'B'] as const).flatMap((owner) =>
    Object.entries(scene[owner] ?? {}).map(([slot, spec]) => {
      const at = slot.includes(':') ? slot : `${owner}:${slot}`;
      counts[owner] += 1;
      const id = `${owner}${counts[owner]}`;
      ids.set(at, id);
      const isReserve = at.includes(':R') && !at.includes(':RT');
      const facts = typeof spec === 'string' ? { card: spec } : spec;
      return { id, owner, at, ...(isReserve ? { faceUp: true } : {}), ...facts };
    }),
  );
  const melees = (scene.melees ?? []).map((pair) => ({
    units: pair.map((place) => ids.get(place)),
    startCas: pair.map((place) => units.find(({ at }) => at === place)?.cas ?? 0),
  }));
  const terrain = Object.entries(scene.terrain ?? {}).map(([at, card]) => ({ at, card, owner: at[0] }));
  const { players, first = 'A', phase = 'combat', turn = 1, frames } = scene;
  const idle = scene.bothAct !== true && phase === 'combat';
  return {
    rules: { ...FULL_GAME, ...scene.rules },
    ...{ first, phase, turn, units, terrain, melees },
    players: {
      A: { ...(idle && first === 'B' ? { markers: 0 } : {}), ...players?.A },
      B: { ...(idle && first === 'A' ? { markers: 0 } : {}), ...players?.B },
    },
    ...(frames === undefined ? {} : { frames }),
    ...scene.facts,
  };
}

export type Played = Match<State, Action, Event, View, Options>;

export interface TestTable {
  readonly match: Played;
  readonly state: State;
  /** The next dice to fall. A draw with none left is a mistake in the test. */
  dice(...values: readonly number[]): TestTable;
  diceLeft(): number;
  /** What must be possible; gives what happened. */
  play(seat: Player, ...actions: readonly Action[]): readonly Event[];
  /** The seat's unit in that place gets the marker; nothing to do if it was the only choice. */
  activate(place: string, mode?: ActivationMode): readonly Event[];
  /** Activate and declare. */
  order(
    place: string,
    declaration: Omit<Declaration, 'target'> & { readonly target?: string },
  ): readonly Event[];
  /** The rule against an action; null when it may be done. */
  refused(seat: Player, action: Action): RuleId | null;
  legal(seat: Player): readonly Action[];
  /** Kinds (with destinations and targets) the activated unit may declare. */
  declarations(place: string): readonly string[];
  unit(place: string): Unit | null;
  idAt(place: string): UnitId;
  byId(id: UnitId): Unit | undefined;
  asked(): string;
  player(player: Player): PlayerState;
  vp(player: Player): number;
  ground(place: string): string | null;
  events: Event[];
}

export function table(scene: Scene): TestTable {
  const parsed = saga.parsePosition(rawPosition(scene));
  if (!parsed.ok) throw new Error(`the scene is impossible at ${parsed.error.path}: ${parsed.error.message}`);
  const queue: number[] = [...(scene.dice ?? [])];
  const match = startFrom(saga, parsed.value, OPTIONS, queueSource(queue));
  const played = tableAt(match, queue);
  played.events.push(...match.opening.events);
  return played;
}

export function tableAt(match: Played, queue: number[]): TestTable {
  const unit = (place: string): Unit | null => unitAt(match.state, place as Place) as Unit | null;
  const idAt = (place: string): UnitId => {
    const found = unit(place);
    if (found === null) throw new Error(`nobody stands in ${place}`);
    return found.id;
  };
  const events: Event[] = [];
  const play = (seat: Player, ...actions: readonly Action[]): readonly Event[] => {
    const happened = actions.flatMap((action) => {
      const reply = submit(match, seat, action);
      if (reply.ok) return reply.events;
      throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    });
    events.push(...happened);
    return happened;
  };
  const topStep = (): string => {
    const top = match.state.frames.at(-1);
    return `${top?.proc}.${top?.step}`;
  };
  const activate = (place: string, mode?: ActivationMode): readonly Event[] => {
    const id = idAt(place);
    const { owner } = unit(place) as Unit;
    if (topStep() !== 'activation.choose') {
      if (match.state.activation?.unit !== id) throw new Error(`${place} is not activated, at ${topStep()}`);
      return [];
    }
    return play(owner, { type: 'activate', unit: id, ...(mode === undefined ? {} : { mode }) });
  };
  const show = (action: Action): string => {
    if (action.type !== 'declare') return action.type;
    const { type: _type, kind, to, target, follow, order, then } = action;
    const place = target === undefined ? '' : ` ${findUnit(match.state, target)?.at}`;
    const second = then === undefined ? '' : ` then ${then.kind} ${then.to}`;
    return `${kind}${to === undefined ? '' : ` ${to}`}${follow === undefined ? '' : ` +${order ?? ''}${follow}`}${place}${second}`;
  };
  return {
    match,
    get state() {
      return match.state as State;
    },
    dice(...values) {
      queue.push(...values);
      return this;
    },
    diceLeft: () => queue.length,
    play,
    activate,
    order(place, { target, ...declaration }) {
      const before = events.length;
      const { owner } = unit(place) as Unit;
      const aim = target === undefined ? {} : { target: idAt(target) };
      activate(place);
      if (topStep() === 'activation.declare') play(owner, { type: 'declare', ...declaration, ...aim });
      return events.slice(before);
    },
    refused(seat, action) {
      const answer = why(match, seat, action);
      if (answer === null || 'rule' in answer) return answer?.rule ?? null;
      throw new Error(`${seat} ${JSON.stringify(action)} is not an action here: ${answer.message}`);
    },
    legal: (seat) => legal(match, seat),
    declarations(place) {
      const { owner } = unit(place) as Unit;
      activate(place);
      return legal(match, owner).map(show);
    },
    unit,
    idAt,
    byId: (id) => findUnit(match.state, id) as Unit | undefined,
    asked: () =>
      pending(match)
        .map(({ seat }) => seat)
        .join(' ') || (outcomeOf(match) === null ? '' : 'over'),
    player: (player) => match.state.players[player] as PlayerState,
    vp: (player) => match.state.players[player].captured.reduce((sum, { vp }) => sum + vp, 0),
    ground: (place) => {
      const found = saga.view(match.state, 'spectator').terrain.find(({ at }) => at === place);
      return found?.card ?? null;
    },
    events,
  };
}

/** The same card in several slots. */
export const front = (card: string, ...slots: readonly string[]): { readonly [slot: string]: string } =>
  Object.fromEntries(slots.map((slot) => [slot, card]));
export const LINE = ['L1', 'L2', 'L3', 'L4', 'L5'] as const;
export const SECOND = ['S1', 'S2', 'S3', 'S4'] as const;
