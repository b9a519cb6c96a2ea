// A small game with everything a check needs: secret drafts by two seats at once, a secret die, public dice, refusals.
// `flaw` breaks one promise on purpose, so that the tests can see the right check fail.
import {
  type ActionRule,
  type Decision,
  type Frame,
  type GameModule,
  type GameState,
  invariant,
  no,
  type Outcome,
  type Procedure,
  peek,
  type Result,
  type RuleId,
  type Seat,
  type Secret,
  secret,
  type Viewer,
} from '@grognard/kernel';

const SEATS = ['red', 'blue'] as const;
type Side = (typeof SEATS)[number];
type BySide<T> = { readonly [side in Side]: T };
const ROUNDS = 3;
const HIGHEST = 4;

export const flaws = [
  'view shows the other bid',
  'prompt tells whether the other has bid',
  'refusal depends on the other bid',
  'secret die is told to everybody',
  'clone shares what rules change',
  'first to lock wins a tie',
  'determinize forgets the round',
  'position forgets the points',
  'position reader trusts its input',
  'refusal cites no rule of the book',
  'evaluate leaves the scale',
  'rollout is not legal',
  'never ends',
  'state holds what JSON drops',
  'apply throws',
  'apply remembers outside the state',
  'wider is not refused',
  'options take anything',
  'event tells a hidden letter',
  'no legal action',
  'choice called public hangs on a secret',
  'machine bids for ever',
] as const;
export type Flaw = (typeof flaws)[number];

interface State extends GameState {
  round: number;
  points: BySide<number>;
  /** A secret die of the beginning, added to the points at the end. */
  pledges: BySide<Secret<number>>;
  letters: BySide<Secret<string>>;
  bids: { [side in Side]: Secret<number | null> };
  locked: readonly Side[];
  odd?: unknown;
}
type Bid = { readonly type: 'bid'; readonly coins: number };
type Lock = { readonly type: 'lock' };
type Action = Bid | Lock;
type Event = { readonly rule: RuleId } & (
  | { readonly type: 'pledged'; readonly seat: Side; readonly value: number }
  | { readonly type: 'bidsRevealed'; readonly bids: BySide<number> }
  | { readonly type: 'prizeRolled'; readonly value: number; readonly to: Side | null }
  | { readonly type: 'letterTold'; readonly letter: string }
);
interface View {
  readonly round: number;
  readonly points: BySide<number>;
  readonly pledge: number | null;
  readonly letter: string | null;
  readonly bid: number | null;
  readonly locked: readonly Side[];
  readonly leak: number | null;
}

const isSide = (viewer: Viewer): viewer is Side => viewer === 'red' || viewer === 'blue';
const otherOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const both = <T>(make: (side: Side) => T): BySide<T> => ({ red: make('red'), blue: make('blue') });
const sideOf = (seat: Seat): Side => (seat === 'red' ? 'red' : 'blue');

function bidRule(flaw: Flaw | null): ActionRule<State, Frame, Bid, Event> {
  return {
    type: 'bid',
    rule: 'BID-1.1',
    *candidates() {
      for (let coins = 0; coins <= HIGHEST; coins += 1) yield { type: 'bid', coins };
    },
    *wider() {
      yield { type: 'bid', coins: flaw === 'wider is not refused' ? 2 : HIGHEST + 1 };
    },
    refuse(state, _frame, seat, { coins }) {
      if (flaw === 'no legal action' && state.round === 2) return no('BID-1.2', 'Nothing goes.');
      const rule = flaw === 'refusal cites no rule of the book' ? 'BID-9.9' : 'BID-1.2';
      if (coins > HIGHEST) return no(rule, 'Nobody bids more than {most}.', { most: HIGHEST });
      const other = state.bids[otherOf(sideOf(seat))];
      if (flaw === 'refusal depends on the other bid' && other.hidden === coins)
        return no('BID-1.2', 'Taken.');
      const isBound = state.bids[sideOf(seat)].hidden !== null && state.pledges[sideOf(seat)].hidden > 3;
      if (flaw === 'choice called public hangs on a secret' && isBound)
        return no('BID-1.2', 'A high pledge binds you to your first bid.');
      if (state.bids[sideOf(seat)].hidden === coins) return no('BID-1.3', 'That is your bid already.');
      return null;
    },
    target: ({ coins }) => ({ button: `${coins}` }),
    apply(umpire, _frame, seat, { coins }) {
      if (flaw === 'apply throws') invariant(coins !== 3, 'three is too much');
      const { state } = umpire;
      const own = secret<number | null>(coins, seat);
      if (flaw === 'clone shares what rules change') state.bids[sideOf(seat)] = own;
      else state.bids = { ...state.bids, [seat]: own };
    },
  };
}

let lockings = 0;

