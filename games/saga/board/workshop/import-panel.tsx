import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { FaultNote } from '@grognard/desk/workshop/fault-note.tsx';
import type { InputError } from '@grognard/kernel';
import { useRef, useState } from 'preact/hooks';
import { readDeckText } from '../../decks/deck-text.ts';
import { sharingWords } from '../words/sentences-workshop.ts';
import { type DeckWork, newDeck } from './deck-craft.ts';
import { SharingSheet, useFirstFocus } from './sharing-sheet.tsx';

const LARGEST_FILE = 100_000;

/** A deck from outside: pasted, or from a file. What is wrong with it is said, and nothing changes. */
export function ImportPanel({ work, onClose }: { readonly work: DeckWork; onClose(): void }) {
  const field = useFirstFocus();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<InputError | null>(null);
  const take = (given: string): void => {
    const read = readDeckText(given);
    setText(given);
    if (!read.ok) {
      setError(read.error);
      return;
    }
    const { name, deck } = read.value;
    work.open(newDeck(name, deck), tell(sharingWords.imported, { name }));
    onClose();
  };
  const takeFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size <= LARGEST_FILE) return take(await chosen.text());
    const message = tell(sharingWords.tooLong, { bytes: chosen.size });
    setError({ code: 'too-long', path: chosen.name, message });
  };
  return (
    <SharingSheet
      title={tell(sharingWords.import)}
      say={tell(sharingWords.importSay)}
      field={field}
      label={tell(sharingWords.importText)}
      text={text}
      isWrong={error !== null}
      onInput={setText}
      note={error !== null && <FaultNote title={tell(sharingWords.notADeck)} error={error} isAlert />}
      onClose={onClose}
    >
      <Button onClick={() => take(text)}>{tell(sharingWords.importThis)}</Button>
      <Button onClick={() => file.current?.click()}>{tell(sharingWords.chooseFile)}</Button>
      <input
        ref={file}
        type="file"
        class="sr"
        tabIndex={-1}
        aria-label={tell(sharingWords.file)}
        accept=".txt,text/plain"
        onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
      />
    </SharingSheet>
  );
}
