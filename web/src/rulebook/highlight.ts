const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a search; each must be found. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

export const plainText = (html: string): string => html.replace(/<[^>]+>/g, '');

/** Marks the words wherever they stand in the text, never inside a tag. */
export function highlighted(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return html
    .split(/(<[^>]+>|&\w+;)/)
    .map((part) => (/^[<&]/.test(part) ? part : part.replace(pattern, '<mark>$1</mark>')))
    .join('');
}
