import { describe, expect, test } from 'vitest';
import { listOf, oneOf, reading } from '../src/forms.ts';
import {
  commitAction,
  deskState,
  draftFor,
  draftOf,
  type FrameIn,
  forGame,
  imagineDraft,
  legal,
  offers,
  outcomeOf,
  pending,
  randomOf,
  seatIn,
  secretFrameOf,
  setDraft,
  simulate,
  simulationSource,
  startMatch,
  submit,
  undo,
  withDrafts,
  withDraftsOpen,
  withoutDrafts,
} from '../src/index.ts';
import { DRAWN, type Noted, note, rule, type SmallAction, type SmallState, smallGame } from './small-game.ts';

const SEATS = ['white', 'black'] as const;
const WORDS = ['march', 'halt'] as const;
const sheets = secretFrameOf('sheets', {
  steps: ['write', 'read'],
  seats: SEATS,
  draft: listOf(oneOf(WORDS), 2),
  empty: [],
});
type SheetsFrame = FrameIn<typeof sheets>;

const { secretDecision } = forGame<SmallState, SmallAction, Noted>();

const wordIn = (word: unknown) => oneOf(WORDS)(word, 'word');
const write = rule<SheetsFrame>(
  'write',
  (_umpire, frame, seat, { word }) => {
    const own = seatIn(frame, seat);
    setDraft(frame, own, [...draftOf(frame, own), wordIn(word)]);
  },
  { candidates: () => WORDS.map((word) => ({ type: 'write', word })) },
);
const erase = rule<SheetsFrame>('erase', (_umpire, frame, seat) => setDraft(frame, seatIn(frame, seat), []), {
  role: 'takeBack',
});
const lock = commitAction<SmallState, SheetsFrame, (typeof SEATS)[number], SmallAction, Noted>(
  { type: 'lock' },
  'SML-2',
);

const writing = secretDecision(sheets, {
  rule: 'SML-1',
  question: () => ({ prompt: 'Write your sheet.', rule: 'SML-1' }),
  actions: [write, erase, lock],
  revealed({ state }, frame, { white, black }) {
    note(state, `white: ${white.join(' ')}; black: ${black.join(' ')}`);
    frame.step = 'read';
  },
  advance({ state }) {
    state.result = DRAWN;
  },
});
const start = (asked: readonly (typeof SEATS)[number][] = SEATS) =>
  startMatch(smallGame({ sheets: writing }, sheets.ask(asked, {})), {}, simulationSource(1));
const asked = (match: ReturnType<typeof start>) => pending(match).map(({ seat }) => seat);
const top = (match: ReturnType<typeof start>): SheetsFrame =>
  sheets.form(JSON.parse(JSON.stringify(withDraftsOpen(match.state.frames[0] ?? sheets.ask([], {})))), '');

describe('a secret decision', () => {
  test('a simulation asks the same seats as the match after every action, drafts or commits', () => {
    const match = start();
    const simulation = simulate(match.module, match.state, randomOf(simulationSource(1)), { checked: true });
    const written = { type: 'write', word: 'halt' };
    for (const [seat, action] of [
      ['black', written],
      ['white', written],
      ['black', { type: 'erase' }],
      ['black', { type: 'lock' }],
      ['white', written],
      ['white', { type: 'lock' }],
    ] as const) {
      simulation.play(seat, action);
      submit(match, seat, action);
      expect(simulation.pending()).toEqual(pending(match));
      expect(simulation.state).toEqual(match.state);
      expect(simulation.outcome()).toEqual(outcomeOf(match));
    }
    expect(simulation.outcome()).not.toBeNull();
  });

  test('a simulation ends at once when somebody gives up over an open draft', () => {
    const resign = rule('resign', ({ state }) => {
      state.result = DRAWN;
    });
    const game = smallGame({ sheets: writing }, sheets.ask(SEATS, {}), [resign]);
    const simulation = simulate(game, game.setup({}), randomOf(simulationSource(1)));
    simulation.play('white', { type: 'write', word: 'halt' });
    simulation.play('white', { type: 'resign' });
    expect([simulation.outcome(), simulation.pending()]).toEqual([DRAWN, []]);
  });

  test('asks all at once, opens the drafts together when the last has committed, then goes on', () => {
    const match = start();
    submit(match, 'black', { type: 'write', word: 'halt' });
    submit(match, 'black', { type: 'lock' });
    expect(asked(match)).toEqual(['white']);
    expect(match.state.notes).toEqual([]);
    submit(match, 'white', { type: 'write', word: 'march' });
    expect(submit(match, 'white', { type: 'lock' })).toMatchObject({ ok: true, entry: { barrier: true } });
    expect(match.state.notes).toEqual(['white: march; black: halt']);
  });

  test('who is not asked does not hold it up', () => {
    const match = start(['black']);
    expect(asked(match)).toEqual(['black']);
    submit(match, 'black', { type: 'lock' });
    expect(match.state.notes).toEqual(['white: ; black: ']);
  });

  test('a committed draft is reopened by undo while the other still thinks', () => {
    const match = start();
    submit(match, 'black', { type: 'write', word: 'halt' });
    submit(match, 'black', { type: 'lock' });
    expect(undo(match, 'black')).toMatchObject({ ok: true });
    expect(asked(match)).toEqual(['white', 'black']);
    expect(draftOf(top(match), 'black')).toEqual(['halt']);
  });

  test('nobody sees another’s draft; all see who thinks, who is done and who was not asked', () => {
    const match = start();
    submit(match, 'black', { type: 'write', word: 'halt' });
    submit(match, 'black', { type: 'lock' });
    const frame = top(match);
    expect(draftFor(frame, 'black', 'black')).toEqual(['halt']);
    expect(draftFor(frame, 'black', 'white')).toBeNull();
    expect(draftFor(frame, 'black', 'spectator')).toBeNull();
    expect(SEATS.map((seat) => deskState(frame, seat))).toEqual(['deciding', 'locked']);
    expect(deskState(sheets.ask(['white'], {}), 'black')).toBe('idle');
    expect(JSON.stringify(withoutDrafts(frame))).not.toContain('halt');
  });

  test('offers say which action commits and which takes back', () => {
    const roles = offers(start(), 'white').map(({ action, role }) => [action.type, role]);
    expect(roles).toEqual([
      ['write', undefined],
      ['write', undefined],
      ['erase', 'takeBack'],
      ['lock', 'commit'],
    ]);
  });

  test('a draft somebody may have committed is made of legal actions and ends with the commit', () => {
    const lengths = new Set<number>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const match = start();
      const state = { ...match.state, frames: [sheets.ask(SEATS, {})] };
      const [frame] = state.frames;
      imagineDraft(writing, state, 'black', randomOf(simulationSource(seed)), 'SML-1 imagined');
      if (frame === undefined) throw new Error('the frame is there');
      expect(frame.committed).toEqual(['black']);
      expect(draftOf(frame, 'white')).toEqual([]);
      lengths.add(draftOf(frame, 'black').length);
    }
    expect(lengths.size).toBeGreaterThan(2);
  });
});

