// As large as a hex game will be, and no larger than a benchmark needs: what it costs is the kernel and its contract.
import {
  type ActionRule,
  type Frame,
  type Frozen,
  type GameModule,
  type GameState,
  no,
  type Outcome,
  type Procedure,
  type Result,
  type Seat,
} from '@grognard/kernel';
import { NEIGHBOURS, reachFrom } from './field.ts';

const SEATS: readonly Seat[] = ['french', 'allies'];
const UNITS = 160;
const TARGETS = 200;
const DIRECTIONS = [0, 1, 2, 3, 4, 5];

interface Unit {
  readonly at: number;
  readonly steps: number;
}
export interface FieldState extends GameState {
  units: Unit[];
  turn: number;
  /** The unit that marches next. */
  active: number;
  over: boolean;
}
/** `order` moves any unit of the side one hex, `march` the active one anywhere in its reach. */
export type FieldAction =
  | { readonly type: 'order'; readonly unit: number; readonly direction: number }
  | { readonly type: 'march'; readonly to: number }
  | { readonly type: 'rest' };
type FieldEvent =
  | { readonly type: 'moved'; readonly unit: number; readonly to: number }
  | { readonly type: 'rested'; readonly by: Seat; readonly weather: number };
interface FieldView {
  readonly units: readonly { readonly id: number; readonly side: Seat; readonly at: number }[];
  readonly turn: number;
}
/** Worked out from the whole position; the reach only if somebody asks. */
interface Lie {
  readonly taken: Uint8Array;
  reach(): ReadonlyMap<number, number>;
}
type Rule<A extends FieldAction> = ActionRule<FieldState, Frame, A, FieldEvent, Lie>;
type Order = Extract<FieldAction, { type: 'order' }>;
type March = Extract<FieldAction, { type: 'march' }>;
type Rest = Extract<FieldAction, { type: 'rest' }>;

const sideOf = (unit: number): Seat => SEATS[unit % 2] ?? '';

/** Four hundred and eighty for each side. */
const ORDERS: readonly (readonly Order[])[] = SEATS.map((_, side) =>
  Array.from({ length: UNITS / 2 }, (_, i) => i * 2 + side).flatMap((unit) =>
    DIRECTIONS.map((direction) => ({ type: 'order', unit, direction }) as const),
  ),
);

function prepare({ units, active }: Frozen<FieldState>): Lie {
  const taken = new Uint8Array(NEIGHBOURS.length);
  for (const { at } of units) taken[at] = 1;
  let reach: ReadonlyMap<number, number> | null = null;
  return {
    taken,
    reach() {
      reach ??= reachFrom(units[active]?.at ?? 0, taken, TARGETS);
      return reach;
    },
  };
}

const hexAhead = ({ units }: Frozen<FieldState>, { unit, direction }: Order): number =>
  NEIGHBOURS[units[unit]?.at ?? 0]?.[direction] ?? 0;

const order: Rule<Order> = {
  type: 'order',
  rule: 'FLD-1',
  candidates: (_state, { step }, seat) => (step === 'order' ? (ORDERS[SEATS.indexOf(seat)] ?? []) : []),
  refuse(state, _frame, _seat, action, { taken }) {
    const to = hexAhead(state, action);
    return taken[to] === 0 ? null : no('FLD-1', 'Hex {to} is taken.', { to });
  },
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(umpire, frame, _seat, action) {
    moveTo(umpire.state, action.unit, hexAhead(umpire.state, action));
    umpire.emit({ type: 'moved', unit: action.unit, to: umpire.state.units[action.unit]?.at ?? 0 });
    umpire.state.active = action.unit;
    frame.step = 'march';
  },
};

const march: Rule<March> = {
  type: 'march',
  rule: 'FLD-2',
  candidates: (_state, { step }, _seat, lie) =>
    step === 'march' ? [...lie.reach().keys()].map((to) => ({ type: 'march', to }) as const) : [],
  refuse: (_state, _frame, _seat, { to }, lie) => {
    const cost = lie.reach().get(to) ?? 99;
    return cost < 40 ? null : no('FLD-2', 'Hex {to} costs {cost}.', { to, cost });
  },
  target: ({ to }) => ({ hex: to }),
  apply(umpire, frame, _seat, { to }) {
    const { state } = umpire;
    moveTo(state, state.active, to);
    umpire.emit({ type: 'moved', unit: state.active, to });
    frame.step = 'rest';
  },
};

const rest: Rule<Rest> = {
  type: 'rest',
  rule: 'FLD-3',
  candidates: (_state, { step }) => (step === 'rest' ? [{ type: 'rest' }] : []),
  refuse: () => null,
  target: () => ({ button: 'rest' }),
  apply(umpire, frame, seat) {
    umpire.state.turn += 1;
    umpire.emit({ type: 'rested', by: seat, weather: umpire.random.die(6, 'FLD-3 weather') });
    frame.step = 'order';
  },
};

function moveTo({ units }: FieldState, unit: number, at: number): void {
  units[unit] = { at, steps: units[unit]?.steps ?? 0 };
}

const battle: Procedure<FieldState, Frame, FieldAction, FieldEvent, Lie> = {
  rule: 'FLD-1',
  pending: ({ turn }) => [
    { seat: SEATS[turn % 2] ?? '', prompt: 'Turn {turn}.', rule: 'FLD-1', with: { turn } },
  ],
  actions: [order, march, rest],
  advance: () => {},
};

const outcome = ({ over }: Frozen<FieldState>): Outcome | null =>
  over ? { winners: [], rule: 'FLD-3', text: 'Night falls.' } : null;

const setup = (): FieldState => ({
  frames: [{ proc: 'battle', step: 'order' }],
  draws: 0,
  units: Array.from({ length: UNITS }, (_, i) => ({ at: (i * 11) % NEIGHBOURS.length, steps: 4 })),
  turn: 0,
  active: 0,
  over: false,
});

const noPosition: Result<never> = {
  ok: false,
  error: { code: 'none', path: '', message: 'It has no positions.' },
};

export const standIn: GameModule<FieldState, FieldAction, FieldEvent, FieldView, object, Lie> = {
  id: 'stand-in',
  seats: () => SEATS,
  ruleBook: {
    'FLD-1': 'A unit moves a hex.',
    'FLD-2': 'It marches as far as it reaches.',
    'FLD-3': 'It rests.',
  },
  parseOptions: () => ({ ok: true, value: {} }),
  setup,
  procedures: { battle },
  always: [],
  outcome,
  prepare,
  view: ({ units, turn }) => ({
    units: units.map(({ at }, id) => ({ id, side: sideOf(id), at })),
    turn,
  }),
  redact: (event) => event,
  clone: ({ frames, draws, units, turn, active, over }) => ({
    frames: frames.map((frame) => ({ ...frame })),
    draws,
    units: units.slice(),
    turn,
    active,
    over,
  }),
  determinize: () => setup(),
  parsePosition: () => noPosition,
  position: () => null,
  brain: {
    evaluate: () => 0.5,
    plans: () => [],
    rollout: () => ({ type: 'rest' }),
    quiet: () => true,
  },
};
