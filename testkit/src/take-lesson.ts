// Takes a guided battle as somebody does who leaves everything to the coach; the other side answers at random.
import {
  type Action,
  type Ending,
  type Frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  legal,
  offers,
  outcomeOf,
  pending,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { pick } from './fork.ts';
import { parsedOptions } from './random-play.ts';

/** No lesson asks for more. */
const MOST = 4000;

/** What a coach says of a moment, and would do. */
interface Told<T, A> {
  readonly title: string;
  next(state: T): A | null;
}

/** A guided battle, as far as it is taken here: T is the table as its pupil's screen gets it. */
interface GuideTo<T, A> {
  readonly options: unknown;
  readonly seat: Seat;
  readonly steps: readonly (Told<T, A> & { isDone(state: T): boolean })[];
  interlude(state: T): Told<T, A> | null;
}

export interface Lesson<S> {
  /** As it was left. */
  readonly state: Frozen<S>;
  readonly outcome: Ending | null;
  /** What the coach said, in this order. */
  readonly heard: readonly string[];
  /** The lesson has come to its end, and to that of the battle. */
  readonly isLearnt: boolean;
}

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export function takeLesson<S extends GameState, A extends Action, E extends GameEvent, V, O, C, T>(
  module: GameModule<S, A, E, V, O, C>,
  guide: GuideTo<T, A>,
  seed: number,
): Lesson<S> {
  const match = startMatch(module, parsedOptions(module, guide.options), simulationSource(seed));
  const random = randomOf(simulationSource(seed + 1));
  const heard: string[] = [];
  // A guide reads no more of the table than this.
  const look = (): T =>
    ({
      view: sent(viewOf(match, guide.seat)),
      offers: offers(match, guide.seat).map(sent),
      decisions: pending(match),
      viewer: guide.seat,
    }) as T;
  let at = 0;
  for (let i = 0; i < MOST; i += 1) {
    const state = look();
    while (guide.steps[at]?.isDone(state) === true) at += 1;
    const step = guide.steps[at];
    const asked = pending(match);
    if (step === undefined || asked.length === 0) break;
    if (!asked.some(({ seat }) => seat === guide.seat)) {
      const seat = pick(asked, random)?.seat ?? '';
      const chosen = pick(legal(match, seat), random);
      if (chosen !== undefined) submit(match, seat, chosen);
      continue;
    }
    const told = guide.interlude(state) ?? step;
    if (heard.at(-1) !== told.title) heard.push(told.title);
    const action = told.next(state);
    invariant(action !== null, `seed ${seed}: "${told.title}" has nothing to do`);
    const reply = submit(match, guide.seat, action);
    invariant(reply.ok, `seed ${seed}: "${told.title}" does what cannot be done: ${JSON.stringify(action)}`);
  }
  return { state: match.state, outcome: outcomeOf(match), heard, isLearnt: at >= guide.steps.length };
}
