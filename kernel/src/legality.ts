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
import { diagnose } from './diagnosis.ts';
import { findSame, isFields, sameJson } from './equal.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { isPending, toldTo } from './pending.ts';
import { procedureOf, type Rules, topFrame } from './play.ts';
import type { Position } from './position.ts';

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

/** The rules open in this position: those of the procedure on top, then those that are always open. */
export function openRules<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  state: S,
): readonly ActionRule<S, Frame, A, E, C>[] {
  const { actions } = procedureOf(rules, topFrame(state));
  return rules.always.length === 0 ? actions : [...actions, ...rules.always];
}

export function legalIn<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
): A[] {
  const legal: A[] = [];
  if (!isPending(at.pending, seat)) return legal;
  const frame = topFrame(at.state);
  addLegal(legal, procedureOf(rules, frame).actions, at, frame, seat);
  addLegal(legal, rules.always, at, frame, seat);
  return legal;
}

function addLegal<S extends GameState, A extends Action, E, C>(
  legal: A[],
  open: readonly ActionRule<S, Frame, A, E, C>[],
  at: Position<S, C>,
  frame: Frame,
  seat: Seat,
): void {
  const state = frozen(at.state);
  for (const rule of open) {
    if (rule.unlisted) continue;
    const { context } = at;
    for (const action of rule.candidates(state, frame, seat, context))
      if (rule.refuse(state, frame, seat, action, context) === null) legal.push(action);
  }
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
  const { context } = at;
  for (const rule of openRules(rules, at.state)) {
    for (const action of rule.candidates(state, frame, seat, context))
      offers.push(offered(rule, action, rule.refuse(state, frame, seat, action, context)));
    for (const action of rule.wider?.(state, frame, seat, context) ?? [])
      offers.push(offered(rule, action, refuseWider(rule, at, frame, seat, action)));
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
  if (at.outcome !== null) return wrong('over', '', 'The game is over.');
  if (!isPending(at.pending, seat))
    return wrong('not-your-decision', '', notYours(toldTo(at.pending, seat), seat));
  const frame = topFrame(at.state);
  if (isFields(raw)) {
    const state = frozen(at.state);
    const { type } = raw;
    const { actions } = procedureOf(rules, frame);
    for (let i = 0; i < actions.length + rules.always.length; i++) {
      const rule = actions[i] ?? rules.always[i - actions.length];
      if (rule === undefined || rule.type !== type) continue;
      const { context } = at;
      const action = findSame(rule.candidates(state, frame, seat, context), raw);
      if (action === undefined) continue;
      const refusal = rule.refuse(state, frame, seat, action, context);
      return refusal === null ? { ok: true, rule, action } : { ok: false, refusal };
    }
  }
  return explain(rules, at, frame, seat, raw);
}

/** Off the fast path: the action is none of the candidates, so the player is told what is wrong with it. */
function explain<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  at: Position<S, C>,
  frame: Frame,
  seat: Seat,
  raw: unknown,
): Verdict<S, A, E, C> {
  const { context } = at;
  const state = frozen(at.state);
  const open = openRules(rules, at.state);
  const forms: A[] = [];
  for (const rule of open) {
    if (!isFields(raw) || rule.type !== raw['type']) continue;
    for (const action of rule.wider?.(state, frame, seat, context) ?? []) {
      if (sameJson(action, raw)) return { ok: false, refusal: refuseWider(rule, at, frame, seat, action) };
      forms.push(action);
    }
    forms.push(...rule.candidates(state, frame, seat, context));
  }
  const types = open.map((rule) => rule.type);
  return { ok: false, error: diagnose(raw, types, forms, isKnown(rules, raw)) };
}

function isKnown<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  raw: unknown,
): boolean {
  const type = isFields(raw) ? raw['type'] : undefined;
  return Object.values(rules.procedures).some(({ actions }) => actions.some((rule) => rule.type === type));
}

function refuseWider<S, A extends Action, E, C>(
  rule: ActionRule<S, Frame, A, E, C>,
  { state, context }: Position<S, C>,
  frame: Frame,
  seat: Seat,
  action: A,
): Refusal {
  const refusal = rule.refuse(frozen(state), frame, seat, action, context);
  invariant(refusal, `${rule.rule}: “${action.type}” is offered for explanation only but not refused.`);
  return refusal;
}

const wrong = (
  code: string,
  path: string,
  message: string,
): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: { code, path, message },
});

function notYours(asked: readonly Asked[], seat: Seat): string {
  const nothing = `${seat} has nothing to decide now`;
  if (asked.length === 0) return `${nothing}.`;
  return `${nothing}; ${asked.map((decision) => decision.seat).join(' and ')} must decide.`;
}
