import { couriers } from '@grognard/testkit/toys/couriers.ts';
import { describe, expect, test } from 'vitest';
import {
  eventsSince,
  hasLearnt,
  legal,
  momentsSince,
  outcomeOf,
  pending,
  pendingFor,
  readGameFile,
  resetTurn,
  scriptedSource,
  simulationSource,
  startMatch,
  submit,
  undo,
  undoable,
  vantage,
  viewOf,
  writeGameFile,
} from '../src/index.ts';
import { decision, note, rule, type SmallProcedure, smallGame } from './small-game.ts';

const MARCH = { type: 'choose', stance: 'march' };
const REST = { type: 'choose', stance: 'rest' };
const [COURIER, NONE] = [2, 1];

/** On the first day a courier comes to north alone. */
const camp = (...later: readonly number[]) =>
  startMatch(couriers, {}, scriptedSource([COURIER, NONE, ...later], simulationSource(1)));
const prompts = (match: ReturnType<typeof camp>, viewer: string) =>
  pendingFor(match, viewer).map(({ seat, prompt }) => `${seat}: ${prompt}`);

describe('a draw that only some may know of', () => {
  test('is kept in the journal with those who may, and comes back from a file', () => {
    const match = camp(5);
    expect(match.opening.draws.map(({ knownTo }) => knownTo)).toEqual([['north'], ['south']]);
    submit(match, 'north', { type: 'read' });
    expect(match.journal[0]).toMatchObject({ draws: [{ value: 5, knownTo: ['north'] }], barrier: true });
    const about = { players: {}, commitment: null, contributions: [], created: '' };
    const text = writeGameFile(match, about);
    const read = readGameFile(text, [couriers]);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value.match.journal).toEqual(match.journal);
    const forged = readGameFile(text.replace('"knownTo":["north"]', '"knownTo":["south"]'), [couriers]);
    expect(forged).toMatchObject({
      ok: false,
      error: { code: 'wrong-draw', path: 'line 2: opening.draws[0]' },
    });
  });

  test('is heard of by everybody once a game is over that opens its log at the end', () => {
    const open = { ...couriers, opensAtEnd: true as const };
    const [secretive, told] = [couriers, open].map((game) => {
      const match = startMatch(game, {}, scriptedSource([COURIER, NONE, 5], simulationSource(1)));
      submit(match, 'north', { type: 'read' });
      const heard = () => eventsSince(match, 0, 'spectator').flatMap(({ events }) => events);
      expect(heard()).not.toContainEqual(expect.objectContaining({ type: 'letterRead' }));
      for (let i = 0; outcomeOf(match) === null && i < 100; i += 1)
        for (const { seat } of pending(match)) {
          const [action] = legal(match, seat);
          if (action !== undefined) submit(match, seat, action);
        }
      return heard().filter(({ type }) => type === 'letterRead').length;
    });
    expect(secretive).toBe(0);
    expect(told).toBeGreaterThan(0);
  });

  test('is counted and heard of by them alone', () => {
    const match = camp(5);
    const before = viewOf(match, 'south');
    submit(match, 'north', { type: 'read' });
    expect(['north', 'south', 'spectator'].map((viewer) => vantage(match, viewer))).toEqual([[1], [], []]);
    expect([hasLearnt(match, 1, 'north'), hasLearnt(match, 1, 'south')]).toEqual([true, false]);
    expect(viewOf(match, 'south')).toEqual(before);
    expect(momentsSince(match, 1, 'north')).toMatchObject([
      { n: 1, seat: 'north', events: [{ type: 'letterRead', news: 5 }] },
    ]);
    expect(momentsSince(match, 0, 'south')).toEqual([{ n: 0, seat: null, events: [], struck: false }]);
  });

  test('bars the way back for them, and makes nobody else late', () => {
    const match = camp(5);
    submit(match, 'south', MARCH);
    submit(match, 'north', { type: 'read' });
    expect([undoable(match, 'north'), undoable(match, 'south')]).toEqual([null, 1]);
    expect(undo(match, 'south')).toMatchObject({ ok: true, entry: { strikes: [1] } });
    expect(viewOf(match, 'north')).toMatchObject({ mine: { news: 5 }, ready: { south: false } });
    expect(submit(match, 'south', REST, 1)).toMatchObject({ error: { code: 'stale' } });
    expect(submit(match, 'south', REST, 3)).toMatchObject({ ok: true });
    expect(resetTurn(match, 'north')).toMatchObject({ error: { code: 'nothing-to-undo' } });
  });

  test('may not be drawn otherwise because something else was taken back', () => {
    const lead = rule('lead', ({ state }) => note(state, 'led'));
    const spy = rule('spy', ({ state, random }, _frame, seat) => {
      const sides = state.notes.includes('led') ? 6 : 4;
      note(state, `spied ${random.die(sides, 'SML-3 spy', [seat])}`);
    });
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [decision('white'), decision('black')],
      actions: [lead, spy],
      advance: () => {},
    };
    const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, scriptedSource([3]));
    submit(match, 'white', { type: 'lead' });
    submit(match, 'black', { type: 'spy' });
    expect(undo(match, 'white')).toMatchObject({ error: { code: 'built-upon' } });
    expect(match.state.notes).toEqual(['led', 'spied 3']);
  });
});

