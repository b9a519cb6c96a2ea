import { t } from '../words/words.ts';

/** The guided first battle of a game. */
export const GuideScreen = ({ game }: { readonly game: string }) => (
  <main id="content" tabIndex={-1}>
    <h1>
      {t('app.name')} {game}
    </h1>
  </main>
);
