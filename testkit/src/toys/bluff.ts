import {
  type ActionRule,
  type Brain,
  type Frozen,
  forGame,
  type GameModule,
  invariant,
  no,
  type Open,
  type Outcome,
  peek,
  reactionWindow,
  type Seat,
  type Umpire,
} from '@grognard/kernel';
import { type BluffView, determinize, parsePosition, position } from './bluff-position.ts';
import {
  type BluffState,
  CARDS,
  type DoubtFrame,
  dealt,
  doubtsFrame,
  HANDS,
  indexOf,
  momentOf,
  PLAYERS,
  roundFrame,
  seatAt,
  showdownFrame,
  type TurnFrame,
  turnFrame,
} from './bluff-state.ts';
import { type NoOptions, parseNoOptions } from './fields.ts';

export type BluffAction =
  | { readonly type: 'claim'; readonly least: number }
  | { readonly type: 'doubt' }
  | { readonly type: 'pass' };
type Claim = Extract<BluffAction, { type: 'claim' }>;
type Doubt = Extract<BluffAction, { type: 'doubt' }>;

export type BluffEvent =
  | { readonly type: 'dealt'; readonly to: Seat; readonly card: number | null }
  | { readonly type: 'claimed'; readonly by: Seat; readonly least: number }
  | { readonly type: 'passed'; readonly by: Seat }
  | { readonly type: 'doubted'; readonly by: Seat }
  | { readonly type: 'shown'; readonly of: Seat; readonly card: number }
  | { readonly type: 'scored'; readonly by: Seat; readonly points: number };

type BluffUmpire = Umpire<BluffState, BluffEvent>;

function score(umpire: BluffUmpire, player: number, points: number): void {
  const { state } = umpire;
  state.points = state.points.with(player, (state.points[player] ?? 0) + points);
  umpire.emit({ type: 'scored', by: seatAt(player), points });
}

function deal(umpire: BluffUmpire): void {
  const { state, random } = umpire;
  Object.assign(state, dealt(random.shuffle(CARDS, 'BLF-1 deal')));
  state.open = PLAYERS.map(() => null);
  PLAYERS.forEach((to, i) => {
    umpire.emit({ type: 'dealt', to, card: state.cards[i]?.hidden ?? null });
  });
}

const { procedure, sequence } = forGame<BluffState, BluffAction, BluffEvent>();

const round = sequence(roundFrame, 'BLF-1', {
  deal,
  claims: (umpire, { claimer }) => umpire.call(turnFrame.at('claim', { claimer, least: 0 })),
  next(umpire, frame) {
    if (frame.claimer < PLAYERS.length - 1) {
      frame.claimer += 1;
      frame.step = 'claims';
    } else if (frame.hand < HANDS) {
      frame.hand += 1;
      frame.claimer = 0;
      frame.step = 'deal';
    } else umpire.state.over = true;
  },
});

const claim: ActionRule<BluffState, TurnFrame, Claim, BluffEvent> = {
  type: 'claim',
  rule: 'BLF-2',
  candidates: () => CARDS.map((least) => ({ type: 'claim', least })),
  refuse: () => null,
  target: ({ least }) => ({ button: `claim ${least}` }),
  apply(umpire, frame, seat, { least }) {
    frame.least = least;
    frame.step = 'doubts';
    umpire.emit({ type: 'claimed', by: seat, least });
  },
};

const turn = procedure(turnFrame, {
  rule: 'BLF-2',
  pending: (_state, { step, claimer }) =>
    step === 'claim'
      ? [{ seat: seatAt(claimer), prompt: 'Claim how high your card is at least.', rule: 'BLF-2' }]
      : [],
  actions: [claim],
  advance(umpire, frame) {
    const { claimer, least } = frame;
    if (frame.step === 'doubts') {
      frame.step = 'score';
      doubts.open(umpire, doubtsFrame.open({ claimer, least }));
    } else {
      if (umpire.state.open[claimer] === null) score(umpire, claimer, least);
      umpire.end();
    }
  },
});

const doubt: ActionRule<BluffState, DoubtFrame, Doubt, BluffEvent> = {
  type: 'doubt',
  rule: 'BLF-3',
  candidates: () => [{ type: 'doubt' }],
  refuse: ({ open }, { claimer }) =>
    open[claimer] === null
      ? null
      : no('BLF-4', 'The card of {claimer} is open.', { claimer: seatAt(claimer) }),
  target: () => ({ button: 'doubt' }),
  apply(umpire, { claimer, least }, seat) {
    umpire.emit({ type: 'doubted', by: seat });
    umpire.call(showdownFrame.at('show', { claimer, least, doubter: indexOf(seat) }));
  },
};

