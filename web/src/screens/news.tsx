import '../words/news-words.ts';
import './news.css';
import { Sheet } from '@grognard/desk/parts/sheet.tsx';
import { type Release, releasesIn } from '../news/releases.ts';
import { settings } from '../settings.ts';
import { t } from '../words/words.ts';

const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

const dayOf = (day: string): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

const Chapter = ({ release: { version, day, items } }: { readonly release: Release }) => (
  <Sheet class="pad" title={t('news.release', { version })} aside={dayOf(day)}>
    <dl>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);

/** What players see of every release, the newest first. */
export const NewsScreen = () => (
  <main class="page news" id="content" tabIndex={-1}>
    <h1>{t('news.title')}</h1>
    {releasesIn(changelog).map((release) => (
      <Chapter key={release.version} release={release} />
    ))}
  </main>
);