function lockRule(flaw: Flaw | null): ActionRule<State, Frame, Lock, Event> {
  return {
    type: 'lock',
    rule: 'BID-1.4',
    candidates: () => [{ type: 'lock' }],
    refuse: (state, _frame, seat) =>
      state.bids[sideOf(seat)].hidden === null ? no('BID-1.4', 'Bid before you lock.') : null,
    target: () => ({ button: 'lock' }),
    apply(umpire, _frame, seat) {
      const { state } = umpire;
      const locked = [...state.locked, sideOf(seat)];
      state.locked =
        flaw === 'first to lock wins a tie' ? locked : SEATS.filter((side) => locked.includes(side));
      lockings += 1;
      if (flaw === 'apply remembers outside the state')
        state.points = { ...state.points, red: state.points.red + (lockings % 7) };
      if (flaw === 'event tells a hidden letter')
        umpire.emit({ rule: 'BID-1.4', type: 'letterTold', letter: state.letters[sideOf(seat)].hidden });
    },
  };
}

function auction(flaw: Flaw | null): Procedure<State, Frame, Action, Event> {
  return {
    rule: 'BID-1.1',
    pending: ({ round, locked, bids }, { step }): Decision[] => {
      if (step === 'pledge') return [];
      const prompt = (side: Side): string =>
        flaw === 'prompt tells whether the other has bid' && bids[otherOf(side)].hidden !== null
          ? 'Bid: the other has.'
          : `Bid in round ${round}.`;
      return SEATS.filter((side) => !locked.includes(side)).map((seat) => ({
        seat,
        prompt: prompt(seat),
        rule: 'BID-1.1',
      }));
    },
    ...(flaw === 'choice called public hangs on a secret' ? { publicChoice: true } : {}),
    actions: [bidRule(flaw), lockRule(flaw)],
    advance(umpire, frame) {
      const { state, random } = umpire;
      if (frame.step === 'pledge') {
        frame.step = 'bid';
        state.pledges = both((side) => secret(random.die(6, `BID-2.1 pledge ${side}`), side));
        for (const seat of SEATS)
          umpire.emit({ rule: 'BID-2.1', type: 'pledged', seat, value: state.pledges[seat].hidden });
        return;
      }
      const bids = both((side) => umpire.reveal(state.bids[side]) ?? 0);
      umpire.emit({ rule: 'BID-1.5', type: 'bidsRevealed', bids });
      const value = random.die(6, `BID-1.6 prize ${state.round}`);
      const [first = 'red'] = state.locked;
      const tied = flaw === 'first to lock wins a tie' ? first : null;
      const high: Side = bids.red > bids.blue ? 'red' : 'blue';
      const to = bids.red === bids.blue ? tied : high;
      umpire.emit({ rule: 'BID-1.6', type: 'prizeRolled', value, to });
      if (to !== null) state.points = { ...state.points, [to]: state.points[to] + value };
      if (flaw !== 'never ends' || state.round > 1) state.round += 1;
      if (flaw === 'state holds what JSON drops') state.odd = new Map();
      state.bids = both((side) => secret<number | null>(null, side));
      state.locked = [];
    },
  };
}

function outcome({
  round,
  points,
  pledges,
}: {
  round: number;
  points: BySide<number>;
  pledges: State['pledges'];
}): Outcome | null {
  if (round <= ROUNDS) return null;
  const total = both((side) => points[side] + pledges[side].hidden);
  const winners = total.red === total.blue ? [] : [total.red > total.blue ? 'red' : 'blue'];
  return { winners, rule: 'BID-3.1', text: 'Points and pledges are added up.' };
}

const start = (): State => ({
  frames: [{ proc: 'auction', step: 'pledge' }],
  draws: 0,
  round: 1,
  points: { red: 0, blue: 0 },
  pledges: both((side) => secret(0, side)),
  letters: both((side) => secret(`a letter by the hand of ${side}`, side)),
  bids: both((side) => secret<number | null>(null, side)),
  locked: [],
});

const isState = (raw: unknown): raw is State =>
  typeof raw === 'object' &&
  raw !== null &&
  'round' in raw &&
  'draws' in raw &&
  JSON.stringify(shape(raw)) === JSON.stringify(shape(start()));

/** Which fields of which kinds: enough for a reader of positions in a test. */
const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'object' || value === null) return value === null ? 'number' : typeof value;
  return Object.entries(value).map(([key, item]) => [key, shape(item)]);
};

