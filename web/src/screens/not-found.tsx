import { Button } from '@grognard/desk/parts/button.tsx';
import { Sheet } from '@grognard/desk/parts/sheet.tsx';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';

export const NotFound = ({ address }: { readonly address: string }) => (
  <main class="page" id="content" tabIndex={-1}>
    <Sheet class="pad">
      <h1>{t('app.lost.title')}</h1>
      <p>{t('app.lost.text', { address })}</p>
      <Button href={hrefTo({ screen: 'home' })}>{t('app.lost.home')}</Button>
    </Sheet>
  </main>
);
