// Loaded once the reader has settled: a tab that was open while the page on its server was replaced asks for parts that are gone.
import { Button } from '@grognard/desk/parts/button.tsx';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { t } from '../words/words.ts';

export const isOldTab = signal(false);

/** The server answers, so it is not the line: what it no longer has belongs to an older page. */
async function noticeMissing(): Promise<void> {
  const page = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  isOldTab.value ||= await page.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Says that a newer page is there; nothing is lost by loading it. */
const OldTabNotice = () =>
  isOldTab.value ? (
    <div class="notice note" role="status">
      <p>{t('app.newBuild')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('app.newBuild.take')}
      </Button>
      <Button
        onClick={() => {
          isOldTab.value = false;
        }}
      >
        {t('app.newBuild.later')}
      </Button>
    </div>
  ) : null;

/** From now on: whatever part is asked for and not found, on any screen. */
export function watchForOldTab(): void {
  addEventListener('vite:preloadError', () => void noticeMissing());
  const place = document.createElement('div');
  document.body.append(place);
  render(<OldTabNotice />, place);
}
