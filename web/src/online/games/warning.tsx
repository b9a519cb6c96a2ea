import { Button } from '@grognard/desk/parts/button.tsx';
import { t } from '../../words/words.ts';
import { hall, me } from '../far.ts';

/** A word of whoever runs the server, until it was read. */
export function Warning() {
  const warning = me.value?.warning ?? null;
  if (warning === null) return null;
  const read = async (): Promise<void> => {
    const who = await hall.heardWarning();
    if (who.ok) me.value = who.value;
  };
  return (
    <div class="note bad" role="alert">
      <b>{t('games.warning')}</b>
      <p>{warning}</p>
      <Button onClick={() => void read()}>{t('games.warningRead')}</Button>
    </div>
  );
}
