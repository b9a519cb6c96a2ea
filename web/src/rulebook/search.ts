import { plainText } from './highlight.ts';
import type { Block, Rulebook, Section } from './read-rulebook.ts';
import { type Synonyms, termsOf } from './terms.ts';
import { wordPattern } from './word-pattern.ts';

/** Everything a reader could mean by a word in this block, its own number included. */
function textOf(block: Block): string {
  if (block.kind === 'table')
    return [...block.head, ...block.rows.flatMap(({ rule, cells }) => [rule ?? '', ...cells])]
      .map(plainText)
      .join(' ');
  const rule = block.kind === 'item' || block.kind === 'text' ? (block.rule ?? '') : '';
  return `${rule} ${plainText(block.html)}`;
}

const holds = (block: Block, words: readonly RegExp[]): boolean => {
  const text = textOf(block);
  return words.every((word) => text.search(word) >= 0);
};

/** Worked lines belong to the paragraph above them. */
const isContinuation = (block: Block): boolean =>
  block.kind === 'item' && block.depth > 0 && block.rule === null;

function found(section: Section, isWanted: (block: Block) => boolean): Section {
  const blocks: Block[] = [];
  let isKept = false;
  for (const [i, block] of section.blocks.entries()) {
    if (!isContinuation(block)) {
      const own = [block];
      for (const next of section.blocks.slice(i + 1)) {
        if (!isContinuation(next)) break;
        own.push(next);
      }
      isKept = block.kind !== 'heading' && own.some(isWanted);
    }
    if (isKept) blocks.push(block);
  }
  return { ...section, blocks };
}

export interface Found {
  readonly sections: readonly Section[];
  readonly count: number;
  /** What was looked for, wherever it stands. */
  readonly marks: RegExp | null;
}

/**
 * The paragraphs that hold every word of the query, or the book's own word for it, and pass the filter. A query no paragraph
 * holds may not be written to its end yet.
 */
export function search(
  book: Rulebook,
  query: string,
  keep: (block: Block) => boolean = () => true,
  synonyms: Synonyms = {},
): Found {
  const terms = termsOf(query, synonyms);
  const sectionsWith = (isWhole: boolean): readonly Section[] => {
    const words = terms.map((spellings) => wordPattern(spellings, isWhole));
    return book.sections
      .map((section) => found(section, (block) => holds(block, words) && keep(block)))
      .filter(({ blocks }) => blocks.length > 0);
  };
  const whole = sectionsWith(true);
  const isWhole = whole.length > 0;
  const sections = isWhole ? whole : sectionsWith(false);
  const count = sections.reduce(
    (sum, { blocks }) => sum + blocks.filter((block) => !isContinuation(block)).length,
    0,
  );
  return { sections, count, marks: terms.length === 0 ? null : wordPattern(terms.flat(), isWhole) };
}

/** Every rule id a block states. */
export const rulesIn = (block: Block): readonly string[] => {
  if (block.kind === 'table') return block.rows.flatMap(({ rule }) => (rule === null ? [] : [rule]));
  return (block.kind === 'item' || block.kind === 'text') && block.rule !== null ? [block.rule] : [];
};
