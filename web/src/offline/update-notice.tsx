import { Button } from '@grognard/desk/parts/button.tsx';
import { t } from '../words/words.ts';
import { changeBuild, waitingBuild } from './builds.ts';

/** Says that a newer page is ready; it changes only when the reader says so. */
export function UpdateNotice() {
  const build = waitingBuild.value;
  if (build === null) return null;
  return (
    <div class="notice note" role="status">
      <p>{t('app.newBuild')}</p>
      <Button kind="primary" onClick={() => changeBuild(build)}>
        {t('app.newBuild.take')}
      </Button>
      <Button
        onClick={() => {
          waitingBuild.value = null;
        }}
      >
        {t('app.newBuild.later')}
      </Button>
    </div>
  );
}
