// A word as it may stand in a text: "win" is in "wins" and "winner", and not in "following" or "wing".

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** With the endings it may take: a number, 12.3, those of its parts, 12.3a. */
function inflected(word: string): string {
  const last = word.at(-1) ?? '';
  const stem = escaped(word.slice(0, -1));
  if (!/[a-z]/.test(last)) return `${escaped(word)}(?!\\d)`;
  const endings = /[^aeiou]y$/.test(word)
    ? 'y|ies|ied|ying'
    : last === 'e'
      ? 'e[sd]?|ers?|ing'
      : `${last}(?:e?s|${last}?(?:ed|ers?|ing))?`;
  return `${stem}(?:${endings})(?![\\p{L}\\d])`;
}

/** One of these words by itself; or, as long as it is being typed, whatever begins with it. */
export function wordPattern(words: readonly string[], isWhole: boolean): RegExp {
  // The longest first: it is marked whole.
  const longest = words.toSorted((a, b) => b.length - a.length);
  const any = longest.map(isWhole ? inflected : escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${any})`, 'giu');
}
