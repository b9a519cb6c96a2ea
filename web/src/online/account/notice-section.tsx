import { Button } from '@grognard/desk/parts/button.tsx';
import { Switch } from '@grognard/desk/parts/switch.tsx';
import type { Me, Notices, QuietHours } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { t } from '../../words/words.ts';
import { CopyLink } from '../copy-link.tsx';
import { hall, me as whoAmI } from '../far.ts';
import { beside } from '../wire.ts';
import { PushNotices } from './push-notices.tsx';
import { useAnswer } from './use-answer.ts';

/** From 22:00 to 07:00 where this browser is. */
const night = (): QuietHours => ({
  from: 22 * 60,
  to: 7 * 60,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const sentenceOf = ({ isFailing, isVerified }: NonNullable<Me['mail']>) =>
  isFailing ? 'account.mailFails' : isVerified ? 'account.mailKnown' : 'account.mailWaits';

function MailAddress({ me: { mail } }: { readonly me: Me }) {
  const [address, setAddress] = useState(mail?.address ?? '');
  const { problem, ask } = useAnswer<Me>();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const who = await ask(hall.setMail({ address: address.trim() }));
    if (who !== null) whoAmI.value = who;
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <label>
        {t('account.mail')}
        <input
          type="email"
          required
          maxLength={200}
          autocomplete="email"
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <small>{t('account.mailSay')}</small>
      </label>
      <Button type="submit">{t('account.mailSet')}</Button>
      {mail !== null && <p role="status">{t(sentenceOf(mail), { address: mail.address })}</p>}
      {problem !== null && <ErrorNote error={problem} />}
    </form>
  );
}

function Feed() {
  const { problem, answer, ask } = useAnswer<string>();
  return (
    <>
      <p>{t('account.feedSay')}</p>
      {answer === null ? (
        <Button onClick={() => void ask(hall.feed())}>{t('account.feed')}</Button>
      ) : (
        <CopyLink label={t('account.feed')} address={beside(answer).href} />
      )}
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}

/** How one hears that it is one's turn. */
export function NoticeSection({ me }: { readonly me: Me }) {
  const { problem, ask } = useAnswer<Me>();
  const set = async (part: Partial<Notices>): Promise<void> => {
    const who = await ask(hall.setNotices({ ...me.notices, ...part }));
    if (who !== null) whoAmI.value = who;
  };
  return (
    <section class="sheet" aria-labelledby="account-notices">
      <h2 id="account-notices">{t('account.notices')}</h2>
      <p>{t('account.noticesSay')}</p>
      <MailAddress me={me} />
      <Switch name={t('account.byMail')} on={me.notices.mail} onChange={(mail) => void set({ mail })} />
      <PushNotices />
      <Switch
        name={t('account.quiet')}
        say={t('account.quietSay')}
        on={me.notices.quiet !== null}
        onChange={(on) => void set({ quiet: on ? night() : null })}
      />
      {problem !== null && <ErrorNote error={problem} />}
      <Feed />
    </section>
  );
}
