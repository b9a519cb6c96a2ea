import './line-banner.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { useEffect } from 'preact/hooks';
import { renewPage } from '../offline/builds.ts';
import { t } from '../words/words.ts';
import { callNow, lineState } from './far.ts';

const RELOADED = 'grognard-reloaded';

/** A server that was renewed serves a newer page: it is fetched once without asking, then only on request. */
function Foreign() {
  useEffect(() => {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, 'yes');
    void renewPage();
  }, []);
  return (
    <div class="line-banner" role="alert">
      <p>{t('far.foreign')}</p>
      <Button onClick={() => void renewPage()}>{t('far.reload')}</Button>
    </div>
  );
}

/** Says so when the server cannot be reached, for as long as that lasts. */
export function LineBanner() {
  const state = lineState.value;
  useEffect(() => {
    if (state === 'up') sessionStorage.removeItem(RELOADED);
  }, [state]);
  if (state === 'foreign') return <Foreign />;
  if (state !== 'lost' && state !== 'behind') return null;
  return (
    <div class="line-banner" role="status">
      <p>{t(state === 'lost' ? 'far.lost' : 'far.behind')}</p>
      <Button onClick={callNow}>{t('far.tryNow')}</Button>
    </div>
  );
}