function parsePosition(raw: unknown, flaw: Flaw | null): Result<State> {
  if (flaw === 'position reader trusts its input') {
    const { round, ...rest } = raw as State;
    return { ok: true, value: { ...rest, round: Math.abs(rest.points.red) >= 0 ? round : 1 } };
  }
  const wrong = (path: string, message: string): Result<State> => ({
    ok: false,
    error: { code: 'wrong', path, message },
  });
  if (!isState(raw)) return wrong('', 'A position has all fields of a game.');
  const known = (list: readonly unknown[]): boolean =>
    list.every((side) => side === 'red' || side === 'blue');
  const coins = SEATS.map((side) => raw.bids[side].hidden);
  if (!known(raw.locked) || new Set(raw.locked).size > 1)
    return wrong('locked', 'One side at most has locked.');
  if (
    !coins.every((bid, at) =>
      bid === null ? !raw.locked.includes(SEATS[at] ?? 'red') : [0, 1, 2, 3, 4].includes(bid),
    )
  )
    return wrong('bids', 'A bid is 0 to 4; who has locked has one.');
  if (![1, 2, 3, 4].includes(raw.round)) return wrong('round', 'A round is 1 to 4.');
  const [frame] = raw.frames;
  if (raw.frames.length !== 1 || frame?.proc !== 'auction' || frame.step !== 'bid')
    return wrong('frames', 'An auction.');
  const own = SEATS.every((side) =>
    [raw.bids, raw.pledges, raw.letters].every((all) => JSON.stringify(all[side].knownTo) === `["${side}"]`),
  );
  return own ? { ok: true, value: raw } : wrong('bids', 'Secrets are known to their owner.');
}

export function sealedBids(flaw: Flaw | null = null): GameModule<State, Action, Event, View, object> {
  return {
    id: 'sealed-bids',
    seats: () => SEATS,
    ruleBook: {
      'BID-1.1': 'Both bid in secret.',
      'BID-1.2': 'Nobody bids more than four.',
      'BID-1.3': 'A bid is changed to another one.',
      'BID-1.4': 'Whoever has bid may lock.',
      'BID-1.5': 'Bids are shown at once.',
      'BID-1.6': 'The higher bid takes the prize.',
      'BID-2.1': 'A secret pledge begins the game.',
      'BID-3.1': 'Points and pledges are added up.',
    },
    parseOptions: (raw) => {
      const isEmpty =
        typeof raw === 'object' && raw !== null && !Array.isArray(raw) && Object.keys(raw).length === 0;
      if (isEmpty || flaw === 'options take anything') return { ok: true, value: {} };
      return { ok: false, error: { code: 'unknown', path: '', message: 'This game has no options.' } };
    },
    setup: start,
    procedures: { auction: auction(flaw) },
    always: [],
    outcome,
    view: (state, viewer) => ({
      round: state.round,
      points: state.points,
      pledge: isSide(viewer) ? (peek(state.pledges[viewer], viewer) ?? null) : null,
      letter: isSide(viewer) ? (peek(state.letters[viewer], viewer) ?? null) : null,
      bid: isSide(viewer) ? (peek(state.bids[viewer], viewer) ?? null) : null,
      locked: state.locked,
      leak: flaw === 'view shows the other bid' && isSide(viewer) ? state.bids[otherOf(viewer)].hidden : null,
    }),
    redact: (event, viewer) =>
      event.type === 'pledged' && event.seat !== viewer && flaw !== 'secret die is told to everybody'
        ? null
        : event,
    clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
    determinize(view, seat, random) {
      const [own, other] = [sideOf(seat), otherOf(sideOf(seat))];
      const guess = view.locked.includes(other) ? random.die(HIGHEST + 1, 'BID-1.1 guess') - 1 : null;
      const leaked = flaw === 'view shows the other bid' ? view.leak : guess;
      return {
        ...start(),
        frames: [{ proc: 'auction', step: 'bid' }],
        draws: view.round + 1,
        round: flaw === 'determinize forgets the round' ? 1 : view.round,
        points: view.points,
        pledges: {
          ...both((side) => secret(random.die(6, 'BID-2.1 guess'), side)),
          [own]: secret(view.pledge ?? 0, own),
        },
        bids: { ...both((side) => secret<number | null>(leaked, side)), [own]: secret(view.bid, own) },
        locked: view.locked,
      };
    },
    parsePosition: (raw) => parsePosition(raw, flaw),
    position: (state) => {
      const points = flaw === 'position forgets the points' ? { red: 0, blue: 0 } : state.points;
      return JSON.parse(JSON.stringify({ ...state, points }));
    },
    brain: {
      evaluate: () => (flaw === 'evaluate leaves the scale' ? 2 : 0.5),
      *plans(state, seat) {
        const bid = state.bids[sideOf(seat)].hidden;
        if (flaw === 'machine bids for ever') yield [{ type: 'bid', coins: bid === 1 ? 2 : 1 }];
        yield bid === null ? [{ type: 'bid', coins: 1 }, { type: 'lock' }] : [{ type: 'lock' }];
      },
      rollout: (state, seat) => {
        const bid = state.bids[sideOf(seat)].hidden;
        return bid === null || flaw === 'rollout is not legal'
          ? { type: 'bid', coins: bid ?? 1 }
          : { type: 'lock' };
      },
      quiet: () => true,
    },
  };
}
