import { Button } from '@grognard/desk/parts/button.tsx';
import type { Me } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { download } from '../../saved/files.ts';
import { t } from '../../words/words.ts';
import { hall, reopenLine, me as whoAmI } from '../far.ts';
import { useAnswer } from './use-answer.ts';

function DeleteAll({ me }: { readonly me: Me }) {
  const [name, setName] = useState('');
  const { problem, ask } = useAnswer<null>();
  const remove = async (event: Event): Promise<void> => {
    event.preventDefault();
    const reply = await hall.deleteMe({ name: name.trim() });
    await ask(Promise.resolve(reply));
    if (!reply.ok) return;
    whoAmI.value = null;
    reopenLine();
  };
  return (
    <details>
      <summary>{t('account.delete')}</summary>
      <p>{t('account.deleteSay')}</p>
      <form onSubmit={(event) => void remove(event)}>
        <label>
          {t('account.deleteSure')}
          <input
            required
            placeholder={me.name}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <Button type="submit">{t('account.delete')}</Button>
        {problem !== null && <ErrorNote error={problem} />}
      </form>
    </details>
  );
}

/** What the server keeps of one: to take along, or to be rid of. */
export function MyData({ me }: { readonly me: Me }) {
  const { problem, ask } = useAnswer<string>();
  const take = async (): Promise<void> => {
    const text = await ask(hall.exportMe());
    if (text !== null) download('grognard-account.json', text);
  };
  return (
    <section class="sheet" aria-labelledby="account-data">
      <h2 id="account-data">{t('account.data')}</h2>
      <p>
        <Button icon="ui-export" onClick={() => void take()}>
          {t('account.export')}
        </Button>
      </p>
      {problem !== null && <ErrorNote error={problem} />}
      <DeleteAll me={me} />
    </section>
  );
}
