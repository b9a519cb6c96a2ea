// Orders as letters: 'GGB' is two green ones and a blue one (NAP-CMP.4).
const COLOURS = ['G', 'B', 'R', 'P'] as const;

export const sorted = (letters: string): string =>
  COLOURS.flatMap((colour) => [...letters].filter((each) => each === colour)).join('');
export const plus = (a: string, b: string): string => sorted(a + b);
/** NAP-CMP.4: the seventeen of a player. */
export const ALL = 'GGGGGGGGBBBBBRRRP';

/** What is left of the first without the second; null if something is not there. */
export function without(letters: string, taken: string): string | null {
  let left = letters;
  for (const letter of taken) {
    const place = left.indexOf(letter);
    if (place < 0) return null;
    left = left.slice(0, place) + left.slice(place + 1);
  }
  return left;
}

/** Every different choice of so many letters. */
export function choicesOf(letters: string, count: number): string[] {
  const found = new Set<string>();
  const pool = sorted(letters);
  function choose(from: number, chosen: string): void {
    if (chosen.length === count) found.add(chosen);
    else for (let place = from; place < pool.length; place += 1) choose(place + 1, chosen + pool[place]);
  }
  choose(0, '');
  return [...found];
}

/** [2, 0, 1, 0]: green, blue, red, purple. */
export const lettersIn = (counts: readonly number[]): string =>
  COLOURS.map((colour, place) => colour.repeat(counts[place] ?? 0)).join('');

/** NAP-ACT.1, NAP-CMP.5: what of the screen pays for an activation; purple stands for any one colour. */
export function paymentsOf(pays: readonly string[], screen: string): string[] {
  const found = new Set<string>();
  for (const wanted of pays) {
    found.add(sorted(wanted));
    for (let place = 0; place < wanted.length; place += 1)
      found.add(sorted(`${wanted.slice(0, place)}P${wanted.slice(place + 1)}`));
  }
  return [...found].filter((pay) => without(screen, pay) !== null);
}
