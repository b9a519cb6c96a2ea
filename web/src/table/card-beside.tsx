import '../words/rules-words.ts';
import { CardDrawer } from '../rulebook/table-card.tsx';
import { useTeachingBook } from '../rulebook/use-teaching-book.ts';
import { t } from '../words/words.ts';

/** The card that lies beside the board: sequence, sums, signs. */
export function CardBeside({ game, onClose }: { readonly game: string; onClose(): void }) {
  const book = useTeachingBook(game);
  return book === null || book === undefined ? null : (
    <CardDrawer card={book.card} title={t('table.card')} isBeside onClose={onClose} />
  );
}
