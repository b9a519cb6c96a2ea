// A position that was read can be played: what breaks on a copy of it was no possible moment, whatever each field said.
import type {
  Action,
  AnyProcedure,
  GameEvent,
  GameRules,
  GameState,
  Result,
  Seat,
  Viewer,
} from './contract.ts';
import { inputError } from './diagnosis.ts';
import { frozen } from './frozen.ts';
import { Bug } from './invariant.ts';
import { legalIn, offersIn } from './legality.ts';
import { Play, procedureOf, topFrame } from './play.ts';
import { contextAt } from './position.ts';
import { randomOf } from './random.ts';
import { simulationSource } from './simulation-source.ts';

type RulesOf<S extends GameState, A extends Action, E extends GameEvent, V, O, C> = Pick<
  GameRules<S, A, E, V, O, C>,
  'id' | 'always' | 'outcome' | 'prepare' | 'clone' | 'view'
> & { readonly procedures: { readonly [proc: string]: AnyProcedure<S, A, E, C> } };

/** What comes of each kind of action is tried with so many of them. */
const OF_A_KIND = 2;

/** The first and the last of each kind: what differs between them is mostly numbers of things that are there or are not. */
function samples<A extends Action>(legal: readonly A[]): readonly A[] {
  const kinds = new Map<string, A[]>();
  for (const action of legal) {
    const kind = kinds.get(action.type) ?? [];
    kinds.set(action.type, kind);
    if (kind.length < OF_A_KIND) kind.push(action);
    else kind[OF_A_KIND - 1] = action;
  }
  return [...kinds.values()].flat();
}

class Rehearsal<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  private readonly rules: RulesOf<S, A, E, V, O, C>;
  private readonly viewers: readonly Viewer[];

  constructor(rules: RulesOf<S, A, E, V, O, C>, seats: readonly Seat[]) {
    this.rules = rules;
    this.viewers = [...seats, 'spectator'];
  }

  /** Whoever is asked can look, and answer. */
  private ask(play: Play<S, A, E, C>): void {
    for (const { seat } of play.pending) {
      this.rules.view(frozen(play.state), seat, contextAt(this.rules, play));
      if (legalIn(this.rules, play, seat).length === 0)
        throw new Bug(`${seat} would have to decide but could do nothing.`);
    }
  }

  /** The same, and everybody else looks as well. */
  private look(play: Play<S, A, E, C>): void {
    for (const viewer of this.viewers)
      this.rules.view(frozen(play.state), viewer, contextAt(this.rules, play));
    this.ask(play);
  }

  /** Does one thing on a copy and goes on to the next decision. */
  private tried(play: Play<S, A, E, C>, seat: Seat, action: A): Play<S, A, E, C> {
    const copy = play.copy();
    const frame = topFrame(copy.state);
    const rule = [...procedureOf(this.rules, frame).actions, ...this.rules.always].find(
      ({ type }) => type === action.type,
    );
    rule?.apply(copy, frame, seat, action);
    copy.settle();
    return copy;
  }

  /** Everybody who is asked commits, where he can: what was put together unseen is opened. */
  private committed(play: Play<S, A, E, C>): Play<S, A, E, C> {
    let now = play;
    for (const { seat } of play.pending) {
      if (!now.pending.some((decision) => decision.seat === seat)) continue;
      const { actions } = procedureOf(this.rules, topFrame(now.state));
      const commits = legalIn(this.rules, now, seat).filter(({ type }) =>
        actions.some((rule) => rule.type === type && rule.role === 'commit'),
      );
      const [first] = commits;
      if (first !== undefined) now = this.tried(now, seat, first);
    }
    return now;
  }

  play(state: S): void {
    const play = new Play<S, A, E, C>(
      this.rules,
      this.rules.clone(frozen(state)),
      randomOf(simulationSource(1)),
    );
    play.settle();
    this.look(play);
    if (play.pending.length > 1) this.look(this.committed(play));
    for (const { seat } of play.pending) {
      const legal = offersIn(this.rules, play, seat).filter(({ refusal }) => refusal === null);
      for (const action of samples(legal.map((offer) => offer.action)))
        this.ask(this.tried(play, seat, action));
    }
  }
}

/** A sentence of ours says what is wrong; of anything else only that it is. */
const reasonIn = (thrown: unknown): string =>
  thrown instanceof Bug ? thrown.message : 'Something it needs is missing.';

/** A reader of positions whose positions can be played on: on a copy everybody looks, and every kind of answer is tried. */
export const rehearsed =
  <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
    rules: RulesOf<S, A, E, V, O, C>,
    read: (raw: unknown) => Result<S>,
    seatsOf: (state: S) => readonly Seat[],
  ): ((raw: unknown) => Result<S>) =>
  (raw) => {
    const result = read(raw);
    if (!result.ok) return result;
    const { frames } = result.value;
    try {
      new Rehearsal(rules, seatsOf(result.value)).play(result.value);
      return result;
    } catch (thrown) {
      const message = `The game cannot go on from there: ${reasonIn(thrown)}`;
      return { ok: false, error: inputError('impossible', `frames[${frames.length - 1}]`, message) };
    }
  };
