import {
  type ActionRule,
  type Brain,
  type Frame,
  type Frozen,
  type GameModule,
  type GameState,
  invariant,
  type Open,
  type Outcome,
  type Procedure,
  peek,
  type Random,
  type Result,
  type Seat,
  type Secret,
  secret,
} from '@grognard/kernel';
import { fault, type NoOptions, parseFields, parseNoOptions } from './fields.ts';

const FACES = ['heads', 'tails'] as const;
type Face = (typeof FACES)[number];
const PLAYERS = ['even', 'odd'] as const;
type ByPlayer<T> = { readonly [player in (typeof PLAYERS)[number]]: T };

export interface Lay {
  readonly type: 'lay';
  readonly face: Face;
}
export interface Shown {
  readonly type: 'shown';
  readonly faces: ByPlayer<Face>;
}
export interface CoinState extends GameState {
  laid: ByPlayer<Secret<Face> | null>;
  shown: ByPlayer<Face> | null;
}
export interface CoinView {
  /** What the viewer may see of each coin; `covered` lies with its face down. */
  readonly coins: ByPlayer<Face | 'covered' | null>;
}

const lay: ActionRule<CoinState, Frame, Lay, Shown> = {
  type: 'lay',
  rule: 'COIN-1',
  candidates: () => FACES.map((face) => ({ type: 'lay', face })),
  refuse: () => null,
  target: ({ face }) => ({ button: face }),
  apply({ state }, _frame, seat, { face }) {
    state.laid = { ...state.laid, [seat]: secret(face, seat) };
  },
};

const toss: Procedure<CoinState, Frame, Lay, Shown> = {
  rule: 'COIN-1',
  pending: ({ laid }) =>
    PLAYERS.filter((seat) => laid[seat] === null).map((seat) => ({
      seat,
      prompt: 'Lay your coin, face down.',
      rule: 'COIN-1',
    })),
  actions: [lay],
  advance(umpire) {
    const { even, odd } = umpire.state.laid;
    invariant(even && odd, 'Nobody is pending when both coins lie.');
    const faces = { even: umpire.reveal(even), odd: umpire.reveal(odd) };
    umpire.state.shown = faces;
    umpire.emit({ type: 'shown', faces });
  },
};

function outcome({ shown }: Frozen<CoinState>): Outcome | null {
  if (shown === null) return null;
  return shown.even === shown.odd
    ? { winners: ['even'], rule: 'COIN-2', text: 'Both coins show the same.' }
    : { winners: ['odd'], rule: 'COIN-2', text: 'The coins differ.' };
}

function view({ laid, shown }: Frozen<CoinState>, viewer: Seat): Open<CoinView> {
  if (shown !== null) return { coins: shown };
  const see = (coin: Frozen<Secret<Face>> | null) =>
    coin === null ? null : (peek(coin, viewer) ?? 'covered');
  return { coins: { even: see(laid.even), odd: see(laid.odd) } };
}

function stateOf(even: Face | null, odd: Face | null): CoinState {
  const laid = { even: even && secret(even, 'even'), odd: odd && secret(odd, 'odd') };
  const shown = even !== null && odd !== null ? { even, odd } : null;
  return { frames: [{ proc: 'toss', step: 'lay' }], draws: 0, laid, shown };
}

const eitherFace = (random: Random): Face => FACES[random.die(2, 'COIN-1 guess') - 1] ?? 'heads';
const isCoin = (value: unknown): value is Face | null =>
  value === null || FACES.some((face) => face === value);

function parsePosition(raw: unknown): Result<CoinState> {
  const parsed = parseFields(raw, PLAYERS);
  if (!parsed.ok) return parsed;
  const { even, odd } = parsed.value;
  if (!isCoin(even)) return fault('even', 'A coin shows heads or tails, or is null.');
  if (!isCoin(odd)) return fault('odd', 'A coin shows heads or tails, or is null.');
  return { ok: true, value: stateOf(even, odd) };
}

const brain: Brain<CoinState, Lay> = {
  evaluate(state, seat) {
    const over = outcome(state);
    if (over === null) return 0.5;
    return over.winners.includes(seat) ? 1 : 0;
  },
  plans: (_state, _seat, random) =>
    random.shuffle(FACES, 'COIN-1 plan').map((face) => [{ type: 'lay', face }]),
  rollout: (_state, _seat, random) => ({ type: 'lay', face: eitherFace(random) }),
  quiet: () => false,
};

/** Matching pennies: both lay a coin face down, in any order, then both are shown. */
export const coin: GameModule<CoinState, Lay, Shown, CoinView, NoOptions> = {
  id: 'coin',
  seats: () => PLAYERS,
  ruleBook: {
    'COIN-1': 'Each player lays a coin face down; when both lie, both are shown.',
    'COIN-2': 'Even wins when the coins show the same, Odd when they differ.',
  },
  parseOptions: parseNoOptions,
  setup: () => stateOf(null, null),
  procedures: { toss },
  always: [],
  outcome,
  view,
  redact: (event) => event,
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  determinize({ coins }, _seat, random) {
    const imagine = (face: Face | 'covered' | null) => (face === 'covered' ? eitherFace(random) : face);
    return stateOf(imagine(coins.even), imagine(coins.odd));
  },
  parsePosition,
  position: ({ laid }) => ({ even: laid.even?.hidden ?? null, odd: laid.odd?.hidden ?? null }),
  brain,
};
