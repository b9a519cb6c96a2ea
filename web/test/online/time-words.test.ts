import { describe, expect, it } from 'vitest';
import { leftAt } from '../../src/online/table/clock-left.ts';
import { clockWords, timeLeft } from '../../src/online/time-words.ts';
import '../../src/words/far-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('time in words', () => {
  it.each([
    [12 * MINUTE + 41_000, '12:41'],
    [8_200, '0:09'],
    [HOUR + 5 * MINUTE, '1 h 05 min'],
    [52 * HOUR, '2 d 4 h'],
    [0, 'time is up'],
    [-3, 'time is up'],
  ])('%d milliseconds: %s', (left, words) => {
    expect(timeLeft(left)).toBe(words);
  });

  it.each([
    [{ kind: 'none' } as const, 'no clock'],
    [{ kind: 'live', time: 1800, increment: 20 } as const, '30 min + 20 s an answer'],
    [{ kind: 'days', days: 1, bank: 7 } as const, '1 day a turn, 7 days more in the bank'],
  ])('agreed: %o', (clock, words) => {
    expect(clockWords(clock)).toBe(words);
  });
});

describe('a clock', () => {
  const clock = {
    at: 1000,
    fallen: [],
    seats: {
      white: { left: 5000, bank: 0, isRunning: true },
      black: { left: 5000, bank: 2000, isRunning: false },
    },
  };
  it('runs on for the side that is asked', () => {
    expect(leftAt(clock, 'white', 3000)).toBe(3000);
  });
  it('stands still for the other, with what is in its bank', () => {
    expect(leftAt(clock, 'black', 3000)).toBe(7000);
  });
});