test('a decision that can be committed in several ways is imagined to end in any of them', () => {
  const shout = {
    ...lock,
    type: 'shout',
    candidates: () => [{ type: 'shout' }, { type: 'shout', word: 'halt' }],
  };
  const ends: string[] = [];
  const heard = (role: typeof lock): typeof lock => ({
    ...role,
    apply(umpire, frame, seat, action) {
      ends.push([action.type, action['word']].join(' ').trim());
      role.apply(umpire, frame, seat, action);
    },
  });
  const loud = { ...writing, actions: [write, heard(lock), heard(shout)] };
  for (let seed = 1; seed <= 40; seed += 1) {
    const state = { ...start().state, frames: [sheets.ask(SEATS, {})] };
    imagineDraft(loud, state, 'black', randomOf(simulationSource(seed)), 'SML-1 imagined');
    expect(ends).toHaveLength(seed);
  }
  expect(new Set(ends)).toEqual(new Set(['lock', 'shout', 'shout halt']));
});

describe('its frame from outside', () => {
  const read = (raw: unknown) => reading(() => sheets.form(raw, 'frames[0]'));

  test('drafts stand open by seat; who is asked and what is drafted may be left out', () => {
    expect(read({ proc: 'sheets', step: 'write', committed: ['white'] })).toEqual({
      ok: true,
      value: { ...sheets.ask(SEATS, {}), committed: ['white'] },
    });
    const drafted = read({ proc: 'sheets', step: 'write', committed: [], drafts: { black: ['halt'] } });
    expect(drafted.ok && draftFor(drafted.value, 'black', 'white')).toBeNull();
    expect(drafted.ok && draftFor(drafted.value, 'black', 'black')).toEqual(['halt']);
  });

  test('its schema shows drafts open and says what they are when left out', () => {
    expect(sheets.form.schema).toMatchObject({
      required: ['proc', 'step', 'committed'],
      properties: { drafts: { default: { white: [], black: [] } } },
    });
  });

  test('what a seat sees of it is made whole with the drafts it knows', () => {
    const frame = { ...sheets.ask(SEATS, {}), committed: ['black'] as const };
    setDraft(frame, 'white', ['march']);
    setDraft(frame, 'black', ['halt']);
    expect(withDrafts(sheets, withoutDrafts(frame), { white: ['march'] })).toEqual({
      ...frame,
      drafts: { ...frame.drafts, black: { knownTo: ['black'], hidden: [] } },
    });
  });

  test.for<readonly [object, string]>([
    [{ step: 'wrote' }, 'frames[0].step'],
    [{ asked: ['black'], committed: ['white'] }, 'frames[0].committed'],
    [{ drafts: { white: ['fly'] } }, 'frames[0].drafts.white[0]'],
    [{ drafts: { red: [] } }, 'frames[0].drafts.red'],
  ])('%j is wrong at %s', ([part, path]) => {
    const whole = { proc: 'sheets', step: 'write', committed: [], ...part };
    expect(read(whole)).toMatchObject({ ok: false, error: { path } });
  });
});

test('legal lists leave nothing of a decision out', () => {
  expect(legal(start(), 'black')).toHaveLength(4);
});
