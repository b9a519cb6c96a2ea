// The frame of a secret decision: who is asked, who has committed, and the draft of each, which nobody else may see.
import type { Frame, Frozen, Seat, Secret, Umpire, Viewer } from './contract.ts';
import {
  checked,
  type Form,
  fault,
  listOf,
  mapOf,
  mapped,
  oneOf,
  optional,
  record,
  type Shape,
} from './forms.ts';
import { type AnyFrameDeclaration, type DeclaredFrame, type FrameDeclaration, frameOf } from './frame-of.ts';
import { invariant } from './invariant.ts';
import { peek, secret } from './secrecy.ts';

type Drafts<K extends Seat, D> = { readonly [seat in K]: Secret<D> };

interface Asked<K extends Seat> {
  /** From public facts only: being asked must tell nothing. */
  readonly asked: readonly K[];
}
interface Drafting<K extends Seat, D> {
  /** In seat order, so that the state does not tell who was first. */
  committed: readonly K[];
  drafts: Drafts<K, D>;
}
export type SecretFrame<K extends Seat, D> = Frame & Asked<K> & Drafting<K, D>;
/** A secret frame as rules read it. */
type Read<K extends Seat, D> = Readonly<Asked<K> & Drafting<K, D>>;

export type DeclaredSecret<
  P extends string,
  S extends string,
  K extends Seat,
  D,
  Fixed extends object,
  Locals extends object,
> = DeclaredFrame<P, S, Fixed & Asked<K>, Locals & Drafting<K, D>>;

export interface SecretDeclaration<
  P extends string,
  S extends string,
  K extends Seat,
  D,
  Fixed extends object,
  Locals extends object,
> extends FrameDeclaration<P, S, Fixed & Asked<K>, Locals & Drafting<K, D>> {
  readonly drafting: { readonly seats: readonly K[]; readonly empty: D };
  /** The frame as it begins, at its first step: nobody has drafted or committed anything. */
  ask(asked: readonly K[], locals: Fixed & Locals, empty?: D): DeclaredSecret<P, S, K, D, Fixed, Locals>;
}

type None = Record<never, never>;

export function secretFrameOf<
  const P extends string,
  const S extends string,
  K extends Seat,
  D,
  Fixed extends object = None,
  Locals extends object = None,
>(
  proc: P,
  parts: {
    /** The first is where the seats are asked. */
    readonly steps: readonly [S, ...S[]];
    /** Those who always have a draft, asked or not. */
    readonly seats: readonly K[];
    /** How others are read who may be asked as well: of a game whose seats follow from its options. */
    readonly others?: Form<K>;
    readonly draft: Form<D>;
    /** A draft before anything is chosen. */
    readonly empty: D;
    readonly fixed?: Shape<Fixed>;
    readonly locals?: Shape<Locals>;
  },
): SecretDeclaration<P, S, K, D, Fixed, Locals> {
  const { steps, seats, others, draft, empty } = parts;
  const someSeats = others === undefined ? listOf(oneOf(seats), seats.length) : listOf(others);
  const fixed = { ...parts.fixed, asked: optional(someSeats, seats) };
  const locals = {
    ...parts.locals,
    committed: someSeats,
    drafts: others === undefined ? draftsForm(seats, draft, empty) : openDraftsForm(others, draft),
  };
  // The two shapes are what the declaration says; the compiler cannot add them up.
  const declared = frameOf<P, S, Fixed & Asked<K>, Locals & Drafting<K, D>>(proc, {
    steps,
    fixed: fixed as Shape<Fixed & Asked<K>>,
    locals: locals as Shape<Locals & Drafting<K, D>>,
  });
  return {
    ...declared,
    form: checked(declared.form, ({ asked, committed }, path) => {
      const stranger = committed.find((seat) => !asked.includes(seat));
      if (stranger !== undefined)
        fault('impossible', `${path}.committed`, `${stranger} has committed without being asked.`);
    }),
    drafting: { seats, empty },
    ask: (asked, more, first = empty) =>
      declared.at(steps[0], {
        ...more,
        asked,
        committed: [],
        drafts: draftsOf(withOthers(seats, asked), () => first),
      }),
  };
}

function draftsOf<K extends Seat, D>(seats: readonly K[], draft: (seat: K) => D): Drafts<K, D> {
  const drafts: { [seat in K]?: Secret<D> } = {};
  for (const seat of seats) drafts[seat] = secret(draft(seat), seat);
  // Every seat is in the list.
  return drafts as Drafts<K, D>;
}

/** Those of the list, and whoever is asked beside them. */
const withOthers = <K extends Seat>(seats: readonly K[], asked: readonly K[]): readonly K[] => [
  ...new Set([...seats, ...asked]),
];

/** In a position drafts stand open, by seat. */
function draftsForm<K extends Seat, D>(seats: readonly K[], draft: Form<D>, empty: D): Form<Drafts<K, D>> {
  const open = record<{ readonly [seat in K]: D }>(
    Object.fromEntries(seats.map((seat) => [seat, optional(draft, empty)])) as Shape<{ [seat in K]: D }>,
  );
  const none = Object.fromEntries(seats.map((seat) => [seat, empty])) as { [seat in K]: D };
  return mapped(optional(open, none), (drafts) => draftsOf(seats, (seat) => drafts[seat]));
}

