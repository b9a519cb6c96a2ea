import type {
  Action,
  ActionRule,
  Frame,
  GameModule,
  GameState,
  Outcome,
  Procedure,
  RuleId,
  Secret,
} from '../src/index.ts';
import { peek } from '../src/index.ts';

/** A state for the games of these tests: what was noted, a secret, and the end. */
export interface SmallState extends GameState {
  notes: readonly string[];
  hidden: Secret<string> | null;
  result: Outcome | null;
}
export interface SmallAction extends Action {
  readonly [argument: string]: string | number | readonly string[];
  readonly type: string;
}
export interface Noted {
  readonly type: 'noted';
  readonly text: string;
  /** Only this seat may read it. */
  readonly to?: string;
}
export interface SmallView {
  readonly notes: readonly string[];
  readonly hidden: string | null;
}
export type SmallOptions = { readonly [option: string]: never };
export type SmallGame = GameModule<SmallState, SmallAction, Noted, SmallView, SmallOptions>;
export type SmallProcedure<F extends Frame = Frame> = Procedure<SmallState, F, SmallAction, Noted>;
export type SmallRule<F extends Frame = Frame> = ActionRule<SmallState, F, SmallAction, Noted>;

export const DRAWN: Outcome = { winners: [], rule: 'SML-9', text: 'Nobody wins.' };
export const decision = (seat: string, rule: RuleId = 'SML-1') => ({ seat, prompt: 'Decide.', rule });

/** A rule with one form and no refusal, unless told otherwise. */
export const rule = <F extends Frame = Frame>(
  type: string,
  apply: SmallRule<F>['apply'],
  more: Partial<SmallRule<F>> = {},
): SmallRule<F> => ({
  type,
  rule: 'SML-1',
  candidates: () => [{ type }],
  refuse: () => null,
  target: (action) => ({ button: action.type }),
  apply,
  ...more,
});

export const note = (state: SmallState, text: string): void => {
  state.notes = [...state.notes, text];
};

/** A whole game around a few procedures; it begins with `first`. */
export function smallGame(
  procedures: { readonly [proc: string]: SmallProcedure<never> },
  first: Frame,
  always: readonly SmallRule[] = [],
): SmallGame {
  const begin = (): SmallState => ({
    frames: [{ ...first }],
    draws: 0,
    notes: [],
    hidden: null,
    result: null,
  });
  return {
    id: 'small',
    seats: () => ['white', 'black'],
    ruleBook: { 'SML-1': 'Decide.', 'SML-9': 'It ends.' },
    parseOptions: () => ({ ok: true, value: {} }),
    setup: begin,
    procedures,
    always,
    outcome: (state) => state.result,
    view: ({ notes, hidden }, viewer) => ({ notes, hidden: hidden && (peek(hidden, viewer) ?? null) }),
    redact: (event, viewer) => (event.to === undefined || event.to === viewer ? event : null),
    clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
    determinize: (view) => ({ ...begin(), notes: view.notes }),
    parsePosition: () => ({ ok: true, value: begin() }),
    position: ({ notes }) => ({ notes }),
    brain: {
      evaluate: () => 0.5,
      plans: () => [[{ type: 'end' }]],
      rollout: () => ({ type: 'end' }),
      quiet: () => true,
    },
  };
}
