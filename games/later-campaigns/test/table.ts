// A table to test at: a scene on the proving ground, a Stage under way, dice that fall as the example says.
import {
  eventsSince,
  type Frame,
  type Frozen,
  legal,
  type Match,
  pending,
  type RuleId,
  type Seat,
  scriptedSource,
  startFrom,
  submit,
  type Viewer,
  viewOf,
  why,
} from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import { gameFrame, stageFrame, turnFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { laterCampaigns } from '../module.ts';
import type { Options } from '../options.ts';
import type { Body, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Hex, Side, UnitId } from '../vocabulary.ts';
import { keepScene } from './keep-scenes.ts';
import { type Scene, scene } from './position.ts';
import { sixSided } from './six-sided.ts';

export interface Sitting extends Scene {
  /** Where the Stage of the French, or of `side`, goes on; every unit of that side is in it. */
  readonly from?: 'bombardment' | 'charge' | 'movement' | 'assault';
  readonly side?: Side;
  /** What else is in progress, above the Stage. */
  readonly frames?: readonly Frame[];
  readonly dice?: readonly number[];
  /** Units in another state than whole and where they stand. */
  readonly lost?: { readonly [unit: string]: Partial<Unit> };
  /** Leaders who are lost. */
  readonly gone?: readonly string[];
  /** Whatever else is different, before anybody is asked. */
  readonly also?: (state: State, at: (spot: string) => Hex) => void;
  /** What is known of a formation beside the kind of its order. */
  readonly bodies?: { readonly [formation: string]: Partial<Body> };
}

export interface TestTable {
  readonly match: Match<State, Action, Event, View, Options, Context>;
  readonly state: Frozen<State>;
  at(spot: string): Hex;
  unit(id: string): UnitId;
  body(id: string): Body;
  hexOf(id: string): Hex;
  /** What must be possible; gives what happened. */
  play(seat: Seat, action: Action): readonly Event[];
  refused(seat: Seat, action: Action): RuleId | null;
  legal(seat: Seat): readonly Action[];
  /** The same, of one kind. */
  offers<T extends Action['type']>(seat: Seat, type: T): readonly Extract<Action, { type: T }>[];
  view(viewer: Viewer): View;
  /** Everything so far, the opening included, as a viewer heard of it. */
  happened(viewer?: Viewer): readonly Event[];
  asked(): readonly Seat[];
}

/** No turn of nine o'clock, when supply is looked at. */
const AFTERNOON = [{ clock: '1400' }, { clock: '1500' }, { clock: '1600' }];

export function table(sitting: Sitting): TestTable {
  const { side = 'french', from = 'movement', dice = [] } = sitting;
  const set = scene({ turns: AFTERNOON, ...sitting, stage: { side, ...sitting.stage } });
  const { state, theatre } = set;
  const active = theatre.units.flatMap((sheet, id) => (sheet.side === side ? [id] : []));
  if (state.stage !== null) state.stage = { ...state.stage, active: sitting.stage?.active ?? active };
  for (const [name, patch] of Object.entries(sitting.bodies ?? {})) {
    const id = theatre.bodies.findIndex((body) => body.id === name);
    const body = state.bodies[id];
    if (body) state.bodies[id] = { ...body, ...patch };
  }
  for (const [name, patch] of Object.entries(sitting.lost ?? {})) {
    const was = state.units[set.unit(name)];
    if (was !== undefined) state.units[set.unit(name)] = { ...was, ...patch };
  }
  for (const name of sitting.gone ?? []) {
    const id = theatre.leaders.findIndex((leader) => leader.id === name);
    const leader = state.leaders[id];
    if (leader !== undefined) state.leaders[id] = { ...leader, status: 'lost', hex: -1 };
  }
  state.frames.push(gameFrame.at('advance', {}), turnFrame.at('turnEnd', {}), stageFrame.at(from, {}));
  state.frames.push(...(sitting.frames ?? []));
  sitting.also?.(state, set.at);
  state.stamp += 1;
  const match = startFrom(laterCampaigns, state, state.options, sixSided(scriptedSource(dice)));
  keepScene({ turns: AFTERNOON, ...sitting }, match);
  const unit = set.unit;
  return {
    match,
    get state() {
      return match.state;
    },
    at: set.at,
    unit,
    body: (name) => {
      const body = match.state.bodies[theatre.bodies.findIndex(({ id }) => id === name)];
      if (!body) throw new Error(`${name} is not in play`);
      return body;
    },
    hexOf: (id) => match.state.units[unit(id)]?.hex ?? -1,
    play(seat, action) {
      const reply = submit(match, seat, action);
      if (reply.ok) return reply.events;
      throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    },
    refused(seat, action) {
      const answer = why(match, seat, action);
      if (answer === null || 'rule' in answer) return answer?.rule ?? null;
      throw new Error(`${seat} ${JSON.stringify(action)} is not an action here: ${answer.message}`);
    },
    legal: (seat) => legal(match, seat),
    offers: (seat, type) =>
      legal(match, seat).filter(
        (action): action is Extract<Action, { type: typeof type }> => action.type === type,
      ),
    view: (viewer) => viewOf(match, viewer),
    happened: (viewer = side) => eventsSince(match, 0, viewer).flatMap(({ events }) => events),
    asked: () => pending(match).map(({ seat }) => seat),
  };
}
