import type {
  Action,
  ActionRule,
  Asked,
  Frame,
  GameState,
  InputError,
  Refusal,
  Role,
  Seat,
  Target,
} from './contract.ts';
import { inputError } from './diagnosis.ts';
import { findSame, findSameSets, isFields } from './equal.ts';
import { explain, refuseWider } from './explanation.ts';
import { frozen } from './frozen.ts';
import { addListed } from './listed-actions.ts';
import { isPending, toldTo } from './pending.ts';
import { openRules, procedureOf, type Rules, topFrame } from './play.ts';
import { contextAt, type Position } from './position.ts';

/** One thing a player may point at, and the reason against it if there is one. */
export interface Offer<A> {
  readonly action: A;
  readonly target: Target;
  readonly refusal: Refusal | null;
  /** What the action is to the decision, where that matters to whoever offers it. */
  readonly role?: Role;
}

/** The answer to an action from outside: the rule and the game's own form of the action, or what is wrong with it. */
export type Verdict<S, A extends Action, E, C> =
  | { readonly ok: true; readonly rule: ActionRule<S, Frame, A, E, C>; readonly action: A }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: InputError };

export function legalIn<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
): A[] {
  const legal: A[] = [];
  if (!isPending(at.pending, seat)) return legal;
  const state = frozen(at.state);
  const frame = topFrame(at.state);
  const context = contextAt(rules, at);
  addListed(legal, procedureOf(rules, frame).actions, state, frame, seat, context);
  addListed(legal, rules.always, state, frame, seat, context);
  return legal;
}

export function offersIn<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
): Offer<A>[] {
  const offers: Offer<A>[] = [];
  if (!isPending(at.pending, seat)) return offers;
  const frame = topFrame(at.state);
  const state = frozen(at.state);
  const context = contextAt(rules, at);
  for (const rule of openRules(rules, at.state)) {
    for (const action of rule.candidates(state, frame, seat, context))
      offers.push(offered(rule, action, rule.refuse(state, frame, seat, action, context)));
    for (const action of rule.wider?.(state, frame, seat, context) ?? [])
      offers.push(offered(rule, action, refuseWider(rule, state, frame, seat, action, context)));
  }
  return offers;
}

function offered<S, A extends Action, E, C>(
  { role, target }: ActionRule<S, Frame, A, E, C>,
  action: A,
  refusal: Refusal | null,
): Offer<A> {
  const offer = { action, target: target(action), refusal };
  return role === undefined ? offer : { ...offer, role };
}

/** Whether this seat may do this now. Everything that is ever executed has passed here. */
export function judge<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
  raw: unknown,
): Verdict<S, A, E, C> {
  if (at.outcome !== null) return { ok: false, error: inputError('over', '', 'The game is over.') };
  if (!isPending(at.pending, seat)) return { ok: false, error: notYours(toldTo(at.pending, seat), seat) };
  const frame = topFrame(at.state);
  if (isFields(raw)) {
    const state = frozen(at.state);
    const { type } = raw;
    const { actions } = procedureOf(rules, frame);
    for (let i = 0; i < actions.length + rules.always.length; i++) {
      const rule = actions[i] ?? rules.always[i - actions.length];
      if (rule === undefined || rule.type !== type) continue;
      const context = contextAt(rules, at);
      const action =
        findSame(rule.candidates(state, frame, seat, context), raw) ??
        (rule.sets && findSameSets(rule.candidates(state, frame, seat, context), raw, rule.sets));
      if (action === undefined) continue;
      const refusal = rule.refuse(state, frame, seat, action, context);
      return refusal === null ? { ok: true, rule, action } : { ok: false, refusal };
    }
  }
  return { ok: false, ...explain(rules, at, seat, raw) };
}

function notYours(asked: readonly Asked[], seat: Seat): InputError {
  const who = asked.map((decision) => decision.seat).join(' and ');
  const message = `${seat} has nothing to decide now${who === '' ? '' : `; ${who} must decide`}.`;
  return inputError('not-your-decision', '', message);
}
