import '../words/saved-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { renewPage } from '../offline/builds.ts';
import { t } from '../words/words.ts';

/** Fetches the newest page there is; nothing is lost by it. */
export const LoadAgain = () => (
  <Button icon="ui-reset" onClick={() => void renewPage()}>
    {t('saved.loadAgain')}
  </Button>
);
