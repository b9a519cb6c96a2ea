import {
  contextOf,
  type Frame,
  type Json,
  outcomeOf,
  pending,
  pendingFor,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import type { AnyMatch } from '../game.ts';
import { isRecord, jsonCopy } from '../json.ts';
import type { Check } from './check.ts';
import { viewers } from './seen.ts';

class Peeked extends Error {}

/** A copy of the state in which every secret kept from this viewer cannot be looked at without being caught. */
function sealed(value: Json, viewer: Viewer, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, at) => sealed(item, viewer, `${path}[${at}]`));
  if (!isRecord(value)) return value;
  const { knownTo } = value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, sealed(item as Json, viewer, `${path}.${key}`)]),
  );
  if (!Array.isArray(knownTo) || !('hidden' in value) || knownTo.includes(viewer)) return copy;
  return Object.defineProperty(copy, 'hidden', {
    get() {
      throw new Peeked(path.replace(/^\./, ''));
    },
  });
}

/** Everything that is said to a viewer, worked out from a state whose secrets are sealed. */
function lookAround(match: AnyMatch, state: AnyMatch['state'], viewer: Viewer): string {
  const { module } = match;
  const context = contextOf(module, state);
  const frame: Frame | undefined = state.frames.at(-1);
  const procedure = frame === undefined ? undefined : module.procedures[frame.proc];
  const view = JSON.stringify(module.view(state, viewer, context));
  if (frame === undefined || procedure === undefined || outcomeOf(match) !== null) return view;
  // Who is asked is public, unless the game says otherwise: then it must look at what others may not know.
  const isOpen = pending(match).every(({ noticedBy }) => noticedBy === undefined);
  const asked = isOpen ? procedure.pending(state, frame) : pendingFor(match, viewer);
  for (const rule of asked.some(({ seat }) => seat === viewer)
    ? [...procedure.actions, ...module.always]
    : []) {
    for (const action of rule.candidates(state, frame, viewer, context))
      rule.refuse(state, frame, viewer, action, context);
    for (const action of rule.wider?.(state, frame, viewer, context) ?? [])
      rule.refuse(state, frame, viewer, action, context);
  }
  return view;
}

/** Views, prompts, candidates and refusals are worked out without looking at what the viewer may not know. */
export const blindfold: Check = {
  name: 'blindfold: nothing shown or asked of a viewer is worked out from secrets kept from it',
  every: 40,
  run({ match }) {
    for (const viewer of viewers(match)) {
      try {
        const state = sealed(jsonCopy(match.state), viewer) as AnyMatch['state'];
        if (lookAround(match, state, viewer) !== JSON.stringify(viewOf(match, viewer)))
          return `the view of ${viewer} changes when secrets are sealed`;
      } catch (error) {
        if (error instanceof Peeked) return `${error.message} was looked at for ${viewer}`;
        throw error;
      }
    }
    return null;
  },
};
