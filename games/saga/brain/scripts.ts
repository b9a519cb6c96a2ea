// Commanders who do one thing whatever happens, kept to measure against: a player worth respect must not lose to them.
import type { Brain, Frozen, Random, Seat } from '@grognard/kernel';
import { isArtillery, unitOf } from '../field/units.ts';
import type { Action, Declaration } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State, Unit } from '../state.ts';
import { deploy } from './deploy.ts';
import { type Look, looksOf, mayTake } from './looks.ts';

/** Whether a declaration is what the script is after. */
type Wish = (declaration: Declaration, unit: Frozen<Unit>) => boolean;

const isBlow = ({ kind, follow }: Declaration): boolean => kind === 'engage' || follow !== undefined;
const isShot = ({ kind, follow }: Declaration): boolean => kind === 'fire' || follow === 'fire';

const SCRIPTS = {
  /** Neither fires nor engages while it can do anything else. */
  turtle: (declaration) => !isShot(declaration) && !isBlow(declaration),
  /** Engages and charges whenever it can. */
  rush: (declaration) => isBlow(declaration) && !isShot(declaration),
  /** Lets the guns speak. */
  guns: (declaration, unit) => isShot(declaration) && isArtillery(unit),
  /** Always the best shot there is. */
  bestShot: (declaration) => isShot(declaration),
} as const satisfies { readonly [name: string]: Wish };

/** More than anything an answer may promise. */
const FIRST = 100;

function declared(state: Frozen<State>, { action, order }: Look): [Declaration, Frozen<Unit>] | null {
  if (order !== null) return order.declare && [order.declare, unitOf(state, order.activate.unit)];
  if (action.type !== 'declare' || state.activation === null) return null;
  return [action, unitOf(state, state.activation.unit)];
}

function answerBy(wish: Wish, state: Frozen<State>, seat: Seat, random: Random): readonly Action[] {
  const player = asPlayer(seat);
  if (state.frames.at(-1)?.proc === 'deployment') return deploy(state, player, random);
  const liked = looksOf(state, player)
    .filter((look) => mayTake(state, look))
    .map((look) => {
      const what = declared(state, look);
      return { look, value: look.value + (what !== null && wish(...what) ? FIRST : 0) };
    });
  const best = liked.reduce((one, other) => (other.value > one.value ? other : one));
  return [best.look.action];
}

/** A commander with one idea compares nothing. */
const scripted = (brain: Brain<State, Action>, wish: Wish): Brain<State, Action> => ({
  ...brain,
  plans: (state, seat, random) => [answerBy(wish, state, seat, random)],
});

export const scriptsOf = (brain: Brain<State, Action>): NonNullable<Brain<State, Action>['earlier']> => ({
  'script:turtle': scripted(brain, SCRIPTS.turtle),
  'script:rush': scripted(brain, SCRIPTS.rush),
  'script:guns': scripted(brain, SCRIPTS.guns),
  'script:best-shot': scripted(brain, SCRIPTS.bestShot),
});
