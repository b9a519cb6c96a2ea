import { describe, expect, test } from 'vitest';
import {
  forGame,
  frameOf,
  legal,
  no,
  pending,
  type ReactionWindow,
  reactionWindow,
  secret,
  simulationSource,
  startMatch,
  submit,
  type WindowFrame,
  windowFrameOf,
  windowsMet,
} from '../src/index.ts';
import {
  DRAWN,
  decision,
  type Noted,
  note,
  rule,
  type SmallAction,
  type SmallState,
  smallGame,
} from './small-game.ts';

type SmallWindow = ReactionWindow<SmallState, WindowFrame, SmallAction, Noted>;

const { sequence } = forGame<SmallState, SmallAction, Noted>();
const windowFrame = windowFrameOf('window');
const gameFrame = frameOf('game', { steps: ['first', 'between', 'second', 'finish', 'done'] });

const PASS: SmallAction = { type: 'pass' };
const SHOUT: SmallAction = { type: 'shout' };

/** White then black may shout or pass, twice over; what is shouted is noted. */
function shouting(more: Partial<SmallWindow> = {}) {
  const window = reactionWindow<SmallState, WindowFrame, SmallAction, Noted>(windowFrame, {
    rule: 'SML-1',
    seats: () => ['white', 'black'],
    decision: (seat) => decision(seat),
    window: ({ notes }) => ({ id: 'W-SHOUT', name: 'after a noise', turn: notes.length }),
    pass: PASS,
    answers: [rule('shout', ({ state }, _frame, seat) => note(state, `${seat} shouts`))],
    ...more,
  });
  const game = sequence(gameFrame, 'SML-1', {
    first: (umpire) => window.open(umpire, windowFrame.open({})),
    between: ({ state }) => note(state, 'between'),
    second: (umpire) => window.open(umpire, windowFrame.open({})),
    finish({ state }) {
      state.result = DRAWN;
    },
  });
  return startMatch(smallGame({ game, window }, gameFrame.at('first', {})), {}, simulationSource(1));
}
const asked = (match: ReturnType<typeof shouting>) => pending(match).map(({ seat }) => seat);

describe('a reaction window', () => {
  test('says which window it is, how it is let go by, and in which turn', () => {
    const match = shouting();
    expect(pending(match)).toEqual([
      {
        seat: 'white',
        prompt: 'Decide.',
        rule: 'SML-1',
        window: { id: 'W-SHOUT', name: 'after a noise', turn: 0, pass: PASS },
      },
    ]);
  });

  test('passes over a seat that is not asked, and looks again after every answer', () => {
    // Black is asked only while nobody has shouted.
    const match = shouting({
      isAsked: ({ state }, _frame, seat) => seat === 'white' || state.notes.length === 0,
    });
    submit(match, 'white', PASS);
    expect(asked(match)).toEqual(['black']);
    submit(match, 'black', SHOUT);
    expect(asked(match)).toEqual(['white']);
    submit(match, 'white', PASS);
    // Black has passed without being asked: this is the second window.
    expect(match.state.notes).toEqual(['black shouts', 'between']);
    expect(asked(match)).toEqual(['white']);
  });

  test('is over before it opens when nobody is asked', () => {
    const match = shouting({ isAsked: () => false });
    expect(match.state.notes).toEqual(['between']);
    expect(match.state.result).toEqual(DRAWN);
    expect(windowsMet(match, 'white')).toEqual([]);
  });

  test('refuses a pass for a reason of the game', () => {
    const match = shouting({
      refusePass: ({ notes }, _frame, seat) =>
        notes.length === 0 ? no('SML-1', '{seat} must make a noise.', { seat }) : null,
    });
    expect(legal(match, 'white')).toEqual([SHOUT]);
    expect(submit(match, 'white', PASS)).toMatchObject({ ok: false, refusal: { rule: 'SML-1' } });
    submit(match, 'white', SHOUT);
    expect(legal(match, 'black')).toEqual([SHOUT, PASS]);
  });

  test('that looks at something hidden to see who is asked is a barrier when it reveals it', () => {
    const looking = (isOpened: boolean) =>
      shouting({
        isAsked(umpire, _frame, seat) {
          const hand = secret('a voice', seat);
          return (isOpened ? umpire.reveal(hand) : hand.hidden) !== '' && seat === 'white';
        },
      });
    expect(submit(looking(true), 'white', SHOUT)).toMatchObject({ ok: true, entry: { barrier: true } });
    expect(submit(looking(false), 'white', SHOUT)).toMatchObject({ ok: true, entry: { barrier: false } });
  });

  test('is told of passes, and the seat remembers the windows it met', () => {
    const match = shouting({ passed: ({ state }, _frame, seat) => note(state, `${seat} is silent`) });
    submit(match, 'white', PASS);
    submit(match, 'black', PASS);
    expect(match.state.notes).toEqual(['white is silent', 'black is silent', 'between']);
    expect(windowsMet(match, 'white')).toEqual([
      { id: 'W-SHOUT', name: 'after a noise', turn: 3, pass: PASS },
    ]);
    expect(windowsMet(match, 'black')).toMatchObject([{ turn: 1 }]);
    expect(windowsMet(match, 'spectator')).toEqual([]);
  });
});
