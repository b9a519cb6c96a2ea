import type { Action, GameState } from './contract.ts';
import { type Entry, isAgreed, isUndo, type JournalEntry } from './journal.ts';
import type { Kept, Memory } from './memory.ts';
import { ruleFor, topFrame } from './play.ts';
import type { Position } from './position.ts';
import { RecordedPlay } from './recorded-play.ts';
import { perform } from './submit.ts';
import { Tape } from './tape.ts';

/** An entry that may still be taken back, and where the match stood before it. */
interface Step<S, A, C> {
  readonly entry: Entry<A>;
  readonly before: Position<S, C>;
}

/** Walks forward over a journal from a position that was kept. Everything in it has been checked, so it is only applied. */
export class Replay<S extends GameState, A extends Action, E, C> {
  at: Position<S, C>;
  private readonly tape = new Tape();
  private readonly play: RecordedPlay<S, A, E, C>;
  private readonly rewound: Memory<S, A, E, C>['rewound'];
  private steps: Step<S, A, C>[] = [];

  constructor({ play, rewound }: Memory<S, A, E, C>, { at }: Kept<S, C>) {
    this.at = at;
    this.rewound = rewound;
    this.play = new RecordedPlay(play.rules, at.state, this.tape);
  }

  /** On over one entry. After a wall nothing before it can be taken back any more. */
  forward(entry: JournalEntry<A>, isWall: boolean): void {
    if (isAgreed(entry)) this.at = this.rewound?.get(entry.n) ?? this.at;
    else if (isUndo(entry)) this.without(entry.strikes);
    else this.take(entry);
    if (isWall) this.steps = [];
  }

  private take(entry: Entry<A>): void {
    const { at, play } = this;
    this.tape.load(entry.draws);
    perform(
      play,
      at,
      entry.seat,
      ruleFor(play.rules, topFrame(at.state), entry.action),
      entry.action,
      entry.n,
    );
    this.steps.push({ entry, before: at });
    this.at = play.position();
  }

  /** Back to before the first of these, and on again over what stays. */
  private without(strikes: readonly number[]): void {
    const first = this.steps.findIndex(({ entry }) => strikes.includes(entry.n));
    const undone = this.steps.splice(first);
    this.at = undone[0]?.before ?? this.at;
    for (const { entry } of undone) if (!strikes.includes(entry.n)) this.take(entry);
  }
}
