import { plainText } from './highlight.ts';
import type { Block, Rulebook, Section } from './read-rulebook.ts';
import { type Synonyms, type Term, termsOf } from './terms.ts';

/** Everything a reader could mean by a word in this block, its own number included. */
function textOf(block: Block): string {
  if (block.kind === 'table')
    return [...block.head, ...block.rows.flatMap(({ rule, cells }) => [rule ?? '', ...cells])]
      .map(plainText)
      .join(' ');
  const rule = block.kind === 'item' || block.kind === 'text' ? (block.rule ?? '') : '';
  return `${rule} ${plainText(block.html)}`;
}

const holds = (block: Block, terms: readonly Term[]): boolean => {
  const text = textOf(block).toLowerCase();
  return terms.every((spellings) => spellings.some((word) => text.includes(word)));
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
}

/** The paragraphs that hold every word of the query, or the book's own word for it, and pass the filter. */
export function search(
  book: Rulebook,
  query: string,
  keep: (block: Block) => boolean = () => true,
  synonyms: Synonyms = {},
): Found {
  const terms = termsOf(query, synonyms);
  const sections = book.sections
    .map((section) => found(section, (block) => holds(block, terms) && keep(block)))
    .filter(({ blocks }) => blocks.length > 0);
  const count = sections.reduce(
    (sum, { blocks }) => sum + blocks.filter((block) => !isContinuation(block)).length,
    0,
  );
  return { sections, count };
}

/** Every rule id a block states. */
export const rulesIn = (block: Block): readonly string[] => {
  if (block.kind === 'table') return block.rows.flatMap(({ rule }) => (rule === null ? [] : [rule]));
  return (block.kind === 'item' || block.kind === 'text') && block.rule !== null ? [block.rule] : [];
};
