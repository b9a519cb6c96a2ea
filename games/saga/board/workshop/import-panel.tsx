import { Button } from '@grognard/desk/parts/button.tsx';
import { FaultNote } from '@grognard/desk/workshop/fault-note.tsx';
import type { InputError } from '@grognard/kernel';
import { useRef, useState } from 'preact/hooks';
import { readDeckText } from '../../decks/deck-text.ts';
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
    work.open(newDeck(name, deck), `“${name}” is imported. Save it to keep it.`);
    onClose();
  };
  const takeFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size <= LARGEST_FILE) return take(await chosen.text());
    const message = `The file has ${chosen.size} bytes: that is no deck. Choose the text file you were sent.`;
    setError({ code: 'too-long', path: chosen.name, message });
  };
  return (
    <SharingSheet
      title="Import a deck"
      say="Paste the text of a deck, or choose its file."
      field={field}
      label="The text of a deck"
      text={text}
      isWrong={error !== null}
      onInput={setText}
      note={error !== null && <FaultNote title="This is no deck yet" error={error} isAlert />}
      onClose={onClose}
    >
      <Button onClick={() => take(text)}>Import this text</Button>
      <Button onClick={() => file.current?.click()}>Choose a file</Button>
      <input
        ref={file}
        type="file"
        class="sr"
        tabIndex={-1}
        aria-label="File of a deck"
        accept=".txt,text/plain"
        onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
      />
    </SharingSheet>
  );
}
