import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError } from '@grognard/kernel';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { goTo } from '../router.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';

/** Offers what is left of a damaged game as a new one; the damaged one stays as it is. */
export function SoundPart({ table }: { readonly table: string }) {
  const [problem, setProblem] = useState<InputError | null>(null);
  const goOn = async (): Promise<void> => {
    const made = await tables.salvage({ table });
    if (made.ok) goTo({ screen: 'table', id: made.value });
    else setProblem(made.error);
  };
  return (
    <>
      <Button kind="primary" onClick={() => void goOn()}>
        {t('table.soundPart')}
      </Button>
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}
