import './table-card.css';
import type { CardPanel, TeachingBook } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { t } from '../words/words.ts';
import { List, Signs, Table } from './book-blocks.tsx';

function PanelBlock({ block }: { readonly block: CardPanel['blocks'][number] }) {
  if (block.kind === 'list') return <List block={block} />;
  return block.kind === 'table' ? <Table block={block} /> : <Signs block={block} />;
}

/** One page for the table: sequence, sums, symbols; on the screen in a drawer, on paper alone. */
export const CardPanels = ({ card }: Pick<TeachingBook, 'card'>) => (
  <div class="table-card">
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
  onClose(): void;
}

export const CardDrawer = ({ card, title, onClose }: CardDrawerProps) => (
  <Drawer title={title} from="side" onClose={onClose}>
    <CardPanels card={card} />
    <Button onClick={() => print()}>{t('rules.printCard')}</Button>
  </Drawer>
);
