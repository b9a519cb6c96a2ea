import {
  type Action,
  type DrawSource,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  legal,
  type Match,
  type Open,
  type RuleId,
  type Seat,
  startFrom,
  submit,
  type Viewer,
  viewOf,
  why,
} from '@grognard/kernel';
import { type Picture, readPicture } from './picture.ts';

/** How a game reads pictures: it turns one into a raw position, the same that `parsePosition` takes. */
export interface ScenarioReader<O, Notes> {
  readonly options: O;
  position(picture: Picture, notes: Notes): unknown;
}

/** A match that a test talks to in one line per sentence. */
export interface ScenarioTable<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  readonly match: Match<S, A, E, V, O, C>;
  /** The next dice to fall, in order. A draw with none left is a mistake in the test. */
  dice(...values: readonly number[]): void;
  /** Does what must be possible; gives what happened. */
  play(seat: Seat, ...actions: readonly A[]): readonly E[];
  /** The rule against an action, or null when it may be done. */
  refused(seat: Seat, action: A): RuleId | null;
  legal(seat: Seat): readonly A[];
  view(viewer: Viewer): Open<V>;
}

function queueSource(queue: number[]): DrawSource {
  return {
    draw(_index, sides, purpose) {
      const value = queue.shift();
      invariant(value !== undefined, `the scenario has no die left for "${purpose}"`);
      invariant(
        value >= 1 && value <= sides,
        `the scenario's die ${value} does not fit "${purpose}", 1 to ${sides}`,
      );
      return value;
    },
  };
}

/** Makes the `scenario` function of a game: a picture and a few notes in, a table to play at out. */
export function scenarios<S extends GameState, A extends Action, E extends GameEvent, V, O, C, Notes>(
  module: GameModule<S, A, E, V, O, C>,
  reader: ScenarioReader<O, Notes>,
): (picture: string, notes: Notes) => ScenarioTable<S, A, E, V, O, C> {
  return (text, notes) => {
    const parsed = module.parsePosition(reader.position(readPicture(text), notes));
    if (!parsed.ok)
      throw new Error(`the scenario is impossible at ${parsed.error.path}: ${parsed.error.message}`);
    const queue: number[] = [];
    return tableAt(startFrom(module, frozen(parsed.value), reader.options, queueSource(queue)), queue);
  };
}

function tableAt<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  queue: number[],
): ScenarioTable<S, A, E, V, O, C> {
  return {
    match,
    dice(...values) {
      queue.push(...values);
    },
    play(seat, ...actions) {
      return actions.flatMap((action) => {
        const reply = submit(match, seat, action);
        if (reply.ok) return reply.events;
        throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
      });
    },
    refused(seat, action) {
      const answer = why(match, seat, action);
      if (answer === null || 'rule' in answer) return answer?.rule ?? null;
      throw new Error(`${seat} ${JSON.stringify(action)} is not an action here: ${answer.message}`);
    },
    legal: (seat) => legal(match, seat),
    view: (viewer) => viewOf(match, viewer),
  };
}