describe('a question nobody else may notice', () => {
  test('looks to the others like the one they would be told of without it', () => {
    const match = camp();
    expect(pending(match)).toHaveLength(2);
    expect(prompts(match, 'north')).toEqual([
      'north: A courier waits: read or burn the letter.',
      'south: March or rest.',
    ]);
    for (const viewer of ['south', 'spectator'])
      expect(prompts(match, viewer)).toEqual(['north: March or rest.', 'south: March or rest.']);
    expect(JSON.stringify(pendingFor(match, 'north'))).not.toMatch(/noticedBy|cover/);
  });

  test('is not given away by a refusal, nor by its answer', () => {
    const match = camp();
    submit(match, 'north', { type: 'burn' });
    submit(match, 'north', MARCH);
    expect(submit(match, 'north', REST)).toMatchObject({
      error: { message: 'north has nothing to decide now; south must decide.' },
    });
    expect(vantage(match, 'south')).toEqual([]);
    submit(match, 'south', REST);
    expect(vantage(match, 'south')).toEqual([3]);
    expect(eventsSince(match, 3, 'south')[0]?.events).toContainEqual({ type: 'dayEnded', day: 1 });
  });

  test('a cover hides what a seat is asked also where everybody may notice that it is', () => {
    const cover = { seat: 'white', rule: 'SML-1', prompt: 'White acts.' } as const;
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [{ ...decision('white'), cover }],
      actions: [rule('go', () => {})],
      advance: () => {},
    };
    const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
    for (const viewer of ['black', 'spectator']) expect(pendingFor(match, viewer)).toEqual([cover]);
    expect(pendingFor(match, 'white')).toEqual([decision('white')]);
  });

  test('without a cover it is left out, and whoever waits is told nothing', () => {
    const game: SmallProcedure = {
      rule: 'SML-1',
      pending: () => [{ ...decision('white'), noticedBy: [] }],
      actions: [rule('go', () => {})],
      advance: () => {},
    };
    const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
    expect([pendingFor(match, 'white').length, pendingFor(match, 'black').length]).toEqual([1, 0]);
    expect(submit(match, 'black', { type: 'go' })).toMatchObject({
      error: { code: 'not-your-decision', message: 'black has nothing to decide now.' },
    });
  });
});

test('what is revealed to some counts for them, and nobody goes back across it', () => {
  const show = rule('show', (umpire) => {
    umpire.reveal({ knownTo: [], hidden: 'plan' }, ['black']);
  });
  const game: SmallProcedure = {
    rule: 'SML-1',
    pending: () => [decision('white'), decision('black')],
    actions: [rule('write', ({ state }) => note(state, 'x')), show],
    advance: () => {},
  };
  const match = startMatch(smallGame({ game }, { proc: 'game', step: 'go' }), {}, simulationSource(1));
  submit(match, 'black', { type: 'write' });
  submit(match, 'white', { type: 'show' });
  expect([vantage(match, 'black'), vantage(match, 'spectator')]).toEqual([[1, 2], []]);
  expect([undoable(match, 'white'), undoable(match, 'black')]).toEqual([null, null]);
});
