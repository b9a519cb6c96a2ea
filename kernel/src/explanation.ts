import type { Action, ActionRule, Frame, Frozen, GameState, InputError, Refusal, Seat } from './contract.ts';
import { inputError, mismatch } from './diagnosis.ts';
import { type Fields, isFields, sameJson } from './equal.ts';
import { fill } from './fill.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { openRules, type Rules, topFrame } from './play.ts';
import { contextAt, type Position } from './position.ts';
import { no } from './said.ts';
import { refusals } from './words/refusals.ts';

/** A rule that is against it, or what is wrong with it as an action. */
export type Explanation = { readonly refusal: Refusal } | { readonly error: InputError };

/** Off the fast path: the action is none of the candidates, so the player is told what is wrong with it. */
export function explain<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
  raw: unknown,
): Explanation {
  const open = openRules(rules, at.state);
  const types = [...new Set(open.map((rule) => rule.type))];
  const here = `Open here: ${types.join(', ') || 'nothing'}.`;
  if (!isFields(raw))
    return { error: inputError('not-an-object', '', 'An action is an object with a type.') };
  const { type } = raw;
  if (type === undefined)
    return { error: inputError('missing-field', 'type', `The action has no type. ${here}`) };
  if (typeof type !== 'string')
    return {
      error: inputError('wrong-field', 'type', `The type is a text, not ${JSON.stringify(type)}. ${here}`),
    };
  const rule = open.find((each) => each.type === type);
  if (rule !== undefined) return unfit(rules, rule, at, seat, raw);
  if (isKnown(rules, type))
    return { refusal: rules.untimely?.(frozen(at.state), seat, raw) ?? notNow(at, seat) };
  return { error: inputError('unknown-action', 'type', `There is no action “${type}”. ${here}`) };
}

/** What is wrong with an action whose type is open: the game says it of its wider forms, the kernel of all others. */
function unfit<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  rule: ActionRule<S, Frame, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
  raw: Fields,
): Explanation {
  const context = contextAt(rules, at);
  const [state, frame] = [frozen(at.state), topFrame(at.state)];
  for (const action of rule.wider?.(state, frame, seat, context) ?? [])
    if (sameJson(action, raw)) return { refusal: refuseWider(rule, state, frame, seat, action, context) };
  const against = rule.against?.(state, frame, seat, raw, context) ?? null;
  if (against !== null) return { refusal: against };
  const forms = [...rule.candidates(state, frame, seat, context)];
  if (forms.length === 0) return { refusal: no(rule.rule, refusals.nothingFits) };
  const wrong = mismatch(raw, forms);
  if ('code' in wrong) return { error: wrong };
  return { refusal: no(rule.rule, refusals.otherChoice, wrong) };
}

/** Another moment's action: the seat is reminded of what it is asked now. */
function notNow({ pending }: Position<unknown, unknown>, seat: Seat): Refusal {
  const asked = pending.find((decision) => decision.seat === seat);
  invariant(asked, `${seat} is asked.`);
  const { rule, prompt, with: facts } = asked;
  return no(rule, refusals.anotherMoment, { asked: fill(prompt, facts) });
}

const isKnown = <S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  type: string,
): boolean =>
  Object.values(rules.procedures).some(({ actions }) => actions.some((rule) => rule.type === type));

export function refuseWider<S, A extends Action, E, C>(
  rule: ActionRule<S, Frame, A, E, C>,
  state: Frozen<S>,
  frame: Frame,
  seat: Seat,
  action: A,
  context: C,
): Refusal {
  const refusal = rule.refuse(state, frame, seat, action, context);
  invariant(refusal, `${rule.rule}: “${action.type}” is offered for explanation only but not refused.`);
  return refusal;
}
