// What somebody types, as the spellings it may have in the book: the word itself, its singular, with or without a hyphen,
// and the book's own word for it.

export type Synonyms = { readonly [word: string]: string };

/** One thing that is looked for; any of its spellings will do. */
export type Term = readonly string[];

/** Words a question is asked with; they say nothing about what is asked. */
const SMALL = new Set(
  'a an and are at be can do does for happen happens how i if in is it many may much my of on or the to was what when where which who will with you your'.split(
    ' ',
  ),
);

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=..)ies$/, 'y').replace(/(?<!s)s$/, '') : word;

/** The rules write "re-roll" and "Retreat slot"; people type "reroll". */
const hyphened = (word: string): string => word.replace(/^(re|non)-?(?=roll|combat)/, '$1-');

const DICE: readonly string[] = ['dice', 'die'];

/** People type anything, also what every object has: "constructor". */
const bookWord = (word: string, synonyms: Synonyms): string | undefined =>
  Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;

function spellings(word: string, synonyms: Synonyms): Term {
  const one = singular(word);
  const own = (bookWord(word, synonyms) ?? bookWord(one, synonyms))?.toLowerCase().split('|') ?? [];
  return [...new Set([word, one, hyphened(one), ...(DICE.includes(word) ? DICE : []), ...own])];
}

/** Every one of them must be found. A query that is known as a whole, "run away", is one. */
export function termsOf(query: string, synonyms: Synonyms = {}): readonly Term[] {
  const asked = query.toLowerCase().trim().replaceAll(/\s+/g, ' ');
  if (asked === '') return [];
  if (asked.includes(' ') && bookWord(asked, synonyms) !== undefined) return [spellings(asked, synonyms)];
  const words = asked.split(' ');
  const telling = words.filter((word) => !SMALL.has(word));
  return (telling.length === 0 ? words : telling).map((word) => spellings(word, synonyms));
}
