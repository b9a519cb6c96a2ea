import { Button } from '@grognard/desk/parts/button.tsx';
import type { Me } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { t } from '../../words/words.ts';
import { hall, me as whoAmI } from '../far.ts';
import { NameField } from '../name-field.tsx';
import { Ratings } from './ratings.tsx';
import { useAnswer } from './use-answer.ts';

/** What the others call one. */
export function NameSection({ me }: { readonly me: Me }) {
  const [name, setName] = useState(me.name);
  const { problem, answer, ask } = useAnswer<Me>();
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const renamed = await ask(hall.rename({ name: name.trim() }));
    if (renamed !== null) whoAmI.value = renamed;
  };
  return (
    <section class="sheet" aria-labelledby="account-name">
      <h2 id="account-name">{t('account.name')}</h2>
      <form onSubmit={(event) => void rename(event)}>
        <NameField name={name} onChange={setName} />
        <Button type="submit">{t('account.rename')}</Button>
      </form>
      <Ratings />
      {answer !== null && <p role="status">{t('account.renamed', { name: answer.name })}</p>}
      {problem !== null && <ErrorNote error={problem} />}
    </section>
  );
}
