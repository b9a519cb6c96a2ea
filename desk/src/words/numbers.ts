const SMALL_NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'three'; the figures of the display face are hard to read, so headings and sentences have words. */
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

/** 'one round', 'three rounds'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** '+2', '−1'; what is said of zero depends on where it stands. */
export const signed = (value: number, zero = '±0'): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : zero;

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
