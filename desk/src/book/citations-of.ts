import type { TeachingBook } from '../contract/teaching-book.ts';

/** Every rule a teaching rulebook cites, in the order of the book, on its card last. */
export function citationsOf({ chapters, card }: TeachingBook): readonly string[] {
  const blocks = [...chapters, ...card].flatMap((page) => [...page.blocks]);
  return blocks.flatMap((block) => {
    if (block.kind === 'words') return block.words.flatMap(({ rule }) => rule ?? []);
    return 'rules' in block ? (block.rules ?? []) : [];
  });
}
