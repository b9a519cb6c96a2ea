import './table-card.css';
import type { CardPanel, TeachingBook } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { useDayInPrint } from '../report/day-in-print.ts';
import { t } from '../words/words.ts';
import { List, Signs, Table } from './book-blocks.tsx';

function PanelBlock({ block }: { readonly block: CardPanel['blocks'][number] }) {
  if (block.kind === 'list') return <List block={block} />;
  return block.kind === 'table' ? <Table block={block} /> : <Signs block={block} />;
}

/** One page for the table: sequence, sums, symbols; on the screen in a drawer, on paper alone. */
export const CardPanels = ({ card, title }: Pick<TeachingBook, 'card'> & { readonly title: string }) => (
  <div class="table-card" data-title={title}>
    {card.map(({ title, blocks }) => (
      <section key={title}>
        <h3>{title}</h3>
        {blocks.map((block, i) => (
          <PanelBlock key={`${title} ${i}`} block={block} />
        ))}
      </section>
    ))}
  </div>
);

interface CardDrawerProps extends Pick<TeachingBook, 'card'> {
  readonly title: string;
  /** At a table it leaves the board in sight. */
  readonly isBeside?: boolean;
  onClose(): void;
}

export function CardDrawer({ card, title, isBeside = false, onClose }: CardDrawerProps) {
  useDayInPrint();
  return (
    <Drawer title={title} from="side" open={isBeside} onClose={onClose}>
      <CardPanels card={card} title={title} />
      <Button onClick={() => print()}>{t('rules.printCard')}</Button>
    </Drawer>
  );
}
