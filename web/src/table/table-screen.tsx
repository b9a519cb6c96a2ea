import { t } from '../words/words.ts';

/** The table of one game. */
export const TableScreen = ({ id }: { readonly id: string }) => (
  <main id="content" tabIndex={-1}>
    <h1>
      {t('app.name')} {id}
    </h1>
  </main>
);
