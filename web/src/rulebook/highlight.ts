const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const plainText = (html: string): string => html.replace(/<[^>]+>/g, '');

/** Marks the words wherever they stand in the text, never inside a tag. */
export function highlighted(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  // The longest first: a plural is marked whole.
  const longest = [...words].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longest.map(escaped).join('|')})`, 'gi');
  return html
    .split(/(<[^>]+>|&\w+;)/)
    .map((part) => (/^[<&]/.test(part) ? part : part.replace(pattern, '<mark>$1</mark>')))
    .join('');
}
