import { t } from '../words/words.ts';

export const Home = () => (
  <main id="content" tabIndex={-1}>
    <h1>{t('app.name')}</h1>
  </main>
);
