// A table to test at: coins that lie already, one line per sentence.
import {
  type Decision,
  type Match,
  outcomeOf,
  pending,
  type RuleId,
  scriptedSource,
  startFrom,
  submit,
  type Viewer,
  viewOf,
  why,
} from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action, Draft } from '../grammar.ts';
import { matchingPennies } from '../module.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Face, Side } from '../vocabulary.ts';

/** A position as it would come from outside; what is left out is as at the beginning. */
interface Scene {
  readonly laid?: { readonly [side in Side]?: Draft };
  readonly options?: Partial<Options>;
}

interface TestTable {
  readonly match: Match<State, Action, Event, View, Options>;
  /** What must be possible; gives what happened. */
  play(side: Side, action: Action): readonly Event[];
  /** The rule against an action; null when it may be done. */
  refused(side: Side, action: Action): RuleId | null;
  view(viewer: Viewer): View;
  asked(): readonly Decision['seat'][];
  /** Who has won, and by which rule; null while the game goes on. */
  won(): { readonly winners: readonly string[]; readonly rule: RuleId | null } | null;
}

export const lay = (face: Face): Action => ({ type: 'layCoin', face });

export function table(scene: Scene = {}): TestTable {
  const parsed = matchingPennies.parsePosition(scene);
  if (!parsed.ok) throw new Error(`the scene is impossible at ${parsed.error.path}: ${parsed.error.message}`);
  const match = startFrom(matchingPennies, parsed.value, parsed.value.options, scriptedSource([]));
  return {
    match,
    play(side, action) {
      const reply = submit(match, side, action);
      if (reply.ok) return reply.events;
      throw new Error(`${side} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    },
    refused(side, action) {
      const answer = why(match, side, action);
      if (answer === null || 'rule' in answer) return answer?.rule ?? null;
      throw new Error(`${side} ${JSON.stringify(action)} is not an action here: ${answer.message}`);
    },
    view: (viewer) => viewOf(match, viewer),
    asked: () => pending(match).map(({ seat }) => seat),
    won() {
      const over = outcomeOf(match);
      return over === null ? null : { winners: over.winners, rule: over.rule };
    },
  };
}
