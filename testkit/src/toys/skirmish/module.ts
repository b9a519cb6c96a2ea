import { hexDistance } from '@grognard/geometry';
import {
  type Brain,
  type Frame,
  type Frozen,
  type GameModule,
  invariant,
  type Outcome,
  type Procedure,
  type Seat,
} from '@grognard/kernel';
import { type NoOptions, parseNoOptions } from '../fields.ts';
import { endTurn, fire, move, resign, type SkirmishAction, type SkirmishEvent } from './actions.ts';
import { field, VILLAGE } from './field.ts';
import { type Outlook, outlookOn } from './outlook.ts';
import { parsePosition, position, type SkirmishView, stateOf, viewOf } from './position.ts';
import { LAST_TURN, otherSide, SIDES, type Side, type SkirmishState, setup, unitNamed } from './state.ts';

type State = Frozen<SkirmishState>;

const turn: Procedure<SkirmishState, Frame, SkirmishAction, SkirmishEvent, Outlook> = {
  rule: 'SKM-1.4',
  pending: ({ mover }) => [{ seat: mover, prompt: 'Move, fire, or end your turn.', rule: 'SKM-1.4' }],
  actions: [move, fire, endTurn],
  advance: () => invariant(false, 'SKM-1.4: the mover decides until the outcome.'),
};

const won = (side: Side, rule: 'SKM-4.1' | 'SKM-4.2' | 'SKM-4.3', text: string): Outcome => ({
  winners: [side],
  rule,
  text,
});

function outcome({ units, turn: now, holder, resigned }: State): Outcome | null {
  if (resigned !== null) return won(otherSide(resigned), 'SKM-4.3', 'The other side has given up.');
  const left = SIDES.filter((side) => units.some((unit) => unit.side === side));
  const [last] = left;
  if (last === undefined) return { winners: [], rule: 'SKM-4.2', text: 'Nobody is left.' };
  if (left.length === 1) return won(last, 'SKM-4.2', 'No enemy is left on the field.');
  if (now <= LAST_TURN) return null;
  return holder === null
    ? { winners: [], rule: 'SKM-4.1', text: 'Nobody has been in the village.' }
    : won(holder, 'SKM-4.1', 'The village is held.');
}

/** Every action no rule is against. */
function* legalFor(state: State, seat: Seat, outlook: Outlook): Generator<SkirmishAction> {
  const frame = state.frames[0];
  invariant(frame !== undefined, 'A turn is always in progress.');
  for (const action of fire.candidates(state, frame, seat, outlook))
    if (fire.refuse(state, frame, seat, action, outlook) === null) yield action;
  for (const action of move.candidates(state, frame, seat, outlook))
    if (move.refuse(state, frame, seat, action, outlook) === null) yield action;
  yield { type: 'endTurn' };
}

/** Fire first, then towards the village, and stay there. */
function worth(state: State, action: SkirmishAction): number {
  if (action.type === 'fire') return 9;
  if (action.type !== 'move') return 0;
  const from = unitNamed(state, action.unit)?.hex ?? VILLAGE;
  return hexDistance(field, from, VILLAGE) - hexDistance(field, action.to, VILLAGE);
}

const brain: Brain<SkirmishState, SkirmishAction, Outlook> = {
  evaluate(state, seat) {
    const winners = outcome(state)?.winners;
    if (winners !== undefined) return winners.length === 0 ? 0.5 : Number(winners.includes(seat));
    const strength = (side: Seat): number =>
      state.units.filter((unit) => unit.side === side).reduce((sum, { steps }) => sum + steps, 0) +
      (state.holder === side ? 2 : 0);
    const [ours, theirs] = [strength(seat), strength(seat === 'french' ? 'british' : 'french')];
    return (ours + 1) / (ours + theirs + 2);
  },
  plans: (state, seat, random, _wanted, outlook) =>
    random
      .shuffle([...legalFor(state, seat, outlook)], 'SKM-1.4 plan')
      .toSorted((a, b) => worth(state, b) - worth(state, a))
      .map((action) => [action]),
  rollout(state, seat, random, outlook) {
    const [best] = random
      .shuffle([...legalFor(state, seat, outlook)], 'SKM-1.4 rollout')
      .toSorted((a, b) => worth(state, b) - worth(state, a));
    return best !== undefined && worth(state, best) > 0 ? best : { type: 'endTurn' };
  },
  quiet: ({ units }) => units.every(({ hasMoved, hasFired }) => !hasMoved && !hasFired),
};

/** A skirmish for a village: hexes, terrain, sight, zones of control. No secrets. */
export const skirmish: GameModule<
  SkirmishState,
  SkirmishAction,
  SkirmishEvent,
  SkirmishView,
  NoOptions,
  Outlook
> = {
  id: 'skirmish',
  seats: () => SIDES,
  ruleBook: {
    'SKM-1.4':
      'The French begin; in its turn a side moves and fires with its units in any order, then ends the turn.',
    'SKM-2': 'A unit moves over neighbouring hexes as far as its points go.',
    'SKM-2.1': 'A unit moves once in a turn, and not after firing.',
    'SKM-2.2':
      'Open ground and the village cost one point, woods and hills two, the brook one more; where the enemy stands nobody goes, and next to him a move ends.',
    'SKM-2.3': 'Two units of one side fit into a hex.',
    'SKM-3': 'Infantry fires two hexes far, guns five.',
    'SKM-3.1': 'A unit fires once in a turn; guns do not fire after moving.',
    'SKM-3.2': 'Woods, hills, the village and units hide what is behind them.',
    'SKM-3.3':
      'Four or more is a hit, five or more on a unit in woods or the village; from a hill one less is enough.',
    'SKM-4.1': 'After six turns whoever was last in the village wins.',
    'SKM-4.2': 'A side without units has lost.',
    'SKM-4.3': 'Whoever must decide may give up.',
  },
  parseOptions: parseNoOptions,
  setup,
  procedures: { turn },
  always: [resign],
  outcome,
  prepare: outlookOn,
  view: viewOf,
  redact: (event) => event,
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  determinize: stateOf,
  parsePosition,
  position,
  brain,
};
