// Whole answers for the search: the best-looking ones first; a deployment as one list.
import type { Brain, Frozen, Random, Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { deploy } from './deploy.ts';
import { isChoosing, type Look, looksOf, mayTake } from './looks.ts';
import { MARSHAL_1_MIND, MIND, type Mind } from './mind.ts';
import { orderPlans } from './order-plans.ts';
import { ordersOf } from './orders.ts';
import { isWindow } from './play-cards.ts';
import { noise } from './rollout.ts';
import { turnPlans } from './turn-plan.ts';

/** Looks are only a guess: answers that look alike are tried in any order. */
const BLUR = 0.25;
/** What looks so much worse than the best is not worth a playout: dice would hide the difference. */
const MARGIN = 0.5;
/** In a window passing costs nothing: a card must come nearer to it. */
const WINDOW_MARGIN = 0.2;

/** Who compares so many answers thinks the turn through before he looks at any. */
const PATIENT = 18;

/** Orders by the sequences they begin, for whoever thinks ahead; anything else by itself. */
function looked(state: Frozen<State>, player: Player, ahead: boolean, mind: Mind): readonly Look[] {
  const orders = isChoosing(state) && ahead ? ordersOf(state, player) : [];
  const looks = turnPlans(state, player, orders).map(
    (order): Look => ({ action: order.activate, value: order.value, order }),
  );
  return looks.length > 0 ? looks : looksOf(state, player, mind);
}

/** Best-looking first, as far as they come near the best. */
function promising(
  state: Frozen<State>,
  player: Player,
  random: Random,
  ahead: boolean,
  mind: Mind,
): readonly Look[] {
  const looks = looked(state, player, ahead, mind)
    .map((look) => ({ look, seems: look.value + noise(random) * BLUR }))
    .toSorted((a, b) => b.seems - a.seems);
  const best = looks.find(({ look }) => mayTake(state, look))?.seems ?? 0;
  const top = state.frames.at(-1);
  const margin = mind.careful && top !== undefined && isWindow(top) ? WINDOW_MARGIN : MARGIN;
  return looks.filter(({ seems }) => seems >= best - margin).map(({ look }) => look);
}

function* answers(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
  ahead: boolean,
  mind: Mind = MIND,
): Generator<readonly Action[]> {
  const player = asPlayer(seat);
  if (state.frames.at(-1)?.proc === 'deployment') {
    for (let i = 0; i < wanted; i++) yield deploy(state, player, random);
    return;
  }
  const looks = promising(state, player, random, ahead, mind);
  if (isChoosing(state) && looks[0]?.order !== null) yield* orderPlans(state, player, random, looks);
  else for (const { action } of looks) yield [action];
}

type Plans = Brain<State, Action>['plans'];

export const plans: Plans = (state, seat, random, wanted) =>
  answers(state, seat, random, wanted, wanted >= PATIENT);

/** As the first Marshal: without a thought for the rest of the turn. */
export const firstPlans: Plans = (state, seat, random, wanted) =>
  answers(state, seat, random, wanted, false, MARSHAL_1_MIND);
