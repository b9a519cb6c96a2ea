export const plainText = (html: string): string => html.replace(/<[^>]+>/g, '');

/** Marks the words wherever they stand in the text, never inside a tag. */
export function highlighted(html: string, words: RegExp | null): string {
  if (words === null) return html;
  return html
    .split(/(<[^>]+>|&\w+;)/)
    .map((part) => (/^[<&]/.test(part) ? part : part.replace(words, '<mark>$&</mark>')))
    .join('');
}
