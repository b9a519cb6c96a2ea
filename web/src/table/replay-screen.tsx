import { t } from '../words/words.ts';

/** A past moment of a game; `n` null means the last. */
export const ReplayScreen = ({ id, n }: { readonly id: string; readonly n: number | null }) => (
  <main id="content" tabIndex={-1}>
    <h1>
      {t('app.name')} {id} {n}
    </h1>
  </main>
);
