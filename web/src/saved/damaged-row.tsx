import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError } from '@grognard/kernel';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';

/** A stored game of which nothing can be shown; all that can be done is to throw it away. */
export function DamagedRow({ id, onChange }: { readonly id: string; onChange(): void }) {
  const [problem, setProblem] = useState<InputError | null>(null);
  const remove = async (): Promise<void> => {
    const removed = await tables.remove({ table: id });
    if (removed.ok) onChange();
    else setProblem(removed.error);
  };
  return (
    <li class="saved-row">
      <div class="what">
        <h3>{t('saved.damaged')}</h3>
        <p>{t('saved.damagedSay')}</p>
      </div>
      <div class="acts">
        <Button icon="ui-close" label={t('saved.deleteDamaged')} onClick={() => void remove()} />
      </div>
      {problem !== null && <ErrorNote error={problem} />}
    </li>
  );
}
