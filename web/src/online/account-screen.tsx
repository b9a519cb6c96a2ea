import './far.ts';
import '../words/far-games-words.ts';
import './account/account.css';
import type { Me } from '@grognard/protocol';
import { useEffect } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { t } from '../words/words.ts';
import { Devices } from './account/devices.tsx';
import { MyData } from './account/my-data.tsx';
import { NameSection } from './account/name-section.tsx';
import { NoticeSection } from './account/notice-section.tsx';
import { PasskeySection } from './account/passkey-section.tsx';
import { SignIn } from './account/sign-in.tsx';
import { useAnswer } from './account/use-answer.ts';
import { Vacation } from './account/vacation.tsx';
import { hall, lineState, me } from './far.ts';
import { LineBanner } from './line-banner.tsx';

/** The link in a mail was followed: the address is one's own. */
function Verified({ token }: { readonly token: string }) {
  const { problem, answer, ask } = useAnswer<Me>();
  useEffect(() => {
    void ask(hall.verifyMail({ token })).then((who) => {
      if (who !== null) me.value = who;
    });
  }, [token]);
  return (
    <>
      {answer !== null && (
        <p class="note" role="status">
          {t('account.verified')}
        </p>
      )}
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}

/** Who one is on this server: name, password, devices, notices, and what it keeps. */
export function AccountScreen({ token }: { readonly token: string | null }) {
  const who = me.value;
  const isUp = lineState.value === 'up';
  useEffect(() => {
    if (isUp)
      void hall.me().then((reply) => {
        if (reply.ok) me.value = reply.value;
      });
  }, [isUp]);
  return (
    <>
      <LineBanner />
      <main
        class="page account"
        id="content"
        tabIndex={-1}
        aria-busy={who === null && lineState.value === 'opening'}
      >
        <h1>{t('account.title')}</h1>
        {who === null && (
          <p role="status">{t(lineState.value === 'opening' ? 'far.calling' : 'far.unreachable')}</p>
        )}
        {token !== null && <Verified token={token} />}
        {who !== null && (
          <>
            <div>
              <NameSection key={`${who.id} ${who.isGuest}`} me={who} />
              <SignIn me={who} />
              <PasskeySection me={who} />
              <Devices key={who.id} />
            </div>
            <div>
              <NoticeSection me={who} />
              <Vacation me={who} />
              <MyData me={who} />
            </div>
          </>
        )}
      </main>
    </>
  );
}
