// A table set up at the beginning of any phase, for tests that read like the examples of the rulebook.
import {
  type Json,
  legal,
  type Match,
  offers,
  pending,
  type RuleId,
  scriptedSource,
  simulationSource,
  startFrom,
  submit,
  viewOf,
  why,
} from '@grognard/kernel';
import type { Event, EventOf } from '../events.ts';
import { unitOf } from '../field/units.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';

import type { Options } from '../options.ts';
import type { State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Arm, BySide, Phase, Sector, Side, UnitId } from '../vocabulary.ts';
import { isCommit } from './roles.ts';

/** Marks behind a unit's id: spent, routed, in square, in the building, bound; `+2` bound and activated twice. */
const MARKS: { readonly [mark: string]: { readonly [field: string]: Json } } = {
  '*': { spent: true },
  '~': { routed: true },
  '#': { square: true },
  '@': { inside: true },
  '+': { bound: true },
  '>': { moved: true },
};

/** `a1: wI1 wI2* | a2: bI1~`; `wI1-6` for a run of units. */
export const unitsOf = (picture: string): Json[] =>
  picture.split('|').flatMap((part) => {
    const [at = '', names = ''] = part.split(':').map((text) => text.trim());
    return names.split(/\s+/).flatMap((name) => {
      const [, letters = '', first = '', last = first, marks = ''] =
        /^([wb][ICA])(\d+)(?:-(\d+))?([^\d]*)$/.exec(name) ?? [];
      if (letters === '') return [];
      const flags = Object.assign({}, ...[...marks].map((mark) => MARKS[mark] ?? {}));
      const numbers = Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_one, n) => Number(first) + n,
      );
      return numbers.map((number): Json => ({ id: `${letters}${number}`, at, ...flags }));
    });
  });

/** `wI a1>a2 x2, wC c1>c2>b2, wI b2>building`. */
const ordersOf = (text: string, letter: string): Json[] =>
  text.split(',').flatMap((part) => {
    const [who = '', way = '', times = 'x1'] = part.trim().split(/\s+/);
    const [from = '', ...path] = way.split('>');
    if (who[0] !== letter) return [];
    return Array.from({ length: Number(times.slice(1)) }, (): Json => ({ from, arm: who[1] ?? '', path }));
  });

export interface Scene {
  readonly phase: Phase;
  readonly units: string;
  readonly orders?: string;
  readonly dice?: readonly number[];
  readonly round?: number;
  readonly vp?: BySide<number>;
  readonly options?: Partial<Options>;
  /** Further fields of the position. */
  readonly position?: { readonly [field: string]: Json };
}

export function positionOf({
  phase,
  units,
  orders = '',
  round = 1,
  vp,
  options = {},
  position = {},
}: Scene): Json {
  return {
    options: options as Json,
    phase,
    round,
    units: unitsOf(units),
    ...(vp === undefined ? {} : { vp: { ...vp } }),
    sheets: { white: ordersOf(orders, 'w'), black: ordersOf(orders, 'b') },
    ...position,
  };
}

export class TestTable {
  readonly match: Match<State, Action, Event, View, Options>;
  readonly events: Event[] = [];

  constructor(scene: Scene) {
    const parsed = generals.parsePosition(positionOf(scene));
    if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
    const source = scriptedSource(scene.dice ?? [], simulationSource(1));
    this.match = startFrom(generals, parsed.value, parsed.value.options, source);
    this.events.push(...this.match.opening.events);
  }

  get state(): State {
    return this.match.state as State;
  }

  /** The decision that waits: 'declare', 'aim', 'advance' ... */
  get waiting(): string {
    return this.match.state.frames.at(-1)?.proc ?? '';
  }

  get asked(): readonly string[] {
    return pending(this.match).map(({ seat }) => seat);
  }

  play(side: Side, ...actions: readonly Action[]): this {
    for (const action of actions) {
      const reply = submit(this.match, side, action);
      if (!reply.ok) throw new Error(JSON.stringify('refusal' in reply ? reply.refusal : reply.error));
      this.events.push(...reply.events);
    }
    return this;
  }

  /** Activate these orders and commit. */
  activate(side: Side, ...orders: readonly number[]): this {
    this.play(side, ...orders.map((order): Action => ({ type: 'activate', order })));
    return this.commit(side);
  }

  /** The side commits. */
  commit(...sides: readonly Side[]): this {
    for (const side of sides) {
      const end = legal(this.match, side).find(isCommit);
      if (end === undefined) throw new Error(`${side} cannot commit in ${this.waiting}`);
      this.play(side, end);
    }
    return this;
  }

  /** Everybody commits with as little choosing as the rules allow, until the phase begins or the battle is over. */
  passTo(phase: Phase, round = this.state.round): this {
    while (this.state.result === null && !(this.state.phase === phase && this.state.round === round))
      this.pass();
    return this;
  }

  /** To the end of the running phase. */
  finish(): this {
    const { phase, round } = this.state;
    while (this.state.result === null && this.state.phase === phase && this.state.round === round)
      this.pass();
    return this;
  }

  pass(): void {
    const [seat = ''] = this.asked;
    const side = seat === 'white' ? 'white' : 'black';
    const open = legal(this.match, side);
    const end = open.find(isCommit);
    const next = end ?? open[0];
    if (next === undefined) throw new Error(`${side} cannot pass in ${this.waiting}`);
    this.play(side, next);
  }

  /** The rule that forbids an action; null when nothing does. */
  why(side: Side, action: Action): RuleId | null {
    const answer = why(this.match, side, action);
    if (answer !== null && !('rule' in answer)) throw new Error(`${answer.code}: ${answer.message}`);
    return answer?.rule ?? null;
  }

  legal(side: Side): Action[] {
    return legal(this.match, side);
  }

  offers(side: Side) {
    return offers(this.match, side);
  }

  view(viewer: string): View {
    return viewOf(this.match, viewer);
  }

  unit(id: UnitId): Unit {
    return unitOf(this.match.state, id);
  }

  /** `wI1 a1, bI1 a2 routed` */
  tell(...ids: readonly UnitId[]): string {
    return ids.map((id) => told(this.unit(id))).join(', ');
  }

  /** How many units of a side are where: `20I 8C 2A` counts. */
  count(side: Side, place: string): string {
    const here = this.state.units.filter((unit) => unit.side === side && unit.at === place);
    return ['I', 'C', 'A']
      .map((arm) => `${here.filter((unit) => unit.arm === arm).length}${arm}`)
      .filter((text) => !text.startsWith('0'))
      .join(' ');
  }

  of<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
}

function told({ id, at, routed, spent, square, inside }: Unit): string {
  const marks = [routed && 'routed', spent && 'spent', square && 'square', inside && 'inside'];
  return [id, at, ...marks.filter(Boolean)].join(' ');
}

export const table = (scene: Scene): TestTable => new TestTable(scene);

/** The action that writes an order; its arrow has one leg, two, or is the building. */
export function order(from: Sector, arm: Arm, first: Sector | 'building', second?: Sector): Action {
  if (first === 'building') return { type: 'order', from, arm, path: [first] };
  return { type: 'order', from, arm, path: second === undefined ? [first] : [first, second] };
}
