import { Button } from '@grognard/desk/parts/button.tsx';
import { hostTrouble } from '../host-link.ts';
import { t } from '../words/words.ts';

/** What happened to the machinery behind the table, said once and put away by the reader. */
export function Notice() {
  const text = hostTrouble.value;
  if (text === null) return null;
  return (
    <div class="notice note bad" role="alert">
      <p>{text}</p>
      <Button
        onClick={() => {
          hostTrouble.value = null;
        }}
      >
        {t('host.dismiss')}
      </Button>
    </div>
  );
}
