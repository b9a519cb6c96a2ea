import { describe, expect, it } from 'vitest';
import {
  isChoicePublic,
  legal,
  momentsSince,
  onlyAnswer,
  readGameFile,
  scriptedSource,
  startMatch,
  submit,
  submitForced,
  undo,
  writeGameFile,
} from '../src/index.ts';
import { DRAWN, decision, note, rule, type SmallProcedure, smallGame } from './small-game.ts';

const on = (step: string) => ({ proc: 'walk', step });

/** White walks: first nothing but `go`, then left or right, then a die that ends it; resigning is always possible. */
const walk: SmallProcedure = {
  rule: 'SML-1',
  publicChoice: true,
  pending: (_state, { step }) => (step === 'end' ? [] : [decision('white')]),
  actions: [
    rule(
      'go',
      ({ state }, frame) => {
        note(state, 'went');
        frame.step = 'fork';
      },
      { candidates: (_state, { step }) => (step === 'start' ? [{ type: 'go' }] : []) },
    ),
    rule(
      'turn',
      (_umpire, frame) => {
        frame.step = 'roll';
      },
      {
        candidates: (_state, { step }) =>
          step === 'fork'
            ? [
                { type: 'turn', to: 'left' },
                { type: 'turn', to: 'right' },
              ]
            : [],
      },
    ),
    rule(
      'roll',
      ({ state, random }, frame) => {
        note(state, `${random.die(6, 'SML-1 roll')}`);
        frame.step = 'end';
      },
      { candidates: (_state, { step }) => (step === 'roll' ? [{ type: 'roll' }] : []) },
    ),
  ],
  advance: ({ state }) => {
    state.result = DRAWN;
  },
};
const resign = rule(
  'resign',
  ({ state }) => {
    state.result = DRAWN;
  },
  { role: 'grave', unlisted: true },
);

const game = smallGame({ walk }, on('start'), [resign]);
const begun = () => startMatch(game, {}, scriptedSource([4]));
const facts = { players: {}, commitment: null, contributions: [], created: '2026-11-16' };

describe('the only answer', () => {
  it('is what can be done beside giving up, and none where there are two', () => {
    const match = begun();
    expect(onlyAnswer(match, 'white')).toEqual({ action: { type: 'go' }, isFinal: false });
    expect(onlyAnswer(match, 'black')).toBeNull();
    submit(match, 'white', { type: 'go' });
    expect(onlyAnswer(match, 'white')).toBeNull();
  });

  it('is the first of several where all come to the same', () => {
    const [go, turn, roll] = walk.actions;
    const actions = [go, turn && { ...turn, alike: () => true }, roll].flatMap((each) => each ?? []);
    const match = startMatch(
      smallGame({ walk: { ...walk, actions } }, on('fork'), [resign]),
      {},
      scriptedSource([4]),
    );
    expect(onlyAnswer(match, 'white', true)).toEqual({
      action: { type: 'turn', to: 'left' },
      isFinal: false,
    });
    // Another person could learn from it what makes them alike.
    expect(onlyAnswer(match, 'white')).toBeNull();
    expect(submitForced(match, 'white', { type: 'turn', to: 'right' })).toMatchObject({ ok: false });
    expect(submitForced(match, 'white', { type: 'turn', to: 'left' })).toMatchObject({ ok: true });
  });

  it('is none where all that is left is to take something back', () => {
    const stuck: SmallProcedure = {
      ...walk,
      actions: [rule('drop', () => {}, { role: 'takeBack', candidates: () => [{ type: 'drop' }] })],
    };
    const match = startMatch(smallGame({ walk: stuck }, on('start'), [resign]), {}, scriptedSource([]));
    expect(legal(match, 'white').map(({ type }) => type)).toEqual(['drop']);
    expect(onlyAnswer(match, 'white')).toBeNull();
  });

  it('says whether there is a way back from it, and draws nothing to find out', () => {
    const match = begun();
    submit(match, 'white', { type: 'go' });
    submit(match, 'white', { type: 'turn', to: 'left' });
    expect(onlyAnswer(match, 'white')).toEqual({ action: { type: 'roll' }, isFinal: true });
    expect(match.state.draws).toBe(0);
    expect(match.journal).toHaveLength(2);
  });

  it('can be given without asking, and the entry says so', () => {
    const match = begun();
    expect(submitForced(match, 'white', { type: 'go' })).toMatchObject({ ok: true, entry: { forced: true } });
    expect(submitForced(match, 'white', { type: 'turn', to: 'left' })).toMatchObject({
      ok: false,
      error: { code: 'not-forced' },
    });
    expect(undo(match, 'white')).toMatchObject({ ok: true });
    expect(match.state.notes).toEqual([]);
  });

  it('given so is told to its seat, and to the others once it is over', () => {
    const match = begun();
    submitForced(match, 'white', { type: 'go' });
    expect(momentsSince(match, 1, 'white')).toMatchObject([{ forced: true }]);
    submit(match, 'white', { type: 'turn', to: 'left' });
    expect(momentsSince(match, 0, 'black').some(({ forced }) => forced)).toBe(false);
    submit(match, 'white', { type: 'roll' });
    expect(momentsSince(match, 1, 'black')[0]).toMatchObject({ forced: true });
  });

  it('is public where the procedure says so, until the game is over', () => {
    const match = begun();
    expect(isChoicePublic(match, 'white')).toBe(true);
    submit(match, 'white', { type: 'resign' });
    expect(isChoicePublic(match, 'white')).toBe(false);
  });
});

describe('a game file', () => {
  const played = (): string => {
    const match = begun();
    submitForced(match, 'white', { type: 'go' });
    submit(match, 'white', { type: 'turn', to: 'left' });
    submitForced(match, 'white', { type: 'roll' });
    return writeGameFile(match, facts);
  };

  it('keeps which answers were forced, and plays them again', () => {
    const read = readGameFile(played(), [game]);
    expect(read.ok && read.value.match.journal).toMatchObject([{ forced: true }, {}, { forced: true }]);
  });

  it('that calls a choice forced is turned away', () => {
    const text = played().replace('"to":"left"},"draws":[]', '"to":"left"},"draws":[],"forced":true');
    expect(readGameFile(text, [game])).toMatchObject({
      ok: false,
      error: { code: 'not-forced', path: expect.stringContaining('line 4') },
    });
  });

  it('that hides which answers were forced is turned away', () => {
    expect(readGameFile(played().replace(',"forced":true', ''), [game])).toMatchObject({
      ok: false,
      error: { code: 'wrong-hash' },
    });
  });
});
