// A moment of a battle as plain JSON that `parsePosition` reads back. It holds both sides' secrets.
import { type Frozen, type Json, withDraftsOpen } from '@grognard/kernel';
import type { Order, State, Unit } from './state.ts';

export function position(state: Frozen<State>): Json {
  const { frames, units, sheets, deployments, ...open } = state;
  return asJson({
    ...open,
    units: units.filter(({ at, bound }) => at !== 'gone' || bound).map(unitJson),
    sheets: { white: sheets.white.hidden.map(orderJson), black: sheets.black.hidden.map(orderJson) },
    deployments:
      deployments === null ? null : { white: deployments.white.hidden, black: deployments.black.hidden },
    frames: frames.map(withDraftsOpen),
  });
}

/** State is plain JSON through and through, which the compiler cannot see of records with named fields. */
const asJson = (value: object): Json => value as unknown as Json;

/** Only what sets a unit apart from a fresh one. */
function unitJson({ id, at, side: _side, arm: _arm, token, activations, ...flags }: Frozen<Unit>): object {
  const set = Object.entries(flags).filter(([, isSet]) => isSet);
  return {
    id,
    at,
    ...Object.fromEntries(set),
    ...(activations > 0 ? { activations } : {}),
    ...(token === null ? {} : { token }),
  };
}

function orderJson({ from, arm, path, unit, legs, done, courier }: Frozen<Order>): object {
  const used = unit === null ? {} : { unit, legs, done };
  return { from, arm, path, ...used, ...(courier === null ? {} : { courier }) };
}
