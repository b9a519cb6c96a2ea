// Time follows the words, and small results in a row are one.
import { plainText } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { describe, expect, it } from 'vitest';
import { gathered } from '../src/playback/gathered.ts';
import { readingTime, wordsIn } from '../src/playback/reading-time.ts';

const step = (who: string, text: string) => ({
  scene: text,
  ms: 300,
  upTo: 1,
  say: [text],
  small: { kind: 'moves', who, told: (count: number) => say('{count} units move.', { count }) },
});

describe('the time a result is looked at', () => {
  it('is that of its words: signs are none, and a few words take as long as the eye needs to find them', () => {
    expect(wordsIn(say('*White*: 3 Infantry a1 → a2.'))).toBe(5);
    expect(readingTime({ scene: null, ms: 300, say: ['They stand.'] })).toBe(1800);
    const nineWords = 'one two three four five six seven eight nine';
    expect(readingTime({ scene: null, ms: 300, say: [nineWords] })).toBe(2000);
    expect(readingTime({ scene: null, ms: 5000, say: [nineWords] })).toBe(5000);
    expect(readingTime({ scene: null, ms: 300 })).toBe(300);
  });
  it('grows with the rows of a fight seen from near', () => {
    const row = { who: [], sums: [] };
    const fight = { scene: null, ms: 300, say: ['Melee.'], plate: { title: 'Melee', rows: [row, row] } };
    expect(readingTime(fight)).toBe(1800 + 2 * 1500);
  });
});

describe('small results', () => {
  const told = (beats: Parameters<typeof gathered<string>>[0]) =>
    gathered(beats).map(({ scene, say: said = [] }) => [scene, plainText(said)]);

  it('of a kind are told in one line, whoever does two things counted once', () => {
    expect(told([step('a', 'A moves.'), step('b', 'B moves.'), step('b', 'B moves on.')])).toEqual([
      ['B moves on.', '2 units move.'],
    ]);
    expect(told([step('b', 'B moves.'), step('b', 'B moves on.')])).toEqual([['B moves on.', 'B moves on.']]);
  });
  it('are parted by anything that is worth a look', () => {
    const roll = { scene: 'roll', ms: 900, say: ['Rolled 6.'] };
    expect(told([step('a', 'A moves.'), roll, step('b', 'B moves.')])).toEqual([
      ['A moves.', 'A moves.'],
      ['roll', 'Rolled 6.'],
      ['B moves.', 'B moves.'],
    ]);
  });
  it('without words happen together with what follows them, and at the end without being waited for', () => {
    const roll = { scene: 'roll', ms: 900, say: ['Rolled 6.'], upTo: 1 };
    expect(gathered([roll, { scene: 'quiet', ms: 200, upTo: 2 }])).toEqual([roll]);
    expect(gathered([{ scene: 'quiet', ms: 200, upTo: 1 }])).toHaveLength(1);
    expect(told([{ scene: 'quiet', ms: 200, say: [] }, step('a', 'A moves.')])).toEqual([
      ['A moves.', 'A moves.'],
    ]);
  });
});