/** The same where the seats follow from the options. */
const openDraftsForm = <K extends Seat, D>(seat: Form<K>, draft: Form<D>): Form<Drafts<K, D>> =>
  mapped(mapOf(seat, draft), (drafts) =>
    // Every key has been read as a seat.
    draftsOf(Object.keys(drafts) as K[], (each) => {
      const found = drafts[each];
      invariant(found !== undefined, `${each} has a draft`);
      return found;
    }),
  );

/** Only the seat's own actions may read its draft; everybody else waits for `revealDrafts`. */
export const draftOf = <K extends Seat, D>(frame: Read<K, D>, seat: NoInfer<K>): D =>
  frame.drafts[seat].hidden;

export function setDraft<K extends Seat, D>(frame: SecretFrame<K, D>, seat: NoInfer<K>, draft: D): void {
  const drafts: { [each in K]: Secret<D> } = { ...frame.drafts };
  drafts[seat] = secret(draft, seat);
  frame.drafts = drafts;
}

/** Closes the seat's draft. Until the last seat has done so, undo reopens it. */
export function commitDraft<K extends Seat>(frame: SecretFrame<K, unknown>, seat: NoInfer<K>): void {
  frame.committed = frame.asked.filter((each) => each === seat || frame.committed.includes(each));
}

/** Takes the seat's commitment back; its draft stays as it is. */
export function reopenDraft<K extends Seat>(frame: SecretFrame<K, unknown>, seat: NoInfer<K>): void {
  frame.committed = frame.committed.filter((each) => each !== seat);
}

/** A seat as one of those the decision knows. */
export function seatIn<K extends Seat>(frame: Read<K, unknown>, seat: Seat): K {
  for (const each of frame.asked) if (each === seat) return each;
  invariant(false, `${seat} is asked`);
}

/** Opens all drafts for good. Call it once, when nobody is pending. */
export function revealDrafts<S, E, K extends Seat, D>(
  umpire: Umpire<S, E>,
  frame: SecretFrame<K, D>,
): { readonly [seat in K]: D } {
  const opened: Partial<{ [seat in K]: D }> = {};
  for (const seat in frame.drafts) opened[seat] = umpire.reveal(frame.drafts[seat]);
  // Every seat has a draft.
  return opened as { [seat in K]: D };
}

/** The seat's draft as a viewer may see it: its own, and nobody else's. */
export const draftFor = <K extends Seat, D>(frame: Read<K, D>, seat: NoInfer<K>, viewer: Viewer): D | null =>
  peek(frame.drafts[seat], viewer) ?? null;

/** What everybody may see of a seat's part: it thinks, it is done, or it was not asked. */
export type DeskState = 'deciding' | 'locked' | 'idle';

export function deskState<K extends Seat>(frame: Read<K, unknown>, seat: NoInfer<K>): DeskState {
  if (!frame.asked.includes(seat)) return 'idle';
  return frame.committed.includes(seat) ? 'locked' : 'deciding';
}

export const isSecretFrame = (frame: Frozen<Frame>): frame is Frozen<SecretFrame<Seat, unknown>> =>
  'drafts' in frame && 'asked' in frame;

/** The secret decision on top, if it is one; a game says what it drafts: `secretOnTop<Side, Draft>(state)`. */
export function secretOnTop<K extends Seat, D>({
  frames,
}: {
  readonly frames: readonly Frozen<Frame>[];
}): Frozen<SecretFrame<K, D>> | null {
  const frame = frames.at(-1);
  // All secret frames of a game have its seats and drafts.
  return frame !== undefined && isSecretFrame(frame) ? (frame as Frozen<SecretFrame<K, D>>) : null;
}

/** The frame as everybody may see it. */
export function withoutDrafts(frame: Frozen<Frame>): Frozen<Frame> {
  if (!isSecretFrame(frame)) return frame;
  const { drafts: _drafts, ...open } = frame;
  return open;
}

/** The frame as a position writes it, which holds every seat's secrets. */
export function withDraftsOpen(frame: Frozen<Frame>): Frozen<Frame> {
  if (!isSecretFrame(frame)) return frame;
  const open = Object.entries(frame.drafts).map(([seat, { hidden }]) => [seat, hidden] as const);
  return { ...frame, drafts: Object.fromEntries(open) } as Frozen<Frame>;
}

const isAsking = (frame: Frozen<Frame>): frame is Frozen<Frame> & Asked<Seat> => 'asked' in frame;

/** The frame as a seat sees it, made whole again: the drafts it knows, and empty ones where it knows none. */
export function withDrafts(
  { drafting }: AnyFrameDeclaration,
  frame: Frozen<Frame>,
  drafts: { readonly [seat: Seat]: unknown },
): Frame {
  if (drafting === undefined) return { ...frame };
  const asked = isAsking(frame) ? frame.asked : [];
  const whole = draftsOf(withOthers(drafting.seats, asked), (seat) => drafts[seat] ?? drafting.empty);
  return Object.assign({ ...frame }, { drafts: whole });
}
