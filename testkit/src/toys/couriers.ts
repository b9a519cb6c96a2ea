import {
  type ActionRule,
  type Asked,
  type Brain,
  type Decision,
  type Frame,
  type Frozen,
  type GameModule,
  no,
  type Procedure,
  type Seat,
  secret,
  type Umpire,
} from '@grognard/kernel';
import { determinize, parsePosition, position, view } from './couriers-position.ts';
import {
  both,
  type CourierAction,
  type CourierEvent,
  type CourierState,
  type CourierView,
  DAYS,
  outcome,
  SIDES,
  STANCES,
  setup,
  type Tent,
  tentOf,
} from './couriers-state.ts';
import { type NoOptions, parseNoOptions } from './fields.ts';

type Rule<A extends CourierAction> = ActionRule<CourierState, Frame, A, CourierEvent>;
type CourierUmpire = Umpire<CourierState, CourierEvent>;
type Letter = Extract<CourierAction, { type: 'read' | 'burn' }>;
type Choose = Extract<CourierAction, { type: 'choose' }>;

function change({ state }: CourierUmpire, seat: Seat, tent: Partial<Tent>): void {
  state.tents = { ...state.tents, [seat]: secret({ ...tentOf(state, seat), ...tent }, seat) };
}

const answer = (type: Letter['type'], apply: Rule<Letter>['apply']): Rule<Letter> => ({
  type,
  rule: 'CRR-3',
  candidates: () => [{ type }],
  refuse: (state, _frame, seat) =>
    tentOf(state, seat).courier ? null : no('CRR-2', 'No courier is waiting.'),
  target: () => ({ button: type }),
  apply,
});

const read = answer('read', (umpire, _frame, seat) => {
  const news = umpire.random.die(6, `CRR-3 letter ${seat}`, [seat]);
  change(umpire, seat, { courier: false, news: tentOf(umpire.state, seat).news + news });
  umpire.emit({ type: 'letterRead', by: seat, news });
});

const burn = answer('burn', (umpire, _frame, seat) => change(umpire, seat, { courier: false }));

const choose: Rule<Choose> = {
  type: 'choose',
  rule: 'CRR-4',
  candidates: () => STANCES.map((stance) => ({ type: 'choose', stance })),
  refuse: (state, _frame, seat) =>
    tentOf(state, seat).courier ? no('CRR-2', 'Answer the courier first.') : null,
  target: ({ stance }) => ({ button: stance }),
  apply(umpire, _frame, seat, { stance }) {
    change(umpire, seat, { stance });
    umpire.state.ready = { ...umpire.state.ready, [seat]: true };
  },
};

/** Nobody else notices whether a courier waits: they are told what they would be told without one. */
function ask(state: Frozen<CourierState>, seat: Seat): Decision {
  const cover: Asked = { seat, prompt: 'March or rest.', rule: 'CRR-4' };
  const letter: Asked = { seat, prompt: 'A courier waits: read or burn the letter.', rule: 'CRR-2' };
  return { ...(tentOf(state, seat).courier ? letter : cover), noticedBy: [], cover };
}

function dawn(umpire: CourierUmpire): void {
  for (const seat of SIDES) {
    const courier = umpire.random.die(2, `CRR-2 courier ${seat}`, [seat]) === 2;
    change(umpire, seat, { courier });
    if (courier) umpire.emit({ type: 'courierCame', to: seat });
  }
}

function dusk(umpire: CourierUmpire): void {
  const { state } = umpire;
  const stances = both((side) => umpire.reveal(state.tents[side]).stance);
  const marching = SIDES.filter((side) => stances[side] === 'march');
  const worth = (side: Seat): number => (marching.length === 1 && marching[0] === side ? 3 : 1);
  state.points = both((side) => state.points[side] + (stances[side] === 'rest' ? 1 : worth(side)));
  for (const side of SIDES) change(umpire, side, { stance: null });
  state.ready = both(() => false);
  umpire.emit({ type: 'dayEnded', day: state.day });
}

const camp: Procedure<CourierState, Frame, CourierAction, CourierEvent> = {
  rule: 'CRR-1',
  pending: (state, { step }) =>
    step === 'dawn' ? [] : SIDES.filter((side) => !state.ready[side]).map((side) => ask(state, side)),
  actions: [read, burn, choose],
  advance(umpire, frame) {
    if (frame.step === 'choose') dusk(umpire);
    frame.step = 'choose';
    umpire.state.day += 1;
    if (umpire.state.day <= DAYS) dawn(umpire);
  },
};

const nextActions = (state: Frozen<CourierState>, seat: Seat): CourierAction[] =>
  tentOf(state, seat).courier
    ? [{ type: 'read' }, { type: 'burn' }]
    : STANCES.map((stance) => ({ type: 'choose', stance }));

const brain: Brain<CourierState, CourierAction> = {
  evaluate: (state, seat) => Math.min(1, tentOf(state, seat).news / 18),
  plans: (state, seat) => nextActions(state, seat).map((action) => [action]),
  rollout: (state, seat, random) =>
    nextActions(state, seat)[random.die(2, 'CRR-4 any') - 1] ?? { type: 'read' },
  quiet: () => true,
};

/** Two camps: couriers come by private dice, and nobody notices that the other side is busy with a letter. */
export const couriers: GameModule<CourierState, CourierAction, CourierEvent, CourierView, NoOptions> = {
  id: 'couriers',
  seats: () => SIDES,
  ruleBook: {
    'CRR-1': 'Three days; each begins with couriers and ends when both sides have chosen.',
    'CRR-2': 'In secret, a die says whether a courier comes; his letter is answered before anything else.',
    'CRR-3': 'A letter is read, for as much news as a die says that nobody else sees, or burnt.',
    'CRR-4': 'Both march or rest; alone a march scores 3, anything else 1.',
    'CRR-5': 'Most points and news together win.',
  },
  parseOptions: parseNoOptions,
  setup,
  procedures: { camp },
  always: [],
  outcome,
  view,
  redact(event, viewer) {
    if (event.type === 'dayEnded') return event;
    return (event.type === 'courierCame' ? event.to : event.by) === viewer ? event : null;
  },
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  determinize,
  parsePosition,
  position,
  brain,
};
