import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError } from '@grognard/kernel';
import type { ComponentChildren, Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { readDeckText, writeDeck } from '../../decks/deck-text.ts';
import { FaultNote } from './fault-note.tsx';
import type { Work } from './use-workbench.ts';
import { newDraft } from './workbench.ts';

interface PanelProps {
  readonly work: Work;
  onClose(): void;
}

interface SharingSheetProps {
  readonly title: string;
  readonly say: string;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly text: string;
  readonly isWrong?: boolean;
  /** Without it the text cannot be changed. */
  onInput?(text: string): void;
  readonly note?: ComponentChildren;
  /** What can be done with the text. */
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A text on a sheet of its own; Escape puts it away. */
const SharingSheet = (props: SharingSheetProps) => (
  <section
    class="sheet saga-sharing"
    aria-label={props.title}
    onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
  >
    <h2>{props.title}</h2>
    <p>{props.say}</p>
    <textarea
      ref={props.field}
      rows={9}
      aria-label={props.label}
      aria-invalid={props.isWrong}
      readOnly={props.onInput === undefined}
      value={props.text}
      onInput={(event) => props.onInput?.(event.currentTarget.value)}
    />
    {props.note}
    <div class="saga-acts">
      {props.children}
      <Button kind="ghost" onClick={props.onClose}>
        Close
      </Button>
    </div>
  </section>
);

function useFirstFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.setSelectionRange(0, 0);
    field.current?.focus();
    field.current?.scrollTo(0, 0);
  }, []);
  return field;
}

const fileName = (name: string): string => {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['deck'];
  return `${words.join('-')}.txt`;
};

interface SharePanelProps extends PanelProps {
  /** Hands a text to the reader as a file. */
  download(name: string, text: string): void;
}

/** The deck as text, to be copied or kept as a file. */
export function SharePanel({ work, download, onClose }: SharePanelProps) {
  const field = useFirstFocus();
  const { draft } = work.bench;
  const text = writeDeck(draft);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      work.setMessage({ text: 'The deck is on the clipboard. Paste it into a letter.' });
    } catch {
      field.current?.select();
      work.setMessage({ text: 'The browser does not let this page copy. The text is marked: press Ctrl+C.' });
    }
  };
  return (
    <SharingSheet
      title="Share as text"
      say="Anybody can read it, correct it, and import it here."
      field={field}
      label="The deck as text"
      text={text}
      onClose={onClose}
    >
      <Button onClick={() => void copy()}>Copy</Button>
      <Button onClick={() => download(fileName(draft.name), text)}>Download</Button>
    </SharingSheet>
  );
}

const LARGEST_FILE = 100_000;

/** A deck from outside: pasted, or from a file. What is wrong with it is said, and nothing changes. */
export function ImportPanel({ work, onClose }: PanelProps) {
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
    work.open(newDraft(name, deck), `“${name}” is imported. Save it to keep it.`);
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
