import {
  type ActionRule,
  type Brain,
  type Frame,
  type Frozen,
  type GameModule,
  type GameState,
  invariant,
  no,
  type Outcome,
  type Procedure,
  type Seat,
} from '@grognard/kernel';
import { listOf, oneOf, optional, reading, record, whole } from '@grognard/kernel/forms.ts';
import { HUT, LAND, SQUARES, type Ways, waysFrom } from './meadow.ts';

const RAMBLERS: readonly Seat[] = ['amber', 'birch', 'cedar'];
const MOST = RAMBLERS.length;
const DAYS = 6;
interface Walk {
  readonly type: 'walk';
  readonly to: number;
}
type Rambled =
  | { readonly type: 'woke'; readonly legs: number }
  | { readonly type: 'walked'; readonly by: Seat; readonly to: number };
interface RambleState extends GameState {
  at: readonly number[];
  /** Walks made so far, by all together; `legs` is how far the next one goes, 0 before its die is rolled. */
  walks: number;
  legs: number;
}
interface RambleOptions {
  readonly ramblers: 1 | 2 | 3;
}
export type RambleView = Pick<RambleState, 'at' | 'walks' | 'legs'>;

const nextOf = ({ at, walks }: Frozen<RambleView>): number => walks % at.length;
const seatOf = (rambler: number): Seat => RAMBLERS[rambler] ?? 'nobody';

const prepare = (state: Frozen<RambleState>): Ways => waysFrom(state.at[nextOf(state)] ?? 0);

const walk: ActionRule<RambleState, Frame, Walk, Rambled, Ways> = {
  type: 'walk',
  rule: 'RMB-2',
  candidates: (_state, _frame, _seat, ways) => [...ways.keys()].map((to) => ({ type: 'walk', to })),
  wider: (_state, _frame, _seat, ways) =>
    SQUARES.filter((to) => !ways.has(to)).map((to) => ({ type: 'walk', to })),
  refuse(state, _frame, _seat, { to }, ways) {
    const legs = ways.get(to);
    if (legs === undefined) return no('RMB-3', 'Square {to} is water.', { to });
    return legs <= state.legs ? null : no('RMB-2', 'Square {to} is {legs} legs away.', { to, legs });
  },
  target: ({ to }) => ({ hex: to }),
  apply(umpire, _frame, seat, { to }) {
    const { state } = umpire;
    state.at = state.at.with(nextOf(state), to);
    state.walks += 1;
    state.legs = 0;
    umpire.emit({ type: 'walked', by: seat, to });
  },
};

const day: Procedure<RambleState, Frame, Walk, Rambled, Ways> = {
  rule: 'RMB-1',
  pending: (state) => {
    const { legs } = state;
    if (legs === 0) return [];
    return [{ seat: seatOf(nextOf(state)), prompt: 'Walk {legs} legs.', rule: 'RMB-2', with: { legs } }];
  },
  actions: [walk],
  advance(umpire) {
    umpire.state.legs = umpire.random.die(4, 'RMB-1 weather');
    umpire.emit({ type: 'woke', legs: umpire.state.legs });
  },
};

function outcome({ at, walks }: Frozen<RambleState>): Outcome | null {
  const first = at.indexOf(HUT);
  if (first >= 0) return { winners: [seatOf(first)], rule: 'RMB-4', text: 'The hut is reached.' };
  return walks < DAYS * at.length ? null : { winners: [], rule: 'RMB-4', text: 'Night falls on the meadow.' };
}

const stateOf = ({ at, walks, legs }: RambleView): RambleState => ({
  frames: [{ proc: 'day', step: 'walk' }],
  draws: 0,
  at,
  walks,
  legs,
});

const readPosition = record<RambleView>({
  at: listOf(oneOf(LAND), MOST),
  walks: whole(0, DAYS * MOST),
  legs: whole(0, 4),
});

/** The farthest along of what can be reached. */
function steps({ legs }: Frozen<RambleState>, ways: Ways): Walk[] {
  const near = [...ways].flatMap(([to, away]) => (away <= legs ? [to] : []));
  return near.sort((one, other) => other - one).map((to) => ({ type: 'walk', to }));
}

const brain: Brain<RambleState, Walk, Ways> = {
  evaluate: ({ at }, seat) => (at[RAMBLERS.indexOf(seat)] ?? 0) / HUT,
  plans: (state, _seat, _random, _wanted, ways) => steps(state, ways).map((step) => [step]),
  rollout(state, _seat, random, ways) {
    const all = steps(state, ways);
    const step = all[random.die(all.length, 'RMB-2 stroll') - 1];
    invariant(step, 'One may always stay.');
    return step;
  },
  quiet: () => true,
};

/** A walk around the water for one, two or three: its seats come from its options, its ways from `prepare`. */
export const ramble: GameModule<RambleState, Walk, Rambled, RambleView, RambleOptions, Ways> = {
  id: 'ramble',
  seats: ({ ramblers }) => RAMBLERS.slice(0, ramblers),
  ruleBook: {
    'RMB-1': 'Ramblers walk in turn; a die of 4 says how many legs the day allows.',
    'RMB-2': 'A rambler walks at most so many legs, or stays.',
    'RMB-3': 'Nobody walks through water.',
    'RMB-4': 'The first at the hut wins; after six days nobody does.',
  },
  parseOptions: (raw) =>
    reading(() => record<RambleOptions>({ ramblers: optional(oneOf([1, 2, 3]), 1) }, 'option')(raw, '')),
  setup: ({ ramblers }) => stateOf({ at: Array.from({ length: ramblers }, () => 0), walks: 0, legs: 0 }),
  procedures: { day },
  always: [],
  outcome,
  prepare,
  view: ({ at, walks, legs }) => ({ at, walks, legs }),
  redact: (event) => event,
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  determinize: (view) => stateOf(view),
  parsePosition: (raw) => reading(() => stateOf(readPosition(raw, ''))),
  position: ({ at, walks, legs }) => ({ at, walks, legs }),
  brain,
};
