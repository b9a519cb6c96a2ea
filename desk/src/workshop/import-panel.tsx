import type { InputError } from '@grognard/kernel';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { tell } from '../words/tell.ts';
import { newDraft } from './bench.ts';
import type { Named } from './craft.ts';
import { FaultNote } from './fault-note.tsx';
import { SharingSheet, useFirstFocus } from './sharing-sheet.tsx';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';

const LARGEST_FILE = 100_000;

interface ImportPanelProps<W extends Named, L> {
  readonly work: Work<W, L>;
  onClose(): void;
}

/** Something made elsewhere: pasted, or from a file. What is wrong with it is said, and nothing changes. */
export function ImportPanel<W extends Named, L>({ work, onClose }: ImportPanelProps<W, L>) {
  const field = useFirstFocus();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<InputError | null>(null);
  const { one, read } = work.craft;
  const take = (given: string): void => {
    const found = read(given);
    setText(given);
    if (!found.ok) {
      setError(found.error);
      return;
    }
    work.open(newDraft(found.value), tell(words.imported, { name: found.value.name }));
    onClose();
  };
  const takeFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const { name, size } = chosen;
    if (size <= LARGEST_FILE) return take(await chosen.text());
    setError({ code: 'too-long', path: name, message: tell(words.largeFile, { size, one }) });
  };
  return (
    <SharingSheet
      title={tell(words.importOne, { one })}
      say={tell(words.importSay, { one })}
      field={field}
      label={tell(words.textOf, { one })}
      text={text}
      isWrong={error !== null}
      onInput={setText}
      note={error !== null && <FaultNote title={tell(words.notYet, { one })} error={error} isAlert />}
      onClose={onClose}
    >
      <Button onClick={() => take(text)}>{tell(words.take)}</Button>
      <Button onClick={() => file.current?.click()}>{tell(words.chooseFile)}</Button>
      <input
        ref={file}
        type="file"
        class="sr"
        tabIndex={-1}
        aria-label={tell(words.fileOf, { one })}
        accept=".txt,text/plain"
        onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
      />
    </SharingSheet>
  );
}
