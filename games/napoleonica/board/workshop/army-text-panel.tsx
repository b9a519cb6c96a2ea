// The army as text, to be copied, or replaced by another.
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { newDraft } from '@grognard/desk/workshop/bench.ts';
import { FaultNote } from '@grognard/desk/workshop/fault-note.tsx';
import type { InputError } from '@grognard/kernel';
import { useState } from 'preact/hooks';
import { armyWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';
import { readArmyText, writeArmy } from './army-text.ts';

export function ArmyTextPanel({ work }: { readonly work: ArmyWork }) {
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<InputError | null>(null);
  const take = (): void => {
    const read = readArmyText(written ?? '');
    setError(read.ok ? null : read.error);
    if (!read.ok) return;
    work.open(newDraft(read.value), tell(armyWords.imported, { name: read.value.name }));
    setWritten(null);
  };
  return (
    <details class="napoleonica-army-text sheet">
      <summary>{tell(armyWords.share)}</summary>
      <p>{tell(armyWords.shareSay)}</p>
      <textarea
        rows={9}
        aria-label={tell(armyWords.share)}
        aria-invalid={error !== null}
        value={written ?? writeArmy(work.bench.draft)}
        onInput={(event) => setWritten(event.currentTarget.value)}
      />
      {error !== null && <FaultNote title={tell(armyWords.wrong)} error={error} isAlert />}
      {written !== null && <Button onClick={take}>{tell(armyWords.take)}</Button>}
    </details>
  );
}
