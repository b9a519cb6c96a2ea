// A battlefield drawn as text, for tests that read like the examples of the rulebook.
import {
  type Decision,
  type Draw,
  type Frozen,
  legal,
  type Match,
  offers,
  pending,
  type Refusal,
  type RuleId,
  scriptedSource,
  secret,
  simulationSource,
  startFrom,
  submit,
  viewOf,
  why,
} from '@grognard/kernel';
import type { Event, EventOf } from '../events.ts';
import { isSector } from '../field/board-graph.ts';
import { unitOf } from '../field/units.ts';
import type { MovementFrame } from '../frames.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { generals } from '../module.ts';

import type { Options } from '../options.ts';
import { setup } from '../setup.ts';
import type { Order, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import {
  ARMS,
  type Arm,
  type BattleSector,
  type MovementPhase,
  type Place,
  type Side,
  type UnitId,
} from '../vocabulary.ts';
import { isCommit } from './roles.ts';

export const OPTIONS: Options = {
  setup: 'marengo',
  army: null,
  side: 'A',
  turned: false,
  objectives: 'standard',
  orderDie: false,
  couriers: false,
  morale: false,
  terrain: 'off',
  handicap: { white: 0, black: 0 },
};

/** Marks behind a unit's id. */
const MARKS: { readonly [mark: string]: Partial<Unit> } = {
  '*': { spent: true },
  '~': { routed: true },
  '#': { square: true },
  '@': { inside: true },
  '+': { bound: true },
};

const isPlace = (text: string): text is Place => isSector(text) || text === 'box' || text === 'captured';

/**
 * Round 1 with nobody on the table but the units in the picture: `a1: wI1 wI2* | a2: bI1~`.
 * `*` spent, `~` routed, `#` in square, `@` in the building, `+` bound.
 */
export function field(picture: string, options: Partial<Options> = {}): State {
  const state = setup({ ...OPTIONS, ...options });
  const placed = new Map<UnitId, Partial<Unit>>();
  for (const part of picture.split('|')) {
    const [place = '', units = ''] = part.split(':').map((text) => text.trim());
    if (!isPlace(place)) throw new Error(`no place ${place}`);
    for (const mark of units.split(/\s+/).filter(Boolean)) {
      const id = mark.replace(/[*~#@+]/g, '');
      placed.set(id, Object.assign({ at: place }, ...[...mark].map((each) => MARKS[each] ?? {})));
    }
  }
  const units = state.units.map((unit): Unit => ({ ...unit, at: 'gone', ...placed.get(unit.id) }));
  for (const id of placed.keys()) unitOf({ ...state, units }, id);
  return { ...state, units, round: 1 };
}

type GeneralsMatch = Match<State, Action, Event, View, Options>;

/** Where a phase played by itself ends: nobody goes on from here. */
const camp = {
  rule: 'GEN-1.5',
  pending: (): readonly Decision[] => [{ seat: 'white', prompt: 'The phase is over.', rule: 'GEN-1.5' }],
  actions: [],
  advance: (): void => undefined,
} as const;

const playground = { ...generals, procedures: { ...generals.procedures, camp } };

const isArm = (text: string): text is Arm => (ARMS as readonly string[]).includes(text);

function pathOf([first = '', second]: readonly string[]): Order['path'] {
  if (first === 'building') return ['building'];
  if (!isSector(first)) throw new Error(`no sector ${first}`);
  return isSector(second) ? [first, second] : [first];
}

/** Orders as `wI a1>a2 x2`, `wC c1>c2>b2`, `wI b2>building`, parted by commas. */
function ordersOf(text: string, side: Side): Order[] {
  return text.split(',').flatMap((part) => {
    const [who = '', way = '', times = 'x1'] = part.trim().split(/\s+/);
    if (who === '' || (who[0] === 'w') !== (side === 'white')) return [];
    const [from, ...path] = way.split('>');
    const arm = who.slice(1);
    if (!isSector(from) || !isArm(arm)) throw new Error(`no order ${part}`);
    const order: Order = { from, arm, path: pathOf(path), unit: null, legs: 0, done: false, courier: null };
    return Array.from({ length: Number(times.slice(1)) }, () => order);
  });
}

export interface Plan {
  readonly phase: MovementPhase;
  readonly units: string;
  readonly orders: string;
  readonly dice?: readonly number[];
  /** Dice at random instead. */
  readonly seed?: number;
  readonly round?: number;
  readonly options?: Partial<Options>;
  /** Where artillery tokens lie. */
  readonly tokens?: { readonly [battery: UnitId]: BattleSector };
}

/** What a player may not leave open: where a demanded unit stands (GEN-12.16), whom an unopposed one attacks (GEN-R.66). */
const mustChoose = (action: Action): action is ActionOf<'assign' | 'target'> =>
  action.type === 'assign' || (action.type === 'target' && action.at !== null);

/** One movement phase: every order is activated, then the decisions of combat are the test's. */
export class Battle {
  readonly match: GeneralsMatch;
  readonly events: Event[] = [];
  readonly drawn: Draw[] = [];

  constructor({ phase, units, orders, dice = [], seed, round = 1, options = {}, tokens = {} }: Plan) {
    const state = field(units, options);
    const movement: MovementFrame = { proc: 'movement', step: 'declare', phase, settled: [] };
    const start: State = {
      ...state,
      round,
      phase,
      units: state.units.map((unit) => ({ ...unit, token: tokens[unit.id] ?? null })),
      frames: [{ proc: 'game', step: 'round' }, { proc: 'camp', step: 'rest' }, movement],
      sheets: {
        white: secret(ordersOf(orders, 'white'), 'white'),
        black: secret(ordersOf(orders, 'black'), 'black'),
      },
    };
    const source = seed === undefined ? scriptedSource(dice) : simulationSource(seed);
    this.match = startFrom(playground, start, state.options, source);
    for (const side of ['white', 'black'] as const) {
      if (this.waiting !== 'declare' || !this.asks(side)) continue;
      ordersOf(orders, side).forEach((_order, order) => {
        if (seed === undefined || this.why(side, { type: 'activate', order }) === null) {
          this.play(side, { type: 'activate', order });
        }
      });
      this.play(side, { type: 'endActivation' });
    }
  }

  get state(): Frozen<State> {
    return this.match.state;
  }

  asks(side: Side): boolean {
    return !this.isOver() && pending(this.match).some(({ seat }) => seat === side);
  }

  /** The procedure that waits for an answer: 'reaction', 'positions', 'targets' ... or 'camp' when the phase is over. */
  get waiting(): string {
    return this.match.state.frames.at(-1)?.proc ?? '';
  }

  isOver(): boolean {
    return this.waiting === 'camp';
  }

  play(side: Side, action: Action): this {
    const reply = submit(this.match, side, action);
    if (!reply.ok) throw new Error(JSON.stringify('refusal' in reply ? reply.refusal : reply.error));
    this.events.push(...reply.events);
    if ('draws' in reply.entry) this.drawn.push(...reply.entry.draws);
    return this;
  }

  legal(side: Side): Action[] {
    return legal(this.match, side);
  }

  /** The rule that forbids an action; null when nothing does. */
  why(side: Side, action: Action): RuleId | null {
    const answer = why(this.match, side, action);
    if (answer !== null && !('rule' in answer)) throw new Error(`${answer.code}: ${answer.message}`);
    return answer?.rule ?? null;
  }

  view(side: Side): View {
    return viewOf(this.match, side);
  }

  refusals(side: Side): { readonly action: Action; readonly refusal: Refusal | null }[] {
    return offers(this.match, side);
  }

  /** Commit every decision with as little choosing as the rules allow, until the named procedure waits or the phase is over. */
  passTo(proc: string): this {
    while (!this.isOver() && this.waiting !== proc) this.pass();
    return this;
  }

  finish(): this {
    return this.passTo('camp');
  }

  private pass(): void {
    for (const { seat } of pending(this.match)) this.commit(seat === 'white' ? 'white' : 'black');
  }

  private commit(side: Side): void {
    const done = new Set<UnitId>();
    for (;;) {
      const open = this.legal(side);
      const end = open.find(isCommit);
      const next = end ?? open.find((action) => mustChoose(action) && !done.has(action.unit));
      if (next === undefined) throw new Error(`${side} cannot pass in ${this.waiting}`);
      this.play(side, next);
      if (end !== undefined) return;
      if (mustChoose(next)) done.add(next.unit);
    }
  }

  unit(id: UnitId): Unit {
    return unitOf(this.match.state, id);
  }

  /** Where units are and how: `wI1 a1, bI1 a2 routed`. */
  tell(...ids: readonly UnitId[]): string {
    return ids.map((id) => told(this.unit(id))).join(', ');
  }

  eventsOf<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The lines of a front as last taken up: `wI1 wI2 / bI1 bI2`. */
  lines(front: string): string {
    for (const { lines } of this.eventsOf('positionsTaken').reverse()) {
      const found = lines.find((each) => each.front === front);
      if (found !== undefined) return `${found.white.join(' ')} / ${found.black.join(' ')}`;
    }
    return '';
  }

  /** Every attack of a step: `wI1 5>4 bI1 6 miss` (natural > modified, target, what it had to beat). */
  attacks(step: 'ranged' | 'melee'): string[] {
    return this.eventsOf('attackResolved')
      .filter((event) => event.step === step)
      .map(({ unit, target, natural, modified, against, hit }) =>
        [unit, `${natural}>${modified}`, target, against ?? '4+', hit ? 'hit' : 'miss'].join(' '),
      );
  }
}

function told({ id, at, routed, spent, square, inside }: Unit): string {
  const marks = [routed && 'routed', spent && 'spent', square && 'square', inside && 'inside'];
  return [id, at, ...marks.filter(Boolean)].join(' ');
}

export const battle = (plan: Plan): Battle => new Battle(plan);