const doubts = reactionWindow<BluffState, DoubtFrame, BluffAction, BluffEvent>(doubtsFrame, {
  rule: 'BLF-3',
  seats: (_state, { claimer }) => [seatAt(claimer + 1), seatAt(claimer + 2)],
  decision: (seat, _state, { claimer, least }) => ({
    seat,
    prompt: '{claimer} claims {least} or more: doubt it or pass.',
    with: { claimer: seatAt(claimer), least },
    rule: 'BLF-3',
  }),
  window: (state, { claimer }) => ({
    id: 'doubts',
    name: 'after a claim',
    turn: momentOf(state).hand * PLAYERS.length + claimer,
  }),
  pass: { type: 'pass' },
  answers: [doubt],
  passed: (umpire, _frame, seat) => umpire.emit({ type: 'passed', by: seat }),
});

const showdown = sequence(showdownFrame, 'BLF-4', {
  show(umpire, { claimer }) {
    const card = umpire.state.cards[claimer];
    invariant(card, 'The claimer has a card.');
    const shown = umpire.reveal(card);
    umpire.state.open = umpire.state.open.with(claimer, shown);
    umpire.emit({ type: 'shown', of: seatAt(claimer), card: shown });
  },
  settle(umpire, { claimer, doubter, least }) {
    const isTrue = (umpire.state.open[claimer] ?? 0) >= least;
    score(umpire, isTrue ? claimer : doubter, least * 2);
  },
});

function outcome({ over, points }: Frozen<BluffState>): Outcome | null {
  if (!over) return null;
  const most = Math.max(...points);
  const winners = PLAYERS.filter((_, i) => points[i] === most);
  return { winners, rule: 'BLF-5', text: 'The most points are {most}.', with: { most } };
}

function view(state: Frozen<BluffState>, viewer: Seat): Open<BluffView> {
  const { cards, open, points, over } = state;
  const own = cards[indexOf(viewer)];
  return { ...momentOf(state), mine: own ? (peek(own, viewer) ?? null) : null, open, points, over };
}

function answers(state: Frozen<BluffState>): BluffAction[] {
  const { least, claimer } = momentOf(state);
  const own = state.cards[claimer]?.hidden ?? 1;
  if (least === 0)
    return [own, ...CARDS.filter((card) => card !== own)].map((card) => ({ type: 'claim', least: card }));
  return state.open[claimer] === null ? [{ type: 'pass' }, { type: 'doubt' }] : [{ type: 'pass' }];
}

const brain: Brain<BluffState, BluffAction> = {
  evaluate({ points }, seat) {
    const total = points.reduce((sum, more) => sum + more, 0);
    return total === 0 ? 1 / PLAYERS.length : (points[indexOf(seat)] ?? 0) / total;
  },
  plans: (state) => answers(state).map((action) => [action]),
  rollout(state, _seat, random) {
    const all = answers(state);
    const action = all[Math.min(all.length, random.die(6, 'BLF-2 rollout')) - 1];
    invariant(action, 'Somebody who must answer can.');
    return action;
  },
  quiet: ({ frames }) => frames.length < 3,
};

/** Three players, six cards: claim, doubt, show. Small, but with chance, secrets, nesting and a reaction window. */
export const bluff: GameModule<BluffState, BluffAction, BluffEvent, BluffView, NoOptions> = {
  id: 'bluff',
  seats: () => PLAYERS,
  ruleBook: {
    'BLF-1': 'Twice, six cards are shuffled and everybody gets one; then each in turn claims.',
    'BLF-2': 'The claimer names the least value of the own card and scores it if nobody doubts.',
    'BLF-3': 'The others in turn may doubt or pass, until both have passed in a row.',
    'BLF-4': 'A doubted card is shown, once: the one who was right scores twice the claim.',
    'BLF-5': 'The most points win.',
  },
  parseOptions: parseNoOptions,
  setup: () => ({
    frames: [roundFrame.at('deal', { hand: 1, claimer: 0 })],
    draws: 0,
    ...dealt(CARDS),
    open: [null, null, null],
    points: [0, 0, 0],
    over: false,
  }),
  procedures: { round, turn, doubts, showdown },
  always: [],
  outcome,
  view,
  redact: (event, viewer) =>
    event.type === 'dealt' && event.to !== viewer ? { ...event, card: null } : event,
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  determinize: (seen, seat, random) => determinize(seen, indexOf(seat), random),
  parsePosition,
  position,
  brain,
};
