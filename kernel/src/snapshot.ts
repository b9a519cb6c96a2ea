// A match in the midst of its journal as plain JSON, so that a host need not play a long game again from its first entry.
// It proves nothing: the journal does, and whoever wants proof plays that.
import type { Decision, Ending, GameEvent, GameState } from './contract.ts';
import { frozen } from './frozen.ts';
import type { JournalEntry } from './journal.ts';
import type { Private } from './learners.ts';
import type { AnyMatch } from './match.ts';
import type { AnyMemory, Kept, WindowMet } from './memory.ts';
import { isOpenly } from './pending.ts';
import { NOT_YET, type Position } from './position.ts';
import { RecordedPlay } from './recorded-play.ts';

type AnyPosition = Position<GameState, unknown>;
type Settled = Pick<AnyPosition, 'state' | 'pending' | 'outcome'>;

export interface Snapshot {
  /** After this entry. */
  readonly n: number;
  readonly at: Settled;
  readonly wall: number;
  readonly wallAt: Settled;
  /** By entry, from the first on: what happened. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly private: readonly (readonly [number, Private])[];
  readonly kept: readonly (readonly [number, Settled])[];
  readonly rewound: readonly (readonly [number, Settled])[];
  readonly struck: readonly number[];
  readonly windows: readonly WindowMet[];
}

/** Old positions that go along: what lies between them is played again when somebody looks back. */
const mostKept = 6;

const plain = ({ state, pending, outcome }: AnyPosition): Settled => ({ state, pending, outcome });
const position = ({ state, pending, outcome }: Settled): AnyPosition => ({
  state,
  pending: pending as readonly Decision[],
  outcome: outcome as Ending | null,
  prepared: NOT_YET,
});

/** So many of them, as far apart as they are; not the opening, which every match begins with. */
function sparse(kept: readonly Kept<GameState, unknown>[]): readonly (readonly [number, Settled])[] {
  const later = kept.slice(1);
  const step = Math.max(1, Math.ceil(later.length / mostKept));
  return later.filter((_, i) => i % step === step - 1).map(({ n, at }) => [n, plain(at)]);
}

/** The match as it stands. */
export function snapshotOf({ journal, memory }: AnyMatch): Snapshot {
  return {
    n: journal.length,
    at: plain(memory.at),
    wall: memory.wall,
    wallAt: plain(memory.wallAt),
    events: memory.events.slice(1),
    private: [...(memory.private ?? [])],
    kept: sparse(memory.kept),
    rewound: [...(memory.rewound ?? [])].map(([n, at]) => [n, plain(at)] as const),
    struck: [...(memory.struck ?? [])],
    windows: [...memory.windows],
  };
}

/** A match that has just begun, moved on to where a snapshot of it stands. These are the entries until then. */
export function atSnapshot(
  begun: AnyMatch,
  entries: readonly JournalEntry<{ readonly type: string }>[],
  snapshot: Snapshot,
): AnyMatch {
  const { module, source, memory: opening } = begun;
  const at = position(snapshot.at);
  const positions = (list: Snapshot['kept']) => list.map(([n, then]) => ({ n, at: position(then) }));
  const memory: AnyMemory = {
    journal: [...entries],
    events: [...opening.events, ...snapshot.events],
    private: new Map(snapshot.private),
    wall: snapshot.wall,
    wallAt: snapshot.wall === 0 ? opening.at : position(snapshot.wallAt),
    since: null,
    kept: [...opening.kept, ...positions(snapshot.kept)],
    rewound: new Map(positions(snapshot.rewound).map((then) => [then.n, then.at])),
    struck: new Set(snapshot.struck),
    windows: [...snapshot.windows],
    sights: null,
    at,
    isOpenly: isOpenly(at.pending),
    play: new RecordedPlay(module, at.state, source),
  };
  return { ...begun, journal: memory.journal, state: frozen(at.state), memory };
}
