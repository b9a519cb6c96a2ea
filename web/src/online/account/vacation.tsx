import { Button } from '@grognard/desk/parts/button.tsx';
import type { Me } from '@grognard/protocol';
import { ErrorNote } from '../../parts/error-note.tsx';
import { settings } from '../../settings.ts';
import { t } from '../../words/words.ts';
import { hall, me as whoAmI } from '../far.ts';
import { useAnswer } from './use-answer.ts';

const DAY = 24 * 3_600_000;
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long' }).format(at);

/** Away for a while: clocks in days stand still. */
export function Vacation({ me }: { readonly me: Me }) {
  const { problem, ask } = useAnswer<Me>();
  const away = async (until: number | null): Promise<void> => {
    const who = await ask(hall.vacation({ until }));
    if (who !== null) whoAmI.value = who;
  };
  return (
    <section class="sheet" aria-labelledby="account-away">
      <h2 id="account-away">{t('games.vacation')}</h2>
      {me.vacation === null ? (
        <>
          <p>{t('games.vacationSay')}</p>
          {me.vacationLeft !== undefined && <p>{t('account.vacationLeft', { days: me.vacationLeft })}</p>}
          <Button onClick={() => void away(Date.now() + Math.min(TWO_WEEKS, (me.vacationLeft ?? 14) * DAY))}>
            {t('games.vacation')}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{t('account.vacation', { when: day(me.vacation) })}</p>
          <Button onClick={() => void away(null)}>{t('account.back')}</Button>
        </>
      )}
      {problem !== null && <ErrorNote error={problem} />}
    </section>
  );
}
