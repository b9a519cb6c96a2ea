// A frame is declared once: its procedure, its steps, its locals. Type, constructor, reader and schema follow, so that a
// misspelt step does not compile.
import type { Frame, Frozen, Seat } from './contract.ts';
import { type Form, form, oneOf, record, type Shape, tagged } from './forms.ts';

/** No locals. */
type None = Record<never, never>;

export type DeclaredFrame<P extends string, S extends string, Fixed, Locals> = {
  readonly proc: P;
  step: S;
} & Readonly<Fixed> &
  Locals;

export interface FrameDeclaration<P extends string, S extends string, Fixed, Locals> {
  readonly proc: P;
  readonly steps: readonly S[];
  /** The frame at a step: `umpire.call(engage.at('begin', { unit, target }))`. */
  at(step: S, locals: Fixed & Locals): DeclaredFrame<P, S, Fixed, Locals>;
  readonly form: Form<DeclaredFrame<P, S, Fixed, Locals>>;
}

/** The type of a declared frame: `type EngageFrame = FrameIn<typeof engageFrame>`. */
export type FrameIn<D> =
  D extends FrameDeclaration<infer P, infer S, infer Fixed, infer Locals>
    ? DeclaredFrame<P, S, Fixed, Locals>
    : never;

/** Any declaration, for code that reads frames without knowing them. */
export type AnyFrameDeclaration = {
  readonly proc: string;
  readonly steps: readonly string[];
  readonly form: Form<Frame>;
  /** Of a secret decision: whose drafts it holds, and what each is before anything is chosen. */
  readonly drafting?: { readonly seats: readonly Seat[]; readonly empty: unknown };
};

export function frameOf<
  const P extends string,
  const S extends string,
  Fixed extends object = None,
  Locals extends object = None,
>(
  proc: P,
  parts: {
    readonly steps: readonly S[];
    /** Locals that stay as they were when the procedure was called. */
    readonly fixed?: Shape<Fixed>;
    /** Locals that change, always as a whole: they are replaced, never changed in depth. */
    readonly locals?: Shape<Locals>;
  },
): FrameDeclaration<P, S, Fixed, Locals> {
  const { steps } = parts;
  const fields = { proc: oneOf([proc]), step: oneOf(steps), ...parts.fixed, ...parts.locals };
  const read = record<Frame>(fields);
  return {
    proc,
    steps,
    at: (step, locals) => ({ proc, step, ...locals }),
    // The fields are exactly those of the declaration; the compiler cannot add the two shapes up.
    form: form(read.schema, (raw, path) => read(raw, path) as DeclaredFrame<P, S, Fixed, Locals>),
  };
}

/** Whether a frame is of the procedure declared here. */
export const isFrameOf = <F extends Frame>(
  declared: { readonly proc: string; readonly form: Form<F> },
  frame: Frozen<Frame>,
): frame is Frozen<F> => frame.proc === declared.proc;

/** A form for the frames of a game, from what its procedures declare. */
export const framesOf = (procedures: {
  readonly [proc: string]: { readonly frame?: AnyFrameDeclaration };
}): Form<Frame> =>
  tagged<Frame>(
    'proc',
    Object.fromEntries(
      Object.values(procedures).flatMap(({ frame }) =>
        frame === undefined ? [] : [[frame.proc, frame.form]],
      ),
    ),
  );
