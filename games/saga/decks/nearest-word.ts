// The word somebody may have meant.

/** Letters to change, add or leave out to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const FAR = 3;

/** The nearest of some words, or undefined when all of them are too different to be meant. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toUpperCase();
  let best: string | undefined;
  let least = FAR;
  for (const one of words) {
    const steps = distance(wanted, one.toUpperCase());
    if (steps < least) {
      best = one;
      least = steps;
    }
  }
  return best;
}
