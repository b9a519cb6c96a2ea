import { Button } from '@grognard/desk/parts/button.tsx';
import type { Me } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { t } from '../../words/words.ts';
import { entrance } from '../entrance.ts';
import { reopenLine, me as whoAmI } from '../far.ts';
import { becomes } from './becomes.ts';
import { PasswordField } from './password-field.tsx';
import { useAnswer } from './use-answer.ts';

interface DoorProps {
  readonly way: 'signUp' | 'signIn';
  readonly name: string;
}

function Door({ way, name: first }: DoorProps) {
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  const { problem, ask } = useAnswer<Me>();
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const who = await ask(entrance[way]({ name: name.trim(), password }));
    if (who !== null) becomes(who);
  };
  return (
    <details open={way === 'signUp'}>
      <summary>{t(`account.${way}`)}</summary>
      <p>{t(`account.${way}Say`)}</p>
      <form onSubmit={(event) => void enter(event)}>
        <label>
          {t('far.name')}
          <input
            value={name}
            required
            maxLength={24}
            autocomplete="username"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <PasswordField
          label={t('account.password')}
          isNew={way === 'signUp'}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit">{t(`account.${way}`)}</Button>
        {problem !== null && <ErrorNote error={problem} />}
      </form>
    </details>
  );
}

function ChangePassword() {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [isChanged, setChanged] = useState(false);
  const { problem, ask } = useAnswer<null>();
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    const reply = await entrance.changePassword({ old, new: fresh });
    setChanged(reply.ok);
    await ask(Promise.resolve(reply));
  };
  return (
    <details>
      <summary>{t('account.change')}</summary>
      <form onSubmit={(event) => void change(event)}>
        <PasswordField label={t('account.password')} isNew={false} value={old} onChange={setOld} />
        <PasswordField label={t('account.newPassword')} isNew value={fresh} onChange={setFresh} />
        <Button type="submit">{t('account.change')}</Button>
        {isChanged && <p role="status">{t('account.changed')}</p>}
        {problem !== null && <ErrorNote error={problem} />}
      </form>
    </details>
  );
}

async function signOut(): Promise<void> {
  const reply = await entrance.signOut();
  if (!reply.ok) return;
  whoAmI.value = null;
  reopenLine();
}

/** A guest may take an account or use an older one; a member may leave, or take another password. */
export function SignIn({ me }: { readonly me: Me }) {
  return (
    <section class="sheet" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{t('account.signIn')}</h2>
      {me.isGuest ? (
        <>
          <p>{t('account.guest')}</p>
          <Door way="signUp" name={me.name} />
          <Door way="signIn" name="" />
        </>
      ) : (
        <>
          <p>{t('account.member', { name: me.name })}</p>
          {me.hasPassword && <ChangePassword />}
          <Button onClick={() => void signOut()}>{t('account.signOut')}</Button>
        </>
      )}
    </section>
  );
}
