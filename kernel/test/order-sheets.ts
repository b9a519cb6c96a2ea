import { type Frame, no, type Seat, type Secret, secret, type Umpire } from '../src/index.ts';
import {
  DRAWN,
  decision,
  type Noted,
  note,
  rule,
  type SmallGame,
  type SmallProcedure,
  type SmallState,
  smallGame,
} from './small-game.ts';

/** Both sides write secret sheets, word by word, and commit them; then they are opened. */
export interface SheetFrame extends Frame {
  readonly round: number;
  drafts: { readonly [seat: Seat]: Secret<readonly string[]> };
  committed: readonly Seat[];
}

const SEATS = ['white', 'black'];
const WORDS = ['march', 'halt', 'charge'];

export const blank = (round: number): SheetFrame => ({
  proc: 'sheets',
  step: 'write',
  round,
  drafts: { white: secret([], 'white'), black: secret([], 'black') },
  committed: [],
});

const draftOf = (frame: { readonly drafts: SheetFrame['drafts'] }, seat: Seat): readonly string[] =>
  frame.drafts[seat]?.hidden ?? [];

const write = rule<SheetFrame>(
  'write',
  (umpire, frame, seat, { word }) => {
    frame.drafts = { ...frame.drafts, [seat]: secret([...draftOf(frame, seat), String(word)], seat) };
    umpire.emit({ type: 'noted', text: `${seat} writes ${word}`, to: seat });
  },
  {
    candidates: () => WORDS.map((word) => ({ type: 'write', word })),
    refuse: (_state, frame, seat, { word = '' }) =>
      draftOf(frame, seat).includes(String(word))
        ? no('SML-2', '“{word}” is on your sheet.', { word: String(word) })
        : null,
  },
);

const commit = rule<SheetFrame>('commit', (_umpire, frame, seat) => {
  frame.committed = [...frame.committed, seat].sort();
});

/** How the sheets are opened: each way must be a barrier on its own, or none at all. */
export type Opening = (
  umpire: Umpire<SmallState, Noted>,
  sheets: readonly Secret<readonly string[]>[],
) => void;

export const revealing: Opening = (umpire, sheets) => {
  for (const sheet of sheets) note(umpire.state, umpire.reveal(sheet).join(' '));
};
export const rolling: Opening = (umpire) =>
  note(umpire.state, `rolled ${umpire.random.die(6, 'SML-3 courier')}`);

export function orderSheets(open: Opening = revealing, rounds = 2): SmallGame {
  const sheets: SmallProcedure<SheetFrame> = {
    rule: 'SML-1',
    pending: (_state, frame) =>
      frame.step === 'write'
        ? SEATS.filter((seat) => !frame.committed.includes(seat)).map((seat) => decision(seat))
        : [],
    actions: [write, commit],
    advance(umpire, frame) {
      open(
        umpire,
        SEATS.flatMap((seat) => frame.drafts[seat] ?? []),
      );
      umpire.emit({ type: 'noted', text: `round ${frame.round} is open` });
      if (frame.round < rounds) return umpire.goto(blank(frame.round + 1));
      umpire.state.result = DRAWN;
    },
  };
  return smallGame({ sheets }, blank(1));
}

export const WRITE = (word: string) => ({ type: 'write', word });
export const COMMIT = { type: 'commit' };
