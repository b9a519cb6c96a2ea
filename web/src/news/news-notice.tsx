import '../words/news-words.ts';
import './news-notice.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { useEffect, useState } from 'preact/hooks';
import { waitingBuild } from '../offline/builds.ts';
import { hrefTo, type Route, route } from '../router.ts';
import { t } from '../words/words.ts';
import { rememberNews } from './seen.ts';
import { version } from './version.ts';

/** There a board is looked at, or the news themselves. */
const SILENT: readonly Route['screen'][] = ['table', 'replay', 'guide', 'news'];

/** Says once that the page is of a newer release, and leads to what is new. */
export function NewsNotice() {
  const [isPutAway, setPutAway] = useState(false);
  const { screen } = route.value;
  const isShown = !isPutAway && !SILENT.includes(screen) && waitingBuild.value === null;
  const isRead = screen === 'news';
  useEffect(() => {
    if (isShown || isRead) rememberNews();
    if (isRead) setPutAway(true);
  }, [isShown, isRead]);
  if (!isShown) return null;
  return (
    <div class="notice note news" role="status">
      <a href={hrefTo({ screen: 'news' })}>{t('news.notice', { version })}</a>
      <Button kind="ghost" onClick={() => setPutAway(true)}>
        {t('news.close')}
      </Button>
    </div>
  );
}
