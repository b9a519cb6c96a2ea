import { Button } from '@grognard/desk/parts/button.tsx';
import type { Me, Passkey } from '@grognard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { settings } from '../../settings.ts';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';
import { becomes } from './becomes.ts';
import { canUsePasskeys, makePasskey, showPasskey } from './passkeys.ts';
import { useAnswer } from './use-answer.ts';

const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(at);

function Keys({ onProblem }: { onProblem(reply: ReturnType<typeof hall.removePasskey>): Promise<unknown> }) {
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const reload = useCallback(() => {
    void hall.passkeys().then((reply) => reply.ok && setKeys(reply.value));
  }, []);
  useEffect(reload, [reload]);
  return (
    <ul class="plain">
      {keys.map(({ id, name, lastUsed }) => (
        <li key={id}>
          <span>
            <b>{name}</b>
            <small>{t('account.passkeyUsed', { day: day(lastUsed) })}</small>
          </span>
          <Button
            label={t('account.passkeyRemoveLabel', { name })}
            onClick={() => void onProblem(hall.removePasskey({ passkey: id })).then(reload)}
          >
            {t('account.passkeyRemove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A key this device keeps, instead of a password: to make one, to use one, to end one. */
export function PasskeySection({ me }: { readonly me: Me }) {
  const { problem, ask } = useAnswer<Me | null>();
  const enter = async (way: Promise<Awaited<ReturnType<typeof showPasskey>>>): Promise<void> => {
    const who = await ask(way);
    if (who !== null) becomes(who);
  };
  return (
    <section class="sheet" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{t('account.passkeys')}</h2>
      <p>{t(me.isGuest ? 'account.passkeysGuest' : 'account.passkeysSay', { name: me.name })}</p>
      {!me.isGuest && <Keys key={me.id} onProblem={ask} />}
      {canUsePasskeys() ? (
        <div class="acts">
          <Button onClick={() => void enter(makePasskey(me.name))}>
            {t(me.isGuest ? 'account.passkeyAccount' : 'account.passkeyAdd')}
          </Button>
          {me.isGuest && (
            <Button onClick={() => void enter(showPasskey())}>{t('account.passkeyEnter')}</Button>
          )}
        </div>
      ) : (
        <p>{t('account.passkeyOld')}</p>
      )}
      {problem !== null && <ErrorNote error={problem} />}
    </section>
  );
}
