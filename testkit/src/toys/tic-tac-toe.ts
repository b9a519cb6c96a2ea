import {
  type ActionRule,
  type Action as AnyAction,
  type Brain,
  type Decision,
  type Frame,
  type Frozen,
  type GameModule,
  type GameState,
  invariant,
  no,
  type Open,
  type Outcome,
  type Procedure,
  type Result,
  type Seat,
} from '@grognard/kernel';
import { fault, type NoOptions, parseFields, parseNoOptions } from './fields.ts';

export type Mark = 'X' | 'O';
type Square = Mark | '.';

interface MarkSquare extends AnyAction {
  readonly type: 'mark';
  readonly square: number;
}
interface Resign extends AnyAction {
  readonly type: 'resign';
}
export type TicTacToeAction = MarkSquare | Resign;
export type TicTacToeEvent =
  | { readonly type: 'marked'; readonly by: Seat; readonly square: number }
  | { readonly type: 'resigned'; readonly by: Seat };

export interface TicTacToeState extends GameState {
  board: Square[];
  /** Marks made so far: X makes the first, third and so on. */
  marks: number;
  resigned: Mark | null;
}
export interface TicTacToeView {
  readonly board: readonly Square[];
  readonly mover: Mark;
  readonly resigned: Mark | null;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const PLAYERS: readonly Mark[] = ['X', 'O'];
const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const MARKS: readonly MarkSquare[] = SQUARES.map((square) => ({ type: 'mark', square }));
const FEWEST_TO_WIN = 5;
const moverAfter = (marks: number): Mark => (marks % 2 === 0 ? 'X' : 'O');

const ASKED: { readonly [mark in Mark]: readonly Decision[] } = {
  X: [{ seat: 'X', prompt: 'Mark an empty square.', rule: 'TTT-1' }],
  O: [{ seat: 'O', prompt: 'Mark an empty square.', rule: 'TTT-1' }],
};
const WON: { readonly [mark in Mark]: Outcome } = {
  X: { winners: ['X'], rule: 'TTT-3', text: 'X has three in a row.' },
  O: { winners: ['O'], rule: 'TTT-3', text: 'O has three in a row.' },
};
const GIVEN_UP: { readonly [mark in Mark]: Outcome } = {
  X: { winners: ['O'], rule: 'TTT-5', text: 'X has resigned.' },
  O: { winners: ['X'], rule: 'TTT-5', text: 'O has resigned.' },
};
const DRAWN: Outcome = { winners: [], rule: 'TTT-4', text: 'The board is full.' };

const mark: ActionRule<TicTacToeState, Frame, MarkSquare, TicTacToeEvent> = {
  type: 'mark',
  rule: 'TTT-1',
  candidates: () => MARKS,
  refuse: ({ board }, _frame, _seat, { square }) =>
    board[square] === '.' ? null : no('TTT-2', 'Square {square} is taken.', { square }),
  target: ({ square }) => ({ hex: square }),
  apply(umpire, _frame, seat, { square }) {
    const { state } = umpire;
    state.board[square] = moverAfter(state.marks);
    state.marks += 1;
    umpire.emit({ type: 'marked', by: seat, square });
  },
};

const resign: ActionRule<TicTacToeState, Frame, Resign, TicTacToeEvent> = {
  type: 'resign',
  rule: 'TTT-5',
  unlisted: true,
  candidates: () => [{ type: 'resign' }],
  refuse: () => null,
  target: () => ({ button: 'resign' }),
  apply(umpire, _frame, seat) {
    umpire.state.resigned = seat === 'X' ? 'X' : 'O';
    umpire.emit({ type: 'resigned', by: seat });
  },
};

const game: Procedure<TicTacToeState, Frame, TicTacToeAction, TicTacToeEvent> = {
  rule: 'TTT-1',
  pending: ({ marks }) => ASKED[moverAfter(marks)],
  actions: [mark],
  advance: () => invariant(false, 'TTT-1: the mover decides until the outcome.'),
};

function outcome({ board, marks, resigned }: Frozen<TicTacToeState>): Outcome | null {
  if (resigned !== null) return GIVEN_UP[resigned];
  if (marks < FEWEST_TO_WIN) return null;
  for (const line of LINES) {
    const first = board[line[0]] ?? '.';
    if (first !== '.' && first === board[line[1]] && first === board[line[2]]) return WON[first];
  }
  return marks < SQUARES.length ? null : DRAWN;
}

const stateOf = (board: readonly Square[], resigned: Mark | null): TicTacToeState => ({
  frames: [{ proc: 'game', step: 'mark' }],
  draws: 0,
  board: board.slice(),
  marks: board.filter(isMark).length,
  resigned,
});

const isSquare = (text: string): text is Square => text === 'X' || text === 'O' || text === '.';
const isMark = (value: unknown): value is Mark => value === 'X' || value === 'O';
const count = (board: readonly Square[], mark: Mark): number =>
  board.filter((square) => square === mark).length;

function parsePosition(raw: unknown): Result<TicTacToeState> {
  const parsed = parseFields(raw, ['board', 'resigned']);
  if (!parsed.ok) return parsed;
  const { board: text, resigned } = parsed.value;
  const board = typeof text === 'string' ? [...text].filter(isSquare) : [];
  if (board.length !== 9 || board.join('') !== text)
    return fault('board', 'The board is nine of X, O and dot.');
  const lead = count(board, 'X') - count(board, 'O');
  if (lead !== 0 && lead !== 1) return fault('board', 'X has as many marks as O, or one more.');
  if (resigned !== null && !isMark(resigned)) return fault('resigned', 'Either X, O or null.');
  return { ok: true, value: stateOf(board, resigned) };
}

const freeSquares = ({ board }: Frozen<TicTacToeState>): MarkSquare[] =>
  MARKS.filter(({ square }) => board[square] === '.');

const brain: Brain<TicTacToeState, TicTacToeAction> = {
  evaluate(state, seat) {
    const winners = outcome(state)?.winners ?? [];
    if (winners.length === 0) return 0.5;
    return winners.includes(seat) ? 1 : 0;
  },
  plans: (state, _seat, random) => random.shuffle(freeSquares(state), 'TTT-1 plan').map((action) => [action]),
  rollout(state, _seat, random) {
    const free = freeSquares(state);
    const action = free[random.die(free.length, 'TTT-1 rollout') - 1];
    invariant(action, 'Whoever must mark has a free square.');
    return action;
  },
  quiet: () => false,
};

/** Noughts and crosses: no chance, no secrets, one decision at a time. */
export const ticTacToe: GameModule<
  TicTacToeState,
  TicTacToeAction,
  TicTacToeEvent,
  TicTacToeView,
  NoOptions
> = {
  id: 'tic-tac-toe',
  seats: () => PLAYERS,
  ruleBook: {
    'TTT-1': 'X begins; the players mark one square each in turn.',
    'TTT-2': 'A marked square stays as it is.',
    'TTT-3': 'Three marks of one player in a row win.',
    'TTT-4': 'A full board without three in a row is a draw.',
    'TTT-5': 'Whoever must mark may resign instead.',
  },
  parseOptions: parseNoOptions,
  setup: () => stateOf(['.', '.', '.', '.', '.', '.', '.', '.', '.'], null),
  procedures: { game },
  always: [resign],
  outcome,
  view: ({ board, marks, resigned }): Open<TicTacToeView> => ({ board, mover: moverAfter(marks), resigned }),
  redact: (event) => event,
  clone: ({ frames, draws, board, marks, resigned }) => ({
    frames: frames.map(({ proc, step }) => ({ proc, step })),
    draws,
    board: board.slice(),
    marks,
    resigned,
  }),
  determinize: ({ board, resigned }) => stateOf(board, resigned),
  parsePosition,
  position: ({ board, resigned }) => ({ board: board.join(''), resigned }),
  brain,
};
