import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { describe, expect, test } from 'vitest';
import {
  type AnyMatch,
  commitmentOf,
  committedSource,
  type GameFacts,
  goBack,
  isUndo,
  legal,
  momentsSince,
  outcomeOf,
  pending,
  readGameFile,
  settle,
  sha256,
  startMatch,
  stateAt,
  submit,
  undo,
  utf8,
  vantage,
  verifyGameFile,
  writeGameFile,
} from '../src/index.ts';

const SECRET = sha256(utf8('settled'));
const FACTS: GameFacts = {
  players: { north: 'Ney', east: 'Blücher', south: 'Wellington' },
  commitment: commitmentOf(SECRET),
  contributions: [],
  secret: SECRET,
  created: '1815-06-18T11:30:00Z',
};

/** So many first choices of whoever is asked. */
function begun(decisions: number): AnyMatch {
  const match: AnyMatch = startMatch(bluff, {}, committedSource(SECRET, []));
  playOn(match, decisions);
  return match;
}

function playOn(match: AnyMatch, decisions: number): void {
  for (let left = decisions; left > 0; left -= 1) {
    const seat = pending(match)[0]?.seat ?? '';
    submit(match, seat, legal(match, seat)[0]);
  }
}

describe('a match settled beside the board', () => {
  test('is over: nobody is asked, nothing is taken back, everybody may know everything', () => {
    const match = begun(3);
    settle(match, { is: 'resigned', winner: 'east' });
    expect(outcomeOf(match)).toEqual({
      winners: ['east'],
      rule: null,
      text: 'The other side resigned.',
      settled: 'resigned',
    });
    expect(pending(match)).toEqual([]);
    expect(undo(match, 'north').ok).toBe(false);
    expect(vantage(match, 'spectator')).toHaveLength(match.journal.length);
  });

  test('is written whole with its dice, and verify proves them', () => {
    const match = begun(4);
    settle(match, { is: 'draw' });
    const text = writeGameFile(match, FACTS);
    expect(verifyGameFile(text, [bluff])).toMatchObject({ ok: true, entries: 4, dice: 'proven' });
    const read = readGameFile(text, [bluff]);
    expect(read).toMatchObject({
      ok: true,
      value: { footer: { outcome: { settled: 'draw', winners: [] } } },
    });
    if (read.ok) expect(writeGameFile(read.value.match, FACTS)).toBe(text);
  });
});

describe('going back by the word of everybody', () => {
  test('takes back dice and answers, and the seat decides again', () => {
    const match = begun(5);
    const [first] = match.journal;
    const before = stateAt(match, 0);
    expect(goBack(match, first?.seat ?? '', 1)).toMatchObject({
      ok: true,
      entry: { strikes: [5, 4, 3, 2, 1], agreed: true },
    });
    expect({ ...match.state, draws: 0 }).toEqual({ ...before, draws: 0 });
    expect(pending(match).map(({ seat }) => seat)).toContain(first?.seat);
    for (const viewer of ['north', 'east', 'spectator'])
      expect(momentsSince(match, 0, viewer).at(-1)).toMatchObject({ seat: first?.seat, struck: false });
    expect(undo(match, first?.seat ?? '').ok).toBe(false);
  });

  test('does not let the same dice fall again', () => {
    const match = begun(5);
    const draws = match.state.draws;
    goBack(match, match.journal[0]?.seat ?? '', 1);
    expect(match.state.draws).toBe(draws);
  });

  test('is written down, and plays again', () => {
    const match = begun(5);
    goBack(match, match.journal[1]?.seat ?? '', 2);
    playOn(match, 3);
    const then = stateAt(match, 6);
    settle(match, { is: 'draw' });
    const read = readGameFile(writeGameFile(match, FACTS), [bluff]);
    expect(read).toMatchObject({ ok: true, value: { dice: 'proven' } });
    if (!read.ok) return;
    expect(read.value.match.journal).toEqual(match.journal);
    expect(stateAt(read.value.match, 6)).toEqual(then);
    expect(match.journal.filter(isUndo)).toHaveLength(1);
  });
});
